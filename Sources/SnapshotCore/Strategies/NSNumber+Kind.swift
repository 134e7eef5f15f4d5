internal import Foundation

extension NSNumber {
  /// The number's truth value, where it was made from one.
  var truthValue: Bool? {
    // There are two objects, which all truth values share.
    if self === NSNumber(value: true) { return true }
    if self === NSNumber(value: false) { return false }
    return nil
  }

  /// The letter that Objective-C has for the type that the number was made from.
  var typeLetter: UInt8 { unsafe UInt8(bitPattern: objCType.pointee) }

  var isFloatingPoint: Bool {
    typeLetter == UInt8(ascii: "d") || typeLetter == UInt8(ascii: "f")
  }
}
