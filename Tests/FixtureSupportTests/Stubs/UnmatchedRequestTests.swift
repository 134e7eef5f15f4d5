import FixtureSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(2))) struct `A request without a stub` {
  @Test func `fails with the request and the nearest stubs`() async throws {
    let stub = StubSession()
    let other = StubbedResponse()
    stub.registry.setStub(other, for: RequestMatcher(host: "cdn.example.org", path: "/a.png"))
    stub.registry.setStub(other, for: RequestMatcher(method: "GET", path: "/users"))
    stub.registry.setStub(other, for: URL(string: "http://api.example.org:8080/user?page=2")!)
    stub.registry.setStub(
      other,
      for: RequestMatcher(
        method: "POST", path: "/users", headers: ["Accept": "text/html"], body: .text("{}")))
    var request = stub.request("POST", body: Data(#"{"name":"Ada"}"#.utf8))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let completion = await stub.session.completion(of: request)
    let error = try #require(completion.error)
    #expect(
      error.localizedDescription == """
        no stub matches this request:
          POST https://api.example.org/users
          Accept: application/json

          {"name":"Ada"}
        nearest stubs:
          GET /users (method is POST, not GET)
          * cdn.example.org/a.png (host is api.example.org, not cdn.example.org; path is /users, not /a.png)
          POST /users, Accept: text/html, body: {} (header Accept is application/json, not text/html; body is not {})
        """)
    #if canImport(FoundationNetworking)
      #expect((error as? FixtureError)?.kind == .unmatchedRequest)
    #endif
  }

  @Test func `fails in every way to ask`() async {
    let delegate = EventDelegate()
    let stub = StubSession(delegate: delegate)
    await #expect(throws: (any Error).self) { try await stub.text() }
    await #expect(throws: (any Error).self) {
      try await stub.session.upload(for: stub.request("PUT"), from: Data())
    }
    let events = await delegate.events(of: stub.session.dataTask(with: stub.url))
    #expect(
      events == [
        """
        error no stub matches this request:
          GET https://api.example.org/users
        no stubs are set in the registry of this session
        """
      ])
    #expect(stub.registry.receivedRequests.map(\.method) == ["GET", "PUT", "GET"])
  }

  @Test(arguments: ["ftp://example.org/a", "file:///etc/hostname", "diary://entries/1?x=1"])
  func `fails whatever its scheme is`(text: String) async throws {
    let stub = StubSession()
    let url = try #require(URL(string: text))
    let completion = await stub.session.completion(of: URLRequest(url: url))
    #expect(completion.error != nil)
    #expect(stub.registry.receivedRequests == [ReceivedRequest(url: url)])
    stub.registry.setStub(StubbedResponse(text: "stubbed"), for: url)
    #expect(await stub.session.completion(of: URLRequest(url: url)).text == "stubbed")
  }

  @Test func `fails again after its stub was removed, and is forgotten after a reset`() async throws
  {
    let stub = StubSession()
    stub.registry.setStub(StubbedResponse(text: "a"), for: stub.url)
    #expect(try await stub.text() == "a")
    stub.registry.removeAllStubs()
    await #expect(throws: (any Error).self) { try await stub.text() }
    #expect(stub.registry.receivedRequests.count == 2)
    stub.registry.reset()
    #expect(stub.registry.receivedRequests.isEmpty)
  }
}
