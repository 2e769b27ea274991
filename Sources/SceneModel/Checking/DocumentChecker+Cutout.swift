import Raster

extension DocumentChecker {
  /// A piece of the canvas's picture.
  func cutout(_ object: ObjectReader, on canvas: Canvas) -> View.Kind {
    let padding = object["padding"]?.number(.notNegative) ?? 0
    let fill = object["fill"].flatMap { value in
      value.node.text == "auto" ? nil : value.color().map(Cutout.Fill.color)
    }
    let plate = object["plate"].flatMap { self.plate($0, for: canvas) }
    if let value = object["plate"], object["fill"] != nil {
      value.error("a cutout has fill or plate, not both")
    }
    if canvas.image == nil, !hasErrors {
      object["type"]?.error("a cutout needs a canvas with an image")
    }
    return .cutout(Cutout(padding: padding, fill: plate ?? fill ?? .automatic))
  }

  private func plate(_ value: DocumentValue, for canvas: Canvas) -> Cutout.Fill? {
    guard let plate = value.image(), let image = canvas.image else { return nil }
    guard plate.width == image.width, plate.height == image.height else {
      value.error(
        "the plate is \(plate.width)x\(plate.height) px and the canvas's image"
          + " \(image.width)x\(image.height) px")
      return nil
    }
    return .plate(plate)
  }
}
