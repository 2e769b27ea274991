import Geometry

/// The search for the whole-pixel displacement, from the coarsest level down.
struct ShiftSearch {
  /// A displacement in whole pixels of a level.
  struct Shift: Hashable {
    var dx: Int
    var dy: Int
  }

  /// The most blocks that are compared for one displacement: 64 pixels each tell enough.
  static let blockLimit = 300
  /// How many displacements go from a level down to the next.
  private static let survivorCount = 8

  /// The levels, full size first.
  let levels: [RegistrationLevel]
  /// How far to look, in pixels of the full size.
  let reach: Int

  /// The levels that a search as far as `reach` needs.
  init(_ full: RegistrationLevel, reach: Int) {
    var levels = [full]
    var span = reach
    while span > 24, levels.count < 4, let last = levels.last {
      let next = last.halved
      guard next.pixelCount >= 48 else { break }
      levels.append(next)
      span /= 2
    }
    self.levels = levels
    self.reach = reach
  }

  /// A frame at the levels' sizes.
  func planes(of frame: LumaPlane) -> [LumaPlane] {
    var planes = [frame]
    for _ in levels.dropFirst() { planes.append(planes[planes.count - 1].halved()) }
    return planes
  }

  /// The likeliest displacements of a frame to the pixel, the best first; of equally good ones the
  /// smaller first. `guess` is where the part was before.
  func shifts(of frame: LumaPlane, guess: Point) -> [Shift] {
    let planes = planes(of: frame)
    let top = levels.count - 1
    let span = reach >> top
    var candidates: [Shift] = []
    for dy in -span...span {
      for dx in -span...span { candidates.append(Shift(dx: dx, dy: dy)) }
    }
    for level in stride(from: top, through: 0, by: -1) {
      candidates.append(Shift(dx: 0, dy: 0))
      let scale = Double(1 << level)
      candidates.append(
        Shift(dx: Int((guess.x / scale).rounded()), dy: Int((guess.y / scale).rounded())))
      let best = Self.best(candidates, on: levels[level], of: planes[level])
      guard level > 0 else { return best }
      candidates = best.flatMap { shift in
        (-1...1).flatMap { y in
          (-1...1).map { x in Shift(dx: 2 * shift.dx + x, dy: 2 * shift.dy + y) }
        }
      }
    }
    return []
  }

  private static func best(
    _ candidates: [Shift], on level: RegistrationLevel, of frame: LumaPlane
  ) -> [Shift] {
    let stride = level.blocks.count / blockLimit + 1
    var seen: Set<Shift> = []
    var rated: [(shift: Shift, cost: Float, length: Int)] = []
    for shift in candidates where seen.insert(shift).inserted {
      let cost = level.cost(of: frame, dx: shift.dx, dy: shift.dy, stride: stride)
      rated.append((shift, cost, shift.dx * shift.dx + shift.dy * shift.dy))
    }
    rated.sort { ($0.cost, $0.length) < ($1.cost, $1.length) }
    var survivors: [Shift] = []
    for (shift, _, _) in rated where survivors.count < survivorCount {
      // Neighbours of a survivor are looked at anyway.
      let isNew = survivors.allSatisfy { max(abs($0.dx - shift.dx), abs($0.dy - shift.dy)) > 1 }
      if isNew { survivors.append(shift) }
    }
    return survivors
  }
}
