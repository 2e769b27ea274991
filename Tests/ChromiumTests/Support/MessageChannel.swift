import Foundation

/// Messages to and from a browser over a socket: JSON, each ended by a NUL.
struct MessageChannel {
  private let descriptor: Int32
  private var received: [UInt8] = []

  /// A channel over a socket that stays its opener's.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Sends a message.
  mutating func send(_ message: JSONValue, by deadline: Deadline) throws {
    var rest = Array(try message.text.utf8)[...]
    rest.append(0)
    while !rest.isEmpty {
      guard deadline.wait(for: descriptor, POLLOUT) else {
        throw BrowserError("the browser takes no messages")
      }
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count >= 0 || errno == EINTR else { throw BrowserError("the browser is gone") }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// The next message; nil where the browser has closed its end.
  mutating func receive(by deadline: Deadline) throws -> JSONValue? {
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONDecoder().decode(JSONValue.self, from: message)
      }
      searched = received.count
      guard deadline.wait(for: descriptor, POLLIN) else {
        throw BrowserError("the browser does not answer")
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      received += bytes[..<count]
    }
  }
}
