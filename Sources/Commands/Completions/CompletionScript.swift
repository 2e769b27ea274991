import ShakeEngine

/// Scripts that complete subcommands, options and their values in a shell.
package enum CompletionScript {
  /// The shells that there is a script for.
  package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  /// The script for a shell.
  package static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion.text()
    case .zsh: ZshCompletion.text()
    case .fish: FishCompletion.text()
    }
  }

  /// The words that may follow a subcommand; empty where files may.
  static func operands(of subcommand: Subcommand) -> [String] {
    switch subcommand {
    case .completions: Shell.allCases.map(\.rawValue)
    case .presets: PresetCatalog.all.map(\.name)
    case .help: Subcommand.allCases.map(\.rawValue)
    default: []
    }
  }
}
