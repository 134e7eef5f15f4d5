internal import AtomicFile
internal import JSONCanonicalization

extension FileTask {
  /// Writes the canonical text to standard output or to the file of `--output`.
  func print(_ input: borrowing Input, _ output: inout TaskOutput) throws -> ExitStatus {
    do {
      switch Destination(options.output) {
      case .descriptor(let descriptor, let name):
        return try stream(input, to: descriptor, name, &output)
      case .special(let path):
        let file = try OwnedDescriptor(writing: path)
        return try stream(input, to: file.descriptor, path.bytes, &output)
      case .file(let path):
        return try replace(path, by: input, &output)
      }
    } catch let error as FileError {
      // Everything that goes wrong with the input itself is a CanonicalizationError.
      let name = options.output?.bytes ?? Array("<stdout>".utf8)
      output.report(Diagnostic(.error, name, error.message))
      return .failure
    }
  }

  private func stream(
    _ input: borrowing Input, to descriptor: Descriptor, _ name: [UInt8],
    _ output: inout TaskOutput
  ) throws -> ExitStatus {
    var text = DescriptorOutput(descriptor: descriptor)
    do {
      let summary = try options.canonicalizer.canonicalize(
        fileDescriptor: input.descriptor.number, into: &text)
      noteComments(summary, input, &output)
      return .success
    } catch {
      let cause = Self.outputFault(error)
      if let cause {
        if cause.isClosedPipe { console.endByClosedPipe() }
        output.report(Diagnostic(.error, name, cause.message))
      } else {
        output.report(Diagnostic(input.name, error))
      }
      if error.bytesWritten > 0 {
        let message = "holds the first \(error.bytesWritten) bytes of the text only"
        output.report(Diagnostic(.note, name, message))
      }
      return .failure
    }
  }

  private func replace(
    _ path: Path, by input: borrowing Input, _ output: inout TaskOutput
  ) throws -> ExitStatus {
    let isInput = try Self.isSame(path, input)
    let file = try AtomicFile(
      replacing: path, expecting: isInput ? input.status.version : nil)
    var text = AtomicOutput(file)
    let summary: CanonicalizationSummary
    do {
      summary = try options.canonicalizer.canonicalize(
        fileDescriptor: input.descriptor.number, into: &text)
    } catch {
      if let cause = Self.outputFault(error) { throw cause }
      throw error
    }
    let warnings = try text.commit()
    noteComments(summary, input, &output)
    warn(warnings, path.bytes, &output)
    return .success
  }

  private static func isSame(_ path: Path, _ input: borrowing Input) throws -> Bool {
    do {
      return try FileStatus(of: path).identity == input.status.identity
    } catch {
      guard error.code == .system(FileError.noSuchFile) else { throw error }
      return false
    }
  }
}
