import Encoding
import Golden
package import Rendering
package import Typography

/// Draws scenes and writes what is approved by that.
package struct GoldenRecorder: Sendable {
  /// What is written.
  package enum Mode: Sendable {
    /// Files that are not there.
    case missing
    /// Files that are not there, and those of goldens that do not match.
    case changed
    /// Both, and goldens that match within a tolerance without being the same.
    case all
  }

  /// What became of a golden.
  package struct Result: Sendable {
    /// The golden.
    package let location: GoldenLocation
    /// The files that were written, by their paths.
    package internal(set) var written: [String] = []
    /// Whether any of them was there before.
    package internal(set) var isUpdate = false
    /// Whether something that does not match was left alone, since the mode says so.
    package internal(set) var isOutdated = false
  }

  /// What is written.
  package var mode: Mode
  /// How many threads draw; nil for one a processor.
  package var workers: Int?
  /// What texts are drawn with: called once a scene.
  package var fonts: @Sendable () -> FontLibrary

  /// A recorder.
  package init(
    mode: Mode = .missing, workers: Int? = nil,
    fonts: @escaping @Sendable () -> FontLibrary = { .system() }
  ) {
    self.mode = mode
    self.workers = workers
    self.fonts = fonts
  }

  /// Records goldens: all of them, or none if anything is wrong with one or a file cannot be
  /// written. `FileBatch` says what can still come in between.
  ///
  /// Files that hold the same already, whatever their bytes are, are left alone.
  ///
  /// - Parameters:
  ///   - locations: The goldens; those without a scene are left alone.
  ///   - progress: Told of each golden as it is drawn.
  /// - Returns: What became of each golden.
  /// - Throws: `SceneError`, `EncodingError` and other errors that print what and where.
  package func record(
    _ locations: [GoldenLocation], progress: (GoldenLocation) -> Void = { _ in }
  ) throws -> [Result] {
    let batch = FileBatch()
    var results: [Result] = []
    for location in locations {
      guard !location.isStale else {
        results.append(Result(location: location))
        continue
      }
      progress(location)
      let path = location.store.path(location.name.sceneFile)
      try location.store.checkFile(location.name.sceneFile)
      let scene = try GoldenScene(contentsOf: path, fonts: fonts())
      results.append(try record(scene, location, into: batch))
    }
    try batch.publish()
    return results
  }

  /// Records a scene that need not be in the store, and does not get there, under a name.
  ///
  /// - Returns: What became of the golden.
  /// - Throws: `EncodingError` and other errors that print what and where.
  package func record(_ document: SceneDocument, as location: GoldenLocation) throws -> Result {
    let batch = FileBatch()
    let result = try record(GoldenScene(document, fonts: fonts()), location, into: batch)
    try batch.publish()
    return result
  }

  private func record(
    _ scene: GoldenScene, _ location: GoldenLocation, into batch: FileBatch
  ) throws -> Result {
    let (store, name) = (location.store, location.name)
    var result = Result(location: location)
    let state = try RecordedState(scene, location, workers: workers)
    result.isOutdated = state.isOutdated(after: mode)
    guard state.isWanted(by: mode) else { return result }
    let drawn = try DrawnGolden(scene, workers: workers)
    for (file, bytes) in drawn.files(of: name) where state.wants(file, mode) {
      try store.checkInside(file)
      try batch.add(bytes, path: store.path(file))
      result.written.append(store.path(file))
      result.isUpdate = result.isUpdate || !state.missing.contains(file)
    }
    return result
  }
}
