public import Foundation

/// What a stub answers: a status, headers and a body, in one piece or in several.
///
/// ```swift
/// let user = try StubbedResponse(fixtureNamed: "sample-user.json", in: .module)
/// let missing = StubbedResponse(status: 404, text: "no such user")
/// let pieces = StubbedResponse(chunks: [Data("{\"a\":".utf8), Data("1}".utf8)])
/// ```
///
/// Nothing is added: a `Content-Length` that the code under test reads has to be among the headers.
public struct StubbedResponse: Sendable, Hashable {
  /// The HTTP status.
  public var status: Int

  /// The header fields.
  public var headers: [String: String]

  /// The body's pieces, in their order.
  ///
  /// A delegate gets them one by one. A completion handler and `data(for:)` get the whole body.
  public var chunks: [Data]

  /// The whole body.
  public var body: Data {
    get { chunks.count == 1 ? chunks[0] : Data(chunks.joined()) }
    set { chunks = [newValue] }
  }

  /// Makes a response whose body comes in pieces.
  ///
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - headers: The header fields.
  ///   - chunks: The body's pieces.
  public init(status: Int = 200, headers: [String: String] = [:], chunks: [Data]) {
    self.status = status
    self.headers = headers
    self.chunks = chunks
  }

  /// Makes a response.
  ///
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - headers: The header fields.
  ///   - body: The whole body.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.init(status: status, headers: headers, chunks: body.isEmpty ? [] : [body])
  }

  /// Makes a response with a text as its body.
  ///
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - headers: The header fields.
  ///   - text: The body, sent as UTF-8.
  public init(status: Int = 200, headers: [String: String] = [:], text: String) {
    self.init(status: status, headers: headers, body: Data(text.utf8))
  }

  /// Makes a response whose body is a fixture.
  ///
  /// A fixture in a `.json` file gets `Content-Type: application/json`, unless the headers have one.
  ///
  /// - Parameters:
  ///   - name: The fixture's name, as ``FixtureLoader`` takes it.
  ///   - bundle: The bundle that holds it, which is `.module` in a package's tests.
  ///   - subdirectory: The folder of the bundle's resources that the name starts in.
  ///   - status: The HTTP status.
  ///   - headers: The header fields.
  /// - Throws: What ``FixtureLoader/data(named:in:subdirectory:)`` throws.
  public init(
    fixtureNamed name: String, in bundle: Bundle, subdirectory: String? = nil,
    status: Int = 200, headers: [String: String] = [:]
  ) throws(FixtureError) {
    let url = try FixtureLoader.url(named: name, in: bundle, subdirectory: subdirectory)
    let body = try FixtureLoader.data(named: name, in: bundle, subdirectory: subdirectory)
    self.init(status: status, headers: headers, body: body)
    let hasType = headers.keys.contains { $0.lowercased() == "content-type" }
    if !hasType, url.pathExtension.lowercased() == "json" {
      self.headers["Content-Type"] = "application/json"
    }
  }
}
