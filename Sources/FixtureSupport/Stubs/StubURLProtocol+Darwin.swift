#if !canImport(FoundationNetworking)
  internal import Foundation

  /// Apple's systems hand everything to a protocol, and call it on a thread with a run loop, on which
  /// it calls its client, too.
  extension StubURLProtocol {
    var isReadyToLoad: Bool { true }

    var isStoppedForGood: Bool { true }

    var headers: [String: String] { request.allHTTPHeaderFields ?? [:] }

    /// The body, which arrives as a stream.
    var body: Data? {
      if let body = request.httpBody { return body }
      guard let stream = request.httpBodyStream else { return nil }
      var data = Data()
      stream.open()
      defer { stream.close() }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = unsafe stream.read(&buffer, maxLength: buffer.count)
        guard count > 0 else { return data }
        data.append(contentsOf: buffer[..<count])
      }
    }

    var timeout: Duration { .timeout(request.timeoutInterval) }

    var unsupportedTaskError: FixtureError? { nil }

    func deliverableHeaders(of stub: StubbedResponse) -> [String: String] { stub.headers }

    func deliverableChunks(of stub: StubbedResponse) -> [Data] { stub.chunks }

    func wait(_ delay: Duration) -> StubWait? {
      StubWait(delay, self)
    }
  }
#endif
