/// Finds the JSON path of a place in canonical JSON text, from the text in front of it.
struct JSONPathScanner {
  /// A container that is open.
  private enum Frame {
    case array(index: Int)
    case object(key: Range<Int>?)
  }

  private var frames: [Frame] = []
  /// Where the containers that hold the place start, outermost first.
  private(set) var containerStarts: [Int] = []
  private var expectsKey = false
  /// Whether the place is inside a string.
  private(set) var isInString = false
  private var isEscaped = false
  private var stringStart = 0

  /// Where the value or key starts that the place is in or behind.
  private(set) var tokenStart = 0
  private var isBeforeToken = true

  /// Whether the place is in or before a key, or behind it and before its colon.
  private(set) var isInKey = false

  /// Whether the place is behind a value that cannot go on.
  private(set) var isBehindToken = false

  private(set) var position: Int

  /// Starts where a JSON value does.
  init(from start: Int = 0) {
    position = start
  }

  /// Reads on, up to `end`.
  mutating func scan(_ text: Span<UInt8>, to end: Int) {
    while position < end {
      let byte = text[position]
      if isInString {
        scanString(byte)
      } else {
        scan(byte)
      }
      position += 1
    }
  }

  private mutating func scanString(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
      isBehindToken = !isInKey
      if isInKey { setKey((stringStart + 1)..<position) }
    }
  }

  private mutating func scan(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): break
    case UInt8(ascii: "{"):
      noteToken()
      frames.append(.object(key: nil))
      containerStarts.append(position)
      (expectsKey, isBeforeToken) = (true, true)
    case UInt8(ascii: "["):
      noteToken()
      frames.append(.array(index: 0))
      containerStarts.append(position)
      (expectsKey, isBeforeToken) = (false, true)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      _ = frames.popLast()
      _ = containerStarts.popLast()
      (expectsKey, isBeforeToken, isInKey) = (false, false, false)
      isBehindToken = true
    case UInt8(ascii: ","): separate()
    case UInt8(ascii: ":"):
      (expectsKey, isInKey, isBeforeToken) = (false, false, true)
    default:
      noteToken()
      guard byte == UInt8(ascii: "\"") else { return }
      isInString = true
      stringStart = position
      isInKey = expectsKey
    }
  }

  private mutating func noteToken() {
    if isBeforeToken { tokenStart = position }
    isBehindToken = false
    isBeforeToken = false
  }

  private mutating func separate() {
    isBeforeToken = true
    switch frames.last {
    case .array(let index): frames[frames.count - 1] = .array(index: index + 1)
    case .object:
      frames[frames.count - 1] = .object(key: nil)
      expectsKey = true
    case nil: break
    }
  }

  /// Reads white space and a comma.
  mutating func skipToToken(_ text: Span<UInt8>) {
    while position < text.count, Self.isGap(text[position]) { scan(text, to: position + 1) }
  }

  /// Reads a key, where one comes next, up to its value.
  mutating func skipKey(_ text: Span<UInt8>) {
    while position < text.count, expectsKey { scan(text, to: position + 1) }
    skipToToken(text)
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ","): true
    default: false
    }
  }

  private mutating func setKey(_ key: Range<Int>) {
    guard case .object = frames.last else { return }
    frames[frames.count - 1] = .object(key: key)
  }

  /// Whether a value has begun at or before the place.
  var hasToken: Bool { !isBeforeToken }

  /// Whether the next thing is a key of an object.
  var isAtKey: Bool { expectsKey }

  /// The path, with the keys that `text` has; with a `depth`, that of the container so deep.
  func path(_ text: Span<UInt8>, depth: Int = .max) -> String {
    frames.prefix(depth).enumerated().reduce(into: "$") { path, entry in
      switch entry.element {
      case .array(let index):
        // Behind the bracket of an empty array there is no element.
        path += "[\(index)]"
      case .object(let key):
        let isPending = entry.offset == frames.count - 1 && expectsKey
        guard let key, !isPending else { return }
        path += Self.step(text.extracting(key))
      }
    }
  }

  /// A step of a path: `.name`, or `["first name"]` for a key that is not plain.
  static func step(_ key: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    for index in key.indices { bytes.append(key[index]) }
    let text = String(decoding: bytes, as: UTF8.self)
    let isPlain = bytes.allSatisfy { byte in
      byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isASCIIWord
    }
    guard isPlain, let first = text.first, !first.isNumber, text.count <= 60 else {
      return "[\"\(ShownText.quoted(text))\"]"
    }
    return "." + text
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
