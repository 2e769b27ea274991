/// The SHA-256 of every font file that a golden's texts were drawn with.
package struct FontDigests: Hashable, Sendable {
  /// A font file.
  package struct Font: Hashable, Sendable {
    /// The file's name without its folder, which is another on other machines.
    package let name: String
    /// Its digest in lower-case hexadecimal.
    package let digest: String
  }

  /// The files, by name.
  package let fonts: [Font]

  /// No font.
  package static let none = FontDigests(fonts: [])

  package init(fonts: [Font]) {
    self.fonts = fonts.sorted { ($0.name, $0.digest) < ($1.name, $1.digest) }
  }

  /// The digests of files.
  package init(of paths: [String]) throws(GoldenError) {
    var fonts: [Font] = []
    for path in paths {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      fonts.append(Font(name: name, digest: try FileDigest.of(path)))
    }
    self.init(fonts: fonts)
  }
}

extension FontDigests {
  /// The digests as a text file: a line each, as `sha256sum` writes it.
  package var text: String {
    fonts.reduce(into: "") { $0 += "\($1.digest)  \($1.name)\n" }
  }

  /// The digests that a text file holds; nil for a file of another form.
  package init?(text bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self), text.isEmpty || text.hasSuffix("\n")
    else { return nil }
    var fonts: [Font] = []
    for line in text.split(separator: "\n") {
      let digest = line.utf8.prefix(64)
      let isHexadecimal = digest.allSatisfy { "0123456789abcdef".utf8.contains($0) }
      let rest = line.dropFirst(64)
      guard digest.count == 64, isHexadecimal, rest.hasPrefix("  "), rest.count > 2 else {
        return nil
      }
      fonts.append(Font(name: String(rest.dropFirst(2)), digest: String(line.prefix(64))))
    }
    self.init(fonts: fonts)
  }

  /// What is another than in the golden and what follows from it, on one line; nil where all is the
  /// same.
  package func note(against expected: FontDigests) -> String? {
    let differences = differences(from: expected)
    guard !differences.isEmpty else { return nil }
    return differences.joined(separator: ", ") + "; text is compared by ink sum and box"
  }

  /// What is another than in the golden, some words each; none where all is the same.
  package func differences(from expected: FontDigests) -> [String] {
    let known = Dictionary(expected.fonts.map { ($0.name, $0.digest) }, uniquingKeysWith: { $1 })
    let used = Set(fonts.map(\.name))
    let changed = fonts.compactMap { font -> String? in
      guard let digest = known[font.name] else { return "font \(font.name) is not the golden's" }
      return digest == font.digest ? nil : "font \(font.name) is another version than the golden's"
    }
    let gone = expected.fonts.filter { !used.contains($0.name) }
    return changed + gone.map { "font \($0.name) of the golden is not used" }
  }
}
