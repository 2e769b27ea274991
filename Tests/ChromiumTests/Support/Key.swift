/// A key of a keyboard, as the DevTools Protocol wants it.
struct Key {
  let name: String
  let code: String
  /// Its number on Windows, which browsers go by.
  let number: Int
  var text: String?
  var hasShift = false

  static let tab = Key(name: "Tab", code: "Tab", number: 9)
  static let shiftTab = Key(name: "Tab", code: "Tab", number: 9, hasShift: true)
  static let enter = Key(name: "Enter", code: "Enter", number: 13, text: "\r")
  static let space = Key(name: " ", code: "Space", number: 32, text: " ")
  static let end = Key(name: "End", code: "End", number: 35)
  static let home = Key(name: "Home", code: "Home", number: 36)
  static let left = Key(name: "ArrowLeft", code: "ArrowLeft", number: 37)
  static let right = Key(name: "ArrowRight", code: "ArrowRight", number: 39)
  static let down = Key(name: "ArrowDown", code: "ArrowDown", number: 40)

  /// A letter, a digit or a sign that needs no shift.
  static func character(_ character: Character) -> Key {
    let text = String(character)
    let number: Int? =
      switch character {
      case ",": 188
      case ".": 190
      default: character.uppercased().utf8.first.map(Int.init)
      }
    return Key(name: text, code: "", number: number ?? 0, text: text)
  }
}
