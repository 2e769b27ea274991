import Geometry

/// A piece of a display list in the pixels of the surface that it is drawn on.
indirect enum PlacedNode: Hashable, Sendable {
  /// Drawing that does not change.
  case picture(PlacedPicture)
  /// A surface of its own.
  case layer(PlacedLayer)
  /// A blur of what is below.
  case backdrop(PlacedBackdrop)

  /// What tells whether a node of one list is the same thing in another.
  enum Key: Hashable {
    case picture(ObjectIdentifier)
    case layer(Int)
    case backdrop
  }

  /// The node's identity across lists.
  var key: Key {
    switch self {
    case .picture(let placed): .picture(ObjectIdentifier(placed.picture))
    case .layer(let layer): .layer(layer.id)
    case .backdrop: .backdrop
    }
  }

  /// The pixels that it can touch.
  var footprint: PixelRect {
    switch self {
    case .picture(let placed): placed.bounds
    case .layer(let layer): layer.footprint
    case .backdrop(let backdrop): backdrop.bounds
    }
  }

  /// The pixels below it that its own pixels depend on; nil for none.
  var samples: PixelRect? {
    switch self {
    case .picture: nil
    case .layer(let layer): layer.samples
    case .backdrop(let backdrop): backdrop.samples
    }
  }
}
