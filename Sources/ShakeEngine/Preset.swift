/// A shake that has a name.
public struct Preset: Hashable, Sendable {
  /// A parameter of a preset, as users set it.
  public struct Parameter: Hashable, Sendable {
    /// What can be written for a parameter.
    public enum Kind: String, Hashable, Sendable {
      /// A number.
      case number
      /// A whole number.
      case count
      /// One of some words.
      case choice
      /// true or false.
      case flag
    }

    /// Its name in documents and on the command line.
    public let name: String
    /// What can be written for it.
    public let kind: Kind
    /// What it is when nothing is written.
    public let defaultValue: String
    /// What is allowed, in words: `> 0`, `0...10000`, `horizontal|vertical`.
    public let range: String
    /// Its unit; empty where it has none.
    public let unit: String
    /// What it does, in a line.
    public let summary: String
  }

  /// Its name in documents and on the command line.
  public let name: String
  /// What it looks like, in a line.
  public let summary: String
  /// The shake with all defaults.
  public let motion: ShakeMotion
  /// Its parameters, in the order in which they are listed.
  public let parameters: [Parameter]
}
