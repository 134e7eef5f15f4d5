/// The text of a failure, which fits into the message that a test framework prints.
///
/// SwiftPM reads what tests print in pieces of 4,096 bytes and loses whole pieces that are cut within
/// a character. So a message has to stay below, together with what is printed around it.
struct FailureText: Sendable, Hashable {
  /// What happened; where it does not fit, its middle is left out.
  var opening: String
  /// The lines of a diff, of which as many are shown as fit.
  var diff: [String] = []
  /// How many more lines the diff has.
  var diffRest = 0
  /// Where the files are, and what to do: it is always shown.
  var ending = ""

  init(_ opening: String, ending: String = "") {
    self.opening = opening
    self.ending = ending
  }

  /// Adds lines behind all others.
  mutating func addEnding(_ lines: String) {
    ending += (ending.isEmpty ? "" : "\n") + lines
  }

  /// The text in at most `room` bytes, as long as its ending takes no more than half of them.
  func fitted(to room: MessageRoom) -> String {
    let opening = room.cut(opening, to: max(room.bytes / 3, room.bytes - room.size(ending)))
    let ending = room.cut(ending, to: room.bytes - room.size(opening))
    var left = room.bytes - room.size(opening) - room.size(ending) - room.size(Self.rest(9_999_999))
    var shown: [String] = []
    for line in diff {
      left -= room.size(line)
      guard left >= 0 else { break }
      shown.append(line)
    }
    // Names alone show nothing.
    if shown.count < Self.headerLines { shown = [] }
    let rest = diff.count - shown.count + diffRest
    if rest > 0 { shown.append(Self.rest(rest)) }
    return ([opening] + shown + [ending]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let headerLines = 4

  private static func rest(_ count: Int) -> String { "… and \(count) more lines" }
}
