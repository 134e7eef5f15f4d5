import Foundation
package import Measurement

/// What the command line asks for.
package struct Arguments {
  package enum Command: Equatable {
    case measure
    case check
    /// Writes plots and tables from the results of earlier runs.
    case report
    case generate(InputKind, output: String)
    case showEncodingMemory
    case checkNumbers(lines: Int, table: String?, output: String?)
    /// What this program runs itself for, in a process whose memory and time are its own.
    case work(Work)
    case showHelp
  }

  package enum Work: Equatable {
    case compareValues(String, String)
    case checkPatch(diff: String, old: String, new: String)
    case writeDiff(old: String, new: String)
    case editLines(old: String, new: String, count: Int)
    case writeGolden(String, size: ByteSize)
    case checkGolden(String, size: ByteSize)
  }

  package private(set) var command = Command.measure
  package private(set) var filters: [String] = []
  package private(set) var cache = InputCache.defaultDirectory
  package private(set) var corpora: String?
  package private(set) var json: String?
  package private(set) var plots: String?
  package private(set) var readme: String?
  /// How many threads the library and the command are given where they may use several.
  package private(set) var threads = ProcessInfo.processInfo.activeProcessorCount
  package private(set) var thresholds = Arguments.defaultThresholds

  private var givenSizes: [ByteSize] = []
  private var givenRounds: Int?
  private var lines = 1_000_000
  private var output: String?
  private var table: String?

  package init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var words: [String] = []
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if parts.count == 1, try setFlag(name) { continue }
      if command == .showHelp { return }
      guard Self.valueOptions.contains(name) else {
        throw Failure.usage(
          Self.flags.contains(name) ? "\(name) takes no value" : "unknown option \(name)")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw Failure.usage("\(name) needs a value")
      }
      try set(name, value)
    }
    try setCommand(words)
  }

  /// The sizes of the inputs, ascending.
  package func sizes(default standard: ByteSize) -> [ByteSize] {
    givenSizes.isEmpty ? [standard] : givenSizes.sorted { $0.bytes < $1.bytes }
  }

  /// The sizes that growth is measured over: those that were given, or from a tenth of the only one
  /// to twenty times as much.
  package func growthSizes(default standard: ByteSize) -> [ByteSize] {
    let sizes = sizes(default: standard)
    guard sizes.count == 1 else { return sizes }
    return [0.1, 0.3, 1, 3, 10, 20].map { factor in
      ByteSize(bytes: max(Int(Double(sizes[0].bytes) * factor), 1))
    }
  }

  package func rounds(default standard: Int) -> Int { givenRounds ?? standard }

  private static let flags = ["--help", "-h", "--check"]
  private static let valueOptions = [
    "--filter", "--size", "--rounds", "--cache", "--corpora", "--json", "--plot", "--thresholds",
    "--threads", "--readme", "--lines", "--table", "--output",
  ]

  private mutating func setFlag(_ name: String) throws -> Bool {
    switch name {
    case "--check":
      command = .check
      return true
    case "--help", "-h":
      command = .showHelp
      return false
    default:
      return false
    }
  }

  private mutating func set(_ name: String, _ value: String) throws {
    switch name {
    case "--filter": filters += value.split(separator: ",").map(String.init)
    case "--size": givenSizes += try value.split(separator: ",").map { try Self.size(String($0)) }
    case "--rounds": givenRounds = try Self.count(value, of: name)
    case "--cache": cache = value
    case "--corpora": corpora = value
    case "--json": json = value
    case "--plot": plots = value
    case "--readme": readme = value
    case "--thresholds": thresholds = value
    case "--threads": threads = try Self.count(value, of: name)
    case "--lines": lines = try Self.count(value, of: name)
    case "--table": table = value
    case "--output": output = value
    default: throw Failure.usage("unknown option \(name)")
    }
  }

  private mutating func setCommand(_ words: [String]) throws {
    guard let word = words.first else { return }
    guard command == .measure else { throw Failure.usage("\(word) does not go with --check") }
    let operands = Array(words.dropFirst())
    switch (word, operands.count) {
    case ("generate", 1):
      guard let kind = InputKind(rawValue: operands[0]) else {
        let kinds = InputKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure.usage("generate: \(operands[0]) is none of \(kinds)")
      }
      guard let output else { throw Failure.usage("generate needs --output FILE") }
      command = .generate(kind, output: output)
    case ("report", 0):
      guard json != nil else { throw Failure.usage("report needs --json FILE") }
      command = .report
    case ("encoding-memory", 0):
      command = .showEncodingMemory
    case ("es6-numbers", 0):
      command = .checkNumbers(lines: lines, table: table ?? Self.defaultTable, output: output)
    case ("same-values", 2):
      command = .work(.compareValues(operands[0], operands[1]))
    case ("check-patch", 3):
      command = .work(.checkPatch(diff: operands[0], old: operands[1], new: operands[2]))
    case ("line-diff", 2):
      command = .work(.writeDiff(old: operands[0], new: operands[1]))
    case ("edit-lines", 3):
      let count = try Self.count(operands[2], of: word)
      command = .work(.editLines(old: operands[0], new: operands[1], count: count))
    case ("write-golden", 2):
      command = .work(.writeGolden(operands[0], size: try Self.size(operands[1])))
    case ("check-golden", 2):
      command = .work(.checkGolden(operands[0], size: try Self.size(operands[1])))
    case ("report", _), ("generate", _), ("encoding-memory", _), ("es6-numbers", _),
      ("same-values", _),
      ("check-patch", _), ("line-diff", _), ("edit-lines", _), ("write-golden", _),
      ("check-golden", _):
      throw Failure.usage("\(word) takes another number of operands")
    default:
      throw Failure.usage("unknown command \(word)")
    }
  }

  /// Beside the sources that this was built from.
  private static let defaultThresholds =
    ConsumerPackage.benchmarks + "/Thresholds.json"

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
      throw Failure.usage("\(option) needs a number above 0, not \(text)")
    }
    return count
  }
}
