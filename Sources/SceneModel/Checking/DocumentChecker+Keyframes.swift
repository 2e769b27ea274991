import Geometry
import ShakeEngine

extension DocumentChecker {
  /// The animations of a shake that is written out as keyframes.
  func keyframes(_ shake: ObjectReader) -> ShakeMotion? {
    let timing = self.timing(shake)
    guard let value = shake["keyframes"], let object = value.object(KeySet(DocumentKeys.keyframes))
    else { return nil }
    let paths = keyPaths(object["keyPath"])
    let mode = object["calculationMode"]?.word(CalculationMode.self) ?? .linear
    let isAdditive = object["additive"]?.bool() ?? false
    let isCumulative = object["cumulative"]?.bool() ?? false
    let values = object.required("values").flatMap {
      keyframeValues($0, paths ?? [.translationX], isAdditive: isAdditive)
    }
    let keyTimes = object["keyTimes"].flatMap { self.keyTimes($0, values?.count, mode) }
    let timingFunction = object["timingFunction"].flatMap { self.timingFunction($0) }
    let functions = object["timingFunctions"].flatMap { timingFunctions($0, values?.count) }
    let shaping = CurveShaping(
      tension: object["tensionValues"].flatMap { shape($0, values?.count) } ?? [],
      continuity: object["continuityValues"].flatMap { shape($0, values?.count) } ?? [],
      bias: object["biasValues"].flatMap { shape($0, values?.count) } ?? [])
    guard !hasErrors, let paths, let values, let timing else { return nil }

    let animations: [KeyframeAnimation]
    do throws(KeyframeError) {
      if paths.count == 2 {
        animations = try KeyframeAnimation.translation(
          through: values.map { Point(x: $0[0], y: $0[1]) }, keyTimes: keyTimes,
          timingFunction: timingFunction, timingFunctions: functions ?? [], calculationMode: mode,
          shaping: shaping, isAdditive: isAdditive, isCumulative: isCumulative, timing: timing)
      } else {
        animations = [
          try KeyframeAnimation(
            keyPath: paths[0], values: values.map { $0[0] }, keyTimes: keyTimes,
            timingFunction: timingFunction, timingFunctions: functions ?? [],
            calculationMode: mode, shaping: shaping, isAdditive: isAdditive,
            isCumulative: isCumulative, timing: timing)
        ]
      }
    } catch {
      value.error(error.description)
      return nil
    }
    warnAboutEnd(values, object, timing)
    return .keyframes(animations)
  }

  /// The shake's own time, from the keys beside `keyframes`.
  private func timing(_ shake: ObjectReader) -> MediaTiming? {
    let longest = Self.maximumDuration
    let duration = shake.required("duration")?.number(.positive(upTo: longest))
    let repeatCount = shake["repeatCount"]?.number(.positive(upTo: 1e6)) ?? 1
    let autoreverses = shake["autoreverses"]?.bool() ?? false
    let speed = shake["speed"]?.number(.range(-1000...1000)) ?? 1
    let timeOffset = shake["timeOffset"]?.number(.range(-longest...longest)) ?? 0
    let delay = shake["delay"]?.number(.notNegative(upTo: longest)) ?? 0
    let fillMode = shake["fillMode"]?.word(FillMode.self) ?? .removed
    guard let duration else { return nil }
    do {
      return try MediaTiming(
        duration: duration, repeatCount: repeatCount, autoreverses: autoreverses, speed: speed,
        timeOffset: timeOffset, delay: delay, fillMode: fillMode)
    } catch {
      (shake[error.property] ?? shake.value).error(error.reason)
      return nil
    }
  }

  /// The components that a key path moves: two for `transform.translation`.
  private func keyPaths(_ value: DocumentValue?) -> [KeyPath]? {
    guard let value else { return [.translationX] }
    guard let text = value.string() else { return nil }
    let known = DocumentKeys.keyPaths + DocumentKeys.shortKeyPaths
    if known.contains(text) {
      if DocumentKeys.translationKeyPaths.contains(text) { return [.translationX, .translationY] }
      if let path = KeyPath(spelling: text) { return [path] }
    }
    let hint = self.hint(for: text, among: known)
    value.error(
      "\(text.quoted) is not one of \(DocumentKeys.keyPaths.joined(separator: ", "))\(hint);"
        + " \"transform.\" may be left out")
    return nil
  }

  /// The values, each with one number a component, angles in radians.
  private func keyframeValues(
    _ value: DocumentValue, _ paths: [KeyPath], isAdditive: Bool
  ) -> [[Double]]? {
    guard let elements = value.array() else { return nil }
    let most = KeyframeAnimation.maximumValueCount
    guard (2...most).contains(elements.count) else {
      value.error("needs 2 to \(most) values, got \(elements.count)")
      return nil
    }
    let isAngle = paths == [.rotation] || paths == [.skew]
    let rule = paths == [.opacity] && !isAdditive ? NumberRule.unit : .any
    let values = elements.map { element -> [Double]? in
      if paths.count == 2 { return element.point().map { [$0.x, $0.y] } }
      return element.number(rule).map { [isAngle ? $0.radians : $0] }
    }
    let valid = values.compactMap(\.self)
    guard valid.count == values.count else { return nil }
    if isAngle { warnAboutRadians(elements) }
    return valid
  }

  private func keyTimes(
    _ value: DocumentValue, _ valueCount: Int?, _ mode: CalculationMode
  ) -> [Double]? {
    guard let elements = value.array() else { return nil }
    let times = elements.map { $0.number(.unit) }
    if mode == .paced || mode == .cubicPaced {
      value.warn("keyTimes have no effect with calculationMode \(mode.rawValue)")
      return nil
    }
    if let valueCount {
      let wanted = mode == .discrete ? valueCount + 1 : valueCount
      if times.count != wanted {
        let note = mode == .discrete ? " (discrete needs \(wanted))" : ""
        value.error("\(times.count) times for \(valueCount) values\(note)")
      }
    }
    var previous = 0.0
    for (element, time) in zip(elements, times) {
      guard let time else { continue }
      if time < previous { element.error("\(time.plain) comes after \(previous.plain)") }
      previous = time
    }
    if let first = times.first ?? nil, first != 0 {
      elements[0].error("must be 0, got \(first.plain)")
    }
    if times.count > 1, let last = times.last ?? nil, last != 1 {
      elements[elements.count - 1].error("must be 1, got \(last.plain)")
    }
    return times.compactMap(\.self)
  }

  /// The shape of a cubic curve at each value: tension, continuity or bias; 0 where it is short.
  private func shape(_ value: DocumentValue, _ valueCount: Int?) -> [Double]? {
    guard let elements = value.array() else { return nil }
    if let valueCount, elements.count > valueCount {
      value.error(
        "needs at most \(valueCount) entries for \(valueCount) values, got \(elements.count)")
    }
    return elements.compactMap { $0.number(.range(-1...1)) }
  }

  private func warnAboutEnd(_ values: [[Double]], _ object: ObjectReader, _ timing: MediaTiming) {
    let returns = timing.autoreverses && timing.repeatCount == timing.repeatCount.rounded()
    guard !returns, timing.fillMode == .removed || timing.fillMode == .backwards,
      let first = values.first, let last = values.last, first != last
    else { return }
    object["values"]?.warn("the animation ends away from its start, so the view jumps at the end")
  }
}
