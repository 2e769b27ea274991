/// Why a text is not JSON5.
package struct JSON5SyntaxError: Error, Equatable {
  /// Where, in bytes.
  package var offset: Int
  /// What was expected, or what is wrong.
  package var message: String
}
