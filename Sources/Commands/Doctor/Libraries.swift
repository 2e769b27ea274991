import PNGCodec
import Typography
import VideoCodec

/// The C libraries that the program runs with.
enum Libraries {
  /// Their names and versions, in a fixed order.
  static var versions: [(name: String, version: String)] {
    [("libpng", PNGLibrary.libpngVersion), ("zlib", PNGLibrary.zlibVersion)]
      + VideoLibrary.versions + TextLibraries.versions
  }
}
