import Encoding

/// Finds outputs that would overwrite each other or what is read, before anything is
/// written.
enum OutputCheck {
  /// Refuses outputs that get in each other's way, or in the way of files that are read; `use` says
  /// what those are for.
  static func check(
    _ targets: [OutputTarget], inputs: [String], use: String = "is read"
  ) throws(ArgumentError) {
    let claims = targets.map(Claim.init)
    for (index, claim) in claims.enumerated() {
      for earlier in claims[..<index] where claim.overlaps(earlier) {
        throw .rule("\(claim.path) is written to twice")
      }
      for input in inputs where claim.covers(file: input) {
        throw .rule("\(claim.path) would overwrite \(input), which \(use)")
      }
    }
  }

  /// Refuses files that would be among the frames of an input: a folder, or a pattern of names.
  static func checkFrames(_ paths: [String], inputs: [String]) throws(ArgumentError) {
    for path in paths where path != "-" {
      if let input = inputs.first(where: { isFrame(path, of: $0) }) {
        throw .rule("\(path) would be one of the frames of \(input); write it elsewhere")
      }
    }
  }

  private static func isFrame(_ path: String, of input: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? ""
    let folder = PathIdentity(
      parts.dropLast() == [""] ? "/" : parts.dropLast().joined(separator: "/"))
    let identity = PathIdentity(input)
    // What is there by its very name is no pattern.
    if case .existing = identity {
      return identity == folder && name.lowercased().hasSuffix(".png")
    }
    guard let names = try? FrameNames(pattern: input) else { return false }
    return PathIdentity(names.folder) == folder && names.matches(name)
  }

  /// What a target writes to.
  private struct Claim {
    let path: String
    private let target: OutputTarget
    private let identity: PathIdentity?

    init(_ target: OutputTarget) {
      self.target = target
      switch target {
      case .video(let path), .apng(let path), .still(let path):
        self.path = path
        identity = path == "-" ? nil : PathIdentity(path)
      case .sequence(let names):
        path = names.folder + names.prefix + "*" + names.suffix
        identity = PathIdentity(names.folder)
      case .standardOutput:
        path = "standard output"
        identity = nil
      }
    }

    func overlaps(_ other: Claim) -> Bool {
      switch (target, other.target) {
      case (.sequence(let names), .sequence(let others)):
        // Each removes what an earlier run left under its names.
        identity == other.identity
          && (names.matches(others.name(index: 0, digits: 1))
            || others.matches(names.name(index: 0, digits: 1)))
      case (.sequence, _): covers(file: other.path)
      case (_, .sequence): other.covers(file: path)
      default: identity == other.identity
      }
    }

    func covers(file: String) -> Bool {
      guard case .sequence(let names) = target else {
        return identity != nil && identity == PathIdentity(file)
      }
      let parts = file.split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.dropLast().joined(separator: "/")
      return names.matches(parts.last.map(String.init) ?? "")
        && identity == PathIdentity(file.hasPrefix("/") && folder.isEmpty ? "/" : folder)
    }
  }
}
