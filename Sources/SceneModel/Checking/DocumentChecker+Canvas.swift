import Geometry
import Raster

extension DocumentChecker {
  /// The canvas of a document; a plain one when it cannot be made out.
  func canvas(_ value: DocumentValue?) -> Canvas {
    guard let object = value?.object(KeySet(DocumentKeys.canvas)) else {
      return Canvas(size: Size(width: 1, height: 1), scale: 1)
    }
    appearance = object["appearance"]?.word(Canvas.Appearance.self) ?? .light
    let statusBar = object["statusBar"]?.word(Canvas.StatusBar.self) ?? .none
    var canvas = base(of: object, statusBar)
    canvas.appearance = appearance
    canvas.statusBar = statusBar
    canvas.hasBezel = object["bezel"]?.bool() ?? false
    canvas.backgroundColor =
      object["backgroundColor"]?.color()
      ?? (canvas.image == nil ? SystemColor.systemBackground.color(in: appearance) : .clear)
    checkSize(of: canvas, object.value)
    return canvas
  }

  /// Size, scale, safe areas and picture, from the one key that says what the canvas is.
  private func base(of object: ObjectReader, _ statusBar: Canvas.StatusBar) -> Canvas {
    let sources = ["device", "size", "image"]
    let given = sources.filter { object[$0] != nil }
    if given.count > 1 {
      object.value.error("has \(given.joinedAsWords); give one of them")
    } else if !sources.contains(where: object.mentions) {
      object.value.error("needs one of device, size, image")
    }
    let scale = object["scale"].flatMap { self.scale($0) }
    let device = object["device"].flatMap { self.device($0) }
    let size = object["size"]?.size()
    let image = object["image"].flatMap { value in
      value.image().map { ($0, scale ?? Self.scale(ofFileNamed: value.node.text ?? "")) }
    }
    // A bare screen has the status bar of a telephone with a home button, when it has one.
    let safeAreaTop = statusBar == .none ? 0.0 : 20
    if let device {
      return Canvas(
        size: device.size, scale: scale ?? device.scale, safeAreaTop: device.safeAreaTop,
        safeAreaBottom: device.safeAreaBottom, screenCornerRadius: device.screenCornerRadius)
    }
    if let (image, scale) = image {
      let size = Size(
        width: Double(image.width) / Double(scale), height: Double(image.height) / Double(scale))
      return Canvas(size: size, scale: scale, safeAreaTop: safeAreaTop, image: image)
    }
    return Canvas(
      size: size ?? Size(width: 1, height: 1), scale: scale ?? 2, safeAreaTop: safeAreaTop)
  }

  private func device(_ value: DocumentValue) -> Device? {
    guard let name = value.string() else { return nil }
    if let device = Device.named(name) { return device }
    let hint = self.hint(for: name, among: Device.all.map(\.name))
    value.error("no device is named \(name.quoted)\(hint); `shake-render devices` lists them")
    return nil
  }

  /// 1, 2 or 3 in a document; an option may ask for more.
  private func scale(_ value: DocumentValue) -> Int? {
    if case .option = value.node.location { return value.integer(in: 1...20) }
    guard let number = value.number() else { return nil }
    guard [1, 2, 3].contains(number) else {
      value.error("must be 1, 2 or 3, got \(number.plain)")
      return nil
    }
    return Int(number)
  }

  /// The pixels a point of a picture by UIKit's naming: `login@3x.png`; 1 without a mark.
  private static func scale(ofFileNamed name: String) -> Int {
    let stem = name.split(separator: "/").last?.split(separator: ".").first ?? ""
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  /// Refuses a canvas of more pixels than a picture may have.
  func checkSize(of canvas: Canvas, _ value: DocumentValue) {
    let size = "\(canvas.pixelWidth)x\(canvas.pixelHeight) px"
    let side = Pixmap.maximumSide
    if canvas.pixelWidth > side || canvas.pixelHeight > side {
      value.error("\(size) is more than \(side)x\(side)")
    } else if canvas.pixelWidth * canvas.pixelHeight > Pixmap.maximumPixelCount {
      value.error("\(size) is more than \(Pixmap.maximumPixelCount) pixels in all")
    }
  }
}
