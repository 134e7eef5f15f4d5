import AtomicFile
import JSONCanonicalization

@testable import canonicalize

/// A command line made from choices, and what it has to mean: each choice is known before it is
/// spelled, in one of the many ways that GNU programs take.
struct OptionModel {
  private(set) var arguments: [[UInt8]] = []
  /// What the options come to; nil where they are refused.
  private(set) var isRefused = false
  private(set) var expected = Options()

  private var format = CanonicalFormat.golden
  private var indentation: CanonicalFormat.Indentation?
  private var keyOrder: CanonicalFormat.KeyOrder?
  private var numbers: CanonicalFormat.NumberStyle?
  private var modes: Set<Character> = []
  /// Whether the last argument is a bundle of short options that may grow.
  private var isBundle = false

  init(_ bytes: inout FuzzBytes) {
    let count = bytes.below(12)
    for _ in 0..<count { add(&bytes) }
    if let indentation { format.indentation = indentation }
    if let keyOrder { format.keyOrder = keyOrder }
    if let numbers { format.numbers = numbers }
    expected.canonicalizer.format = format
    if modes.count > 1 || (!modes.isEmpty && expected.output != nil) { isRefused = true }
    switch modes.first {
    case "w": expected.mode = .write
    case "c": expected.mode = .check
    case "d": expected.mode = .diff
    default: expected.mode = .print
    }
  }

  private mutating func add(_ bytes: inout FuzzBytes) {
    switch bytes.below(18) {
    case 0: mode("w", "write", &bytes)
    case 1: mode("c", "check", &bytes)
    case 2: mode("d", "diff", &bytes)
    case 3:
      flag("r", "recursive", &bytes)
      expected.isRecursive = true
    case 4:
      flag("0", "null", &bytes)
      expected.isNulSeparated = true
    case 5:
      flag("q", "quiet", &bytes)
      expected.isQuiet = true
    case 6:
      flag(nil, "compact", &bytes)
      indentation = .compact
    case 7:
      flag(nil, "lines", &bytes)
      expected.canonicalizer.framing = .lines
    case 8:
      flag(nil, "allow-comments", &bytes)
      expected.canonicalizer.allowsComments = true
    case 9:
      let name = text(&bytes, avoiding: [])
      option("o", "output", name, &bytes)
      expected.output = Path(name)
    case 10: formatOption(&bytes)
    case 11:
      let choices: [(String, DuplicateKeyPolicy)] = [
        ("error", .error), ("first", .first), ("last", .last), ("keep", .keep),
      ]
      let (name, policy) = bytes.pick(choices)
      option(nil, "duplicate-keys", Array(name.utf8), &bytes)
      expected.canonicalizer.duplicateKeys = policy
    case 12:
      let depth = Int(bytes.byte()) * Int(bytes.byte())
      option(nil, "max-depth", Array("\(depth)".utf8), &bytes)
      expected.canonicalizer.maximumDepth = depth
    case 13:
      let jobs = 1 + Int(bytes.byte())
      option("j", "jobs", Array("\(jobs)".utf8), &bytes)
      expected.jobs = jobs
    case 14:
      let pattern = text(&bytes, avoiding: [])
      let isExclude = bytes.bool()
      option(nil, isExclude ? "exclude" : "include", pattern, &bytes)
      guard let glob = GlobPattern(pattern) else {
        isRefused = true
        return
      }
      if isExclude { expected.excludes.append(glob) } else { expected.includes.append(glob) }
    case 15:
      let name = text(&bytes, avoiding: [])
      option(nil, "files-from", name, &bytes)
      expected.filesFrom = Path(name)
    case 16:
      let name = text(&bytes, avoiding: [])
      option(nil, "stdin-name", name, &bytes)
      expected.standardInputName = name
    default:
      // An operand: anything that does not look like an option.
      let operand = text(&bytes, avoiding: [UInt8(ascii: "-")])
      append(operand)
      if let path = Path(operand) { expected.operands.append(path) }
    }
  }

  private mutating func mode(_ short: Character, _ long: String, _ bytes: inout FuzzBytes) {
    flag(short, long, &bytes)
    modes.insert(short)
  }

  private mutating func formatOption(_ bytes: inout FuzzBytes) {
    switch bytes.below(5) {
    case 0:
      let formats: [(String, CanonicalFormat)] = [
        ("golden", .golden), ("foundation", .foundation), ("jcs", .jcs),
      ]
      let (name, format) = bytes.pick(formats)
      option(nil, "format", Array(name.utf8), &bytes)
      self.format = format
    case 1:
      let spaces = bytes.below(65)
      option(nil, "indent", Array("\(spaces)".utf8), &bytes)
      indentation = .spaces(spaces)
    case 2:
      option(nil, "indent", Array("tab".utf8), &bytes)
      indentation = .tab
    case 3:
      let orders: [(String, CanonicalFormat.KeyOrder)] = [
        ("scalar", .scalar), ("utf16", .utf16), ("source", .source),
      ]
      let (name, order) = bytes.pick(orders)
      option(nil, "key-order", Array(name.utf8), &bytes)
      keyOrder = order
    default:
      let isVerbatim = bytes.bool()
      option(nil, "numbers", Array((isVerbatim ? "verbatim" : "ecmascript").utf8), &bytes)
      numbers = isVerbatim ? .verbatim : .ecmascript
    }
  }

  // MARK: - Spelling

  private mutating func flag(_ short: Character?, _ long: String, _ bytes: inout FuzzBytes) {
    guard let short = short?.asciiValue, bytes.bool() else {
      return append(Array("--\(long)".utf8))
    }
    if isBundle, bytes.bool() {
      arguments[arguments.count - 1].append(short)
    } else {
      append([UInt8(ascii: "-"), short])
      isBundle = true
    }
  }

  private mutating func option(
    _ short: Character?, _ long: String, _ value: [UInt8], _ bytes: inout FuzzBytes
  ) {
    guard let short = short?.asciiValue, bytes.bool() else {
      if bytes.bool() { return append(Array("--\(long)=".utf8) + value) }
      append(Array("--\(long)".utf8))
      return append(value)
    }
    if isBundle, bytes.bool() {
      arguments[arguments.count - 1].append(short)
    } else {
      append([UInt8(ascii: "-"), short])
    }
    isBundle = false
    if bytes.bool() {
      arguments[arguments.count - 1] += value
    } else {
      append(value)
    }
  }

  private mutating func append(_ argument: [UInt8]) {
    arguments.append(argument)
    isBundle = false
  }

  /// A text of one to eight bytes, none of them NUL, that does not start with some bytes.
  private func text(_ bytes: inout FuzzBytes, avoiding starts: [UInt8]) -> [UInt8] {
    let text = bytes.bytes(atMost: 8).filter { $0 != 0 }
    guard let first = text.first, !starts.contains(first) else { return [UInt8(ascii: "x")] + text }
    return text
  }
}
