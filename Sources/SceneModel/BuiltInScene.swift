/// The scene that is drawn when none is given: a login form that got the wrong password.
public enum BuiltInScene {
  /// The name of the document in messages.
  public static let name = "built-in scene"

  /// The document.
  public static let json = """
    {
      "version": 1,
      "canvas": {
        "size": [320, 400], "scale": 2, "backgroundColor": "systemGroupedBackground",
        "statusBar": "dark"
      },
      "views": [
        { "id": "title", "type": "label", "frame": [20, 44, 280, 36], "text": "Welcome back",
          "font": "bold 28" },
        { "id": "subtitle", "type": "label", "frame": [20, 82, 280, 20],
          "text": "Sign in to see your notes.", "font": "subheadline",
          "textColor": "secondaryLabel" },
        { "id": "fields", "type": "view", "frame": [20, 126, 280, 96],
          "backgroundColor": "secondarySystemGroupedBackground",
          "cornerRadius": 12, "cornerCurve": "continuous",
          "shadow": { "color": "black", "opacity": 0.1, "radius": 8, "offset": [0, 3] },
          "children": [
            { "id": "email", "type": "textField", "frame": [16, 0, 248, 48],
              "text": "mia@example.com", "placeholder": "E-mail" },
            { "id": "rule", "type": "view", "frame": [16, 47.5, 264, 0.5],
              "backgroundColor": "separator" },
            { "id": "password", "type": "textField", "frame": [16, 48, 248, 48],
              "text": "swordfish", "secure": true, "placeholder": "Password" }
          ] },
        { "id": "message", "type": "label", "frame": [36, 232, 264, 18],
          "text": "That password does not match.", "font": "footnote", "textColor": "systemRed",
          "hidden": true },
        { "id": "signIn", "type": "button", "style": "filled", "frame": [20, 272, 280, 50],
          "title": "Sign In", "font": "semibold 17",
          "cornerRadius": 12, "cornerCurve": "continuous" },
        { "id": "forgot", "type": "button", "frame": [20, 338, 280, 30],
          "title": "Forgot your password?", "font": "regular 15" }
      ],
      "shakes": {
        "wrong": { "views": ["fields"], "preset": "AFViewShaker" }
      },
      "timeline": [
        { "wait": 0.3 },
        { "touch": "signIn" },
        { "shake": "wrong" },
        { "set": { "message": { "hidden": false } } },
        { "wait": 0.4 }
      ]
    }
    """
}
