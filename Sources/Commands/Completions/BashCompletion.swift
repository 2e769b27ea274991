/// Completion for bash, without the bash-completion package.
enum BashCompletion {
  static func text() -> String {
    var lines = [
      "# bash completion for \(Manual.program)",
      "_shake_render() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word",
      "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
      "    case $word in",
      "      \(names.joined(separator: "|"))) command=$word; break ;;",
      "    esac",
      "  done",
      "  COMPREPLY=()",
      "  case $previous in",
    ]
    for option in OptionTable.all where option.takesValue { lines.append("    " + value(option)) }
    lines += ["  esac", "  local options= words="]
    lines += ["  case $command in"]
    for subcommand in Subcommand.allCases { lines.append("    " + branch(subcommand)) }
    lines += [
      "    *) options='\(spellings(of: nil))' words='\(names.joined(separator: " "))' ;;",
      "  esac",
      "  if [[ $current == -* ]]; then",
      "    COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))",
      "  elif [[ -n $words ]]; then",
      "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))",
      "  else",
      "    compopt -o filenames 2>/dev/null",
      "    mapfile -t COMPREPLY < <(compgen -f -- \"$current\")",
      "  fi",
      "}",
      "complete -F _shake_render \(Manual.program)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let names = Subcommand.allCases.map(\.rawValue)

  private static func branch(_ subcommand: Subcommand) -> String {
    let words = CompletionScript.operands(of: subcommand).joined(separator: " ")
    return "\(subcommand.rawValue)) options='\(spellings(of: subcommand))' words='\(words)' ;;"
  }

  private static func spellings(of subcommand: Subcommand?) -> String {
    OptionTable.options(of: subcommand).flatMap { [$0.letter, $0.long].compactMap(\.self) }
      .joined(separator: " ")
  }

  private static func value(_ option: OptionDefinition) -> String {
    let pattern = [option.letter, option.long].compactMap(\.self).joined(separator: "|")
    switch option.completion {
    case .nothing:
      return "\(pattern)) return ;;"
    case .files:
      return "\(pattern)) compopt -o filenames 2>/dev/null; "
        + "mapfile -t COMPREPLY < <(compgen -f -- \"$current\"); return ;;"
    case .words(let words):
      return "\(pattern)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' "
        + "-- \"$current\")); return ;;"
    }
  }
}
