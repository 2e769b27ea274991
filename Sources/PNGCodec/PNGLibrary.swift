import CPNG

/// The C libraries that PNG pictures are read and written with.
public enum PNGLibrary {
  /// The version of the libpng that runs, such as "1.6.39".
  public static var libpngVersion: String {
    String(cString: png_get_libpng_ver(nil))
  }

  /// The version of the zlib that runs, such as "1.2.13".
  public static var zlibVersion: String { String(cString: CPNG.zlibVersion()) }
}
