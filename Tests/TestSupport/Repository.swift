/// Where this checkout is, found from this file's own place in it.
public enum Repository {
  /// The absolute path of a file or folder of the repository.
  public static func path(_ relative: String) -> String {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + (parts + [Substring(relative)]).joined(separator: "/")
  }
}
