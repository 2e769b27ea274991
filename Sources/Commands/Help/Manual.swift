/// What is to be said about a subcommand beside its options.
package struct Manual: Sendable {
  /// A command line, and what it does.
  package struct Example: Sendable {
    /// What to type after the program's name.
    package let arguments: String
    /// What it does, in a sentence.
    package let meaning: String

    init(_ arguments: String, _ meaning: String) {
      self.arguments = arguments
      self.meaning = meaning
    }
  }

  /// What it is for, in a few words.
  package let summary: String
  /// Its forms, without the program's name.
  package let synopsis: [String]
  /// What there is to know before the options.
  package let paragraphs: [String]
  /// Examples, the commonest first.
  package let examples: [Example]
}

extension Manual {
  /// The program's name.
  package static let program = "shake-render"
  /// What the program is for.
  package static let purpose =
    "See a shake before it ships, and prove that it moves as specified."

  /// What SCENE may be.
  package static let scene = """
    SCENE is a scene document (JSON; 'shake-render schema' prints its schema) or - for stdin. \
    Without one a built-in login form gets AFViewShaker's default shake.
    """

  /// How options are typed.
  package static let habits = """
    Options may stand anywhere; --name VALUE and --name=VALUE are the same, and -- ends options. \
    Numbers have a decimal point in every locale. A negative number may follow its option like any \
    value; any other value that starts with a dash needs the form with =.
    """

  /// The statuses, and what they mean.
  package static let statuses: [(ExitStatus, String)] = [
    (.success, "Done; from golden verify, diff and measure: everything matches."),
    (
      .differs,
      "golden verify, diff or measure found a difference, golden record wrote something, or what "
        + "measure reads is no shake."
    ),
    (
      .usage,
      "The command line or the scene is wrong. Nothing was written. (A golden that is wrong is one "
        + "that golden verify reports, with status 1.)"
    ),
    (.failure, "Input, output or an encoder failed; or doctor misses something."),
    (.hungUp, "Ended by a closed terminal (SIGHUP). Earlier files are as they were."),
    (.interrupted, "Ended by Ctrl-C (SIGINT). Earlier files are as they were."),
    (.brokenPipe, "The reader of a pipe went away (SIGPIPE)."),
    (.terminated, "Ended by SIGTERM. Earlier files are as they were."),
  ]

  /// The variables that matter, and how.
  package static let variables: [(String, String)] = [
    ("CI", "If not empty, golden record and golden approve are refused without --force."),
    ("GITHUB_ACTIONS", "If true, golden verify prints a failure as an annotation, too."),
    ("NO_COLOR", "If not empty, no colours on a terminal."),
    ("TERM", "If dumb, no colours and no progress bar."),
  ]
}
