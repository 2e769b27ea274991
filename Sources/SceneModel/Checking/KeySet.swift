/// The keys that an object takes, and whose keys its relatives' are.
struct KeySet {
  /// What the object is, in messages about relatives' keys: `textField`.
  var name: String
  /// The keys it takes.
  var keys: [String]
  /// The kinds beside it with the keys that only some of them take.
  var relatives: [(name: String, keys: [String])] = []

  /// An object that has no kinds.
  init(_ keys: [String]) {
    name = ""
    self.keys = keys
  }

  /// An object of one of several kinds; without a known kind it takes the keys of all.
  init(common: [String], kind: String?, kinds: [(name: String, keys: [String])]) {
    name = kind ?? ""
    let own = kinds.filter { kind == nil || $0.name == kind }.flatMap(\.keys)
    keys = common + own.filter { !common.contains($0) }
    relatives = kinds
  }

  /// What is wrong with a key that it does not take, and what was probably meant.
  func complaint(about key: String, guess: String?) -> String {
    let owners = relatives.filter { $0.keys.contains(key) }.map(\.name)
    guard owners.isEmpty else {
      let article = "aeiouAEIOU".contains(name.first ?? "x") ? "an" : "a"
      return "not \(article) \(name) key (it belongs to \(owners.joinedAsWords))"
    }
    return "unknown key" + Suggestion.hint(guess)
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  var joinedAsWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
