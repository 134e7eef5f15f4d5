import Testing

@testable import SnapshotCore

@Suite struct `Differences that cannot be seen` {
  private func hidden(_ golden: String, _ actual: String) -> HiddenDifference? {
    HiddenDifference(golden: golden, actual: actual, endsLine: (true, true))
  }

  static let rows: [(golden: String, actual: String, shownGolden: String, shownActual: String)] = [
    ("9 AM", "9\u{202F}AM", "9 AM", "9<U+202F NARROW NO-BREAK SPACE>AM"),
    ("9\u{A0}AM", "9\u{202F}AM", "9<U+00A0 NO-BREAK SPACE>AM", "9<U+202F NARROW NO-BREAK SPACE>AM"),
    ("a b", "a\u{3000}b", "a b", "a<U+3000 IDEOGRAPHIC SPACE>b"),
    ("ab", "a\u{2009}b", "ab", "a<U+2009 THIN SPACE>b"),
    ("ab", "a\u{200B}b", "ab", "a<U+200B ZERO WIDTH SPACE>b"),
    ("a\u{2060}b", "ab", "a<U+2060 WORD JOINER>b", "ab"),
    ("ab", "a\u{AD}b", "ab", "a<U+00AD SOFT HYPHEN>b"),
    ("ab", "\u{200E}ab", "ab", "<U+200E LEFT-TO-RIGHT MARK>ab"),
    ("ab", "a\u{202E}b", "ab", "a<U+202E RIGHT-TO-LEFT OVERRIDE>b"),
    ("ab", "a\u{2066}b", "ab", "a<U+2066 LEFT-TO-RIGHT ISOLATE>b"),
    ("ab", "a\u{FEFF}b", "ab", "a<U+FEFF ZERO WIDTH NO-BREAK SPACE (byte order mark)>b"),
    ("\u{2764}", "\u{2764}\u{FE0F}", "\u{2764}", "\u{2764}<U+FE0F VARIATION SELECTOR-16>"),
    ("\u{845B}", "\u{845B}\u{E0100}", "\u{845B}", "\u{845B}<U+E0100 VARIATION SELECTOR-17>"),
    ("क\u{94D}ष", "क\u{94D}\u{200D}ष", "क\u{94D}ष", "क\u{94D}<U+200D ZERO WIDTH JOINER>ष"),
    ("می\u{200C}خواهم", "میخواهم", "می<U+200C ZERO WIDTH NON-JOINER>خواهم", "میخواهم"),
    ("x", "x\u{E0041}", "x", "x<U+E0041 TAG LATIN CAPITAL LETTER A>"),
    ("cat", "c\u{430}t", "cat", "c<U+0430 CYRILLIC SMALL LETTER A>t"),
    ("\u{41E}", "O", "<U+041E CYRILLIC CAPITAL LETTER O>", "O"),
    (
      "\u{41E}", "\u{39F}", "<U+041E CYRILLIC CAPITAL LETTER O>",
      "<U+039F GREEK CAPITAL LETTER OMICRON>"
    ),
    ("A", "\u{FF21}", "A", "<U+FF21 FULLWIDTH LATIN CAPITAL LETTER A>"),
    ("1", "\u{FF11}", "1", "<U+FF11 FULLWIDTH DIGIT ONE>"),
    ("2", "\u{1D7DA}", "2", "<U+1D7DA MATHEMATICAL DOUBLE-STRUCK DIGIT TWO>"),
    ("-1", "\u{2212}1", "-1", "<U+2212 MINUS SIGN>1"),
    ("it's", "it\u{2019}s", "it's", "it<U+2019 RIGHT SINGLE QUOTATION MARK>s"),
    ("...", "\u{2026}", "...", "<U+2026 HORIZONTAL ELLIPSIS>"),
    ("fine", "\u{FB01}ne", "fine", "<U+FB01 LATIN SMALL LIGATURE FI>ne"),
    ("\u{B5}m", "\u{3BC}m", "<U+00B5 MICRO SIGN>m", "<U+03BC GREEK SMALL LETTER MU>m"),
    (
      "\u{212B}", "\u{C5}", "<U+212B ANGSTROM SIGN>",
      "<U+00C5 LATIN CAPITAL LETTER A WITH RING ABOVE>"
    ),
    (
      "caf\u{E9}", "cafe\u{301}", "caf<U+00E9 LATIN SMALL LETTER E WITH ACUTE>",
      "cafe<U+0301 COMBINING ACUTE ACCENT>"
    ),
    (
      "\u{1E69}", "\u{1E63}\u{307}", "<U+1E69 LATIN SMALL LETTER S WITH DOT BELOW AND DOT ABOVE>",
      "<U+1E63 LATIN SMALL LETTER S WITH DOT BELOW><U+0307 COMBINING DOT ABOVE>"
    ),
    (
      "e\u{301}", "e\u{301}\u{301}", "e<U+0301 COMBINING ACUTE ACCENT>",
      "e<2 × U+0301 COMBINING ACUTE ACCENT>"
    ),
    (
      "\u{219}", "\u{15F}", "<U+0219 LATIN SMALL LETTER S WITH COMMA BELOW>",
      "<U+015F LATIN SMALL LETTER S WITH CEDILLA>"
    ),
    ("カ", "力", "<U+30AB KATAKANA LETTER KA>", "<U+529B CJK UNIFIED IDEOGRAPH-529B>"),
    ("〜", "～", "<U+301C WAVE DASH>", "<U+FF5E FULLWIDTH TILDE>"),
    ("abc", "abc ", "abc", "abc<U+0020 SPACE>"),
    ("abc    ", "abc", "abc<4 × U+0020 SPACE>", "abc"),
    ("", "\t", "", "<U+0009 TAB>"),
    ("\ta", "    a", "<U+0009 TAB>a", "    a"),
    ("a\tb", "a  b", "a<U+0009 TAB>b", "a  b"),
    ("a \t b", "a b", "a<U+0020 SPACE><U+0009 TAB><U+0020 SPACE>b", "a b"),
    // Behind a difference in sight, too.
    ("1 at 9 AM", "2 at 9\u{A0}AM", "1 at 9 AM", "2 at 9<U+00A0 NO-BREAK SPACE>AM"),
    ("c\u{430}t 1", "cat 2", "c<U+0430 CYRILLIC SMALL LETTER A>t 1", "cat 2"),
  ]

