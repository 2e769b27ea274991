import SceneModel

/// A scene that was read and checked, and where it came from.
struct LoadedScene: Sendable {
  /// What messages call it.
  let name: String
  let scene: Scene
  /// The files that were read for it.
  let inputs: [String]
}
