import Foundation
import Synchronization
import TestSupport
import Testing

/// A browser that is steered by the Chrome DevTools Protocol.
final class Browser: Sendable {
  /// Something that happened in a page.
  struct Event {
    let session: String?
    let method: String
    let parameters: JSONValue
  }

  private struct State {
    var channel: MessageChannel
    var lastCall = 0
    var events: [Event] = []
  }

  /// The browser of the tests that run, if they are in one.
  @TaskLocal private static var running: Browser?

  /// How long a browser on a busy machine may take for anything.
  private static let patience = 60

  private let process: BrowserProcess
  private let folder: TemporaryFolder
  private let state: Mutex<State>

  /// Starts a browser and waits for its first answer.
  private init(path: String) throws {
    folder = try TemporaryFolder()
    process = try .started(
      path, Chromium.arguments(profile: folder.path("profile")), folder: folder.path)
    state = Mutex(State(channel: MessageChannel(process.socket)))
  }

  /// The browser that the tests of this suite share.
  static func current() throws -> Browser {
    try #require(running, "no browser outside the suite InChromium")
  }

  /// Calls a function that has a browser meanwhile.
  static func run(_ body: () async throws -> Void) async throws {
    let browser = try Browser(path: try #require(Chromium.path, Chromium.absence))
    defer { browser.quit() }
    try browser.call("Browser.getVersion")
    try await $running.withValue(browser) { try await body() }
  }

  /// How many events there were so far.
  var eventCount: Int { state.withLock { $0.events.count } }

  /// What happened in a page.
  func events(of session: String) throws -> [Event] {
    state.withLock { $0.events.filter { $0.session == session } }
  }

  /// Calls a method and waits for its result.
  @discardableResult func call(
    _ method: String, _ parameters: JSONValue = [:], session: String? = nil
  ) throws -> JSONValue {
    let deadline = Deadline(seconds: Self.patience)
    return try state.withLock { state in
      state.lastCall += 1
      let id = JSONValue.number(Double(state.lastCall))
      var message: [String: JSONValue] = [
        "id": id, "method": .string(method), "params": parameters,
      ]
      message["sessionId"] = session.map { .string($0) }
      try state.channel.send(.object(message), by: deadline)
      while true {
        let answer = try Self.next(&state, by: deadline)
        guard answer["id"] == id else { continue }
        if let reason = answer["error", "message"].string {
          throw BrowserError("\(method): \(reason)")
        }
        return answer["result"]
      }
    }
  }

  /// Waits for an event of a page that is not among the first `count` events.
  func wait(for method: String, session: String, after count: Int) throws {
    let deadline = Deadline(seconds: Self.patience)
    try state.withLock { state in
      while !state.events[count...].contains(where: {
        $0.session == session && $0.method == method
      }) {
        _ = try Self.next(&state, by: deadline)
      }
    }
  }

  /// The next message, which is also kept if it is an event.
  private static func next(_ state: inout State, by deadline: Deadline) throws -> JSONValue {
    guard let message = try state.channel.receive(by: deadline) else {
      throw BrowserError("the browser is gone")
    }
    if let method = message["method"].string {
      state.events.append(
        Event(
          session: message["sessionId"].string, method: method, parameters: message["params"]))
    }
    return message
  }

  /// Asks the browser to go, and ends what is left of it.
  private func quit() {
    let deadline = Deadline(seconds: 10)
    state.withLock { state in
      try? state.channel.send(["id": 0, "method": "Browser.close"], by: deadline)
      while (try? state.channel.receive(by: deadline)) != nil {}
    }
    process.end()
  }
}
