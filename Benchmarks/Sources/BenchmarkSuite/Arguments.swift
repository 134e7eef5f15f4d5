/// What the command line asks for.
struct Arguments {
  enum Command {
    case measure
    case generate(InputKind, output: String)
    case showEncodingMemory
    case checkNumbers(lines: Int, table: String?, output: String?)
    case showHelp
  }

  static let help = """
    usage: benchmarks [options]
           benchmarks generate KIND --size SIZE --output FILE
           benchmarks es6-numbers --lines N [--table FILE] [--output FILE]
           benchmarks encoding-memory --size SIZE

    Measures the library in this process and the command as a process, by turns with what they are
    compared with. `generate` writes an input to a file; KIND is records, map or numbers. `es6-numbers`
    checks how doubles are spelled against the published sum of RFC 8785's number file.
    `encoding-memory` encodes a sequence of values and tells the peak memory; SIZE is that of the output.

      --filter NAME  only inputs and sections whose name contains NAME; repeatable.
                     Sections: text (in memory), process (the command as a process), encodable
                     (records as values)
      --size SIZE    size of each input, such as 10MB or 2GB (default: 100MB)
      --rounds N     how often each thing is measured (default: 5)
      --cache DIR    where generated inputs are kept
                     (default: $XDG_CACHE_HOME/swift-characterization-kit/benchmarks)
      --lines N      how many numbers: a power of ten from 1000 to 100000000
      --table FILE   the number file's edge values, one bit pattern a line; default:
                     $CONFORMANCE_DATA/conformance/rfc8785/es6-static-u64.txt; without it the check
                     starts behind them
      --help         show this

    """

  var command = Command.measure
  var filters: [String] = []
  var size = ByteSize(bytes: 100_000_000)
  var rounds = 5
  var cache = InputCache.defaultDirectory

  private var lines = 1_000_000
  private var output: String?
  private var table: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var words: [String] = []
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      func value() throws -> String {
        if parts.count == 2 { return parts[1] }
        guard let next = rest.popFirst() else { throw Failure.usage("\(argument) needs a value") }
        return next
      }
      switch parts.first {
      case "--filter": filters.append(try value())
      case "--cache": cache = try value()
      case "--output": output = try value()
      case "--size": size = try Self.size(try value())
      case "--rounds": rounds = try Self.count(try value(), of: "--rounds")
      case "--lines": lines = try Self.count(try value(), of: "--lines")
      case "--table": table = try value()
      case "--help":
        command = .showHelp
        return
      default:
        guard !argument.hasPrefix("-") else { throw Failure.usage("unknown option \(argument)") }
        words.append(argument)
      }
    }
    try setCommand(words)
  }

  private mutating func setCommand(_ words: [String]) throws {
    switch words.first {
    case nil:
      break
    case "generate":
      guard words.count == 2, let kind = InputKind(rawValue: words[1]) else {
        throw Failure.usage("generate needs records, map or numbers")
      }
      guard let output else { throw Failure.usage("generate needs --output FILE") }
      command = .generate(kind, output: output)
    case "encoding-memory":
      guard words.count == 1 else { throw Failure.usage("encoding-memory takes options only") }
      command = .showEncodingMemory
    case "es6-numbers":
      guard words.count == 1 else { throw Failure.usage("es6-numbers takes options only") }
      command = .checkNumbers(lines: lines, table: table ?? Self.defaultTable, output: output)
    case .some(let word):
      throw Failure.usage("unknown command \(word)")
    }
  }

  /// The inputs that the filters leave; all where no filter names one.
  var inputs: [InputKind] {
    let chosen = InputKind.allCases.filter { kind in filters.contains { kind.rawValue.contains($0) }
    }
    return chosen.isEmpty ? InputKind.allCases : chosen
  }

  /// Whether the filters leave a section; all are left where no filter names one.
  func includes(_ section: Section) -> Bool {
    let chosen = Section.allCases.filter { section in
      filters.contains { section.rawValue.contains($0) }
    }
    return chosen.isEmpty || chosen.contains(section)
  }

  /// A filter that chooses nothing is a mistake, and must not run everything.
  func checkFilters() throws {
    let names = InputKind.allCases.map(\.rawValue) + Section.allCases.map(\.rawValue)
    for filter in filters where !names.contains(where: { $0.contains(filter) }) {
      throw Failure.usage("no input or section has \(filter) in its name")
    }
  }

  private static var defaultTable: String? {
    guard let data = environment("CONFORMANCE_DATA") else { return nil }
    return "\(data)/conformance/rfc8785/es6-static-u64.txt"
  }

  private static func size(_ text: String) throws -> ByteSize {
    guard let size = ByteSize(text) else { throw Failure.usage("not a size: \(text)") }
    return size
  }

  private static func count(_ text: String, of option: String) throws -> Int {
    guard let count = Int(text), count > 0 else {
      throw Failure.usage("\(option) needs a number above 0")
    }
    return count
  }
}
