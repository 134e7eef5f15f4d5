public import Foundation

/// What went wrong with a fixture or a stub, as a text that says what to do about it.
///
/// ```swift
/// do {
///   let user: SampleUser = try FixtureLoader.load("sample-usr", in: .module)
/// } catch {
///   print(error)
///   // there is no fixture "sample-usr"
///   // looked for:
///   //   /…/App_AppTests.resources/sample-usr
///   //   /…/App_AppTests.resources/sample-usr.json
///   // nearest names there:
///   //   sample-user.json
/// }
/// ```
///
/// A stub's error goes through `URLSession`, and there it arrives as it is on Linux and as an
/// `NSError` with the same text on Apple's systems.
public struct FixtureError: Error, Sendable, Equatable {
  /// What kind of fault it is.
  public enum Kind: Sendable, Equatable {
    /// No file with that name in the bundle.
    case missingFixture
    /// A name that is empty, absolute, or leads out of the bundle's folder.
    case invalidName
    /// A file that is there and cannot be read, or is not the text it should be.
    case unreadableFixture
    /// A file that does not decode as the type asked for.
    case undecodableFixture
    /// A request that no stub matches.
    case unmatchedRequest
    /// A request after the last answer of a sequence.
    case endedSequence
    /// A task that this platform offers no way to stub.
    case unsupportedTask
    /// A response that cannot be built, such as one for a request without a URL.
    case invalidResponse
  }

  /// What kind of fault it is.
  public let kind: Kind

  /// The whole report, of one line or several.
  public let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension FixtureError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

extension FixtureError: LocalizedError {
  /// The message.
  public var errorDescription: String? { message }
}
