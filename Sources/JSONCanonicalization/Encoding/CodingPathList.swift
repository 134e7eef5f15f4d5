/// The keys on the way to the values that are being encoded.
///
/// Entries are known by a number that holds the index and the serial number. They are plain words,
/// so that adding and removing one costs next to nothing; keys that need more are kept aside.
@safe
struct CodingPathList: ~Copyable {
  /// One step of a coding path.
  enum Step {
    /// A key of a type that takes one byte: its type and the byte, which cost nothing to keep.
    case small(any CodingKey.Type, UInt8)
    /// A key that is kept aside, by its index there.
    case kept(Int)
    case index(Int)
    /// The value at the root, whose path is empty.
    case root
  }

  struct Entry {
    var step: Step
    /// The entry of the step before it; -1 where there is none.
    var parent: Int
    var serial: Int
  }

  // Invariant: `entries` has room for `capacity` entries, of which the first `count` are
  // initialized. They are trivial.
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 32
  private(set) var count = 0

  /// Goes up with each entry, so that one whose scope has ended is not taken for another.
  private var serial = 0

  /// Keys that are kept aside, each with the index of the entry that it is for.
  private var keptKeys: [(entry: Int, key: any CodingKey)] = []
  private var keptCount = 0

  init() {
    unsafe entries = .allocate(capacity: capacity)
  }

  deinit {
    unsafe entries.deallocate()
  }

  /// Adds a step and returns its entry.
  @inline(__always)
  mutating func push(_ step: Step, parent: Int) -> Int {
    if count == capacity { grow() }
    serial = (serial &+ 1) & 0x7FFF_FFFF
    let index = count
    unsafe (entries + index).initialize(to: Entry(step: step, parent: parent, serial: serial))
    count = index &+ 1
    return index | serial << 32
  }

  /// The step of an entry; nil for one whose scope has ended.
  subscript(entry: Int) -> Entry? {
    let index = entry & 0xFFFF_FFFF
    guard entry >= 0, index < count, unsafe entries[index].serial == entry >> 32 else {
      return nil
    }
    return unsafe entries[index]
  }

  /// Ends the scope of all entries but the first ones.
  @inline(__always)
  mutating func removeAll(behind count: Int) {
    if self.count > count { self.count = count }
    if keptCount > 0 { removeKeptKeys() }
  }

  /// The step to a key; the next entry is to be its.
  @inline(__always)
  mutating func step<Key: CodingKey>(to key: Key) -> Step {
    MemoryLayout<Key>.size == 1
      ? .small(Key.self, unsafe unsafeBitCast(key, to: UInt8.self)) : keep(key)
  }

  @inline(never)
  private mutating func keep(_ key: any CodingKey) -> Step {
    keptKeys.append((count, key))
    keptCount += 1
    return .kept(keptCount - 1)
  }

  @inline(never)
  private mutating func removeKeptKeys() {
    while let last = keptKeys.last, last.entry >= count { keptKeys.removeLast() }
    keptCount = keptKeys.count
  }

  /// The key of a step.
  func key(of step: Step) -> (any CodingKey)? {
    switch step {
    case .small(let type, let byte): Self.key(of: type, byte)
    case .kept(let index): keptKeys[index].key
    case .index(let index): PathKey(index: index)
    case .root: nil
    }
  }

  private static func key<Key: CodingKey>(of type: Key.Type, _ byte: UInt8) -> any CodingKey {
    // Invariant: the byte is that of a key. There is no room in it for a reference.
    unsafe unsafeBitCast(byte, to: Key.self)
  }

  @inline(never)
  private mutating func grow() {
    let grown = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    unsafe grown.moveInitialize(from: entries, count: count)
    unsafe entries.deallocate()
    unsafe entries = unsafe grown
    capacity *= 2
  }
}
