import Foundation

/// Programs that serve as oracles where they are installed.
enum Tool: String {
  case python3
  case jq
  case node

  /// Where the program is, looked for once.
  private static let paths: [Tool: String] = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    var paths: [Tool: String] = [:]
    for tool in [Tool.python3, .jq, .node] {
      paths[tool] = folders.map { "\($0)/\(tool.rawValue)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    return paths
  }()

  /// Whether it can be run: elsewhere programs cannot start others.
  var isInstalled: Bool {
    #if os(macOS) || os(Linux)
      Self.paths[self] != nil
    #else
      false
    #endif
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the program and returns what it wrote; the input comes from an unlinked file, so that no pipe can fill up.
  func run(_ arguments: [String], input: [UInt8]) throws -> [UInt8] {
    guard let path = Self.paths[self] else { throw Failure(description: "\(self) is missing") }
    let file = try UnlinkedFile(input)
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.standardInput = FileHandle(fileDescriptor: file.descriptor, closeOnDealloc: false)
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      withExtendedLifetime(file) {}
      guard process.terminationStatus == 0 else {
        throw Failure(description: "\(self) ended with status \(process.terminationStatus)")
      }
      return Array(bytes)
    #else
      throw Failure(description: "\(path) cannot be started here")
    #endif
  }

  /// Runs the program once over many inputs that hold no NUL and returns as many outputs.
  func run(_ arguments: [String], batch inputs: [[UInt8]]) throws -> [[UInt8]] {
    let output = try run(arguments, input: Array(inputs.joined(separator: [0])))
    let parts = output.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
    guard parts.count == inputs.count else {
      throw Failure(description: "\(self) answered \(parts.count) of \(inputs.count) inputs")
    }
    return parts
  }
}

/// Python programs that read inputs separated by NUL and write as many outputs.
enum PythonScript {
  /// The canonical text as Python writes it, with numbers kept to the letter: `json.dumps` with sorted keys.
  ///
  /// Numbers become marked strings and lose their marks and quotes again in the text. An input that Python refuses
  /// gives an empty output.
  static let golden = #"""
    import json, re, sys
    def number(text): return "\x01number:" + text + "\x01"
    def constant(text): raise ValueError(text)
    marked = re.compile(r'"\\u0001number:([-+.0-9eE]*)\\u0001"')
    out = []
    for document in sys.stdin.buffer.read().split(b"\0"):
        try:
            value = json.loads(document.decode("utf-8"), parse_float=number, parse_int=number,
                parse_constant=constant)
            text = json.dumps(value, sort_keys=True, indent=2, ensure_ascii=False)
            out.append(marked.sub(r"\1", text).encode("utf-8") + b"\n")
        except (ValueError, RecursionError):
            out.append(b"")
    sys.stdout.buffer.write(b"\0".join(out))
    """#
}
