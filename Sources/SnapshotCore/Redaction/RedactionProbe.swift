internal import Backports

/// Looks into canonical JSON text for what a redaction that matches nothing could have meant: one
/// pass, and no recursion that the text controls.
struct RedactionProbe {
  /// What is at a place.
  private enum Value {
    case object(keys: [String])
    case array(count: Int)
    case scalar(String)
  }

  /// A container that is open.
  private struct Frame {
    var isObject: Bool
    /// How far the redaction's path has come at this container.
    var reached: RedactionPath.Reached
    var keys: [String] = []
    /// How many values the container has, so far.
    var count = 0

    /// The path's step to the last of them.
    var step: String {
      guard isObject else { return "[\(count - 1)]" }
      return keys.last.map { JSONPathScanner.step(Array($0.utf8).span) } ?? ""
    }
  }

  private let path: RedactionPath?
  private var frames: [Frame] = []
  private var position = 0
  private var strings = 0
  /// All keys, in the order in which they are met.
  private var keys: [String] = []
  private var knownKeys: Set<[UInt8]> = []
  /// The first of the places that the path has come furthest at.
  private var deepest: (step: Int, path: String, value: Value)?
  /// How many containers are around that place, while it is open itself.
  private var deepestDepth: Int?

  private init(_ path: RedactionPath?) {
    self.path = path
  }

  /// What the text has where a redaction has found nothing: a clause of a message.
  static func finding(for redaction: Redaction, in text: Span<UInt8>) -> String? {
    switch redaction.target {
    case .path(let path):
      var probe = RedactionProbe(path)
      probe.read(text)
      return probe.place(path)
    case .key:
      var probe = RedactionProbe(nil)
      probe.read(text)
      return probe.allKeys
    case .pattern:
      var probe = RedactionProbe(nil)
      probe.read(text)
      return "it was looked for in \(probe.strings) string\(probe.strings == 1 ? "" : "s")"
    case .invalid: return nil
    }
  }

  // MARK: - What is told

  private func place(_ path: RedactionPath) -> String? {
    guard let deepest else { return nil }
    let step = path.steps[deepest.step]
    // A key at any depth is missing everywhere.
    if deepest.step > 0, path.steps[deepest.step - 1] == .descendants, case .key = step {
      return allKeys
    }
    let found =
      switch deepest.value {
      case .object(let keys) where keys.isEmpty: "is an object without keys"
      case .object(let keys): "is an object with the keys \(Self.list(keys))"
      case .array(0): "is an empty array"
      case .array(let count): "is an array of \(count) element\(count == 1 ? "" : "s")"
      case .scalar(let text): "is \(text)"
      }
    var text = "\(deepest.path) \(found)"
    if case .object = deepest.value, case .key = step, deepest.step == path.steps.count - 1 {
      text += "; an optional that is nil is not encoded"
    }
    return text
  }

  private var allKeys: String {
    keys.isEmpty ? "there are no keys" : "the keys there are \(Self.list(keys))"
  }

  private static let shownKeys = 20

  private static func list(_ keys: [String]) -> String {
    let shown = keys.prefix(shownKeys).map { "\"\(ShownText.quoted($0))\"" }
    let rest = keys.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  // MARK: - Reading

  private mutating func read(_ text: Span<UInt8>) {
    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: ","),
        _ where JSONTokens.isSpace(byte):
        position += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        close()
        position += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        let reached = enterValue()
        if note(.array(count: 0), reached) { deepestDepth = frames.count }
        frames.append(Frame(isObject: byte == UInt8(ascii: "{"), reached: reached))
        position += 1
      case UInt8(ascii: "\""):
        readString(text)
      default:
        let start = position
        position = JSONTokens.valueEnd(text, start)
        note(.scalar(Self.shown(text, start..<position)), enterValue())
      }
    }
  }

  private mutating func readString(_ text: Span<UInt8>) {
    let start = position
    position = JSONTokens.stringEnd(text, start)
    guard let frame = frames.last, frame.isObject, frame.keys.count == frame.count else {
      strings += 1
      note(.scalar(Self.shown(text, start..<position)), enterValue())
      return
    }
    let key = JSONStringText.decode(text.extracting((start + 1)..<(position - 1)))
    frames[frames.count - 1].keys.append(key)
    if knownKeys.insert(Array(key.utf8)).inserted { keys.append(key) }
  }

  private mutating func close() {
    guard let frame = frames.popLast(), deepestDepth == frames.count else { return }
    deepestDepth = nil
    deepest?.value = frame.isObject ? .object(keys: frame.keys) : .array(count: frame.count)
  }

  /// Takes note of the value that was entered, where the path has come further than at any before.
  @discardableResult
  private mutating func note(_ value: Value, _ reached: RedactionPath.Reached) -> Bool {
    guard let steps = path?.steps, let step = reached.filter({ $0 < steps.count }).max(),
      step > deepest?.step ?? -1
    else { return false }
    deepest = (step, frames.reduce(into: "$") { $0 += $1.step }, value)
    deepestDepth = nil
    return true
  }

  /// Counts a value of the container that is open; returns how far the redaction's path has come.
  private mutating func enterValue() -> RedactionPath.Reached {
    guard let frame = frames.last else { return path?.start ?? [] }
    frames[frames.count - 1].count += 1
    return path?.advance(
      frame.reached, key: frame.isObject ? frame.keys.last : nil,
      index: frame.isObject ? nil : frame.count) ?? []
  }

  private static func shown(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for index in range.prefix(200) { bytes.append(text[index]) }
    return ShownText.quoted(String(decoding: bytes, as: UTF8.self))
  }
}
