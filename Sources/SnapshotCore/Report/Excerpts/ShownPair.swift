/// What the golden and the actual text have at one place, as a message shows it: with what cannot be
/// seen spelled out where both differ in it.
struct ShownPair {
  /// What one side has.
  enum Side {
    /// A piece of a text, and whether the end of its line is behind it.
    case piece(TextWindow, endsLine: Bool)
    /// Nothing, in words.
    case nothing(String)
    /// Something that has another kind than any text, in words.
    case words(String)

    /// The text that is compared with the other side's, character by character.
    fileprivate var piece: (text: String, endsLine: Bool)? {
      switch self {
      case .piece(let window, let endsLine):
        (window.text, endsLine && window.bytesBehind == 0)
      case .nothing: ("", true)
      case .words: nil
      }
    }
  }

  /// What is shown of the golden.
  let golden: String
  /// What is shown of the actual text.
  let actual: String
  /// The difference in words, where it is the first one and cannot be seen.
  let sentence: String?

  /// Shows both; `countsCut` says whether the bytes that are cut off are counted.
  init(golden: Side, actual: Side, countsCut: Bool = false) {
    var spelled: HiddenDifference?
    if let one = golden.piece, let other = actual.piece {
      spelled = HiddenDifference(
        golden: one.text, actual: other.text, endsLine: (one.endsLine, other.endsLine))
    }
    self.golden = Self.shown(golden, spelled?.golden, countsCut)
    self.actual = Self.shown(actual, spelled?.actual, countsCut)
    sentence = spelled?.sentence
  }

  /// A side alone.
  static func shown(_ side: Side, _ spelled: String? = nil, _ countsCut: Bool = false) -> String {
    switch side {
    case .nothing(let words), .words(let words):
      return words
    case .piece(let window, _):
      let (before, behind) = (window.bytesBefore, window.bytesBehind)
      let text = spelled ?? ShownText.escaped(window.text)
      return (before > 0 ? countsCut ? "[\(before) bytes] …" : "…" : "") + text
        + (behind > 0 ? countsCut ? "… and \(behind) more bytes" : "…" : "")
    }
  }
}
