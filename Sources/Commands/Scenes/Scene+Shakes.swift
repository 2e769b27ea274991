import SceneModel

extension Scene {
  /// The shakes that the timeline plays, in its order, each once.
  var playedShakes: [ShakeDefinition] {
    var names: [String] = []
    for event in events {
      if case .shake(let name) = event.action, !names.contains(name) { names.append(name) }
    }
    return names.compactMap { name in shakes.first { $0.name == name } }
  }

  /// The shake that the timeline plays, if it is one.
  func onlyShake() throws(ArgumentError) -> ShakeDefinition {
    let played = playedShakes
    guard let shake = played.first else { throw .rule("the scene plays no shake") }
    guard played.count == 1 else {
      let names = Words.list(played.map(\.name))
      throw .rule("the scene plays \(played.count) shakes, \(names); choose one with --shake")
    }
    return shake
  }
}
