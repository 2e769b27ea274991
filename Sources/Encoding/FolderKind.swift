/// A kind of folder that a program makes and replaces as a whole.
package struct FolderKind: Hashable, Sendable {
  /// The name of the hidden file that marks it.
  package let marker: String
  /// The names of all files and folders in it, the marker's among them.
  package let names: Set<String>

  /// A kind with a marker, and other names that belong to it.
  package init(marker: String, names: Set<String>) {
    self.marker = marker
    self.names = names.union([marker])
  }
}
