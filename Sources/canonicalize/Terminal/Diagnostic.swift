internal import AtomicFile
internal import JSONCanonicalization

/// A message about a file, in the form that editors and CI systems turn into a link.
///
///     fixtures/user.json:4:13: error: duplicate key "name" (first at 2:3)
///       4 |   "age": 3, "name": "b"
///         |             ^
struct Diagnostic {
  enum Severity: String {
    case error
    case warning
    case note
  }

  var name: [UInt8]
  var severity: Severity
  var message: String
  var location: TextLocation?
  var excerpt: TextExcerpt?

  init(_ severity: Severity, _ name: [UInt8], _ message: String) {
    self.name = name
    self.severity = severity
    self.message = message
  }

  /// Creates the message for a fault in the text of a file.
  init(_ name: [UInt8], _ error: CanonicalizationError) {
    var message = error.message
    if error.code == .textAfterValue { message += " (--lines reads several values)" }
    if let first = error.relatedLocation { message += " (first at \(first))" }
    if let cause = error.underlyingError {
      // The name of the system's call says nothing that the message does not.
      message += ": \((cause as? SystemError)?.message ?? "\(cause)")"
    }
    self.init(.error, name, message)
    location = error.location
    excerpt = error.excerpt
  }

  /// The lines of the message, each with its line feed.
  var text: String {
    var text = Escaping.text(name)
    if let location { text += ":\(location)" }
    // Messages quote keys and numbers of the input.
    text += ": \(severity.rawValue): \(Escaping.text(Array(message.utf8)))\n"
    if let location, let excerpt { text += Self.lines(excerpt, line: location.line) }
    return text
  }

  /// How many characters of a line are shown.
  private static let width = 72

  private static func lines(_ excerpt: TextExcerpt, line: Int) -> String {
    var bytes = excerpt.bytes[...]
    // The line feed of a text with CRLF line ends is no part of the excerpt, the carriage return
    // is.
    if !excerpt.isCutAtEnd, bytes.last == 0x0D, excerpt.offset < bytes.count - 1 {
      bytes.removeLast()
    }
    let cells = Escaping.cells(bytes)
    let place = cells.firstIndex { $0.offset >= excerpt.offset } ?? cells.count
    let window = window(cells, around: place)
    let isCutAtStart = excerpt.isCutAtStart || window.lowerBound > 0
    let isCutAtEnd = excerpt.isCutAtEnd || window.upperBound < cells.count
    let before = (isCutAtStart ? "…" : "") + cells[window.lowerBound..<place].map(\.text).joined()
    let after = cells[place..<window.upperBound].map(\.text).joined() + (isCutAtEnd ? "…" : "")
    let number = String(line)
    let gutter = String(repeating: " ", count: number.utf8.count)
    let indent = String(repeating: " ", count: before.unicodeScalars.count)
    return "  \(number) | \(before)\(after)\n  \(gutter) | \(indent)^\n"
  }

  /// The characters to show: all of a short line, of a long one as many on both sides of the place
  /// as fit.
  private static func window(_ cells: [Escaping.Cell], around place: Int) -> Range<Int> {
    var first = place
    var end = place
    var room = width
    func extendToStart(_ limit: Int) {
      var limit = min(limit, room)
      while first > 0, cells[first - 1].width <= limit {
        first -= 1
        limit -= cells[first].width
        room -= cells[first].width
      }
    }
    extendToStart(width / 2)
    while end < cells.count, cells[end].width <= room {
      room -= cells[end].width
      end += 1
    }
    extendToStart(room)
    return first..<end
  }
}
