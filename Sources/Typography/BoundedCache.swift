/// A dictionary that forgets: it never holds more than twice its capacity, and what was added lately
/// stays. Whether a value is still known changes how fast its owner answers, never the answer.
struct BoundedCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0

  /// A cache of values whose costs sum up to `capacity` before the oldest are dropped.
  init(capacity: Int) { self.capacity = capacity }

  /// The value for a key, if it is still known.
  subscript(key: Key) -> Value? { young[key] ?? old[key] }

  /// Remembers a value. When the young half is full, the old half is forgotten.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    // A value that alone fills the cache would only push out the others.
    guard cost <= capacity else { return }
    if youngCost + cost > capacity {
      old = young
      young = [:]
      youngCost = 0
    }
    if young.updateValue(value, forKey: key) == nil { youngCost += cost }
  }
}
