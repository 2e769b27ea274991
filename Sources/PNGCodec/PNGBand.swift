/// A run of rows as it stands in the file: an IDAT chunk that can be used again as long as the
/// rows do not change.
struct PNGBand {
  /// The whole chunk: length, name, deflated rows, checksum.
  var chunk: [UInt8]
  /// The Adler-32 checksum of the rows with their filter bytes, before they were deflated.
  var adler: UInt
  /// The length of what ``adler`` is of.
  var rawCount: Int
}
