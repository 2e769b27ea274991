/// An object whose keys were checked: unknown ones and second ones are reported.
struct ObjectReader {
  /// The object as a value.
  let value: DocumentValue
  private let members: [String: JSONNode]
  /// Keys that were probably meant by unknown ones; their absence is not reported beside that.
  private let guessed: Set<String>

  var checker: DocumentChecker { value.checker }

  init(_ value: DocumentValue, _ list: [JSONMember], _ keys: KeySet) {
    var members: [String: JSONNode] = [:]
    var guessed: Set<String> = []
    let legal = Set(keys.keys)
    for member in list {
      let path = member.value.path ?? value.path(of: member.key)
      if !legal.contains(member.key) {
        let guess = value.checker.guess(for: member.key, among: keys.keys)
        value.checker.error(
          keys.complaint(about: member.key, guess: guess), at: member.keyLocation, path: path)
        if let guess { guessed.insert(guess) }
      } else if members.updateValue(member.value, forKey: member.key) != nil {
        value.checker.error(
          "duplicate key; the object has it already", at: member.keyLocation, path: path)
      }
    }
    self.value = value
    self.members = members
    self.guessed = guessed
  }

  /// The value of a key; nil when it is not given.
  subscript(key: String) -> DocumentValue? {
    members[key].map { DocumentValue($0, path: value.path(of: key), checker: checker) }
  }

  /// The value of a key that must be given.
  func required(_ key: String) -> DocumentValue? {
    if let found = self[key] { return found }
    if !guessed.contains(key) { value.error("needs \(key.quoted)") }
    return nil
  }

  /// Whether a key is given, or an unknown one was probably meant to be it.
  func mentions(_ key: String) -> Bool { members[key] != nil || guessed.contains(key) }
}

extension DocumentValue {
  /// The path of a member.
  func path(of key: String) -> String {
    let name = key.contains { !($0.isLetter || $0.isNumber || "_.-$".contains($0)) } || key.isEmpty
    let shown = name ? key.quoted : key
    return path.isEmpty ? shown : "\(path).\(shown)"
  }
}
