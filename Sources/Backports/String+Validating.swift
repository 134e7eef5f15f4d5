// `String(validating:as:)` is part of the system from macOS 15 and iOS 18 on: this stands in for it
// below, for UTF-8.

extension String {
  /// The text of bytes that are UTF-8; nil where they are not.
  package init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    let known = bytes.withContiguousStorageIfAvailable { unsafe Self.text(of: $0) }
    guard
      let text = unsafe known
        ?? Array(bytes).withUnsafeBufferPointer({ unsafe Self.text(of: $0) })
    else { return nil }
    self = text
  }

  /// A text that had to be mended differs from its bytes.
  private static func text(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var text = unsafe String(decoding: bytes, as: UTF8.self)
    let isWhole = text.withUTF8 { unsafe $0.elementsEqual(unsafe bytes) }
    return isWhole ? text : nil
  }
}
