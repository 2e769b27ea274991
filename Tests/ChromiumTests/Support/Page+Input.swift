extension Page {
  /// Clicks on the middle of an element.
  func click(_ selector: String) throws {
    let place = try point(in: selector, x: 0.5)
    try mouse("mouseMoved", place, buttons: 0)
    try mouse("mousePressed", place, buttons: 1)
    try mouse("mouseReleased", place, buttons: 0)
  }

  /// Presses on an element, moves along it and lets go; places are parts of its width.
  func drag(_ selector: String, from start: Double, to end: Double) throws {
    let places = try [start, (start + end) / 2, end].map { try point(in: selector, x: $0) }
    try mouse("mouseMoved", places[0], buttons: 0)
    try mouse("mousePressed", places[0], buttons: 1)
    for place in places { try mouse("mouseMoved", place, buttons: 1) }
    try mouse("mouseReleased", places[2], buttons: 0)
  }

  /// Presses a key and lets it go.
  func press(_ key: Key, count: Int = 1) throws {
    for _ in 0..<count {
      for kind in [key.text == nil ? "rawKeyDown" : "keyDown", "keyUp"] {
        var parameters: [String: JSONValue] = [
          "type": .string(kind), "key": .string(key.name), "code": .string(key.code),
          "windowsVirtualKeyCode": .number(Double(key.number)),
          "modifiers": key.hasShift ? 8 : 0,
        ]
        if kind == "keyDown", let text = key.text { parameters["text"] = .string(text) }
        try call("Input.dispatchKeyEvent", .object(parameters))
      }
    }
  }

  /// Types a text of letters and digits.
  func type(_ text: String) throws {
    for character in text { try press(.character(character)) }
  }

  private func mouse(
    _ kind: String, _ place: (x: Double, y: Double), buttons: Int
  ) throws {
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": .string(kind), "x": .number(place.x), "y": .number(place.y),
        "button": kind == "mouseMoved" && buttons == 0 ? "none" : "left",
        "buttons": .number(Double(buttons)), "clickCount": kind == "mouseMoved" ? 0 : 1,
      ])
  }

  /// A place in an element, which is scrolled into view and must not be covered by another.
  private func point(in selector: String, x part: Double) throws -> (x: Double, y: Double) {
    let name = try JSONValue.string(selector).text
    let place = try value(
      """
      (() => {
        const element = document.querySelector(\(name));
        if (!element) throw new Error("is nowhere");
        element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const box = element.getBoundingClientRect();
        const x = Math.min(Math.max(box.x + box.width * \(part), box.x + 1), box.right - 1);
        const y = box.y + box.height / 2;
        const hit = document.elementFromPoint(x, y);
        if (!hit || !(element.contains(hit) || hit.contains(element)))
          throw new Error(`is covered by ${hit?.outerHTML}`);
        return [x, y];
      })()
      """, as: [Double].self)
    return (place[0], place[1])
  }
}
