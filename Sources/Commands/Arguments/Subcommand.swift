/// The subcommands, in the order in which help lists them.
package enum Subcommand: String, CaseIterable, Sendable {
  /// Video or frames.
  case render
  /// One frame.
  case still
  /// The motion as numbers.
  case curve
  /// The motion of a recording.
  case measure
  /// The motion in words.
  case explain
  /// Scenes against approved frames.
  case golden
  /// Two pictures or clips against each other.
  case diff
  /// The shakes that can be named.
  case presets
  /// The screens that a scene can name.
  case devices
  /// The scene format, for editors.
  case schema
  /// What this machine has and lacks.
  case doctor
  /// Scripts that complete words in a shell.
  case completions
  /// Help on a subcommand, and the man page.
  case help
}

extension Subcommand {
  /// The subcommands that read a scene.
  static let withScene: [Subcommand] = [.render, .still, .curve, .explain]
  /// The subcommands that take a shake's parameters.
  static let withShake: [Subcommand] = withScene + [.measure]
  /// The subcommands that draw pixels.
  static let withPixels: [Subcommand] = [.render, .still, .golden]
  /// The subcommands that have little to say unless something is wrong.
  static let withQuiet: [Subcommand] = withShake + [.golden, .diff]
}
