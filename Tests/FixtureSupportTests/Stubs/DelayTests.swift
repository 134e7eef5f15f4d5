import FixtureSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer that no test waits for.
private func never(_ text: String = "late") -> StubResult {
  .delayed(.seconds(3_000), .response(StubbedResponse(text: text)))
}

/// An answer that comes after the call that asked for it has returned.
private func soon(_ text: String = "late") -> StubResult {
  .delayed(.milliseconds(20), .response(StubbedResponse(text: text)))
}

@Suite(.timeLimit(.minutes(2))) struct `A delayed answer` {
  @Test func `arrives`() async throws {
    let stub = StubSession()
    stub.registry.setStub(
      .delayed(.milliseconds(5), .delayed(.milliseconds(5), soon())), for: stub.url)
    #expect(try await stub.text() == "late")
    stub.registry.setStub(
      .delayed(.milliseconds(5), .error(URLError(.networkConnectionLost))), for: stub.url)
    await #expect(throws: URLError(.networkConnectionLost)) { try await stub.text() }
    let delegate = EventDelegate()
    let other = StubSession(delegate: delegate)
    other.registry.setStub(soon(), for: other.url)
    let events = await delegate.events(of: other.session.dataTask(with: other.url))
    #expect(events == ["response 200", "data late", "complete"])
  }

  @Test func `holds up neither its session nor other sessions`() async throws {
    let stub = StubSession { $0.timeoutIntervalForRequest = 10_000 }
    let other = StubSession()
    stub.registry.setStub(never(), for: RequestMatcher(path: "/late"))
    stub.registry.setStub(StubbedResponse(text: "now"), for: stub.url)
    other.registry.setStub(StubbedResponse(text: "other"), for: stub.url)
    let late = URLRequest(url: URL(string: "https://api.example.org/late")!)
    let pending = Shared<URLSessionDataTask?>(nil)
    let session = stub.session
    async let completion = session.completion(of: late) { task in
      pending.value = task
      task.resume()
    }
    while stub.registry.receivedRequests.isEmpty { await Task.yield() }
    for _ in 0..<20 {
      #expect(try await stub.text() == "now")
      #expect(try await other.text() == "other")
    }
    pending.value?.cancel()
    #expect((await completion.error as? URLError)?.code == .cancelled)
  }

  @Test func `fails with the request's or the session's timeout if that is shorter`() async {
    let stub = StubSession()
    stub.registry.setStub(never(), for: stub.url)
    var request = stub.request()
    request.timeoutInterval = 0.01
    await #expect(throws: URLError(.timedOut)) { try await stub.text(request) }
    #if canImport(FoundationNetworking)
      let other = StubSession { $0.timeoutIntervalForRequest = 0.01 }
      other.registry.setStub(never(), for: stub.url)
      await #expect(throws: URLError(.timedOut)) { try await other.text() }
    #endif
  }

  @Test(arguments: [TimeInterval.infinity, .greatestFiniteMagnitude, .nan])
  func `arrives where the request never times out`(timeout: TimeInterval) async throws {
    let stub = StubSession()
    stub.registry.setStub(soon(), for: stub.url)
    var request = stub.request()
    request.timeoutInterval = timeout
    #expect(try await stub.text(request) == "late")
  }

  @Test func `does not come after the task was cancelled`() async throws {
    let delegate = EventDelegate()
    let stub = StubSession(delegate: delegate)
    stub.registry.setStub(soon(), for: stub.url)
    let task = stub.session.dataTask(with: stub.url)
    async let ended = delegate.events(of: task)
    while stub.registry.receivedRequests.isEmpty { await Task.yield() }
    task.cancel()
    let events = await ended
    // Its time comes, and nothing happens. On a slow machine it may have come before.
    try await Task.sleep(for: .milliseconds(40))
    #expect(delegate.eventsSoFar == events)
    if events.count == 1 { #expect(events[0].hasPrefix("error")) }
  }

  @Test func `fails if the Swift task that waits for it is cancelled`() async {
    let stub = StubSession()
    stub.registry.setStub(never(), for: stub.url)
    let session = stub.session
    let url = stub.url
    let task = Task { try await session.data(from: url) }
    while stub.registry.receivedRequests.isEmpty { await Task.yield() }
    task.cancel()
    let result = await task.result
    #expect(throws: (any Error).self) { try result.get() }
  }

  @Test func `comes after the task was suspended and resumed`() async {
    let stub = StubSession()
    stub.registry.setStub(soon("after"), for: stub.url)
    let isSuspended = Shared(true)
    let completion = await stub.session.completion(of: stub.request()) { task in
      task.resume()
      task.suspend()
      Task {
        // Long enough for the answer to come if nothing held it.
        try await Task.sleep(for: .milliseconds(60))
        isSuspended.value = false
        task.resume()
      }
    }
    #expect(completion.text == "after")
    #if canImport(FoundationNetworking)
      #expect(isSuspended.value == false)
    #endif
    #expect(stub.registry.receivedRequests.count == 1)
  }
}

@Suite(.timeLimit(.minutes(2))) struct `A task` {
  @Test func `that is resumed several times makes one request and ends once`() async {
    let stub = StubSession()
    stub.registry.setStub(never(), for: stub.url)
    for _ in 0..<20 {
      let completion = await stub.session.completion(of: stub.request()) { task in
        task.resume()
        task.resume()
        task.resume()
        task.cancel()
      }
      #expect((completion.error as? URLError)?.code == .cancelled)
    }
    #expect(stub.registry.receivedRequests.count == 20)
  }

  @Test func `that is cancelled before it starts fails and makes no request`() async {
    let stub = StubSession()
    stub.registry.setStub(StubbedResponse(), for: stub.url)
    let completion = await stub.session.completion(of: stub.request()) { task in
      task.cancel()
      task.resume()
    }
    #expect((completion.error as? URLError)?.code == .cancelled)
    #expect(stub.registry.receivedRequests.isEmpty)
  }

  /// The answer and the end race; a completion handler that is called twice would trap.
  @Test(arguments: [.zero, .microseconds(50), .milliseconds(1)] as [Duration])
  func `that is cancelled at any time ends once`(delay: Duration) async {
    let stub = StubSession()
    stub.registry.setStub(
      .delayed(delay, .response(StubbedResponse(text: "done"))), for: stub.url)
    for round in 0..<200 {
      let completion = await stub.session.completion(of: stub.request()) { task in
        task.resume()
        Task {
          try await Task.sleep(for: .microseconds(10 * (round % 20)))
          task.cancel()
        }
      }
      #expect(completion.text == "done" || (completion.error as? URLError)?.code == .cancelled)
    }
  }

  @Test func `is one of hundreds that share a session`() async throws {
    let stub = StubSession()
    stub.registry.setStub(
      .closure { request in
        .delayed(.microseconds(100), .response(StubbedResponse(text: request.url.path)))
      }, for: .any)
    let session = stub.session
    try await withThrowingTaskGroup { group in
      for number in 0..<300 {
        group.addTask {
          let url = URL(string: "https://example.org/\(number)")!
          let (data, _) = try await session.data(from: url)
          return String(decoding: data, as: UTF8.self) == "/\(number)"
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
    #expect(stub.registry.receivedRequests.count == 300)
  }
}
