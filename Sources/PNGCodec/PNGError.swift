/// Why a PNG could not be read or written.
public struct PNGError: Error, Hashable, Sendable {
  /// What is wrong, in words for the user.
  public var message: String
}
