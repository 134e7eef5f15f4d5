import Backports

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Canonicalizer {
  /// Writes the canonical text of a JSON text to an output.
  ///
  /// ```swift
  /// var output = FileDescriptorOutput(1)
  /// try Canonicalizer().canonicalize(bytes.span, into: &output)
  /// ```
  ///
  /// - Parameters:
  ///   - input: UTF-8; a byte order mark is skipped.
  ///   - output: Takes the text in pieces. Where this throws, it may hold a prefix of it:
  ///     ``CanonicalizationError/bytesWritten`` tells how much.
  /// - Returns: What was seen.
  /// - Throws: Where the input is not acceptable, or `output` throws.
  /// - Complexity: O(*n* + *m* log *m*) for *n* bytes and objects of *m* members. Memory besides
  ///   the input: a token of 8 bytes for each value and key of the largest element of a root
  ///   array (or line), or of the whole root.
  @discardableResult
  public func canonicalize<Output: CanonicalOutput & ~Copyable>(
    _ input: Span<UInt8>, into output: inout Output
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    try canonicalize(input, into: &output, cutting: TextRun.Cutting())
  }

  /// Writes the canonical text of an array of UTF-8 bytes to an output.
  @discardableResult
  public func canonicalize<Output: CanonicalOutput & ~Copyable>(
    _ input: [UInt8], into output: inout Output
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    try canonicalize(input.span, into: &output)
  }

  /// Writes the canonical text of data that holds UTF-8 to an output.
  @discardableResult
  public func canonicalize<Output: CanonicalOutput & ~Copyable>(
    _ input: Data, into output: inout Output
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    try canonicalize(input.span, into: &output)
  }

  /// Writes the canonical text of a string to an output.
  @discardableResult
  public func canonicalize<Output: CanonicalOutput & ~Copyable>(
    _ input: String, into output: inout Output
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    // Not by `utf8.span`, which systems before macOS 26 do not have.
    var input = input
    return try input.withUTF8 { bytes in
      Result { () throws(CanonicalizationError) in
        try canonicalize(unsafe bytes.span, into: &output)
      }
    }.get()
  }

  /// Returns the canonical text of an array of UTF-8 bytes.
  ///
  /// ```swift
  /// try Canonicalizer().canonicalize(Array("[1 ,2]".utf8))  // the bytes of "[\n  1,\n  2\n]\n"
  /// ```
  public func canonicalize(_ input: [UInt8]) throws(CanonicalizationError) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(estimatedCount(for: input.count))
    try canonicalize(input, into: &output)
    return output
  }

  /// Returns the canonical text of data that holds UTF-8.
  public func canonicalize(_ input: Data) throws(CanonicalizationError) -> Data {
    var output = DataOutput(capacity: estimatedCount(for: input.count))
    try canonicalize(input, into: &output)
    return output.data
  }

  /// Returns the canonical text of a string.
  ///
  /// ```swift
  /// try Canonicalizer(format: .jcs).canonicalize(#"{"b": 1.50, "a": []}"#)  // {"a":[],"b":1.5}
  /// ```
  public func canonicalize(_ input: String) throws(CanonicalizationError) -> String {
    var output: [UInt8] = []
    try canonicalize(input, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  func canonicalize<Output: CanonicalOutput & ~Copyable>(
    _ input: Span<UInt8>, into output: inout Output, cutting: TextRun.Cutting
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    try unsafe input.withUnsafeBufferPointer { bytes throws(CanonicalizationError) in
      unsafe try run(InputWindow(bytes), into: &output, cutting: cutting)
    }
  }

  /// Runs the text path over a window; the output's type ends here.
  func run<Output: CanonicalOutput & ~Copyable>(
    _ window: consuming InputWindow, into output: inout Output, cutting: TextRun.Cutting
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    // `consuming` parameters cannot be captured by the closure below otherwise.
    var pending: InputWindow? = consume window
    return try unsafe withUnsafeMutablePointer(to: &output) {
      target throws(CanonicalizationError) in
      var run = unsafe TextRun(self, window: pending.take()!, cutting: cutting) { bytes in
        try unsafe target.pointee.write(bytes.span)
      }
      return try run.run()
    }
  }

  /// Room for the growth by indentation, also of small elements: pairs of numbers grow to twice
  /// their size with two spaces.
  ///
  /// What is not used is never touched, so it costs address space alone; what is missing costs a
  /// copy of all of it.
  private func estimatedCount(for inputCount: Int) -> Int {
    let unit =
      switch framing == .lines ? .compact : format.indentation {
      case .compact: -1
      case .spaces(let count): min(count, 16)
      case .tab: 1
      }
    return inputCount / 2 * (unit + 3) + 16 + inputCount % 2
  }
}
