import FixtureSupport
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A registry and a session of its own.
struct StubSession: ~Copyable {
  let registry = StubRegistry()
  let session: URLSession
  let url = URL(string: "https://api.example.org/users")!

  init(
    delegate: EventDelegate? = nil, configure: (URLSessionConfiguration) -> Void = { _ in }
  ) {
    let configuration = registry.sessionConfiguration
    configure(configuration)
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit {
    session.invalidateAndCancel()
    registry.reset()
  }

  func request(_ method: String = "GET", body: Data? = nil) -> URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    return request
  }

  /// What a data request gets: its text, or its error.
  func text(_ request: URLRequest? = nil) async throws -> String {
    String(decoding: try await session.data(for: request ?? self.request()).0, as: UTF8.self)
  }
}

/// What a completion handler is called with.
struct Completion: Sendable {
  let data: Data?
  let response: URLResponse?
  let error: (any Error)?

  var status: Int? { (response as? HTTPURLResponse)?.statusCode }
  var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }
}

extension URLSession {
  /// Runs a data task with a completion handler; `start` starts it, and may do more.
  func completion(
    of request: URLRequest, start: (URLSessionDataTask) -> Void = { $0.resume() }
  ) async -> Completion {
    await withCheckedContinuation { continuation in
      start(
        dataTask(with: request) {
          continuation.resume(returning: Completion(data: $0, response: $1, error: $2))
        })
    }
  }
}
