internal import Foundation

/// What a character looks like, so that two that look alike can be told from two that differ in sight.
///
/// The data of Unicode Technical Standard 39 has thousands of pairs, most of them between rare
/// scripts. Here are those that get into texts by keyboards, formatters, word processors and copied
/// web pages: letters of Greek and Cyrillic, letters of other width or font, dashes, quotes.
enum LookAlike {
  /// The scalars that stand for the look of a cluster; none for one that cannot be seen.
  ///
  /// Marks behind a base come in one order and each once.
  static func shape(of cluster: Character) -> [Unicode.Scalar] {
    if cluster.isASCII { return Array(cluster.unicodeScalars) }
    var shape: [Unicode.Scalar] = []
    var marks: [Unicode.Scalar] = []
    for scalar in String(cluster).decomposedStringWithCanonicalMapping.unicodeScalars
    where !isInvisible(scalar) {
      if isMark(scalar) {
        let mark = table[scalar.value] ?? scalar
        if !marks.contains(mark) { marks.append(mark) }
        continue
      }
      shape += marks.sorted() + look(of: scalar)
      marks = []
    }
    return shape + marks.sorted()
  }

  /// Whether a scalar takes no room and leaves no trace: joiners, selectors, marks of direction, tags.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .format && !scalar.properties.isGraphemeExtend
        && !prependedMarks.contains(scalar.value)
  }

  /// Whether a scalar is a gap, of whatever width.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Line ends that are spelled out wherever they stand.
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029, 0x1C...0x1F: false
    // A Braille pattern without dots.
    case 0x2800: true
    default: scalar.properties.isWhitespace
    }
  }

  /// Whether a scalar is drawn on the one before it.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Signs of Arabic and Syriac that are formats by their category, and seen.
  private static let prependedMarks: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
  ]

  private static func look(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if let known = table[scalar.value] { return [known] }
    guard hasOtherFont(scalar) else { return [scalar] }
    let plain = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
    return plain.map { table[$0.value] ?? $0 }
  }

  /// Whether the compatibility mapping of a scalar changes width, font or ligature alone: that of
  /// `²` gives a `2`, which nobody takes for it.
  private static func hasOtherFont(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Abbreviations: they are small, or have a slash.
    case 0x2100, 0x2101, 0x2105, 0x2106, 0x2116, 0x2120...0x2122: false
    case 0x00B5, 0x0132...0x0133, 0x01C4...0x01CC, 0x01F1...0x01F3, 0x2026, 0x2100...0x214F,
      0x2160...0x217F, 0x2E80...0x2FDF, 0xFB00...0xFB06, 0xFE30...0xFE6F, 0xFF01...0xFFEE,
      0x1D400...0x1D7FF:
      true
    default: false
    }
  }

  /// Each row has what is looked like, and what looks like it.
  private static let rows: [(look: Unicode.Scalar, others: [UInt32])] = [
    ("a", [0x430, 0x251, 0x3B1]), ("b", [0x42C, 0x185]), ("c", [0x441, 0x3F2]), ("d", [0x501]),
    ("e", [0x435, 0x4BD]), ("g", [0x261, 0x581]), ("h", [0x4BB, 0x570]),
    ("i", [0x456, 0x3B9, 0x131, 0x269]), ("j", [0x458, 0x3F3]), ("l", [0x4CF, 0x1C0]),
    ("n", [0x578]), ("o", [0x43E, 0x3BF, 0x585, 0x966, 0x9E6]), ("p", [0x440, 0x3C1]),
    ("q", [0x51B]), ("r", [0x433]), ("s", [0x455, 0xA731]), ("u", [0x3C5, 0x57D]),
    ("v", [0x3BD, 0x475]), ("w", [0x51D, 0x461]), ("x", [0x445, 0xD7]),
    ("y", [0x443, 0x3B3, 0x4AF]), ("z", [0x1D22]), ("A", [0x410, 0x391]), ("B", [0x412, 0x392]),
    ("C", [0x421, 0x3F9]), ("E", [0x415, 0x395]), ("F", [0x3DC]), ("G", [0x50C]),
    ("H", [0x41D, 0x397]), ("I", [0x406, 0x399, 0x4C0]), ("J", [0x408, 0x37F]),
    ("K", [0x41A, 0x39A]), ("M", [0x41C, 0x39C]), ("N", [0x39D]), ("O", [0x41E, 0x39F, 0x555]),
    ("P", [0x420, 0x3A1]), ("Q", [0x51A]), ("S", [0x405, 0x54F]), ("T", [0x422, 0x3A4]),
    ("V", [0x474]), ("W", [0x51C]), ("X", [0x425, 0x3A7]), ("Y", [0x3A5, 0x4AE]), ("Z", [0x396]),
    ("1", [0x661, 0x6F1]), ("3", [0x417, 0x1B7, 0x21C]), ("5", [0x1BC]),
    ("-", [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0x2043]),
    ("'", [0x2019, 0x2018, 0x2BC, 0x2B9, 0x2032, 0x201B, 0xB4, 0x5F3]),
    ("\"", [0x201C, 0x201D, 0x201F, 0x2033, 0x2EE, 0x5F4]), (",", [0x201A, 0x66B]),
    (".", [0x2024]), (":", [0x2D0, 0xA789, 0x2236, 0x5C3]), ("!", [0x1C3]),
    ("/", [0x2044, 0x2215, 0x29F8]), ("|", [0x2223, 0x2758]), ("*", [0x2217, 0x204E]),
    ("~", [0x223C, 0x2DC, 0x301C]), ("<", [0x2039]), (">", [0x203A]), ("^", [0x2C6]),
    ("\u{B7}", [0x2022, 0x2219, 0x22C5, 0x2027, 0x30FB]), ("\u{B0}", [0x2DA, 0xBA]),
    ("\u{D8}", [0x2205, 0x2300]), ("\u{110}", [0xD0, 0x189]), ("\u{259}", [0x1DD]),
    ("\u{DF}", [0x3B2]), ("\u{394}", [0x2206]), ("\u{3A3}", [0x2211]),
    ("\u{3A0}", [0x220F, 0x41F]), ("\u{393}", [0x413]), ("\u{3A6}", [0x424]),
    ("\u{2016}", [0x2225]), ("\u{327}", [0x326]), ("\u{64A}", [0x6CC]), ("\u{643}", [0x6A9]),
    ("\u{660}", [0x6F0]), ("\u{662}", [0x6F2]), ("\u{663}", [0x6F3]), ("\u{667}", [0x6F7]),
    ("\u{668}", [0x6F8]), ("\u{669}", [0x6F9]), ("\u{4E00}", [0x30FC]), ("\u{4E8C}", [0x30CB]),
    ("\u{516B}", [0x30CF]), ("\u{529B}", [0x30AB]), ("\u{535C}", [0x30C8]),
    ("\u{53E3}", [0x30ED]), ("\u{5915}", [0x30BF]), ("\u{5DE5}", [0x30A8]),
    ("\u{30D8}", [0x3078]),
  ]

  private static let table: [UInt32: Unicode.Scalar] = {
    var table: [UInt32: Unicode.Scalar] = [:]
    for row in rows {
      for other in row.others { table[other] = row.look }
    }
    return table
  }()
}
