import Geometry
import MockKit
import Raster

/// Pictures as pixels, each rasterised once for all renderers of a job.
///
/// A picture is always rasterised whole, in bounds that depend on the display list alone, and put
/// on surfaces as ready pixels: which part of a frame is painted, and by whom, changes no bit.
package final class PictureStore: Sendable {
  private let cache: Guarded<LRUCache<PlacedPicture, Entry>>

  /// A picture's pixels, made by the first who asks for them.
  private final class Entry: Sendable {
    let sheet = Guarded<Sheet?>(nil)
  }

  /// A store that holds at most `byteLimit` bytes of pixels.
  package init(byteLimit: Int = 256 << 20) {
    cache = Guarded(LRUCache(limit: byteLimit))
  }

  /// The bytes of pixels held.
  package var byteCount: Int { cache.withLock { $0.cost } }

  /// A picture's pixels.
  func sheet(of picture: PlacedPicture) -> Sheet? {
    let entry = cache.withLock { cache in
      if let known = cache.value(for: picture) { return known }
      let entry = Entry()
      let pixels = picture.bounds.width * picture.bounds.height
      cache.insert(entry, for: picture, cost: pixels * 4)
      return entry
    }
    return entry.sheet.withLock { sheet in
      if sheet == nil { sheet = Sheet(of: picture) }
      return sheet
    }
  }
}
