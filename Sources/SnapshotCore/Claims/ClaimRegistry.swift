internal import Threading

/// Which check each golden belongs to, and which goldens have their text settled, in this process and
/// in the others of the same `swift test`.
///
/// Two checks that share a golden would overwrite each other's, or pass with a text that is not
/// theirs; so would one check that runs twice with different subjects.
public final class ClaimRegistry: Sendable {
  /// The goldens of this process.
  public static let process = ClaimRegistry(shared: SharedClaims.ofTestRun())

  private struct Entry {
    var claim: Claim
    var settlement: Settlement?
    /// The thread whose check has the golden at the moment.
    var thread: UInt?
  }

  private struct State {
    var entries: [GoldenKey: Entry] = [:]
    /// The threads that are in a check.
    var threads: Set<UInt> = []
    var shared: SharedClaims?
  }

  private let state: Monitor<State>

  /// Creates a registry without claims.
  public convenience init() {
    self.init(shared: nil)
  }

  /// Creates a registry that knows of other processes' claims too.
  init(shared: sending SharedClaims?) {
    state = Monitor(State(shared: shared))
  }

  /// Calls `body` for a check while no other one of this process has its golden.
  ///
  /// - Parameters:
  ///   - claim: The check.
  ///   - body: Gets how the text of the golden was settled before; nil where it is open.
  /// - Throws: Where the golden belongs to another check, or the check is one inside of itself.
  func withGolden(
    _ claim: Claim, _ body: (Settlement?) throws(GoldenFailure) -> Void
  ) throws(GoldenFailure) {
    let key = GoldenKey(claim.path)
    let thread = ThreadNumber.current
    try state.withLock { state throws(GoldenFailure) in try Self.take(claim, key, &state) }
    let isFree = { (state: State) in state.entries[key]?.thread == nil }
    let (settlement, isInside) = try state.wait(
      // A check inside of a check waits for nobody: it could be waited for.
      until: { isFree($0) || $0.threads.contains(thread) },
      then: { state -> Result<(Settlement?, isInside: Bool), GoldenFailure> in
        guard isFree(state) else { return .failure(.inside(claim)) }
        state.entries[key]?.thread = thread
        return .success((state.entries[key]?.settlement, !state.threads.insert(thread).inserted))
      }
    ).get()
    defer {
      state.withLock { state in
        state.entries[key]?.thread = nil
        if !isInside { state.threads.remove(thread) }
      }
    }
    try body(settlement)
  }

  private static func take(
    _ claim: Claim, _ key: GoldenKey, _ state: inout State
  ) throws(GoldenFailure) {
    if state.entries[key] == nil {
      for record in state.shared?.exchange(.claim(claim)) ?? [.claim(claim)] {
        note(record, &state)
      }
    }
    guard let owner = state.entries[key]?.claim else { return }
    guard owner.path == claim.path else { throw .letterCase(owner, claim) }
    guard owner.isSameCheck(as: claim) else { throw .claimedTwice(owner, claim) }
  }

  /// Takes note of what a check of any process says: the first one stays.
  private static func note(_ record: ClaimRecord, _ state: inout State) {
    let key = GoldenKey(record.claim.path)
    if state.entries[key] == nil { state.entries[key] = Entry(claim: record.claim) }
    if case .settlement(let settlement) = record, state.entries[key]?.settlement == nil {
      state.entries[key]?.settlement = settlement
    }
  }

  /// Takes note that a check has matched or recorded its golden; the first one stays.
  func settle(_ claim: Claim, _ act: Settlement.Act) {
    let record = ClaimRecord.settlement(Settlement(claim: claim, act: act))
    state.withLock { state in
      // The check of a known test is made in one process alone.
      guard claim.test == nil, let shared = state.shared else { return Self.note(record, &state) }
      for record in shared.exchange(record) { Self.note(record, &state) }
    }
  }

  /// Gives the checks of a test its name, where that becomes known only after them.
  package func name(_ test: RunningTest, claimedAs placeholder: String) {
    state.withLock { state in
      for (key, entry) in state.entries {
        if entry.claim.test?.id == placeholder { state.entries[key]?.claim.test = test }
        if entry.settlement?.claim.test?.id == placeholder {
          state.entries[key]?.settlement?.claim.test = test
        }
      }
    }
  }
}
