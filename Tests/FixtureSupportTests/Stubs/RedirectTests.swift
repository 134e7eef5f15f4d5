import FixtureSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(2))) struct `A redirect` {
  private let target = URL(string: "https://www.example.org/people?page=1")!

  @Test func `ends with the target's answer and URL`() async throws {
    let stub = StubSession()
    let between = URL(string: "https://between.example.org/")!
    stub.registry.setStub(.redirect(to: between, status: 301), for: stub.url)
    stub.registry.setStub(.delayed(.milliseconds(1), .redirect(to: target)), for: between)
    stub.registry.setStub(StubbedResponse(text: "people"), for: target)
    let (data, response) = try await stub.session.data(from: stub.url)
    #expect(String(decoding: data, as: UTF8.self) == "people")
    #expect(response.url == target)
    #expect(stub.registry.receivedRequests.map(\.url) == [stub.url, between, target])
  }

  @Test func `reaches a completion handler and a delegate as one response`() async {
    let delegate = EventDelegate()
    let stub = StubSession(delegate: delegate)
    stub.registry.setStub(.redirect(to: target), for: stub.url)
    stub.registry.setStub(StubbedResponse(text: "people"), for: target)
    #expect(await stub.session.completion(of: stub.request()).text == "people")
    let events = await delegate.events(of: stub.session.dataTask(with: stub.url))
    #expect(events == ["response 200", "data people", "complete"])
  }

  @Test(arguments: [
    ("POST", 301, "GET"), ("POST", 302, "GET"), ("PUT", 302, "PUT"), ("POST", 303, "GET"),
    ("PUT", 303, "GET"), ("HEAD", 303, "HEAD"), ("POST", 307, "POST"), ("POST", 308, "POST"),
  ])
  func `keeps the method and the body or not, by its status`(
    method: String, status: Int, next: String
  ) async throws {
    let stub = StubSession()
    stub.registry.setStub(.redirect(to: target, status: status), for: stub.url)
    stub.registry.setStub(StubbedResponse(), for: target)
    var request = stub.request(method, body: Data("a=1".utf8))
    request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    request.setValue("1", forHTTPHeaderField: "X-Trace")
    _ = try await stub.session.data(for: request)
    let second = stub.registry.receivedRequests[1]
    #expect(second.method == next)
    #expect(second.text == (method == next ? "a=1" : nil))
    #expect(second.value(forHeader: "content-type") == (method == next ? "text/plain" : nil))
    #expect(second.value(forHeader: "x-trace") == "1")
  }

  @Test(arguments: [
    ("/people", "https://api.example.org/people"), ("v2?x=1", "https://api.example.org/v2?x=1"),
    ("//other.example.org/a", "https://other.example.org/a"),
  ])
  func `may be relative`(path: String, absolute: String) async throws {
    let stub = StubSession()
    stub.registry.setStub(.redirect(to: try #require(URL(string: path))), for: stub.url)
    stub.registry.setStub(StubbedResponse(), for: try #require(URL(string: absolute)))
    let (_, response) = try await stub.session.data(from: stub.url)
    #expect(response.url?.absoluteString == absolute)
  }

  @Test func `in a circle fails`() async {
    let stub = StubSession()
    stub.registry.setStub(.redirect(to: stub.url), for: stub.url)
    await #expect(throws: URLError(.httpTooManyRedirects)) { try await stub.text() }
    #expect(stub.registry.receivedRequests.count == 21)
  }

  @Test func `to a URL without a stub fails`() async {
    let stub = StubSession()
    stub.registry.setStub(.redirect(to: target), for: stub.url)
    let error = await stub.session.completion(of: stub.request()).error
    #expect(error?.localizedDescription.contains("GET https://www.example.org/people") == true)
  }
}
