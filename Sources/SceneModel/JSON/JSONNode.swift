/// A value of a document, and where it stands.
package struct JSONNode: Sendable {
  /// The value.
  package var value: JSONValue
  /// Where it comes from.
  package var location: SourceLocation
  /// Its path in messages when that is not its place in the tree: a `set` event's value, which is
  /// checked as a part of the view it changes.
  var path: String?
  /// What was typed, when the whole value is one option's: where words are wanted, `123` is one.
  var typed: String?
}

/// The values of JSON.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// Any number, `Infinity` and `NaN` included: the checks refuse those, with their path.
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object([JSONMember])
}

/// A key and its value.
package struct JSONMember: Sendable {
  package var key: String
  package var keyLocation: SourceLocation
  package var value: JSONNode
}

/// Where a value comes from.
package enum SourceLocation: Hashable, Sendable {
  /// The document, at an offset in bytes.
  case document(offset: Int)
  /// The command line: the index of an option.
  case option(Int)
}

extension JSONNode {
  /// The value of a key; the first one when there are more.
  package func member(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The values of an array, or nil for other values.
  package var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members of an object, or nil for other values.
  package var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The text of a string, or nil for other values.
  package var text: String? {
    if case .string(let text) = value { text } else { nil }
  }
}
