/// The scene that is drawn when none is given: a login form that got the wrong password.
public enum BuiltInScene {
  /// The name of the document in messages.
  public static let name = "built-in scene"

  /// The document.
  public static let json = """
    {
      "version": 1,
      "canvas": { "size": [320, 400], "scale": 2 },
      "views": []
    }
    """
}
