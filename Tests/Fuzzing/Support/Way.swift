@testable import JSONCanonicalization

/// The ways that an input reaches the engine, none of which may show in what comes out.
enum Way: Equatable {
  case memory
  case memoryInChunks(Int)
  case fileInWindows(Int)
  case mappedFile
  case pipe
  /// Pieces of at least `length` bytes for three threads, behind a first chunk.
  case memoryInPieces(length: Int, chunk: Int)
  case fileInPieces(length: Int, window: Int)

  /// All ways to compare with the input as a whole in memory.
  static func all(chunk: Int) -> [Way] {
    [
      .memoryInChunks(chunk), .fileInWindows(chunk), .mappedFile, .pipe,
      .memoryInPieces(length: 1 + chunk % 5, chunk: chunk),
      .fileInPieces(length: 1 + chunk % 7, window: chunk),
    ]
  }

  /// What became of an input, in all that must not depend on the way it came.
  struct Outcome: Equatable {
    var text: [UInt8]
    var summary: CanonicalizationSummary?
    var code: CanonicalizationError.Code?
    var message: String?
    var location: TextLocation?
    var relatedLocation: TextLocation?
    var jsonPath: String?
    /// The error; not compared: how much was written before it may depend on the way.
    var error: CanonicalizationError?

    static func == (left: Outcome, right: Outcome) -> Bool {
      left.text == right.text && left.summary == right.summary && left.code == right.code
        && left.message == right.message && left.location == right.location
        && left.relatedLocation == right.relatedLocation && left.jsonPath == right.jsonPath
    }
  }

  /// Runs the engine; nil where an input does not fit this way.
  func outcome(of input: [UInt8], _ canonicalizer: Canonicalizer) -> Outcome? {
    var output: [UInt8] = []
    do throws(CanonicalizationError) {
      guard let summary = try run(input, canonicalizer, &output) else { return nil }
      return Outcome(text: output, summary: summary)
    } catch {
      // A stream may hold a prefix by then.
      return Outcome(
        text: [], code: error.code, message: error.message, location: error.location,
        relatedLocation: error.relatedLocation, jsonPath: error.jsonPath, error: error)
    }
  }

  private func run(
    _ input: [UInt8], _ canonicalizer: Canonicalizer, _ output: inout [UInt8]
  ) throws(CanonicalizationError) -> CanonicalizationSummary? {
    switch self {
    case .memory: return try canonicalizer.canonicalize(input.span, into: &output)
    case .memoryInChunks(let size):
      return try canonicalizer.canonicalize(
        input.span, into: &output, cutting: TextRun.Cutting(chunk: size))
    case .fileInWindows(let size):
      let file = MemoryFile(input)
      return try canonicalizer.canonicalize(
        fileDescriptor: file.descriptor, into: &output,
        cutting: TextRun.Cutting(chunk: size, window: size))
    case .memoryInPieces(let length, let chunk):
      var canonicalizer = canonicalizer
      canonicalizer.threads = 3
      return try canonicalizer.canonicalize(
        input.span, into: &output, cutting: TextRun.Cutting(chunk: chunk, piece: length))
    case .fileInPieces(let length, let window):
      var canonicalizer = canonicalizer
      canonicalizer.threads = 2
      let file = MemoryFile(input)
      return try canonicalizer.canonicalize(
        fileDescriptor: file.descriptor, into: &output,
        cutting: TextRun.Cutting(chunk: window, window: window, piece: length))
    case .mappedFile:
      let file = MemoryFile(input)
      return try canonicalizer.canonicalize(
        contentsOfFile: file.path, into: &output, reading: .mapped)
    case .pipe:
      guard let pipe = FullPipe(input) else { return nil }
      return try canonicalizer.canonicalize(fileDescriptor: pipe.descriptor, into: &output)
    }
  }
}
