/// What is missing in the file of an ``APNGWriter`` after its last frame.
public struct APNGEnding: Hashable, Sendable {
  /// The last bytes of the file.
  public let tail: [UInt8]
  /// The first bytes of the file, which now say how many frames there are: they replace as many.
  public let head: [UInt8]
}
