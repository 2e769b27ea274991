/// A JSON object a line, for programs that start this one.
struct JSONProgress: ProgressDisplay {
  let console: Console
  let total: Int

  func show(done: Int, percent: Int) {
    console.draw(
      "{\"event\":\"progress\",\"done\":\(done),\"total\":\(total),\"percent\":\(percent)}\n")
  }

  func clear() {}
}
