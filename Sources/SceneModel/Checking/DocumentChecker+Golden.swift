import Geometry
import Raster
import Timing

extension DocumentChecker {
  /// The most rectangles that are not compared.
  static let maximumMaskCount = 1000

  /// How a scene is compared with approved frames; after the views, whose ids it names.
  func golden(_ value: DocumentValue?, on canvas: Canvas) -> GoldenSettings {
    guard let object = value?.object(KeySet(DocumentKeys.golden)) else { return GoldenSettings() }
    var settings = GoldenSettings()
    settings.frameRate = object["fps"].flatMap(frameRate)
    settings.frames = object["frames"].flatMap(frameSelection)
    settings.scale = object["scale"].flatMap { goldenScale($0, on: canvas) }
    settings.views = object["views"].map { viewList($0) }
    settings.masks = object["masks"].map(masks) ?? []
    settings.curve = object["curve"].map(curveLimits) ?? settings.curve
    settings.pixels = object["pixels"].map(pixelLimits) ?? settings.pixels
    return settings
  }

  /// Refuses frames that the timeline does not have.
  func check(_ settings: GoldenSettings, in document: CheckedDocument, duration: Double) {
    guard let frames = settings.frames, let value = document.goldenFrames else { return }
    let rate = settings.frameRate ?? FrameRate(60)
    do throws(FrameSelectionError) {
      _ = try frames.indices(frameCount: rate?.frameCount(duration: duration) ?? 1)
    } catch {
      value.error("\(error)")
    }
  }

  /// A number, or a text for a fraction. A file of frames has 16 bits for each part of it.
  private func frameRate(_ value: DocumentValue) -> FrameRate? {
    let text: String
    if case .number = value.node.value {
      guard let number = value.number(.range(0.01...1000)) else { return nil }
      text = number.plain
    } else {
      guard let string = value.node.text ?? value.node.typed else {
        value.mismatch("a number, or a text such as \"30000/1001\"")
        return nil
      }
      text = string
    }
    do throws(FrameRateError) {
      let rate = try FrameRate(parsing: text)
      guard rate.numerator <= 0xFFFF, rate.denominator <= 0xFFFF else {
        value.error("must be a fraction of numbers up to 65535, got \(rate)")
        return nil
      }
      return rate
    } catch {
      value.error("\(error)")
      return nil
    }
  }

  private func frameSelection(_ value: DocumentValue) -> FrameSelection? {
    guard let text = value.string() else { return nil }
    do throws(FrameSelectionError) {
      return try FrameSelection(parsing: text)
    } catch {
      value.error("\(error)")
      return nil
    }
  }

  private func goldenScale(_ value: DocumentValue, on canvas: Canvas) -> Int? {
    guard let scale = value.integer(in: 1...3) else { return nil }
    guard canvas.image == nil || scale == canvas.scale else {
      value.error("a canvas with an image has the image's own scale, \(canvas.scale)")
      return nil
    }
    var scaled = canvas
    scaled.scale = scale
    checkSize(of: scaled, value)
    return scale
  }

  private func masks(_ value: DocumentValue) -> [Rect] {
    guard let elements = value.array("an array of [x, y, width, height]") else { return [] }
    if elements.count > Self.maximumMaskCount {
      value.error("\(elements.count) masks; the most is \(Self.maximumMaskCount)")
      return []
    }
    return elements.compactMap { $0.frame() }
  }

  private func curveLimits(_ value: DocumentValue) -> GoldenSettings.CurveLimits {
    guard let object = value.object(KeySet(DocumentKeys.goldenCurve)) else {
      return GoldenSettings.CurveLimits()
    }
    let rule = NumberRule.notNegative(upTo: 1e6)
    return GoldenSettings.CurveLimits(
      pixels: object["px"]?.number(rule), milliseconds: object["ms"]?.number(rule))
  }

  private func pixelLimits(_ value: DocumentValue) -> GoldenSettings.PixelLimits {
    guard let object = value.object(KeySet(DocumentKeys.goldenPixels)) else {
      return GoldenSettings.PixelLimits()
    }
    let limits = GoldenSettings.PixelLimits(
      channel: object["channel"]?.integer(in: 0...255), yiq: object["yiq"]?.number(.unit),
      count: object["count"]?.integer(in: 0...Pixmap.maximumPixelCount),
      ratio: object["ratio"]?.number(.unit),
      ignoresAntialiasing: object["ignoreAntialiasing"]?.bool() ?? false)
    if object["channel"] != nil, object["yiq"] != nil {
      value.error("has channel and yiq; give one of them")
    }
    if limits.ignoresAntialiasing {
      object["ignoreAntialiasing"]?.warn(
        "hides motion: the edges of what moves are what it ignores, so an offset that is wrong by"
          + " half a pixel passes")
    }
    return limits
  }
}
