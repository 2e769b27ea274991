import Foundation
import Testing

/// The browser of this machine.
enum Chromium {
  /// What is said where there is none.
  static let absence: Comment = "Chromium is not installed: apt-get install chromium"

  /// Its executable: what `CHROMIUM` in the environment names, or else the first one in `PATH`.
  static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["CHROMIUM"], !named.isEmpty { return named }
    let folders = (environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The command line of one without a window, which is steered through descriptors 3 and 4 and
  /// keeps its profile in a folder. What the tests open is theirs, and root has no sandbox.
  static func arguments(profile: String) -> [String] {
    [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)",
      "--no-sandbox", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-extensions", "--disable-crash-reporter", "--disable-breakpad",
      "--force-device-scale-factor=1", "--window-size=1200,900",
    ]
  }
}
