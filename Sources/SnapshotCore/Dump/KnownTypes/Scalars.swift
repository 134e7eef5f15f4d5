// Types of the standard library that are shown in one line.

extension KnownToDump where Self: CustomStringConvertible {
  var dumpContent: DumpContent { .text(description) }
}

extension KnownToDump where Self: BinaryFloatingPoint & CustomStringConvertible {
  // Its description leaves out the sign of what is no number.
  var dumpContent: DumpContent {
    .text(isNaN && sign == .minus ? "-\(description)" : description)
  }
}

extension Bool: KnownToDump {}
extension Int: KnownToDump {}
extension Int8: KnownToDump {}
extension Int16: KnownToDump {}
extension Int32: KnownToDump {}
extension Int64: KnownToDump {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: KnownToDump {}
extension UInt: KnownToDump {}
extension UInt8: KnownToDump {}
extension UInt16: KnownToDump {}
extension UInt32: KnownToDump {}
extension UInt64: KnownToDump {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: KnownToDump {}
extension Double: KnownToDump {}
extension Float: KnownToDump {}

#if !(os(macOS) && arch(x86_64))
  extension Float16: KnownToDump {}
#endif

#if arch(x86_64) && !os(Windows) && !os(Android)
  extension Float80: KnownToDump {}
#endif

extension String: KnownToDump {
  var dumpContent: DumpContent { .string(self) }
}

extension Substring: KnownToDump {
  var dumpContent: DumpContent { .string(String(self)) }
}

extension Character: KnownToDump {
  var dumpContent: DumpContent { .string(String(self)) }
}

extension Unicode.Scalar: KnownToDump {
  var dumpContent: DumpContent { .string(String(self)) }
}

extension StaticString: KnownToDump {
  var dumpContent: DumpContent { .string(description) }
}

extension String.Index: KnownToDump {
  // Its debug description says besides what is known of the string's encoding, which is not the same
  // for two equal ones: `1[utf8]+1`.
  var dumpContent: DumpContent {
    let text = debugDescription
    guard let start = text.firstIndex(of: "["), let end = text.lastIndex(of: "]") else {
      return .text(text)
    }
    return .text("\(text[..<start])\(text[text.index(after: end)...])")
  }
}

extension Duration: KnownToDump {
  // Its description goes through a double.
  var dumpContent: DumpContent {
    let (seconds, attoseconds) = components
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    let digits = String(attoseconds.magnitude)
    let fraction = String(repeating: "0", count: 18 - digits.count) + digits
    let end = fraction.utf8.lastIndex { $0 != UInt8(ascii: "0") }
    let shown = end.map { "." + fraction[...$0] } ?? ""
    return .text("\(sign)\(seconds.magnitude)\(shown) seconds")
  }
}
