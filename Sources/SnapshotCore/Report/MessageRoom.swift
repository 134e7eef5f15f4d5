/// How long a message can be, and what a text takes of that.
struct MessageRoom: Sendable, Hashable {
  /// How many bytes the message and its line's indentation can take.
  let bytes: Int

  /// What SwiftPM reads at once.
  private static let pieceSize = 4096
  /// Words of the frameworks, and room for the names of a test, its suite and its module.
  private static let frame = 400
  /// Each line of a message is indented by the frameworks, by at most so many bytes.
  private static let indentation = 4

  /// The room where nothing is known of the test.
  static let standard = MessageRoom(bytes: pieceSize - frame - 200)

  /// The room of a check, whose place and test are printed in front of the message.
  init(_ request: GoldenRequest) {
    let names = [request.testName, request.test?.name ?? ""].map(\.utf8.count)
    let taken = request.place.filePath.utf8.count + names.reduce(0, +)
    // There has to be some room, whatever is printed around it.
    self.init(bytes: max(1500, Self.pieceSize - Self.frame - taken))
  }

  private init(bytes: Int) {
    self.bytes = bytes
  }

  /// What lines take, with their ends.
  func size(_ text: String) -> Int {
    let lines = text.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    return text.utf8.count + lines * (Self.indentation + 1)
  }

  /// A text of which the middle is left out where it takes more than `limit`.
  ///
  /// What is left are whole characters, unless one alone is longer than that.
  func cut(_ text: String, to limit: Int) -> String {
    guard size(text) > limit else { return text }
    let mark = " … "
    var half = max(0, limit - mark.utf8.count) / 2
    while half > 0 {
      let head = Self.beginning(of: text, half)
      let tail = Self.end(of: text, half)
      let result = head + mark + tail
      if size(result) <= limit { return result }
      half -= max(1, half / 16)
    }
    return mark
  }

  /// The first characters of a text that take at most `limit` bytes.
  static func beginning(of text: String, _ limit: Int) -> String {
    var end = text.startIndex
    var bytes = 0
    while end < text.endIndex {
      bytes += text[end].utf8.count
      guard bytes <= limit else { break }
      text.formIndex(after: &end)
    }
    guard end == text.startIndex else { return String(text[..<end]) }
    var scalars = String.UnicodeScalarView()
    bytes = 0
    for scalar in text.unicodeScalars {
      bytes += UTF8.width(scalar)
      guard bytes <= limit else { break }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// The last characters of a text that take at most `limit` bytes.
  static func end(of text: String, _ limit: Int) -> String {
    var start = text.endIndex
    var bytes = 0
    while start > text.startIndex {
      let before = text.index(before: start)
      bytes += text[before].utf8.count
      guard bytes <= limit else { break }
      start = before
    }
    return String(text[start...])
  }
}
