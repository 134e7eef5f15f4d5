/// What a test process says of a golden.
enum ClaimRecord: Sendable, Hashable {
  /// A check has this golden.
  case claim(Claim)
  /// A check has settled the text of its golden.
  case settlement(Settlement)

  /// The check.
  var claim: Claim {
    switch self {
    case .claim(let claim): claim
    case .settlement(let settlement): settlement.claim
    }
  }
}

// A line of fields, for the other processes: JSON would take longer to read than all of a check.
extension ClaimRecord {
  /// The record as a line, line feed included.
  var line: [UInt8] {
    var fields = [""]
    if case .settlement(let settlement) = self { fields[0] = settlement.act.rawValue }
    let claim = claim
    fields += [
      claim.path, claim.testName, claim.testFilePath, claim.place.filePath,
      String(claim.place.line), String(claim.place.column),
    ]
    for text in [claim.test?.id, claim.test?.name, claim.named?.text, claim.named?.identity] {
      fields.append(Self.field(text))
    }
    for argument in claim.test?.arguments ?? [] {
      fields += [Self.field(argument.text), Self.field(argument.identity)]
    }
    var line: [UInt8] = []
    for field in fields {
      for byte in field.utf8 {
        switch byte {
        case Self.separator: line += [Self.escape, UInt8(ascii: "s")]
        case Self.newline: line += [Self.escape, UInt8(ascii: "n")]
        case Self.escape: line += [Self.escape, Self.escape]
        default: line.append(byte)
        }
      }
      line.append(Self.separator)
    }
    line[line.count - 1] = Self.newline
    return line
  }

  /// Reads a line; nil where it is none, as the last one of a process that was killed may be.
  init?(line: ArraySlice<UInt8>) {
    var fields: [String] = []
    for field in line.split(separator: Self.separator, omittingEmptySubsequences: false) {
      var bytes: [UInt8] = []
      var isEscaped = false
      for byte in field {
        if isEscaped {
          bytes.append(Self.unescaped(byte))
        } else if byte != Self.escape {
          bytes.append(byte)
        }
        isEscaped = byte == Self.escape && !isEscaped
      }
      fields.append(String(decoding: bytes, as: UTF8.self))
    }
    guard fields.count >= 11, (fields.count - 11).isMultiple(of: 2), let line = Int(fields[5]),
      let column = Int(fields[6])
    else { return nil }
    let texts = fields[7...].map(Self.text)
    var test: RunningTest?
    if let id = texts[0] {
      test = RunningTest(id: id, name: texts[1] ?? "")
      for index in stride(from: 4, to: texts.count, by: 2) {
        test?.arguments.append(NameText(text: texts[index] ?? "", identity: texts[index + 1]))
      }
    }
    let claim = Claim(
      path: fields[1], test: test, testName: fields[2], testFilePath: fields[3],
      place: CallPlace(filePath: fields[4], line: line, column: column),
      named: texts[2].map { NameText(text: $0, identity: texts[3]) })
    if fields[0].isEmpty {
      self = .claim(claim)
    } else {
      guard let act = Settlement.Act(rawValue: fields[0]) else { return nil }
      self = .settlement(Settlement(claim: claim, act: act))
    }
  }

  // What is not there is told from what is empty.
  private static func field(_ text: String?) -> String { text.map { "=\($0)" } ?? "" }
  private static func text(_ field: String) -> String? {
    field.isEmpty ? nil : String(field.dropFirst())
  }

  private static func unescaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "s"): separator
    case UInt8(ascii: "n"): newline
    default: byte
    }
  }

  private static let separator: UInt8 = 0x1F
  private static let newline = UInt8(ascii: "\n")
  private static let escape = UInt8(ascii: "\\")
}
