internal import Foundation
internal import Threading

/// Which check of this process each golden belongs to, and which goldens have their text settled.
///
/// Two checks that share a golden would overwrite each other's, or pass with a text that is not
/// theirs; so would one check that runs twice with different subjects.
public final class ClaimRegistry: Sendable {
  /// The goldens of this process.
  public static let process = ClaimRegistry()

  private struct State {
    /// By path, letter case aside: some file systems do not tell it apart.
    var claims: [String: Claim] = [:]
    var settled: [String: Settlement] = [:]
    var busy: Set<String> = []
  }

  private let state = Monitor(State())

  /// Creates a registry without claims.
  public init() {}

  /// Takes note of a check, and throws where its golden belongs to another one.
  func take(_ claim: Claim) throws(GoldenFailure) {
    let key = Self.key(claim.path)
    let owner = state.withLock { state in
      let owner = state.claims[key]
      if owner == nil { state.claims[key] = claim }
      return owner
    }
    guard let owner else { return }
    guard owner.path == claim.path else { throw .letterCase(owner, claim) }
    guard owner.isSameCheck(as: claim) else { throw .claimedTwice(owner, claim) }
  }

  /// Whether a check of this process has a golden, letter case aside.
  func isClaimed(_ path: String) -> Bool {
    state.withLock { $0.claims[Self.key(path)] != nil }
  }

  /// Calls `body` while no other check of this process has the same golden.
  func withGolden<Result>(
    _ path: String, _ body: () throws(GoldenFailure) -> Result
  ) throws(GoldenFailure) -> Result {
    let key = Self.key(path)
    state.wait(until: { !$0.busy.contains(key) }, then: { _ = $0.busy.insert(key) })
    defer { state.withLock { _ = $0.busy.remove(key) } }
    return try body()
  }

  /// How the text of a golden was settled in this process; nil where it is still open.
  func settlement(of path: String) -> Settlement? {
    state.withLock { $0.settled[Self.key(path)] }
  }

  /// Takes note that a check has matched or recorded its golden; the first one stays.
  func settle(_ claim: Claim, _ act: Settlement.Act) {
    let key = Self.key(claim.path)
    state.withLock { state in
      guard state.settled[key] == nil else { return }
      state.settled[key] = Settlement(claim: claim, act: act)
    }
  }

  /// Gives the checks of a test its name, where that becomes known only after them.
  package func name(_ test: RunningTest, claimedAs placeholder: String) {
    state.withLock { state in
      for (key, claim) in state.claims where claim.test?.id == placeholder {
        state.claims[key]?.test = test
      }
      for (key, settled) in state.settled where settled.claim.test?.id == placeholder {
        state.settled[key]?.claim.test = test
      }
    }
  }

  private static func key(_ path: String) -> String {
    path.folding(options: .caseInsensitive, locale: nil).composed
  }
}
