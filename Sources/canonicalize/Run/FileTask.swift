internal import AtomicFile
internal import JSONCanonicalization

/// Does with one input what the options ask for.
struct FileTask {
  let options: Options
  let console: Console
  let progress: Progress
  /// Which worker this is, for the progress bar.
  let worker: Int

  /// Works on an item of the plan.
  func run(_ item: Plan.Item, _ output: inout TaskOutput) -> ExitStatus {
    let name =
      switch item {
      case .standardInput: options.standardInputName
      case .file(let path), .failed(let path, _): path.bytes
      }
    var size = 0
    defer { progress.count(size) }
    do {
      if try isKept(item) { return .success }
      let input = try open(item)
      size = input.status.size
      progress.begin(worker, input.descriptor)
      defer { progress.end(worker) }
      switch options.mode {
      case .print: return try print(input, &output)
      case .write: return try write(input, &output)
      case .check: return try check(input, &output)
      case .diff: return try diff(input, &output)
      }
    } catch let error as CanonicalizationError {
      let fault = Self.outputFault(error)
      output.report(fault.map { Diagnostic(.error, name, $0.message) } ?? Diagnostic(name, error))
    } catch {
      // All else that is thrown here is a FileError, whose description is its message.
      output.report(Diagnostic(.error, name, "\(error)"))
    }
    return .failure
  }

  private func open(_ item: Plan.Item) throws(FileError) -> Input {
    switch item {
    case .failed(_, let error): throw error
    case .standardInput: return try Input(standardInputAs: options.standardInputName)
    case .file(let path):
      let kind = try FileStatus(of: path).kind
      // Opening a named pipe would wait for somebody to write to it.
      if options.mode == .write, kind == .other {
        throw FileError(code: .notRegularFile, message: "is not a regular file")
      }
      return try Input(path)
    }
  }

  /// The fault behind an error that lies in writing the text.
  static func outputFault(_ error: CanonicalizationError) -> FileError? {
    guard error.code == .writeFailed else { return nil }
    return switch error.underlyingError {
    case let fault as FileError: fault
    // The text is compared with the file that it comes from.
    case let fault as SystemError: FileError(errno: fault.number, "cannot \(fault.operation)")
    case let fault as CanonicalizationError: FileError(code: .changed, message: fault.message)
    default: nil
    }
  }

  /// Says how many comments the text has lost.
  func noteComments(
    _ summary: CanonicalizationSummary, _ input: borrowing Input, _ output: inout TaskOutput
  ) {
    guard summary.comments > 0, !options.isQuiet else { return }
    let comments = summary.comments == 1 ? "1 comment" : "\(summary.comments) comments"
    output.report(Diagnostic(.note, input.name, "\(comments) dropped"))
  }

  /// Passes on warnings about a file.
  func warn(_ warnings: [String], _ name: [UInt8], _ output: inout TaskOutput) {
    guard !options.isQuiet else { return }
    for warning in warnings { output.report(Diagnostic(.warning, name, warning)) }
  }
}
