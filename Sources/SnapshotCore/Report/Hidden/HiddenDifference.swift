/// Two pieces of lines that differ in what cannot be seen, with that spelled out.
///
/// Spaces and joiners, marks of direction, selectors and tags, letters of another script, composed and
/// decomposed letters: where one side has another one than the other, its number and name stand in its
/// place. What differs in sight, as `é` does from `e`, stays as it is.
struct HiddenDifference {
  /// What the golden has, with names in angle brackets.
  private(set) var golden: String
  /// What the actual text has.
  private(set) var actual: String
  /// What the first difference is, in words; nil where it is one in sight.
  private(set) var sentence: String?

  /// Compares two pieces that start at the same place of their lines; nil where all that differs can
  /// be seen.
  ///
  /// - Parameters:
  ///   - golden: The golden's piece.
  ///   - actual: The actual text's.
  ///   - endsLine: Whether each goes up to the end of its line, which is not a part of it.
  init?(golden: String, actual: String, endsLine: (golden: Bool, actual: Bool)) {
    let characters = (golden: Array(golden), actual: Array(actual))
    var units = (
      golden: Self.units(characters.golden), actual: Self.units(characters.actual)
    )
    let forward = LookComparison(
      units.golden, units.actual, endsLine: endsLine, isReversed: false)
    var findings = forward.findings.map { Places($0, units) }
    if endsLine.golden && endsLine.actual {
      // What lies behind a difference in sight is found from the other end.
      let all = units
      units.golden.removeFirst(forward.done.golden)
      units.actual.removeFirst(forward.done.actual)
      units = (units.golden.reversed(), units.actual.reversed())
      findings += LookComparison(units.golden, units.actual, endsLine: endsLine, isReversed: true)
        .findings.reversed().map { Places($0, units) }
      units = all
    }
    guard !findings.isEmpty else { return nil }
    var sides = (Spelling(characters.golden), Spelling(characters.actual))
    for finding in findings {
      sides.0.mark(
        finding.golden, against: finding.actualScalars(characters.actual), finding.reason)
      sides.1.mark(
        finding.actual, against: finding.goldenScalars(characters.golden), finding.reason)
    }
    self.golden = sides.0.text
    self.actual = sides.1.text
    if forward.startsWithFinding, let first = findings.first {
      sentence = Self.sentence(
        first.goldenScalars(characters.golden), first.actualScalars(characters.actual),
        first.reason)
    }
  }

  private static func units(_ characters: [Character]) -> [LookUnit] {
    characters.enumerated().flatMap { LookUnit.units(of: $1, at: $0) }
  }

  private static func sentence(
    _ golden: [Unicode.Scalar], _ actual: [Unicode.Scalar], _ reason: LookComparison.Finding.Reason
  ) -> String {
    let (one, other) = (words(golden), words(actual))
    return switch reason {
    case .isAtLineEnd where actual.isEmpty:
      "The golden has \(one) at the line's end, the actual text nothing."
    case .isAtLineEnd where golden.isEmpty:
      "The actual text has \(other) at the line's end, the golden nothing."
    case .isAtLineEnd: "At the line's end the golden has \(one), the actual text \(other)."
    case .cannotBeSeen where actual.isEmpty:
      "The golden has \(one) there, which cannot be seen."
    case .cannotBeSeen: "The actual text has \(other) there, which cannot be seen."
    case .looksAlike where golden.isEmpty: "The actual text has \(other) there, the golden nothing."
    case .looksAlike where actual.isEmpty: "The golden has \(one) there, the actual text nothing."
    case .looksAlike: "The golden has \(one), the actual text \(other): they look alike."
    }
  }

  private static func words(_ scalars: [Unicode.Scalar]) -> String {
    let names = ScalarName.list(scalars)
    return names.count > 6
      ? names.prefix(6).joined(separator: ", ") + " and \(names.count - 6) more"
      : names.joined(separator: ", ")
  }
}

/// The characters of a finding, on either side.
private struct Places {
  var golden: [Int]
  var actual: [Int]
  var reason: LookComparison.Finding.Reason

  init(
    _ finding: LookComparison.Finding, _ units: (golden: [LookUnit], actual: [LookUnit])
  ) {
    // A character has as many units as it has letters to see.
    golden = Set(units.golden[finding.golden].map(\.character)).sorted()
    actual = Set(units.actual[finding.actual].map(\.character)).sorted()
    reason = finding.reason
  }

  func goldenScalars(_ characters: [Character]) -> [Unicode.Scalar] {
    golden.flatMap { characters[$0].unicodeScalars }
  }

  func actualScalars(_ characters: [Character]) -> [Unicode.Scalar] {
    actual.flatMap { characters[$0].unicodeScalars }
  }
}

/// A piece of a line, of which some scalars are spelled out.
private struct Spelling {
  private let characters: [Character]
  private var marked: [Int: Set<Unicode.Scalar>] = [:]
  /// Names are long: of more differences than this, numbers are to do.
  private static let namesInText = 4

  init(_ characters: [Character]) {
    self.characters = characters
  }

  /// Has the scalars of some characters spelled out, but for those that the other side has, too.
  mutating func mark(
    _ indices: [Int], against other: [Unicode.Scalar], _ reason: LookComparison.Finding.Reason
  ) {
    let scalars = Set(indices.flatMap { characters[$0].unicodeScalars })
    let isGap = scalars.allSatisfy(LookAlike.isSpace)
    // Of the same scalars in another order, or another number, all are told.
    let shared = scalars == Set(other) ? [] : scalars.intersection(other)
    // A plain space says enough, but at a line's end and among others.
    let spellsSpaces = reason == .isAtLineEnd || scalars.count > 1
    for index in indices {
      let spelled = characters[index].unicodeScalars.filter { scalar in
        if isGap { return scalar != " " || spellsSpaces }
        return (!scalar.isASCII || scalar == "\t") && !shared.contains(scalar)
      }
      marked[index, default: []].formUnion(spelled)
    }
  }

  var text: String {
    var result = ""
    var plain = ""
    var run: [Unicode.Scalar] = []
    var namesLeft = Self.namesInText
    func spell() {
      for name in ScalarName.list(run, named: namesLeft) {
        result += "<\(name)>"
        namesLeft = max(0, namesLeft - 1)
      }
      run = []
    }
    for (index, character) in characters.enumerated() {
      for scalar in character.unicodeScalars {
        if marked[index]?.contains(scalar) == true {
          result += ShownText.escaped(plain)
          plain = ""
          run.append(scalar)
        } else {
          spell()
          plain.unicodeScalars.append(scalar)
        }
      }
    }
    spell()
    return result + ShownText.escaped(plain)
  }
}
