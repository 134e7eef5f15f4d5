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

  /// The attachment; what is cut has another name.
  func attachment(_ stem: String, _ suffix: String, cutSuffix: String) -> GoldenAttachment {
    var bytes = bytes
    // Lines are left whole, where there are any.
    if isCut, let end = bytes.lastIndex(of: UInt8(ascii: "\n")) {
      bytes.removeSubrange((end + 1)...)
    }
    return GoldenAttachment(name: "\(stem).\(isCut ? cutSuffix : suffix)", bytes: bytes)
  }

  /// The attachment of the text that came out.
  func actual(_ name: GoldenName) -> GoldenAttachment {
    attachment(
      name.stem, "actual.\(name.fileExtension)",
      cutSuffix: "actual-beginning.\(name.fileExtension)")
  }
}
