public import Foundation
public import JSONCanonicalization

/// Where a strategy writes a subject's text, piece by piece.
///
/// The pieces are compared with the golden as they come.
public struct GoldenOutput: CanonicalOutput {
  private let sink: (Span<UInt8>) throws -> Void

  init(_ sink: @escaping (Span<UInt8>) throws -> Void) {
    self.sink = sink
  }

  /// Writes bytes.
  public mutating func write(_ bytes: Span<UInt8>) throws {
    if !bytes.isEmpty { try sink(bytes) }
  }

  /// Writes a text as UTF-8.
  public mutating func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write(unsafe $0.span) }
  }

  /// Writes the bytes of data.
  public mutating func write(_ data: Data) throws {
    try write(data.span)
  }
}
