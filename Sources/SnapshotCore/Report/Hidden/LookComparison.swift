/// Where two lines differ in what cannot be seen, up to the first difference in sight, from one end.
struct LookComparison {
  /// One such difference: characters of either side, none where it has nothing there.
  struct Finding {
    enum Reason {
      case looksAlike
      case cannotBeSeen
      case isAtLineEnd
    }

    var golden: Range<Int>
    var actual: Range<Int>
    var reason: Reason
    fileprivate var isOfLetters = false
  }

  private let golden: [LookUnit]
  private let actual: [LookUnit]
  private let endsLine: (golden: Bool, actual: Bool)
  private let isReversed: Bool
  private(set) var findings: [Finding] = []
  /// Whether nothing that differs in sight comes before the first finding.
  private(set) var startsWithFinding = false
  /// How many units of either side have been compared.
  private(set) var done = (golden: 0, actual: 0)
  /// Whether a difference in sight was passed, or ended the comparison.
  private(set) var hasDifferenceInSight = false

  /// Compares from the start, or from the end where both sides are given in reverse.
  ///
  /// `endsLine` says whether each side has the end of its line.
  init(
    _ golden: [LookUnit], _ actual: [LookUnit], endsLine: (golden: Bool, actual: Bool),
    isReversed: Bool
  ) {
    self.golden = golden
    self.actual = actual
    self.endsLine = endsLine
    self.isReversed = isReversed
    while step() {}
    if done.golden < golden.count || done.actual < actual.count {
      hasDifferenceInSight = true
      dropCharacterWithDifference()
      dropWordWithDifference()
    }
  }

  /// A character of which a part differs in sight, as the people of an emoji do, looks like no other.
  private mutating func dropCharacterWithDifference() {
    let one = golden.dropFirst(done.golden).first?.character
    let other = actual.dropFirst(done.actual).first?.character
    findings.removeAll { finding in
      finding.golden.contains { golden[$0].character == one }
        || finding.actual.contains { actual[$0].character == other }
    }
    if findings.isEmpty { startsWithFinding = false }
  }

  /// Goes over what is equal, or differs without being seen; false at the end, and where something
  /// else comes.
  private mutating func step() -> Bool {
    let one = done.golden < golden.count ? golden[done.golden] : nil
    let other = done.actual < actual.count ? actual[done.actual] : nil
    if let one, let other, one.isIdentical(to: other), one.kind != .space {
      advance(1, 1)
      return true
    }
    let spaces = (run(golden, done.golden), run(actual, done.actual))
    if spaces.0 > 0 || spaces.1 > 0 { return stepOverSpaces(spaces.0, spaces.1) }
    if one?.kind == .invisible {
      note(1, 0, .cannotBeSeen)
    } else if other?.kind == .invisible {
      note(0, 1, .cannotBeSeen)
    } else if let one, let other, one.kind == other.kind {
      note(1, 1, .looksAlike, isOfLetters: one.isLetter)
    } else {
      return false
    }
    return true
  }

  private mutating func stepOverSpaces(_ one: Int, _ other: Int) -> Bool {
    let ranges = (
      golden[done.golden..<(done.golden + one)], actual[done.actual..<(done.actual + other)]
    )
    let (scalars, otherScalars) = (ranges.0.flatMap(\.scalars), ranges.1.flatMap(\.scalars))
    if scalars == otherScalars {
      advance(one, other)
    } else if isAtLineEnd(golden, done.golden, one, endsLine.golden)
      || isAtLineEnd(actual, done.actual, other, endsLine.actual)
    {
      note(one, other, .isAtLineEnd)
    } else if (scalars + otherScalars).contains(where: { $0 != " " }) {
      note(one, other, .looksAlike)
    } else {
      // A gap that is wider shows by itself.
      hasDifferenceInSight = true
      advance(one, other)
    }
    return true
  }

  private func run(_ units: [LookUnit], _ start: Int) -> Int {
    units[start...].prefix { $0.kind == .space }.count
  }

  private func isAtLineEnd(
    _ units: [LookUnit], _ start: Int, _ count: Int, _ endsLine: Bool
  ) -> Bool {
    count > 0 && endsLine && (isReversed ? start == 0 : start + count == units.count)
  }

  private mutating func advance(_ one: Int, _ other: Int) {
    done = (done.golden + one, done.actual + other)
  }

  private mutating func note(
    _ one: Int, _ other: Int, _ reason: Finding.Reason, isOfLetters: Bool = false
  ) {
    if findings.isEmpty { startsWithFinding = !hasDifferenceInSight }
    findings.append(
      Finding(
        golden: done.golden..<(done.golden + one), actual: done.actual..<(done.actual + other),
        reason: reason, isOfLetters: isOfLetters))
    advance(one, other)
  }

  /// Letters that look alike are no riddle in a word that differs in sight, as the same word of two
  /// languages does.
  private mutating func dropWordWithDifference() {
    let next = [golden.dropFirst(done.golden).first, actual.dropFirst(done.actual).first]
    guard next.contains(where: { $0?.isLetter == true }) else { return }
    let word = golden[..<done.golden].reversed().prefix { $0.isLetter }.count
    let start = done.golden - word
    findings.removeAll { $0.isOfLetters && $0.golden.lowerBound >= start }
    if findings.isEmpty { startsWithFinding = false }
  }
}
