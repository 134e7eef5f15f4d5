#if canImport(FoundationNetworking)
  internal import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Answers the requests of `URLSession` from stubs; no request reaches the network.
///
/// ```swift
/// let stub = try StubbedResponse(fixtureNamed: "sample-user.json", in: .module)
/// StubURLProtocol.setStub(stub, for: url)
/// let session = URLSession(configuration: StubURLProtocol.sessionConfiguration)
/// let (data, response) = try await session.data(from: url)
/// ```
///
/// Its stubs are one table for the whole process. Tests that run in parallel use a ``StubRegistry``
/// each, which offers the same and more.
///
/// On Linux, where `URLSession` is another implementation:
/// - download tasks fail with ``FixtureError/Kind/unsupportedTask``, since only the built-in protocols
///   can hand a file over;
/// - a 401 arrives without its `WWW-Authenticate` field, which would make the session authenticate
///   over the network instead of handing the response over;
/// - `URLSession.shared` and `URLProtocol.registerClass(_:)` are not stubbed.
public class StubURLProtocol: URLProtocol {
  /// Where this load is.
  ///
  /// Start, stop and the end of a delay come from one thread or serial queue, which `URLSession`
  /// chooses: no other one touches it.
  var load = StubLoad.idle

  /// Claims every request: one that no stub matches must not go on to the network.
  public override class func canInit(with request: URLRequest) -> Bool { true }

  /// Returns the request as it is.
  public override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Starts to answer; `URLSession` calls it.
  public override func startLoading() {
    guard isReadyToLoad else { return }
    switch load {
    case .idle:
      begin()
    case .waiting(let answer, let wait):
      // A delay that ends starts the load again, and so does, on Linux, a task that is resumed.
      if wait.isOver { finish(answer) }
    case .finished:
      break
    }
  }

  /// Stops, and delivers nothing any more; `URLSession` calls it.
  public override func stopLoading() {
    guard isStoppedForGood else { return }
    if case .waiting(_, let wait) = load { wait.cancel() }
    load = .finished
  }

  private func begin() {
    guard let url = request.url else {
      finish(with: FixtureError(.invalidResponse, "a request without a URL cannot be answered"))
      return
    }
    let registry = StubProtocolClasses.registry(of: Self.self)
    let received = ReceivedRequest(
      method: request.httpMethod ?? "GET", url: url, headers: headers, body: body)
    if let error = unsupportedTaskError {
      registry.record(received)
      finish(with: error)
      return
    }
    var answer = registry.answer(to: received)
    if answer.delay > timeout {
      answer.delay = timeout
      answer.outcome = .failure(URLError(.timedOut))
    }
    if answer.delay == .zero {
      finish(answer)
    } else if let wait = wait(answer.delay) {
      load = .waiting(answer, wait)
    } else {
      finish(
        with: FixtureError(
          .unsupportedTask, "this version of FoundationNetworking does not let stubs be delayed"))
    }
  }

  func finish(_ answer: StubRegistry.Answer) {
    switch answer.outcome {
    case .failure(let error):
      finish(with: error)
    case .success(let stub):
      let response = HTTPURLResponse(
        url: answer.request.url, statusCode: stub.status, httpVersion: "HTTP/1.1",
        headerFields: deliverableHeaders(of: stub))
      guard let response else {
        finish(with: FixtureError(.invalidResponse, "no response has the status \(stub.status)"))
        return
      }
      load = .finished
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      for chunk in deliverableChunks(of: stub) {
        client?.urlProtocol(self, didLoad: chunk)
      }
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  private func finish(with error: any Error) {
    load = .finished
    client?.urlProtocol(self, didFailWithError: error)
  }
}
