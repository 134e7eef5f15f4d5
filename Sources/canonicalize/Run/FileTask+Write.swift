internal import AtomicFile
internal import JSONCanonicalization

extension FileTask {
  /// Rewrites a file.
  func write(_ input: borrowing Input, _ output: inout TaskOutput) throws -> ExitStatus {
    guard let path = input.path, input.status.kind == .regular else {
      throw FileError(code: .notRegularFile, message: "is not a regular file")
    }
    var text = ReplacingOutput(path, input.status.version, input.descriptor)
    let summary = try options.canonicalizer.canonicalize(
      fileDescriptor: input.descriptor.number, into: &text)
    let warnings = try text.commit()
    noteComments(summary, input, &output)
    warn(warnings, input.name, &output)
    return .success
  }
}
