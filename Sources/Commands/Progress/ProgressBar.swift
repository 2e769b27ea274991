/// A bar on one line of a terminal, drawn over itself.
struct ProgressBar: ProgressDisplay {
  private static let cells = 30

  let console: Console
  let total: Int

  func show(done: Int, percent: Int) { console.draw("\r" + line(done: done, percent: percent)) }

  func clear() {
    let blank = String(repeating: " ", count: line(done: total, percent: 100).count)
    console.draw("\r\(blank)\r")
  }

  private func line(done: Int, percent: Int) -> String {
    let full = percent * Self.cells / 100
    let bar = String(repeating: "#", count: full) + String(repeating: "-", count: Self.cells - full)
    let number = String(repeating: " ", count: 3 - "\(percent)".count) + "\(percent)"
    return "[\(bar)] \(number) %  \(done)/\(total) frames"
  }
}
