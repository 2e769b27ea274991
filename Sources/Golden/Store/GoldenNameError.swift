/// Why a text is no golden's name, or two names cannot be in one store.
package enum GoldenNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no text.
  case empty
  /// It, or a part of it, is longer than files may be called.
  case tooLong(String)
  /// It has a control character.
  case control(String)
  /// It has a backslash, which separates folders on some systems.
  case backslash(String)
  /// It is an absolute path.
  case absolute(String)
  /// It leads out of the store's folder.
  case outside(String)
  /// A part is empty or hidden.
  case part(String)
  /// It is no scene's file.
  case noScene(String)
  /// Two names are, or may be, those of the same files.
  case clash(String, String)

  /// One line for people.
  package var description: String {
    switch self {
    case .empty: "a golden's name must not be empty"
    case .tooLong(let name):
      "golden '\(name)': must have at most \(GoldenName.maximumLength) bytes, "
        + "\(GoldenName.maximumPartLength) between two slashes"
    case .control(let name):
      "golden \(name.debugDescription): must not have a control character"
    case .backslash(let name): "golden '\(name)': must not have a backslash; folders end with /"
    case .absolute(let name): "golden '\(name)': must be a path inside the folder of goldens"
    case .outside(let name): "golden '\(name)': must not lead out of the folder of goldens"
    case .part(let name): "golden '\(name)': no part may be empty or begin with a dot"
    case .noScene(let path): "\(path): a golden's scene ends in .json"
    case .clash(let first, let second) where first == second:
      "there are two goldens '\(first)' whose letters are composed otherwise, and they would share "
        + "files; rename one of them"
    case .clash(let first, let second):
      "goldens '\(first)' and '\(second)' would share files; rename one of them"
    }
  }
}
