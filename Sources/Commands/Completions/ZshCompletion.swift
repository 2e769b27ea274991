/// Completion for zsh, by its `_arguments`.
enum ZshCompletion {
  static func text() -> String {
    var lines = [
      "#compdef \(Manual.program)",
      "_shake_render() {",
      "  local curcontext=\"$curcontext\" state line",
      "  local -a commands",
      "  commands=(",
    ]
    for subcommand in Subcommand.allCases {
      lines.append("    \(quote("\(subcommand.rawValue):\(Manual.of(subcommand).summary)"))")
    }
    lines += ["  )", "  _arguments -C \\"]
    lines += OptionTable.options(of: nil).map { "    \(spec($0)) \\" }
    lines += [
      "    '1:command:->command' \\",
      "    '*::argument:->argument'",
      "  case $state in",
      "    command) _describe command commands ;;",
      "    argument)",
      "      case $line[1] in",
    ]
    for subcommand in Subcommand.allCases { lines += branch(subcommand) }
    lines += ["      esac ;;", "  esac", "}", "_shake_render \"$@\""]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func branch(_ subcommand: Subcommand) -> [String] {
    let words = CompletionScript.operands(of: subcommand)
    let operand = words.isEmpty ? "'1:scene:_files'" : "'1:word:(\(words.joined(separator: " ")))'"
    let specs = OptionTable.options(of: subcommand).map { "            \(spec($0)) \\" }
    return ["        \(subcommand.rawValue))", "          _arguments \\"] + specs
      + ["            \(operand) ;;"]
  }

  /// One argument of `_arguments`: names, description, value.
  private static func spec(_ option: OptionDefinition) -> String {
    let repeated = option.isRepeatable ? "*" : ""
    let description = "[\(bracketed(option.summary))]"
    let value = option.placeholder.map { ":\(bracketed($0)):\(action(option.completion))" } ?? ""
    let long = quote(repeated + option.long + (option.takesValue ? "=" : "") + description + value)
    guard let letter = option.letter else { return long }
    return quote(repeated + letter + (option.takesValue ? "+" : "") + description + value) + " "
      + long
  }

  private static func action(_ completion: OptionDefinition.Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Brackets and colons delimit inside a spec.
  private static func bracketed(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }

  private static func quote(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
