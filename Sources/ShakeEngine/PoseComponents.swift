/// A set of the numbers that make up a pose.
package struct PoseComponents: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let x = PoseComponents(rawValue: 1 << 0)
  package static let y = PoseComponents(rawValue: 1 << 1)
  package static let rotation = PoseComponents(rawValue: 1 << 2)
  package static let scaleX = PoseComponents(rawValue: 1 << 3)
  package static let scaleY = PoseComponents(rawValue: 1 << 4)
  package static let skew = PoseComponents(rawValue: 1 << 5)
  package static let transform: PoseComponents = [.x, .y, .rotation, .scaleX, .scaleY, .skew]
  package static let opacity = PoseComponents(rawValue: 1 << 6)
}
