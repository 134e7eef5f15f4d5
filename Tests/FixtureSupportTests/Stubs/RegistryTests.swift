import FixtureSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Two tests that run in parallel and stub one URL differently.
@Suite(.timeLimit(.minutes(2))) struct `Two tests that stub one URL differently` {
  private func rounds(_ text: String) async throws {
    for round in 0..<200 {
      let stub = StubSession()
      stub.registry.setStub(StubbedResponse(text: "\(text) \(round)"), for: stub.url)
      #expect(try await stub.text() == "\(text) \(round)")
      #expect(stub.registry.receivedRequests.count == 1)
    }
  }

  @Test func `each get their answer: the one`() async throws { try await rounds("one") }
  @Test func `each get their answer: the other`() async throws { try await rounds("other") }
}

@Suite(.timeLimit(.minutes(2))) struct `Stub registries` {
  private static let url = URL(string: "https://api.example.org/users")!

  @Test func `answer in parallel without mixing, 200 rounds of two`() async throws {
    for round in 0..<200 {
      async let one = answers(of: "one \(round)", count: 2)
      async let other = answers(of: "other \(round)", count: 2)
      #expect(try await one == ["one \(round)"])
      #expect(try await other == ["other \(round)"])
    }
  }

  @Test func `answer in parallel without mixing, 50 of them with 20 requests each`() async throws {
    try await withThrowingTaskGroup { group in
      for number in 0..<50 {
        group.addTask { try await (number, answers(of: "\(number)", count: 20)) }
      }
      for try await (number, answers) in group { #expect(answers == ["\(number)"]) }
    }
  }

  private func answers(of text: String, count: Int) async throws -> Set<String> {
    let registry = StubRegistry()
    registry.setStub(StubbedResponse(text: text), for: Self.url)
    let session = URLSession(configuration: registry.sessionConfiguration)
    defer {
      session.invalidateAndCancel()
      registry.reset()
    }
    let answers = try await withThrowingTaskGroup { group in
      for _ in 0..<count {
        group.addTask { String(decoding: try await session.data(from: Self.url).0, as: UTF8.self) }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(registry.receivedRequests.count == count)
    return answers
  }

  @Test func `each have a class of their own`() {
    let classes = (0..<1_000).map { _ in ObjectIdentifier(StubRegistry().protocolClass) }
    #expect(Set(classes).count == 1_000)
  }

  @Test func `give configurations that can be changed apart`() {
    let registry = StubRegistry()
    registry.sessionConfiguration.httpAdditionalHeaders = ["A": "b"]
    #expect(registry.sessionConfiguration.httpAdditionalHeaders?["A"] == nil)
    #expect(registry.sessionConfiguration.urlCache == nil)
  }

  @Test func `serve several sessions and a configuration of the app's own`() async throws {
    let registry = StubRegistry()
    registry.setStub(StubbedResponse(text: "a"), for: Self.url)
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [registry.protocolClass]
    for session in [
      URLSession(configuration: configuration),
      URLSession(configuration: registry.sessionConfiguration),
    ] {
      let (data, _) = try await session.data(from: Self.url)
      #expect(data == Data("a".utf8))
      session.invalidateAndCancel()
    }
    #expect(registry.receivedRequests.count == 2)
    registry.reset()
  }
}

/// The table is one for the process: only this suite uses it, one test after the other.
@Suite(.serialized, .timeLimit(.minutes(2))) struct `The process-wide table` {
  private let url = URL(string: "https://table.example.org/")!

  @Test func `answers by URL and by matcher`() async throws {
    defer { StubURLProtocol.reset() }
    StubURLProtocol.setStub(StubbedResponse(text: "by URL"), for: url)
    StubURLProtocol.setStub(
      .response(StubbedResponse(text: "by matcher")), for: RequestMatcher(method: "PUT"))
    let session = URLSession(configuration: StubURLProtocol.sessionConfiguration)
    defer { session.invalidateAndCancel() }
    #expect(try await session.data(from: url).0 == Data("by URL".utf8))
    var request = URLRequest(url: url)
    request.httpMethod = "PUT"
    #expect(try await session.data(for: request).0 == Data("by matcher".utf8))
    #expect(StubURLProtocol.receivedRequests.map(\.method) == ["GET", "PUT"])
    StubURLProtocol.setStub(.error(URLError(.badURL)), for: url)
    StubURLProtocol.setStub(StubbedResponse(text: "new"), for: RequestMatcher(method: "PUT"))
    #expect(try await session.data(for: request).0 == Data("new".utf8))
    await #expect(throws: URLError(.badURL)) { try await session.data(from: url) }
  }

  @Test func `is empty after its stubs were removed`() async {
    defer { StubURLProtocol.reset() }
    StubURLProtocol.setStub(StubbedResponse(text: "by URL"), for: url)
    StubURLProtocol.removeAllStubs()
    let session = URLSession(configuration: StubURLProtocol.sessionConfiguration)
    defer { session.invalidateAndCancel() }
    await #expect(throws: (any Error).self) { try await session.data(from: url) }
    #expect(StubURLProtocol.receivedRequests.count == 1)
  }
}
