internal import Foundation

extension CharacterSet: KnownToDump {
  var dumpContent: DumpContent {
    let bits = bitmapRepresentation
    // What these hold grows with each version of Unicode.
    if let name = Self.named.first(where: { $0.bits == bits })?.name {
      return .text("CharacterSet.\(name)")
    }
    let inverted = inverted.bitmapRepresentation
    if let name = Self.named.first(where: { $0.bits == inverted })?.name {
      return .text("CharacterSet.\(name).inverted")
    }
    let ranges = Self.ranges(in: Array(bits)).map(Self.text)
    guard ranges.count > 8 else {
      return .text("CharacterSet \(ranges.isEmpty ? "(empty)" : ranges.joined(separator: " "))")
    }
    return .elements(ranges.map(Line.init))
  }

  private struct Line: KnownToDump {
    var text: String
    var dumpContent: DumpContent { .text(text) }
  }

  private static let named: [(name: String, bits: Data)] = {
    let sets: [(String, CharacterSet)] = [
      ("alphanumerics", .alphanumerics), ("capitalizedLetters", .capitalizedLetters),
      ("controlCharacters", .controlCharacters), ("decimalDigits", .decimalDigits),
      ("decomposables", .decomposables), ("illegalCharacters", .illegalCharacters),
      ("letters", .letters), ("lowercaseLetters", .lowercaseLetters), ("newlines", .newlines),
      ("nonBaseCharacters", .nonBaseCharacters),
      ("punctuationCharacters", .punctuationCharacters), ("symbols", .symbols),
      ("uppercaseLetters", .uppercaseLetters), ("urlFragmentAllowed", .urlFragmentAllowed),
      ("urlHostAllowed", .urlHostAllowed), ("urlPasswordAllowed", .urlPasswordAllowed),
      ("urlPathAllowed", .urlPathAllowed), ("urlQueryAllowed", .urlQueryAllowed),
      ("urlUserAllowed", .urlUserAllowed), ("whitespaces", .whitespaces),
      ("whitespacesAndNewlines", .whitespacesAndNewlines),
    ]
    return sets.map { ($0.0, $0.1.bitmapRepresentation) }
  }()

  /// The ranges of a bitmap: 8192 bytes for the first plane of Unicode, then, for each other plane that
  /// has something in it, its number and as many bytes.
  private static func ranges(in bits: [UInt8]) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    func add(_ first: UInt32, _ last: UInt32) {
      if let previous = ranges.last, previous.upperBound + 1 == first {
        ranges[ranges.count - 1] = previous.lowerBound...last
      } else {
        ranges.append(first...last)
      }
    }
    var plane: UInt32 = 0
    var start = 0
    while start + 8192 <= bits.count {
      for (index, byte) in bits[start..<start + 8192].enumerated() where byte != 0 {
        let first = plane << 16 + UInt32(index) * 8
        if byte == 0xFF {
          add(first, first + 7)
        } else {
          for bit in 0..<UInt32(8) where byte >> bit & 1 != 0 { add(first + bit, first + bit) }
        }
      }
      start += 8192
      guard start < bits.count else { break }
      plane = UInt32(bits[start])
      start += 1
    }
    return ranges
  }

  private static func text(_ range: ClosedRange<UInt32>) -> String {
    let first = text(range.lowerBound)
    return range.count == 1 ? first : "\(first)...\(text(range.upperBound))"
  }

  private static func text(_ scalar: UInt32) -> String {
    if 0x21...0x7E ~= scalar, let scalar = Unicode.Scalar(scalar) {
      return DumpString.quoted(String(scalar))
    }
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
