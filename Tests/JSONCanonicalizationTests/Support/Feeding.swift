import Backports
import Testing

@testable import JSONCanonicalization

/// What became of an input: its text, or the fault in all that must not depend on how the input came.
struct Outcome: Equatable, CustomStringConvertible {
  var text: [UInt8]?
  var summary: CanonicalizationSummary?
  var code: CanonicalizationError.Code?
  var message: String?
  var location: TextLocation?
  var relatedLocation: TextLocation?
  var jsonPath: String?

  static func == (left: Outcome, right: Outcome) -> Bool {
    areSame(left.text ?? [], right.text ?? []) && (left.text == nil) == (right.text == nil)
      && left.summary == right.summary && left.code == right.code && left.message == right.message
      && left.location == right.location && left.relatedLocation == right.relatedLocation
      && left.jsonPath == right.jsonPath
  }

  var description: String {
    if let text { return "\(shown(text)) \(summary.map { "\($0)" } ?? "")" }
    return """
      \(code.map { "\($0)" } ?? "?") at \(shown(location)), first at \(shown(relatedLocation)), \
      path \(jsonPath ?? "-"): \(message ?? "")
      """
  }
}

/// The ways an input reaches the engine.
enum Feeding: CustomStringConvertible {
  case memory
  case memoryInChunks(Int)
  case file
  case mapped
  case fileInWindows(Int)
  /// Pieces of at least `length` bytes for several threads, from `chunk` bytes on.
  case memoryInPieces(length: Int, chunk: Int)
  case fileInPieces(length: Int, window: Int)
  case pipe
  #if os(Linux)
    case packets([Int])
  #endif

  var description: String {
    switch self {
    case .memory: "memory"
    case .memoryInChunks(let size): "memory in chunks of \(size)"
    case .file: "file"
    case .mapped: "mapped file"
    case .fileInWindows(let size): "file in windows of \(size)"
    case .memoryInPieces(let length, let chunk): "pieces of \(length), behind chunks of \(chunk)"
    case .fileInPieces(let length, let window): "pieces of \(length), from windows of \(window)"
    case .pipe: "pipe"
    #if os(Linux)
      case .packets(let cuts): "packets cut at \(cuts)"
    #endif
    }
  }

  /// What becomes of an input; every tokenizer is expected to make the same of it.
  func outcome(of input: [UInt8], using canonicalizer: Canonicalizer) throws -> Outcome {
    let outcome = try tokenizedOutcome(of: input, using: canonicalizer)
    for tokenizer in TokenizerKind.allCases where tokenizer != canonicalizer.tokenizer {
      let other = try tokenizedOutcome(of: input, using: canonicalizer.with(tokenizer))
      if other != outcome {
        Issue.record("\(shown(input)) from \(self), \(tokenizer): \(other), not \(outcome)")
      }
    }
    return outcome
  }

  private func tokenizedOutcome(
    of input: [UInt8], using canonicalizer: Canonicalizer
  ) throws -> Outcome {
    var output: [UInt8] = []
    do {
      let summary = try run(input, using: canonicalizer, into: &output)
      return Outcome(text: output, summary: summary)
    } catch let error as CanonicalizationError {
      return Outcome(
        code: error.code, message: error.message, location: error.location,
        relatedLocation: error.relatedLocation, jsonPath: error.jsonPath)
    }
  }

  private func run(
    _ input: [UInt8], using canonicalizer: Canonicalizer, into output: inout [UInt8]
  ) throws -> CanonicalizationSummary {
    switch self {
    case .memory:
      return try canonicalizer.canonicalize(input.span, into: &output)
    case .memoryInChunks(let size):
      return try canonicalizer.canonicalize(
        input.span, into: &output, cutting: TextRun.Cutting(chunk: size))
    case .file:
      let file = try UnlinkedFile(input)
      return try canonicalizer.canonicalize(fileDescriptor: file.descriptor, into: &output)
    case .mapped:
      let file = try TemporaryFile(input)
      return try canonicalizer.canonicalize(
        contentsOfFile: file.path, into: &output, reading: .mapped)
    case .fileInWindows(let size):
      let file = try UnlinkedFile(input)
      return try canonicalizer.canonicalize(
        fileDescriptor: file.descriptor, into: &output,
        cutting: TextRun.Cutting(chunk: size, window: size))
    case .memoryInPieces(let length, let chunk):
      return try canonicalizer.canonicalize(
        input.span, into: &output, cutting: TextRun.Cutting(chunk: chunk, piece: length))
    case .fileInPieces(let length, let window):
      let file = try UnlinkedFile(input)
      return try canonicalizer.canonicalize(
        fileDescriptor: file.descriptor, into: &output,
        cutting: TextRun.Cutting(chunk: min(window, 8), window: window, piece: length))
    case .pipe:
      let pipe = try FilledPipe(input)
      return try canonicalizer.canonicalize(fileDescriptor: pipe.descriptor, into: &output)
    #if os(Linux)
      case .packets(let cuts):
        let bounds = [0] + cuts + [input.count]
        let pieces = zip(bounds, bounds.dropFirst()).map { Array(input[$0..<$1]) }
        let packets = try Packets(pieces)
        return try canonicalizer.canonicalize(fileDescriptor: packets.descriptor, into: &output)
    #endif
    }
  }
}
