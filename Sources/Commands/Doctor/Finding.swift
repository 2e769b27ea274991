/// Something that the machine has or lacks.
package struct Finding: Encodable {
  /// What it is.
  package let name: String
  /// Whether it is there.
  package let isFound: Bool
  /// Whether work suffers without it.
  package let isNeeded: Bool
  /// Its version or place, or what to install.
  package let words: String

  /// Something that is there.
  package static func found(_ name: String, _ words: String) -> Finding {
    Finding(name: name, isFound: true, isNeeded: false, words: words)
  }

  /// Something that is not there.
  package static func missing(_ name: String, isNeeded: Bool, _ words: String) -> Finding {
    Finding(name: name, isFound: false, isNeeded: isNeeded, words: words)
  }
}
