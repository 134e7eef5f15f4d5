import FixtureSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(2))) struct `Received requests` {
  private let body = Data("name=日記".utf8)

  @Test func `are recorded in order, with method, headers and body`() async throws {
    let stub = StubSession { $0.httpAdditionalHeaders = ["X-App": "1", "Accept": "text/html"] }
    stub.registry.setStub(StubbedResponse(), for: .any)
    var request = stub.request("POST", body: body)
    request.setValue("application/json", forHTTPHeaderField: "accept")
    _ = try await stub.session.data(for: request)
    _ = try await stub.session.data(from: URL(string: "https://api.example.org/b?x=1#part")!)
    let received = stub.registry.receivedRequests
    #expect(received.map(\.method) == ["POST", "GET"])
    #expect(received.map(\.url.path) == ["/users", "/b"])
    #expect(received[0].body == body)
    #expect(received[0].value(forHeader: "ACCEPT") == "application/json")
    #expect(received[0].value(forHeader: "X-App") == "1")
    #expect(received[0].headers.count { $0.key.lowercased() == "accept" } == 1)
    #expect(received[1].value(forHeader: "Accept") == "text/html")
    #expect(received[1].body == nil)
  }

  @Test func `have the body of an upload`() async throws {
    let stub = StubSession()
    stub.registry.setStub(StubbedResponse(text: "ok"), for: RequestMatcher(body: .data(body)))
    let (data, _) = try await stub.session.upload(for: stub.request("PUT"), from: body)
    #expect(String(decoding: data, as: UTF8.self) == "ok")
    let sandbox = try SandboxBundle(["body.txt": "name=日記"])
    let file = URL(fileURLWithPath: sandbox.path("body.txt"))
    _ = try await stub.session.upload(for: stub.request("POST"), fromFile: file)
    #expect(stub.registry.receivedRequests.map(\.body) == [body, body])
    let delegate = EventDelegate()
    let other = StubSession(delegate: delegate)
    other.registry.setStub(StubbedResponse(text: "ok"), for: RequestMatcher(body: .data(body)))
    let task = other.session.uploadTask(with: other.request("PUT"), from: body)
    #expect(await delegate.events(of: task) == ["response 200", "data ok", "complete"])
    #expect(other.registry.receivedRequests.map(\.body) == [body])
  }

  @Test func `have the body of a stream`() async throws {
    let stub = StubSession()
    stub.registry.setStub(StubbedResponse(), for: stub.url)
    let long = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    var request = stub.request("POST")
    request.httpBodyStream = InputStream(data: long)
    _ = try await stub.session.data(for: request)
    #expect(stub.registry.receivedRequests.map(\.body) == [long])
  }

  @Test func `can be read and encoded`() throws {
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    let plain = ReceivedRequest(url: url)
    #expect("\(plain)" == "GET https://example.org/a?b=c")
    let full = ReceivedRequest(
      method: "POST", url: url, headers: ["B": "2", "A": "1"], body: Data("x".utf8))
    #expect("\(full)" == "POST https://example.org/a?b=c\nA: 1\nB: 2\n\nx")
    let binary = ReceivedRequest(method: "POST", url: url, body: Data([0xFF, 0]))
    #expect("\(binary)" == "POST https://example.org/a?b=c\n\n(2 bytes)")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(
      String(decoding: try encoder.encode([plain, full, binary]), as: UTF8.self) == """
        [{"headers":{},"method":"GET","url":"https://example.org/a?b=c"},\
        {"body":"x","headers":{"A":"1","B":"2"},"method":"POST","url":"https://example.org/a?b=c"},\
        {"bodyBase64":"/wA=","headers":{},"method":"POST","url":"https://example.org/a?b=c"}]
        """)
  }
}

@Suite(.timeLimit(.minutes(2))) struct `A download task` {
  #if canImport(FoundationNetworking)
    @Test func `fails with a report of what Linux cannot do`() async throws {
      let delegate = EventDelegate()
      let stub = StubSession(delegate: delegate)
      stub.registry.setStub(StubbedResponse(text: "file"), for: stub.url)
      let error = await #expect(throws: FixtureError.self) {
        try await stub.session.download(from: stub.url)
      }
      #expect(error?.kind == .unsupportedTask)
      #expect(
        error?.message == """
          a download task cannot be stubbed on Linux, where only the built-in protocols can answer \
          it; data and upload tasks can: https://api.example.org/users
          """)
      let events = await delegate.events(of: stub.session.downloadTask(with: stub.url))
      #expect(events.count == 1)
      #expect(events[0].hasPrefix("error a download task cannot be stubbed"))
      let handled: (URL?, (any Error)?) = await withCheckedContinuation { continuation in
        stub.session.downloadTask(with: stub.url) { continuation.resume(returning: ($0, $2)) }
          .resume()
      }
      #expect(handled.0 == nil)
      #expect((handled.1 as? FixtureError)?.kind == .unsupportedTask)
      #expect(stub.registry.receivedRequests.count == 3)
    }
  #else
    @Test func `gets the body as a file`() async throws {
      let stub = StubSession()
      stub.registry.setStub(StubbedResponse(text: "file"), for: stub.url)
      let (file, _) = try await stub.session.download(from: stub.url)
      #expect(try String(contentsOf: file, encoding: .utf8) == "file")
    }
  #endif
}
