/// What the command line asks for.
struct Arguments {
  enum Command {
    case measure
    case generate(InputKind, output: String)
    case showHelp
  }

  static let help = """
    usage: benchmarks [options]
           benchmarks generate KIND --size SIZE --output FILE

    Measures the library in this process and the command as a process, by turns with what they are
    compared with. KIND is records, map or numbers.

      --filter NAME  only inputs and sections whose name contains NAME; repeatable.
                     Sections: text (in memory), process (the command as a process)
      --size SIZE    size of each input, such as 10MB or 2GB (default: 100MB)
      --rounds N     how often each thing is measured (default: 5)
      --cache DIR    where generated inputs are kept
                     (default: $XDG_CACHE_HOME/swift-characterization-kit/benchmarks)
      --help         show this

    """

  var command = Command.measure
  var filters: [String] = []
  var size = ByteSize(bytes: 100_000_000)
  var rounds = 5
  var cache = InputCache.defaultDirectory

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var words: [String] = []
    var output: String?
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
      case "--help":
        command = .showHelp
        return
      default:
        guard !argument.hasPrefix("-") else { throw Failure.usage("unknown option \(argument)") }
        words.append(argument)
      }
    }
    try setCommand(words, output: output)
  }

  private mutating func setCommand(_ words: [String], output: String?) throws {
    switch words.first {
    case nil:
      break
    case "generate":
      guard words.count == 2, let kind = InputKind(rawValue: words[1]) else {
        throw Failure.usage("generate needs records, map or numbers")
      }
      guard let output else { throw Failure.usage("generate needs --output FILE") }
      command = .generate(kind, output: output)
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

/// The parts of a run.
enum Section: String, CaseIterable {
  case text
  case process
}
