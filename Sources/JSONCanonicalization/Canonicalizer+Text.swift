extension Canonicalizer {
  @discardableResult
  public func canonicalize<Output: CanonicalOutput & ~Copyable>(
    _ input: Span<UInt8>, into output: inout Output
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    fatalError("engine lands next")
  }
  @discardableResult
  public func canonicalize<Output: CanonicalOutput & ~Copyable>(
    fileDescriptor: Int32, into output: inout Output
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    fatalError("engine lands next")
  }
}
