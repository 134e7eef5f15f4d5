public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Stubs and received requests of one test, apart from those of all other tests.
///
/// ```swift
/// @Test func `A user is shown by name`() async throws {
///   let registry = StubRegistry()
///   registry.setStub(try StubbedResponse(fixtureNamed: "user.json", in: .module), for: url)
///   let session = URLSession(configuration: registry.sessionConfiguration)
///   let (data, _) = try await session.data(from: url)
///   #expect(registry.receivedRequests.map(\.method) == ["GET"])
/// }
/// ```
///
/// Tests that run in parallel and stub the same URL differently each get their own answer, because
/// each registry has a protocol class of its own, which `URLSession` makes its requests with.
///
/// Of several stubs that match, the one that was set last answers. A request that no stub matches
/// fails with a report of the request and the nearest stubs; no request reaches the network.
///
/// Safe to use from any number of threads. A registry lives as long as the process, because its
/// sessions may: ``reset()`` frees what it holds, which a leak checker may not find any more.
public final class StubRegistry: Sendable {
  private struct State {
    var stubs: [Stub] = []
    var received: [ReceivedRequest] = []
  }

  private struct Stub {
    let matcher: RequestMatcher
    var result: StubResult
  }

  private let state = Locked(State())

  /// The protocol class that answers from this registry, for a configuration of your own.
  ///
  /// ```swift
  /// configuration.protocolClasses = [registry.protocolClass]
  /// ```
  ///
  /// The configuration decides: `URLProtocol.registerClass(_:)` and `URLSession.shared` do not work
  /// on Linux.
  public let protocolClass: URLProtocol.Type

  /// Makes a registry without stubs.
  public convenience init() {
    self.init(protocolClass: StubProtocolClasses.make())
    StubProtocolClasses.register(self)
  }

  /// Makes a registry for a class that finds its registry by itself.
  init(protocolClass: URLProtocol.Type) {
    self.protocolClass = protocolClass
  }

  /// A new configuration for sessions that are answered from this registry.
  ///
  /// It is ephemeral, without a cache and without stored credentials, and may be changed.
  public var sessionConfiguration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [protocolClass]
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    return configuration
  }

  /// All requests so far, in the order in which they came, with their bodies.
  public var receivedRequests: [ReceivedRequest] {
    state.withLock { $0.received }
  }

  /// Answers requests to a URL, of any method, with a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - url: The URL, as ``RequestMatcher/init(url:)`` compares it.
  public func setStub(_ response: StubbedResponse, for url: URL) {
    setStub(.response(response), for: RequestMatcher(url: url))
  }

  /// Decides what happens to requests to a URL, of any method.
  ///
  /// - Parameters:
  ///   - result: What happens.
  ///   - url: The URL, as ``RequestMatcher/init(url:)`` compares it.
  public func setStub(_ result: StubResult, for url: URL) {
    setStub(result, for: RequestMatcher(url: url))
  }

  /// Answers requests that a matcher matches with a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - matcher: Which requests.
  public func setStub(_ response: StubbedResponse, for matcher: RequestMatcher) {
    setStub(.response(response), for: matcher)
  }

  /// Decides what happens to requests that a matcher matches.
  ///
  /// An equal matcher's stub is replaced.
  ///
  /// - Parameters:
  ///   - result: What happens.
  ///   - matcher: Which requests.
  public func setStub(_ result: StubResult, for matcher: RequestMatcher) {
    state.withLock { state in
      state.stubs.removeAll { $0.matcher == matcher }
      state.stubs.append(Stub(matcher: matcher, result: result))
    }
  }

  /// Removes all stubs; what was received stays.
  public func removeAllStubs() {
    state.withLock { $0.stubs = [] }
  }

  /// Removes all stubs and forgets the received requests, as a test's tear-down should.
  public func reset() {
    state.withLock { $0 = State() }
  }
}

extension StubRegistry {
  /// Records a request that gets no answer.
  func record(_ request: ReceivedRequest) {
    state.withLock { $0.received.append(request) }
  }

  /// Records a request and takes its result out of the stub that matches; no sequence.
  func draw(for request: ReceivedRequest) throws(FixtureError) -> StubResult {
    enum Draw {
      case result(StubResult)
      case ended(RequestMatcher)
      case unmatched([RequestMatcher])
    }
    let draw: Draw = state.withLock { state in
      state.received.append(request)
      guard let place = state.stubs.lastIndex(where: { $0.matcher.matches(request) }) else {
        return .unmatched(state.stubs.map(\.matcher))
      }
      guard let result = state.stubs[place].result.next() else {
        return .ended(state.stubs[place].matcher)
      }
      return .result(result)
    }
    switch draw {
    case .result(let result):
      return result
    case .ended(let matcher):
      throw FixtureError(
        .endedSequence,
        "the sequence of the stub \(matcher) has ended before this request:\n"
          + Self.indented(request.description))
    case .unmatched(let matchers):
      throw Self.unmatched(request, matchers)
    }
  }

  private static func unmatched(
    _ request: ReceivedRequest, _ matchers: [RequestMatcher]
  ) -> FixtureError {
    var message = "no stub matches this request:\n" + indented(request.description)
    if matchers.isEmpty {
      message += "\nno stubs are set in the registry of this session"
    } else {
      message += "\nnearest stubs:"
    }
    let line = "\(request.method) \(request.url.absoluteString)"
    let nearest =
      matchers
      .map { matcher in
        let mismatches = matcher.mismatches(request)
        let distance = EditDistance.between("\(matcher)", line)
        return (count: mismatches.count, distance: distance, matcher: matcher, text: mismatches)
      }
      .sorted { ($0.count, $0.distance) < ($1.count, $1.distance) }
    for (_, _, matcher, mismatches) in nearest.prefix(3) {
      message += "\n  \(matcher) (\(mismatches.joined(separator: "; ")))"
    }
    return FixtureError(.unmatchedRequest, message)
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
