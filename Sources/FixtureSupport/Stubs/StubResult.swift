public import Foundation

/// What happens to a request that a stub matches.
///
/// ```swift
/// registry.setStub(.error(URLError(.notConnectedToInternet)), for: url)
/// registry.setStub(.delayed(.seconds(2), .response(StubbedResponse(text: "late"))), for: url)
/// registry.setStub(.redirect(to: otherURL), for: url)
/// registry.setStub(.sequence([.response(pending), .response(done)]), for: url)
/// registry.setStub(
///   .closure { request in .response(StubbedResponse(body: request.body ?? Data())) }, for: url)
/// ```
public indirect enum StubResult: Sendable {
  /// A response.
  case response(StubbedResponse)

  /// A failure, which arrives as it is.
  case error(any Error)

  /// Another result, later.
  ///
  /// No thread waits meanwhile. Where the delay is longer than the request's or the session's
  /// timeout, the request fails with `URLError.timedOut` when the timeout has passed.
  case delayed(Duration, StubResult)

  /// The stub of another URL, as if the server had redirected there.
  ///
  /// The target's stub is looked up as for any request, both requests are recorded, and the response
  /// has the target's URL. A 303 makes the second one a GET without a body, and so do 301 and 302
  /// for a POST; the other statuses keep method and body. A relative URL is resolved. The session's
  /// delegate is not asked. More than 20 redirects fail with `URLError.httpTooManyRedirects`.
  case redirect(to: URL, status: Int = 302)

  /// The first result for the first request, the next for the next.
  ///
  /// Requests after the last one get `then`, or fail if there is none.
  case sequence([StubResult], then: StubResult? = nil)

  /// What a closure makes of the request; what it throws is the failure.
  ///
  /// On Linux all sessions wait while it runs: it must not wait for another request.
  case closure(@Sendable (ReceivedRequest) throws -> StubResult)
}

extension StubResult {
  /// Takes the next result out of a sequence; every other result is its own next one.
  ///
  /// - Returns: A result that is no sequence, or nil if the sequence has ended.
  mutating func next() -> StubResult? {
    switch self {
    case .response, .error, .redirect, .closure:
      return self
    case .delayed(let delay, var inner):
      guard let result = inner.next() else { return nil }
      self = .delayed(delay, inner)
      return .delayed(delay, result)
    case .sequence(var results, var last):
      while !results.isEmpty {
        let result = results[0].next()
        if result == nil || !results[0].isSequence { results.removeFirst() }
        if let result {
          self = .sequence(results, then: last)
          return result
        }
      }
      let result = last?.next()
      self = .sequence([], then: last)
      return result
    }
  }

  private var isSequence: Bool {
    switch self {
    case .sequence: true
    case .delayed(_, let inner): inner.isSequence
    case .response, .error, .redirect, .closure: false
    }
  }
}
