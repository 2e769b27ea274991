/// Values by their keys, the least recently used of which are dropped beyond a cost.
struct LRUCache<Key: Hashable, Value> {
  /// The most that all values may cost.
  let limit: Int
  /// What all values cost.
  private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: Int
  }

  /// An empty cache.
  init(limit: Int) {
    self.limit = limit
  }

  /// The value of a key, which is thereby used.
  mutating func value(for key: Key) -> Value? {
    uses += 1
    entries[key]?.lastUse = uses
    return entries[key]?.value
  }

  /// Takes a value out.
  mutating func remove(_ key: Key) -> Value? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    cost -= entry.cost
    return entry.value
  }

  /// Puts a value in, and drops others (or itself, when it costs more than the limit).
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    _ = remove(key)
    uses += 1
    entries[key] = Entry(value: value, cost: cost, lastUse: uses)
    self.cost += cost
    while self.cost > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      _ = remove(oldest.key)
    }
  }
}
