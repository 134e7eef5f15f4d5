/// Records what a subject encodes on a tape.
///
/// Containers are written in the order of the calls where subjects use them as nearly all do: one
/// at a time, the inner ones first. A container is closed, on the tape, as soon as one around it is
/// written to. What comes out of that order goes to a fragment, a recorder of its own, and is put
/// in its place at the end (``FragmentMerge``):
///
/// - a value whose encoder is used only after something else was written: a fragment token holds
///   its place;
/// - what is written to a container that is closed already: a fragment whose children are appended.
@safe
final class Recorder {
  let context: EncodingContext

  /// The coding path of this recorder's root.
  let basePath: [any CodingKey]
  /// How many containers are around this recorder's root.
  var baseDepth: Int

  /// The context's generation that this recorder belongs to; in a later one it is dead.
  private var generation: Int

  /// The container whose late children this recorder takes, where it does.
  ///
  /// The other recorder holds this one; a container that the subject keeps may outlive it.
  private(set) var lateOrigin: LateOrigin?

  struct LateOrigin {
    weak var recorder: Recorder?
    var id: Int
  }

  /// The state is behind a pointer because access to a class's properties is checked each time.
  // Invariant: initialized from init to deinit.
  let state: UnsafeMutablePointer<RecorderState>

  init(
    context: EncodingContext, basePath: [any CodingKey] = [], baseDepth: Int = 0,
    capacity: Int = 64
  ) {
    self.context = context
    generation = context.generation
    self.basePath = basePath
    self.baseDepth = baseDepth
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: RecorderState(capacity: capacity))
  }

  deinit {
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }
}

struct RecorderState: ~Copyable {
  var builder: TapeBuilder

  /// Added to a token's index to tell a container from one of the same index on an earlier tape.
  var epoch = 0

  /// The index where a value is expected whose encoder was handed out, or -1.
  ///
  /// While there is one, `builder.open` is ``pendingOpen``, so that no container takes itself for
  /// the innermost.
  var pendingSlot = -1
  var pendingParent = -1
  /// The path to it.
  var pendingEntry = -1

  /// The keys on the way to the values that are being encoded.
  var path = CodingPathList()

  /// For a recorder of elements, which come in batches: how many came on earlier tapes.
  var elementsBefore: Int?

  /// Fragments of containers that were written to after they were closed.
  var late: [Int: Recorder] = [:]

  /// What is known of the children of containers that were asked for them.
  var scans: [Int: ChildScan] = [:]

  /// Whether the tape has to be put together before it is written.
  var needsMerge = false

  static let pendingOpen = -2
  static let epochStep = 1 << 40

  init(capacity: Int) {
    builder = TapeBuilder(capacity: capacity)
  }
}

extension Recorder {
  /// An entry of a path that is not known.
  static let unknownEntry = -2

  /// Adds a step to the list of paths and returns its entry.
  @inline(__always)
  func push(_ step: CodingPathList.Step, parent: Int) -> Int {
    unsafe state.pointee.path.push(step, parent: parent)
  }

  /// The step to a key.
  @inline(__always)
  func step(to key: some CodingKey) -> CodingPathList.Step {
    unsafe state.pointee.path.step(to: key)
  }

  /// The step of an entry; nil for one whose scope has ended.
  func step(of entry: Int) -> CodingPathList.Entry? {
    unsafe state.pointee.path[entry]
  }

  /// The coding path that ends at an entry.
  func path(to entry: Int) -> [any CodingKey] {
    var path: [any CodingKey] = []
    var entry = entry
    while let step = step(of: entry) {
      if let key = unsafe state.pointee.path.key(of: step.step) { path.append(key) }
      entry = step.parent
    }
    return basePath + path.reversed()
  }

  /// The coding path of a container or an encoder, which may be one that was kept longer than its
  /// scope: then the tape tells where it stands.
  func path(to entry: Int, at identifier: Int) -> [any CodingKey] {
    if entry == -1 || step(of: entry) != nil { return path(to: entry) }
    return basePath + (tokenIndex(of: identifier).map(tapePath) ?? [])
  }

  // MARK: - Slots

  /// Whether the value at a slot is the next thing to be written.
  @inline(__always)
  func isPending(_ slot: Int) -> Bool {
    unsafe state.pointee.pendingSlot >= 0
      && state.pointee.pendingSlot &+ state.pointee.epoch == slot
  }

  /// Makes the next value one that an encoder is handed out for.
  @inline(__always)
  func makeSlot(entry: Int) -> Int {
    unsafe makeSlot(state.pointee.builder.tape.count, entry: entry)
  }

  /// The same for a place that goes by the index of what was left out there.
  @inline(__always)
  func makeSlot(_ slot: Int, entry: Int) -> Int {
    unsafe state.pointee.pendingSlot = slot
    unsafe state.pointee.pendingEntry = entry
    unsafe state.pointee.pendingParent = unsafe state.pointee.builder.open
    unsafe state.pointee.builder.open = RecorderState.pendingOpen
    return unsafe slot &+ state.pointee.epoch
  }

  /// Ends the wait for the pending value: it is written next.
  @inline(__always)
  func takeSlot() {
    unsafe state.pointee.builder.open = unsafe state.pointee.pendingParent
    unsafe state.pointee.pendingSlot = -1
  }

  /// Puts a fragment in the place of the pending value, because something else is written first.
  func deferSlot() {
    guard unsafe state.pointee.pendingSlot >= 0 else { return }
    takeSlot()
    let depth = unsafe baseDepth + state.pointee.builder.depth
    let fragment = unsafe newFragment(path: path(to: state.pointee.pendingEntry), depth: depth)
    unsafe state.pointee.builder.appendScalar(fragment)
  }

