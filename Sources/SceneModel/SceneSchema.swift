/// The JSON schema of scene documents, for completion in editors.
public enum SceneSchema {
  /// The schema (draft 2020-12).
  public static let json = "{}"
}
