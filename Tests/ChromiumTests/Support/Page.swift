import Foundation

/// A page in a browser.
final class Page {
  let browser: Browser
  /// What the browser calls the connection to the page.
  let session: String
  private let target: JSONValue

  /// A new, empty page.
  init(in browser: Browser) throws {
    self.browser = browser
    target = try browser.call("Target.createTarget", ["url": "about:blank"])["targetId"]
    session =
      try browser.call(
        "Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"].string ?? ""
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
  }

  deinit { _ = try? browser.call("Target.closeTarget", ["targetId": target]) }

  /// The URL of a file.
  static func url(_ path: String) -> String { URL(filePath: path).absoluteString }

  @discardableResult func call(
    _ method: String, _ parameters: JSONValue = [:]
  ) throws -> JSONValue {
    try browser.call(method, parameters, session: session)
  }

  /// Opens a URL and waits until everything in it is loaded.
  func open(_ url: String) throws {
    try waitForLoad {
      let result = try call("Page.navigate", ["url": .string(url)])
      if let reason = result["errorText"].string { throw BrowserError("\(url): \(reason)") }
    }
  }

  /// Goes back to what was shown before, as the browser's own button does.
  func goBack() throws {
    let history = try call("Page.getNavigationHistory")
    let place = try history["currentIndex"].decoded(as: Int.self)
    let entry = history["entries"].elements[max(place - 1, 0)]
    try call("Page.navigateToHistoryEntry", ["entryId": entry["id"]])
  }

  /// Does something that opens another document, and waits until that is loaded.
  func waitForLoad(_ body: () throws -> Void) throws {
    let count = browser.eventCount
    try body()
    try browser.wait(for: "Page.loadEventFired", session: session, after: count)
  }

  /// The value of a JavaScript expression; of a promise, what it comes to.
  @discardableResult func value(_ expression: String) throws -> JSONValue {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": .string(expression), "returnByValue": true, "awaitPromise": true])
    if let reason = answer["exceptionDetails", "exception", "description"].string {
      throw BrowserError("\(expression): \(reason)")
    }
    return answer["result", "value"]
  }

  /// The value of a JavaScript expression as a type of ours.
  func value<Value: Decodable>(_ expression: String, as type: Value.Type) throws -> Value {
    try value(expression).decoded(as: type)
  }

  /// Waits until a JavaScript expression is true, looking once a frame.
  func wait(until condition: String) throws {
    try value(
      """
      new Promise((resolve, reject) => {
        const end = performance.now() + 30000;
        (function look() {
          if (\(condition)) resolve(true);
          else if (performance.now() > end) reject(new Error("is never true"));
          else requestAnimationFrame(look);
        })();
      })
      """)
  }

  /// Everything that went wrong in the page: exceptions, errors on its console, dialogs.
  var complaints: [String] {
    get throws {
      try browser.events(of: session).compactMap { event in
        let parameters = event.parameters
        switch event.method {
        case "Runtime.exceptionThrown":
          return try parameters["exceptionDetails"].text
        case "Runtime.consoleAPICalled":
          let isError = ["error", "assert"].contains(parameters["type"].string)
          return isError ? try parameters["args"].text : nil
        case "Log.entryAdded":
          return parameters["entry", "level"] == "error" ? try parameters["entry"].text : nil
        case "Page.javascriptDialogOpening":
          return "a dialog: \(try parameters["message"].text)"
        default: return nil
        }
      }
    }
  }

  /// The URLs of everything that the page has asked for, but for what is inside it.
  var requests: [String] {
    get throws {
      try browser.events(of: session).compactMap { event in
        guard event.method == "Network.requestWillBeSent" else { return nil }
        return event.parameters["request", "url"].string
      }.filter { !$0.hasPrefix("data:") }
    }
  }
}
