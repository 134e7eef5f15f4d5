import CThreadStack

/// What all recorders of one encoding share: the settings, what is known of types and keys, and the
/// stack that is left.
@safe
final class EncodingContext {
  let settings: CanonicalJSONEncoder

  /// Keys of types that have few values, kept for the whole encoding.
  let keys: KeyStorage

  /// An error that a container could not throw when it was made, and that ends the encoding.
  private(set) var fault: CanonicalizationError?

  /// The last error that a value has thrown, and where.
  ///
  /// The error is held, so that no other one has the same address meanwhile.
  var failure: (error: any Error, path: [any CodingKey])?

  /// The recorders that fragment tokens refer to.
  private(set) var fragments: [Recorder] = []

  /// Goes up when the fragments are let go of: tokens of earlier recorders lead to none.
  private(set) var generation = 0

  /// What is looked at for each value.
  // Invariant: initialized from init to deinit. Access to a class's own properties is checked each
  // time.
  private let state: UnsafeMutablePointer<State>

  private struct State {
    /// How many calls of `encode(to:)` are under way.
    var nesting = 0
    /// Whether there is a fault, which is large to look at.
    var hasFault = false
  }

  // Invariant: one initialized table from init to deinit.
  private let plans: UnsafeMutablePointer<TypeTable<EncodingPlan>>
  private var stackLimit: UInt = 0

  /// Below this nesting the stack is taken to be large enough.
  private static let uncheckedNesting = 24

  init(_ settings: CanonicalJSONEncoder) {
    self.settings = settings
    keys =
      switch settings.keyEncodingStrategy {
      case .useDefaultKeys: KeyStorage(keepsTokens: true, tellsKeysApart: false)
      case .convertToSnakeCase: KeyStorage(keepsTokens: true, tellsKeysApart: true)
      // One depends on the path.
      case .custom: KeyStorage(keepsTokens: false, tellsKeysApart: true)
      }
    unsafe plans = .allocate(capacity: 1)
    unsafe plans.initialize(to: TypeTable(placeholder: .plain))
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: State())
  }

  deinit {
    unsafe plans.pointee.deallocate()
    unsafe plans.deinitialize(count: 1)
    unsafe plans.deallocate()
    unsafe state.deallocate()
  }

  /// Whether the encoding has a fault.
  @inline(__always)
  var hasFault: Bool { unsafe state.pointee.hasFault }

  /// Notes a fault, of which the first counts.
  func setFault(
    _ code: CanonicalizationError.Code, _ message: String,
    at path: @autoclosure () -> [any CodingKey]
  ) {
    guard fault == nil else { return }
    fault = error(code, message, at: path())
    unsafe state.pointee.hasFault = true
  }

  /// Throws the fault, where there is one.
  @inline(__always)
  func checkFault() throws(CanonicalizationError) {
    if hasFault { try throwFault() }
  }

  @inline(never)
  private func throwFault() throws(CanonicalizationError) {
    if let fault { throw fault }
  }

  /// Adds a fragment and returns its number.
  func add(_ fragment: Recorder) -> Int {
    fragments.append(fragment)
    return fragments.count - 1
  }

  /// Lets go of the fragments; encoders that lead to them throw from now on.
  func endFragments() {
    for fragment in fragments { fragment.forgetIdentifiers() }
    fragments.removeAll()
    generation &+= 1
  }

  /// An error of this encoding.
  func error(
    _ code: CanonicalizationError.Code, _ message: String, at path: [any CodingKey]
  ) -> CanonicalizationError {
    var error = CanonicalizationError(code: code, message: message, codingPath: path)
    error.encoding = ObjectIdentifier(self)
    return error
  }

  /// How values of a type are recorded; decided once for each type.
  @inline(__always)
  func plan<Value: Encodable>(for type: Value.Type) -> EncodingPlan {
    unsafe plans.pointee.value(of: ObjectIdentifier(type)) ?? newPlan(for: type)
  }

  @inline(never)
  private func newPlan<Value: Encodable>(for type: Value.Type) -> EncodingPlan {
    let plan = EncodingPlan(for: type)
    unsafe plans.pointee.insert(plan, for: ObjectIdentifier(type))
    return plan
  }

  /// Enters a call of `encode(to:)`; throws where the stack is about to end.
  @inline(__always)
  func enter() throws(StackExhausted) {
    unsafe state.pointee.nesting &+= 1
    if unsafe state.pointee.nesting > Self.uncheckedNesting, isStackExhausted() {
      throw StackExhausted()
    }
  }

  @inline(__always)
  func leave() {
    unsafe state.pointee.nesting &-= 1
  }

  struct StackExhausted: Error {}

  /// Whether the stack of this thread is about to end.
  @inline(never)
  func isStackExhausted() -> Bool {
    if stackLimit == 0 { stackLimit = Self.currentStackLimit() }
    let address = UInt(cthreadstack_frame_address())
    if address > stackLimit { return false }
    // A subject may have gone on in another thread.
    stackLimit = Self.currentStackLimit()
    return address <= stackLimit
  }

  /// The address that the stack of this thread must not fall below: its end, and a reserve for what
  /// subjects call.
  private static func currentStackLimit() -> UInt {
    var size = 0
    let lowest = unsafe cthreadstack_lowest_address(&size)
    // Where nothing is known, nothing is refused.
    guard lowest > 0, size > 0 else { return 1 }
    return UInt(lowest) + UInt(min(size / 4, 256 << 10))
  }
}
