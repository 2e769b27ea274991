/// Something that comes and goes above the views.
protocol Overlay: Sendable {
  /// What to paint at a time; nothing while it is not there.
  func nodes(at time: Double) -> [DisplayNode]
}
