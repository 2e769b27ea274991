/// An alert, as `UIAlertController` draws it.
public struct Alert: Hashable, Sendable {
  /// The bold first line.
  public var title: String
  /// The lines below; empty for none.
  public var message: String
  /// The buttons' titles; the first is the cancel button when there are two.
  public var buttons: [String]
  /// Seconds from its start until it begins to hide; nil to stay.
  public var hideAfter: Double?

  /// An alert.
  public init(
    title: String, message: String = "", buttons: [String] = ["OK"], hideAfter: Double? = nil
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.hideAfter = hideAfter
  }

  /// How long showing and hiding take, each, in seconds.
  public static let transitionDuration = 0.25
}
