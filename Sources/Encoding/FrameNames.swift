/// The file names of a PNG sequence: some text, the frame's index, some more text.
package struct FrameNames: Hashable, Sendable {
  /// The folder or the pattern, as it was given.
  package let path: String
  /// The folder that the files are in, as it was given; "" for the current one.
  package let folder: String
  /// What comes before the index.
  package let prefix: String
  /// What comes after it.
  package let suffix: String
  /// The fewest digits of the index; 0 to write it as it is, without leading zeros.
  package let minimumDigits: Int

  /// `frame-0000.png` and so on in a folder.
  package init(folder: String) {
    path = folder
    self.folder = folder
    prefix = "frame-"
    suffix = ".png"
    minimumDigits = 4
  }

  /// Names from a path whose last part has one `%d` or `%0Nd`; `%%` there is a percent sign.
  /// Folders are taken as they are.
  package init(pattern path: String) throws(OutputTargetError) {
    self.path = path
    let bytes = Array(path.utf8)
    let start = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    folder = String(decoding: bytes[..<start], as: UTF8.self)
    var pattern = FrameNamePattern(bytes[start...])
    do { try pattern.parse() } catch { throw .pattern(path: path, error) }
    (prefix, suffix, minimumDigits) = (pattern.prefix, pattern.suffix, pattern.minimumDigits)
  }

  /// How many digits all names have when the last one is for `lastIndex`, so that their
  /// alphabetical order is that of the frames; 0 where there are no leading zeros.
  package func digits(lastIndex: Int) -> Int {
    minimumDigits == 0 ? 0 : max(minimumDigits, String(lastIndex).utf8.count)
  }

  /// The name, without the folder, of a frame.
  package func name(index: Int, digits: Int) -> String {
    let number = String(index)
    return prefix + String(repeating: "0", count: max(0, digits - number.utf8.count)) + number
      + suffix
  }

  /// Whether a file's name could come from this pattern, whatever its number of digits.
  package func matches(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let count = bytes.count - prefix.utf8.count - suffix.utf8.count
    guard count > 0, bytes.starts(with: prefix.utf8),
      bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    else { return false }
    return bytes.dropFirst(prefix.utf8.count).prefix(count).allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }
}