  @Test(arguments: rows)
  func `What differs without being seen is spelled`(
    _ row: (golden: String, actual: String, shownGolden: String, shownActual: String)
  ) throws {
    let difference = try #require(hidden(row.golden, row.actual))
    #expect(
      difference.golden.unicodeScalars.elementsEqual(row.shownGolden.unicodeScalars),
      "\(difference.golden)")
    #expect(
      difference.actual.unicodeScalars.elementsEqual(row.shownActual.unicodeScalars),
      "\(difference.actual)")
    let swapped = try #require(hidden(row.actual, row.golden))
    #expect(swapped.golden == difference.actual && swapped.actual == difference.golden)
  }

  static let plain = [
    ("é", "e"), ("e\u{301}", "e"), ("e\u{301}", "e\u{300}"), ("日本", "日木"), ("かな", "カナ"),
    ("😀", "😃"), ("👍🏽", "👍"), ("👩\u{200D}👩\u{200D}👧", "👩\u{200D}👩\u{200D}👦"), ("🇩🇪", "🇫🇷"),
    ("x²", "x2"), ("①", "1"), ("٣", "3"), ("O", "0"), ("l", "1"), ("мама", "mama"), ("сот", "cat"),
    ("Москва", "Moscow"), ("a b", "a  b"), ("  a", "    a"), ("ab", "a b"), ("a", "b"), ("", "a"),
    ("שלום", "שלומ"), ("ß", "ss"), ("ø", "o"), ("a\u{FE0F}x", "a\u{FE0F}y"),
    ("9\u{A0}A", "9\u{A0}B"),
    ("naïve café", "naïve cafe"), ("a\u{1B}[1m", "a\u{1B}[2m"), ("№", "No"), ("a\r", "a"),
  ]

  @Test(arguments: plain)
  func `What differs in sight stays as it is`(_ golden: String, _ actual: String) {
    let difference = hidden(golden, actual)
    #expect(difference == nil, "\(difference?.golden ?? "") \(difference?.actual ?? "")")
  }

  static let sentences: [(String, String, String?)] = [
    (
      "9 AM", "9\u{202F}AM",
      "The golden has U+0020 SPACE, the actual text U+202F NARROW NO-BREAK SPACE: they look alike."
    ),
    (
      "ab", "a\u{200B}b", "The actual text has U+200B ZERO WIDTH SPACE there, which cannot be seen."
    ),
    ("a\u{AD}b", "ab", "The golden has U+00AD SOFT HYPHEN there, which cannot be seen."),
    ("a", "a  ", "The actual text has 2 × U+0020 SPACE at the line's end, the golden nothing."),
    ("a\t", "a", "The golden has U+0009 TAB at the line's end, the actual text nothing."),
    ("a ", "a\t", "At the line's end the golden has U+0020 SPACE, the actual text U+0009 TAB."),
    (
      "\ta", "    a",
      "The golden has U+0009 TAB, the actual text 4 × U+0020 SPACE: they look alike."
    ),
    // The first difference is one in sight.
    ("1 at 9 AM", "2 at 9\u{A0}AM", nil), ("a  b c", "a b\u{A0}c", nil),
  ]

  @Test(arguments: sentences)
  func `The first difference is told in words, where it is one of these`(
    _ golden: String, _ actual: String, _ sentence: String?
  ) throws {
    #expect(try #require(hidden(golden, actual)).sentence == sentence)
  }

  @Test func `Of many differences the names are given of the first few`() throws {
    let golden = String(repeating: "a b ", count: 50) + "."
    let actual = String(repeating: "a\u{A0}b\u{2009}", count: 50) + "."
    let shown = try #require(hidden(golden, actual)).actual
    #expect(shown.ranges(of: "SPACE").count == 4)
    #expect(shown.ranges(of: "<U+2009>").count == 48)
    #expect(shown.utf8.count < 1200)
  }

  @Test func `A line that goes on has no spaces at its end`() {
    #expect(
      HiddenDifference(golden: "a ", actual: "a", endsLine: (false, false)) == nil)
  }
}
