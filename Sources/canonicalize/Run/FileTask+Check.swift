internal import AtomicFile
internal import Backports
internal import JSONCanonicalization

extension FileTask {
  /// Prints the path of a file that is not canonical.
  func check(_ input: borrowing Input, _ output: inout TaskOutput) throws -> ExitStatus {
    let isCanonical: Bool
    let summary: CanonicalizationSummary
    if input.status.kind == .regular, let start = input.descriptor.position {
      // The file is read a second time, a window behind the first, so that neither text is held in
      // memory.
      var text = ComparingOutput(
        ExpectedText(fileDescriptor: input.descriptor.number, from: start))
      summary = try options.canonicalizer.canonicalize(
        fileDescriptor: input.descriptor.number, into: &text)
      isCanonical = try text.firstDifference() == nil
    } else {
      // A pipe cannot be read a second time.
      let old = try WholeInput.bytes(of: input)
      var new: [UInt8] = []
      summary = try options.canonicalizer.canonicalize(old.span, into: &new)
      isCanonical = old == new
    }
    noteComments(summary, input, &output)
    if isCanonical { return .success }
    output.write(input.name.span, to: .output)
    let end: [UInt8] = [options.isNulSeparated ? 0 : UInt8(ascii: "\n")]
    output.write(end.span, to: .output)
    return .different
  }
}
