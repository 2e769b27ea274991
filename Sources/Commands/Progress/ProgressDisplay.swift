/// Shows how far the work is.
protocol ProgressDisplay {
  /// Shows a state; each percentage comes once, and they rise.
  func show(done: Int, percent: Int)

  /// Makes room for other words on the screen.
  func clear()
}
