import FixtureSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(2))) struct `A sequence` {
  private func text(_ text: String) -> StubResult { .response(StubbedResponse(text: text)) }

  @Test func `gives one answer after the other and then fails`() async throws {
    let stub = StubSession()
    stub.registry.setStub(
      .sequence([text("1"), .error(URLError(.timedOut)), .sequence([text("2"), text("3")])]),
      for: stub.url)
    #expect(try await stub.text() == "1")
    await #expect(throws: URLError(.timedOut)) { try await stub.text() }
    #expect(try await stub.text() == "2")
    #expect(try await stub.text() == "3")
    let error = await stub.session.completion(of: stub.request()).error
    #expect(
      error?.localizedDescription == """
        the sequence of the stub * https://api.example.org/users has ended before this request:
          GET https://api.example.org/users
        """)
    #expect(stub.registry.receivedRequests.count == 5)
  }

  @Test func `may end with an answer for all later requests`() async throws {
    let stub = StubSession()
    stub.registry.setStub(
      .sequence(
        [.sequence([]), .delayed(.milliseconds(1), .sequence([text("1"), text("2")])), text("3")],
        then: text("done")), for: stub.url)
    var texts: [String] = []
    for _ in 0..<6 { texts.append(try await stub.text()) }
    #expect(texts == ["1", "2", "3", "done", "done", "done"])
  }

  @Test func `starts again when it is set again`() async throws {
    let stub = StubSession()
    for _ in 0..<3 {
      stub.registry.setStub(.sequence([text("1"), text("2")]), for: stub.url)
      #expect(try await stub.text() == "1")
    }
  }

  @Test func `gives each of many parallel requests an answer of its own`() async throws {
    let stub = StubSession()
    stub.registry.setStub(.sequence((0..<100).map { text("\($0)") }), for: stub.url)
    let session = stub.session
    let url = stub.url
    let texts = try await withThrowingTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { String(decoding: try await session.data(from: url).0, as: UTF8.self) }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts.count == 100)
  }
}

@Suite(.timeLimit(.minutes(2))) struct `A closure` {
  private struct Refusal: Error, Equatable {}

  @Test func `makes the answer of the request`() async throws {
    let stub = StubSession()
    stub.registry.setStub(
      .closure { request in
        .response(StubbedResponse(text: "\(request.method) \(request.text ?? "nothing")"))
      }, for: stub.url)
    #expect(try await stub.text() == "GET nothing")
    #expect(try await stub.text(stub.request("PUT", body: Data("日".utf8))) == "PUT 日")
  }

  @Test func `may use the registry, redirect and return a sequence`() async throws {
    let stub = StubSession()
    let registry = stub.registry
    let next = URL(string: "https://api.example.org/next")!
    registry.setStub(
      .closure { _ in
        registry.setStub(
          .closure { _ in .sequence([.response(StubbedResponse(text: "next"))]) }, for: next)
        return .redirect(to: next)
      }, for: stub.url)
    #expect(try await stub.text() == "next")
    #expect(registry.receivedRequests.count == 2)
  }

  @Test func `fails the request with what it throws`() async {
    let stub = StubSession()
    stub.registry.setStub(.closure { _ in throw URLError(.cannotFindHost) }, for: stub.url)
    await #expect(throws: URLError(.cannotFindHost)) { try await stub.text() }
    stub.registry.setStub(.closure { _ in .sequence([]) }, for: stub.url)
    let error = await stub.session.completion(of: stub.request()).error
    #expect(error?.localizedDescription == "a stub's closure returned an empty sequence")
  }
}