  /// The token of a fragment that waits for its value.
  func newFragment(path: [any CodingKey], depth: Int) -> Token {
    guard generation == context.generation else { return Tape.null }
    let fragment = Recorder(context: context, basePath: path, baseDepth: depth)
    _ = fragment.makeSlot(entry: -1)
    unsafe state.pointee.needsMerge = true
    return Token(container: Token.Kind.fragment, end: context.add(fragment))
  }

  /// The index of the token at a slot, behind what was left out there.
  private func tokenIndex(atSlot slot: Int) -> Int? {
    guard let start = tokenIndex(of: slot) else { return nil }
    let count = unsafe state.pointee.builder.tape.count
    let index = indexBehindSkipped(start, end: count)
    return index < count ? index : nil
  }

  /// The first index from one on that is not left out, or one at or behind `end`.
  func indexBehindSkipped(_ start: Int, end: Int) -> Int {
    var index = start
    while index < end {
      let token = unsafe state.pointee.builder.tape[index]
      guard token.kind == Token.Kind.skipped else { break }
      index = token.offset
    }
    return index
  }

  /// The fragment that stands at a slot, where one does.
  func fragment(at slot: Int) -> Recorder? {
    guard generation == context.generation, let index = tokenIndex(atSlot: slot),
      unsafe state.pointee.builder.tape[index].kind == Token.Kind.fragment
    else { return nil }
    return unsafe context.fragments[state.pointee.builder.tape[index].offset]
  }

  /// The index on the tape of what an identifier of this tape means; nil for one of an earlier
  /// tape.
  func tokenIndex(of identifier: Int) -> Int? {
    let index = unsafe identifier &- state.pointee.epoch
    return identifier >= 0 && index >= 0 && index < RecorderState.epochStep ? index : nil
  }

  /// Starts an empty tape, when what was on the last one has been written.
  ///
  /// Containers of the last one that somebody has kept throw from now on.
  func startNewTape() {
    unsafe state.pointee.builder.removeCompleteValues()
    forgetIdentifiers()
    unsafe state.pointee.path.removeAll(behind: 0)
    if unsafe !state.pointee.scans.isEmpty { unsafe state.pointee.scans.removeAll() }
    context.endFragments()
    generation = context.generation
  }

  // MARK: - Containers

  /// Opens a container as the value at a slot, or finds the one that was opened there before;
  /// returns its identifier.
  ///
  /// A subject that asks for what cannot be gets a container that throws.
  func container(_ kind: UInt64, at slot: Int, entry: Int) -> (recorder: Recorder, id: Int) {
    if isPending(slot) {
      takeSlot()
      return (self, openContainer(kind, entry: entry))
    }
    if let fragment = fragment(at: slot) {
      return fragment.container(kind, at: 0, entry: -1)
    }
    if let index = tokenIndex(atSlot: slot),
      unsafe state.pointee.builder.tape[index].kind == kind
    {
      return unsafe (self, index + state.pointee.epoch)
    }
    return (self, Self.dead)
  }

  /// The identifier of a container that cannot be written to.
  static let dead = Int.min

  /// Opens a container as the next value.
  @inline(__always)
  func openContainer(_ kind: UInt64, entry: Int) -> Int {
    if unsafe baseDepth &+ state.pointee.builder.depth >= context.settings.maximumDepth {
      return refuseDepth(entry: entry)
    }
    let index = unsafe state.pointee.builder.tape.count
    unsafe state.pointee.builder.openContainer(kind)
    return unsafe index &+ state.pointee.epoch
  }

  private func refuseDepth(entry: Int) -> Int {
    context.setFault(
      .tooDeep, "nested deeper than \(context.settings.maximumDepth) levels", at: path(to: entry))
    // Something has to stand there, so that keys and values stay in turn.
    unsafe state.pointee.builder.appendScalar(Tape.null)
    return Self.dead
  }

  /// Whether a container is the innermost that is open: the usual case.
  @inline(__always)
  func isInnermost(_ id: Int) -> Bool {
    unsafe state.pointee.builder.open &+ state.pointee.epoch == id
  }

  /// Makes a container the innermost, or finds the fragment that takes what comes late.
  func resume(_ id: Int, entry: Int) throws(CanonicalizationError) -> (recorder: Recorder, id: Int)
  {
    try context.checkFault()
    guard generation == context.generation, let index = tokenIndex(of: id) else {
      throw context.error(
        .invalidValue,
        id == Self.dead
          ? "the encoder holds a value of another kind already"
          : "the container was written to after its value had gone to the output",
        at: path(to: entry, at: id))
    }
    deferSlot()
    if unsafe state.pointee.builder.isOpen(index) {
      unsafe state.pointee.builder.close(downTo: index)
      return (self, id)
    }
    let fragment = lateFragment(of: id, at: index, entry: entry)
    return try fragment.resume(0, entry: -1)
  }

  private func lateFragment(of id: Int, at index: Int, entry: Int) -> Recorder {
    if let known = unsafe state.pointee.late[id] { return known }
    let path = path(to: entry, at: id)
    // Each step of a path leads into a container.
    let fragment = Recorder(context: context, basePath: path, baseDepth: path.count)
    unsafe fragment.state.pointee.builder.openContainer(state.pointee.builder.tape[index].kind)
    fragment.lateOrigin = LateOrigin(recorder: self, id: id)
    unsafe state.pointee.late[id] = fragment
    unsafe state.pointee.needsMerge = true
    return fragment
  }
}
