/// What is known of types, found by their identity without hashing.
///
/// Open addressing, at most half full; an identity is an address, whose upper product bits spread
/// well.
@safe
struct TypeTable<Value>: ~Copyable {
  private struct Slot {
    /// The address of a type's metadata, or 0.
    var type: UInt
    var value: Value
  }

  // Invariant: `slots` has `1 << bits` initialized slots, of which `count` <= half are in use.
  private var slots: UnsafeMutablePointer<Slot>
  private var bits: UInt64 = 6
  private var count = 0
  private let placeholder: Value

  /// Creates an empty table; `placeholder` fills what is not in use.
  init(placeholder: Value) {
    self.placeholder = placeholder
    unsafe slots = Self.makeSlots(1 << 6, placeholder)
  }

  /// Gives the memory back; the table is not used any more.
  ///
  /// Not in a deinit: behind a pointer, that of a generic type whose fields are all trivial is
  /// skipped (Swift 6.3).
  func deallocate() {
    unsafe slots.deinitialize(count: 1 << Int(bits))
    unsafe slots.deallocate()
  }

  private static func makeSlots(
    _ count: Int, _ placeholder: Value
  ) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    unsafe slots.initialize(repeating: Slot(type: 0, value: placeholder), count: count)
    return unsafe slots
  }

  @inline(__always)
  private func firstIndex(of type: UInt) -> Int {
    Int(truncatingIfNeeded: (UInt64(type) &* 0x9E37_79B9_7F4A_7C15) >> (64 &- bits))
  }

  /// What is known of a type, or nil.
  @inline(__always)
  func value(of type: ObjectIdentifier) -> Value? {
    let type = UInt(bitPattern: type)
    let mask = 1 << Int(truncatingIfNeeded: bits) &- 1
    var index = firstIndex(of: type)
    while true {
      let slot = unsafe slots + index
      if unsafe slot.pointee.type == type { return unsafe slot.pointee.value }
      if unsafe slot.pointee.type == 0 { return nil }
      index = (index &+ 1) & mask
    }
  }

  /// Adds what is known of a type that the table does not hold yet.
  mutating func insert(_ value: Value, for type: ObjectIdentifier) {
    if (count + 1) * 2 > 1 << Int(bits) { grow() }
    place(value, UInt(bitPattern: type))
    count += 1
  }

  private func place(_ value: Value, _ type: UInt) {
    var index = firstIndex(of: type)
    while unsafe slots[index].type != 0 { index = (index + 1) & (1 << Int(bits) - 1) }
    unsafe slots[index] = Slot(type: type, value: value)
  }

  private mutating func grow() {
    let old = unsafe slots
    let oldCount = 1 << Int(bits)
    bits += 1
    unsafe slots = Self.makeSlots(oldCount * 2, placeholder)
    for index in 0..<oldCount where unsafe old[index].type != 0 {
      unsafe place(old[index].value, old[index].type)
    }
    unsafe old.deinitialize(count: oldCount)
    unsafe old.deallocate()
  }

  /// Calls a closure with all that is in the table.
  func visitAll(_ body: (Value) -> Void) {
    for index in 0..<(1 << Int(bits)) where unsafe slots[index].type != 0 {
      unsafe body(slots[index].value)
    }
  }
}
