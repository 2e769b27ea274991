import SceneModel
import ShakeEngine
import Testing

@Suite struct ShakeReading {
  private func motion(_ shake: String) throws -> ShakeMotion? {
    try Reading.scene(Document.shaking("\"x\": { \"views\": [\"ok\"], \(shake) }"))
      .shakes.first?.motion
  }

  private func messages(_ shake: String) -> [String] {
    Reading.messages(Document.shaking("\"x\": { \"views\": [\"ok\"], \(shake) }"))
  }

  @Test func presetsHaveTheirLibrariesDefaults() throws {
    #expect(try motion(#""preset": "AFViewShaker""#) == .afViewShaker(AFViewShaker(duration: 0.5)))
    #expect(
      try motion(#""preset": "QHLShakes""#)
        == .qhlShakes(QHLShakes(times: 10, speed: 0.05, range: 5, direction: .horizontal)))
  }

  @Test func everyParameterOfAPresetIsRead() throws {
    #expect(
      try motion(#""preset": "AFViewShaker", "duration": 0.6"#)
        == .afViewShaker(AFViewShaker(duration: 0.6)))
    #expect(
      try motion(
        """
        "preset": "QHLShakes", "times": 7, "speed": 0.1, "range": -3, "direction": "vertical",
        "exactCount": true
        """)
        == .qhlShakes(
          QHLShakes(times: 7, speed: 0.1, range: -3, direction: .vertical, exactCount: true)))
  }

  @Test func keyframesHaveEveryPropertyOfTheEngine() throws {
    let written = try motion(
      """
      "duration": 0.4, "repeatCount": 2.5, "autoreverses": true, "speed": 2, "timeOffset": 0.1,
      "delay": 0.2, "fillMode": "both",
      "keyframes": {
        "keyPath": "transform.translation.y", "values": [0, -24, 20], "keyTimes": [0, 0.25, 1],
        "timingFunction": "easeOut", "timingFunctions": ["linear", [0.1, -1, 0.2, 2]],
        "calculationMode": "cubic", "tensionValues": [0.5], "continuityValues": [0, -1],
        "biasValues": [0, 0, 1], "additive": true, "cumulative": true
      }
      """)
    let expected = try KeyframeAnimation(
      keyPath: .translationY, values: [0, -24, 20], keyTimes: [0, 0.25, 1],
      timingFunction: .easeOut,
      timingFunctions: [.linear, TimingFunction(c1x: 0.1, c1y: -1, c2x: 0.2, c2y: 2)],
      calculationMode: .cubic,
      shaping: CurveShaping(tension: [0.5], continuity: [0, -1], bias: [0, 0, 1]),
      isAdditive: true, isCumulative: true,
      timing: MediaTiming(
        duration: 0.4, repeatCount: 2.5, autoreverses: true, speed: 2, timeOffset: 0.1,
        delay: 0.2, fillMode: .both))
    #expect(written == .keyframes([expected]))
  }

  @Test func keyframesMoveAlongXByDefault() throws {
    let timing = try MediaTiming(duration: 1)
    #expect(
      try motion(#""duration": 1, "keyframes": { "values": [0, 5, 0] }"#)
        == .keyframes([
          KeyframeAnimation(keyPath: .translationX, values: [0, 5, 0], timing: timing)
        ]))
  }

  @Test func pointsMoveXAndYTogether() throws {
    let timing = try MediaTiming(duration: 1)
    #expect(
      try motion(
        """
        "duration": 1,
        "keyframes": { "keyPath": "transform.translation", "values": [[0, 0], [5, -3], [0, 0]] }
        """)
        == .keyframes([
          KeyframeAnimation(keyPath: .translationX, values: [0, 5, 0], timing: timing),
          KeyframeAnimation(keyPath: .translationY, values: [0, -3, 0], timing: timing),
        ]))
  }

  @Test(arguments: [
    ("transform.rotation", KeyPath.rotation, Double.pi / 2), ("rotation.z", .rotation, .pi / 2),
    ("transform.skew", .skew, .pi / 2), ("scale.x", .scaleX, 90),
    ("transform.translation.y", .translationY, 90),
  ])
  func anglesAreDegrees(_ spelling: String, _ path: KeyPath, _ expected: Double) throws {
    let motion = try motion(
      "\"duration\": 1, \"keyframes\": { \"keyPath\": \"\(spelling)\", \"values\": [0, 90, 0] }")
    guard case .keyframes(let animations) = motion else {
      Issue.record("no keyframes")
      return
    }
    #expect(animations.map(\.keyPath) == [path])
    #expect(animations.first?.values == [0, expected, 0])
  }

  @Test(arguments: DocumentKeys.keyPaths + DocumentKeys.shortKeyPaths)
  func everySpellingOfAKeyPathIsRead(_ spelling: String) throws {
    let isPoint = DocumentKeys.translationKeyPaths.contains(spelling)
    let values = isPoint ? "[[0, 0], [1, 1]]" : "[0, 1]"
    let motion = try motion(
      "\"duration\": 1, \"keyframes\": { \"keyPath\": \"\(spelling)\", \"values\": \(values) }")
    guard case .keyframes(let animations) = motion else {
      Issue.record("no keyframes")
      return
    }
    let long = spelling.hasPrefix("transform.") ? spelling : "transform.\(spelling)"
    let plain = spelling == "opacity" ? spelling : long
    let expected = [
      "transform.rotation.z": "transform.rotation", "transform.skew.x": "transform.skew",
    ]
    #expect(
      animations.map(\.keyPath.rawValue)
        == (isPoint ? ["\(long).x", "\(long).y"] : [expected[plain] ?? plain]))
  }

  @Test func everyKeyPathOfTheEngineHasASpelling() {
    #expect(KeyPath.allCases.allSatisfy { DocumentKeys.keyPaths.contains($0.rawValue) })
  }

  @Test(arguments: [
    (
      #""preset": "AFViewShakr""#,
      [
        #"shakes.x.preset: unknown preset "AFViewShakr" (did you mean "AFViewShaker"?); "#
          + "there are: AFViewShaker, QHLShakes"
      ]
    ),
    (#""duration": 1"#, [#"shakes.x: needs "preset" or "keyframes""#]),
    (
      #""preset": "QHLShakes", "keyframes": { "values": [0, 0] }"#,
      [#"shakes.x: has both "preset" and "keyframes""#]
    ),
    (
      #""preset": "AFViewShaker", "times": 3"#,
      ["shakes.x.times: not an AFViewShaker key (it belongs to QHLShakes)"]
    ),
    (
      #""preset": "QHLShakes", "duration": 3"#,
      [
        "shakes.x.duration: not a QHLShakes key (it belongs to AFViewShaker and keyframes)"
      ]
    ),
    (#""preset": "AFViewShaker", "duration": 0"#, ["shakes.x.duration: must be > 0, got 0"]),
    (#""preset": "AFViewShaker", "duration": -1"#, ["shakes.x.duration: must be > 0, got -1"]),
    (#""preset": "QHLShakes", "speed": 0"#, ["shakes.x.speed: must be > 0, got 0"]),
    (
      #""preset": "QHLShakes", "times": 2.5"#,
      ["shakes.x.times: expected a whole number, got 2.5"]
    ),
    (
      #""preset": "QHLShakes", "times": 10001"#,
      ["shakes.x.times: must be in 0...10000, got 10001"]
    ),
    (#""preset": "QHLShakes", "range": NaN"#, ["shakes.x.range: not a finite number"]),
    (
      #""preset": "QHLShakes", "direction": "diagonal""#,
      [#"shakes.x.direction: "diagonal" is not one of horizontal, vertical"#]
    ),
    (#""keyframes": { "values": [0, 0] }"#, [#"shakes.x: needs "duration""#]),
    (#""duration": 1, "keyframes": {}"#, [#"shakes.x.keyframes: needs "values""#]),
    (
      #""duration": 1, "keyframes": { "values": [0] }"#,
      ["shakes.x.keyframes.values: needs 2 to 10000 values, got 1"]
    ),
    (
      #""duration": 1, "keyframes": { "values": [0, "5"] }"#,
      [#"shakes.x.keyframes.values[1]: expected a number, got "5""#]
    ),
    (
      #""duration": 1, "keyframes": { "values": [0, 0], "keyPath": "position.x" }"#,
      [
        #"shakes.x.keyframes.keyPath: "position.x" is not one of transform.translation.x, "#
          + "transform.translation.y, transform.translation, transform.rotation, "
          + "transform.rotation.z, transform.scale, transform.scale.x, transform.scale.y, "
          + #"transform.skew, transform.skew.x, opacity; "transform." may be left out"#
      ]
    ),
    (
      #""duration": 1, "speed": 0, "keyframes": { "values": [0, 0] }"#,
      ["shakes.x.speed: must be in 0.001...1000, got 0"]
    ),
    (
      #""duration": 1, "keyframes": { "values": [1, 2, 1], "keyPath": "opacity" }"#,
      ["shakes.x.keyframes.values[1]: must be in 0...1, got 2"]
    ),
    (
      #""duration": 1, "keyframes": { "values": [0, 0], "calculationMode": "discrete", "keyTimes": [0, 1] }"#,
      ["shakes.x.keyframes.keyTimes: 2 times for 2 values (discrete needs 3)"]
    ),
    (
      #""duration": 1, "keyframes": { "values": [0, 0], "biasValues": [0, 0, 0] }"#,
      ["shakes.x.keyframes.biasValues: needs at most 2 entries for 2 values, got 3"]
    ),
    (
      #""duration": 1, "keyframes": { "values": [0, 0], "timingFunction": "ease" }"#,
      [
        #"shakes.x.keyframes.timingFunction: "ease" is not one of linear, easeIn, easeOut, "#
          + "easeInEaseOut, default"
      ]
    ),
    (
      #""duration": 1, "keyframes": { "values": [0, 0], "timingFunctions": [[0, 0, -1, 9999]] }"#,
      [
        "shakes.x.keyframes.timingFunctions[0][2]: x must be in 0...1, got -1",
        "shakes.x.keyframes.timingFunctions[0][3]: y must be in -1000...1000, got 9999",
      ]
    ),
  ])
  func wrongShakesAreExplained(_ shake: String, _ messages: [String]) {
    #expect(self.messages(shake) == messages)
  }

  @Test func theViewsOfAShakeAreKnownAndDifferent() {
    func messages(_ views: String) -> [String] {
      Reading.messages(
        Document.shaking("\"x\": { \"preset\": \"AFViewShaker\", \"views\": \(views) }"))
    }
    #expect(messages("[]") == ["shakes.x.views: needs the id of at least one view"])
    #expect(messages("\"ok\"") == [#"shakes.x.views: expected an array of view ids, got "ok""#])
    #expect(messages(#"["ok", "ok"]"#) == [#"shakes.x.views[1]: "ok" is listed twice"#])
  }

  @Test func namesOfShakesAreNames() {
    let messages = Reading.messages(
      Document.shaking(#""a b": { "views": ["ok"], "preset": "AFViewShaker" }"#))
    #expect(
      messages == [
        #"shakes."a b": "a b" is not a name; use letters, digits, _ . - "#
          + "and begin with a letter or _"
      ])
  }
}
