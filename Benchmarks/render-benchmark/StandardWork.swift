/// The work that every speed is quoted for: 780 by 1688 px, 60 frames a second, one second; a card
/// with a shadow, in which two fields shake with AFViewShaker's default curve after a quarter of it.
enum StandardWork {
  static let scene = """
    {
      "version": 1,
      "canvas": { "size": [390, 844], "scale": 2, "backgroundColor": "#F2F2F7", "statusBar": "none" },
      "views": [
        { "type": "label", "frame": [20, 140, 350, 40], "text": "Welcome back", "font": "bold 28" },
        { "type": "view", "frame": [20, 200, 350, 260], "backgroundColor": "white",
          "cornerRadius": 12,
          "shadow": { "color": "black", "opacity": 0.12, "radius": 12, "offset": [0, 4] },
          "children": [
            { "id": "email", "type": "textField", "frame": [20, 40, 310, 44],
              "text": "mia@example.com", "borderStyle": "roundedRect" },
            { "id": "password", "type": "textField", "frame": [20, 100, 310, 44],
              "text": "swordfish", "secure": true, "borderStyle": "roundedRect" },
            { "type": "button", "style": "filled", "frame": [20, 170, 310, 48],
              "title": "Sign In", "cornerRadius": 12 }
          ] }
      ],
      "shakes": { "wrong": { "views": ["email", "password"], "preset": "AFViewShaker" } },
      "timeline": [{ "wait": 0.25 }, { "shake": "wrong" }, { "wait": 0.25 }]
    }
    """
}
