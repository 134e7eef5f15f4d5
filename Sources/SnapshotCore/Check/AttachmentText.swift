/// The bytes of an attachment, as they come: bounded, and cut between lines.
struct AttachmentText {
  /// An attachment has as many bytes as it may have.
  struct Full: Error {}

  private var bytes: [UInt8] = []
  private var isCut = false

  /// Takes the next piece; throws where no more is taken.
  mutating func write(_ piece: Span<UInt8>) throws(Full) {
    guard !isCut else { throw Full() }
    let room = GoldenAttachment.byteLimit - bytes.count
    unsafe piece.extracting(first: min(room, piece.count)).withUnsafeBufferPointer {
      unsafe bytes.append(contentsOf: $0)
    }
    guard piece.count <= room else {
      isCut = true
      throw Full()
    }
  }

  /// Whether so long a line was cut that most of the bytes are of it.
  var isCutInLongLine: Bool { isCut && wholeLines.count < bytes.count / 2 }

  /// The lines that are whole.
  private var wholeLines: ArraySlice<UInt8> {
    bytes[..<(bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)]
  }

  /// The attachment; what is cut has another name.
  func attachment(_ stem: String, _ suffix: String, cutSuffix: String) -> GoldenAttachment {
    guard isCut else { return GoldenAttachment(name: "\(stem).\(suffix)", bytes: bytes) }
    // Lines are left whole, unless there would be little left.
    let kept = isCutInLongLine ? Self.wholeScalars(bytes) : wholeLines
    return GoldenAttachment(name: "\(stem).\(cutSuffix)", bytes: Array(kept))
  }

  /// The bytes without the beginning of a scalar at their end.
  private static func wholeScalars(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let start = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    guard start < bytes.endIndex else { return bytes[...] }
    let count =
      switch bytes[start] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    return bytes.endIndex - start < count ? bytes[..<start] : bytes[...]
  }

  /// The attachment of the text that came out.
  func actual(_ name: GoldenName) -> GoldenAttachment {
    attachment(
      name.stem, "actual.\(name.fileExtension)",
      cutSuffix: "actual-beginning.\(name.fileExtension)")
  }
}
