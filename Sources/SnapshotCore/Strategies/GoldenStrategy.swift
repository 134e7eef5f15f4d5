internal import Backports
public import Foundation

/// How a subject becomes the text of a golden.
///
/// ```swift
/// extension GoldenStrategy<Invoice> {
///   static var receipt: Self {
///     GoldenStrategy(fileExtension: "txt") { invoice in invoice.receipt() }
///   }
/// }
/// try expectGolden(of: invoice, as: .receipt)
/// ```
public struct GoldenStrategy<Subject> {
  /// Writes a subject's text.
  ///
  /// The second parameter asks for marks that redaction needs.
  typealias Writer = (Subject, _ unorderedMarker: String?, inout GoldenOutput) throws -> Void

  /// The extension of the golden's file, without a dot.
  public let fileExtension: String

  package let content: GoldenContent
  let redactions: [Redaction]
  let writer: Writer

  init(
    fileExtension: String, content: GoldenContent, redactions: [Redaction] = [],
    writer: @escaping Writer
  ) {
    self.fileExtension = fileExtension
    self.content = content
    self.redactions = redactions
    self.writer = writer
  }

  // Closures belong to the actor that they are written in: in a module whose default isolation is the
  // main actor, what they call of their subject does. `ActorBound` has them called nowhere else.

  /// Creates a strategy from a function that returns the golden's bytes.
  ///
  /// A closure that is written on the main actor is called there; a check elsewhere fails, and says so.
  public init(
    fileExtension: String,
    @_inheritActorContext serialize:
      @escaping @Sendable @isolated(any) (Subject) throws -> Data
  ) {
    let serialize = ActorBound(serialize)
    self.init(fileExtension: fileExtension, content: .bytes) { subject, _, output in
      try output.write(serialize.function()(subject))
    }
  }

  /// Creates a strategy from a function that returns the golden's text.
  ///
  /// A closure that is written on the main actor is called there; a check elsewhere fails, and says so.
  public init(
    fileExtension: String,
    @_inheritActorContext serialize:
      @escaping @Sendable @isolated(any) (Subject) throws -> String
  ) {
    let serialize = ActorBound(serialize)
    self.init(fileExtension: fileExtension, content: .bytes) { subject, _, output in
      try output.write(serialize.function()(subject))
    }
  }

  /// Creates a strategy from a function that writes the golden piece by piece, so that it never has
  /// to be in memory as a whole.
  ///
  /// ```swift
  /// GoldenStrategy<[User]>(fileExtension: "csv", streaming: { users, output in
  ///   for user in users { try output.write("\(user.id),\(user.name)\n") }
  /// })
  /// ```
  public init(
    fileExtension: String,
    @_inheritActorContext streaming write:
      @escaping @Sendable @isolated(any) (Subject, inout GoldenOutput) throws -> Void
  ) {
    let write = ActorBound(write)
    self.init(fileExtension: fileExtension, content: .bytes) { subject, _, output in
      try write.function()(subject, &output)
    }
  }

  /// Writes a subject's text, redacted.
  func write(_ subject: Subject, into output: inout GoldenOutput) throws {
    guard !redactions.isEmpty else { return try writer(subject, nil, &output) }
    let collector = ByteCollector()
    var collected = GoldenOutput { collector.append($0) }
    let redactor = Redactor(redactions, content: content)
    try writer(subject, redactor.unorderedMarker, &collected)
    let redacted = try redactor.redact(collector.bytes)
    try output.write(redacted.span)
  }
}

/// Safe without the compiler's proof: whoever brings a closure brings a sendable one, and the closures
/// of this module capture settings and the subject's conformances alone. Those may be isolated to an
/// actor (`@MainActor struct User: Encodable`); then the subject's type is no `SendableMetatype`, and
/// its strategy stays where it was made.
extension GoldenStrategy: @unchecked Sendable where Subject: SendableMetatype {}

/// Bytes that were written.
final class ByteCollector {
  private(set) var bytes: [UInt8] = []

  func append(_ more: Span<UInt8>) {
    unsafe more.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }
}
