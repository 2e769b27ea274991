/// A report in a folder.
protocol WrittenReport {
  /// The page's URL.
  var url: String { get }
  /// The place of a golden in the list.
  func index(of name: String) throws -> Int
}
