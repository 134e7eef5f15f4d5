internal import Foundation

/// Finds places in a JSON text: where a coding path leads, or where the text stops being JSON.
///
/// Foundation's decoder reports coding paths without their places, and only the canonicalizer, which
/// this module does not depend on, knows a parser of ours. Speed does not matter: it runs once, for
/// an error. A text that is not UTF-8 has no places.
struct JSONScan {
  private let bytes: [UInt8]

  init(_ data: Data) {
    bytes = Array(data)
  }

  /// Where the text stops being JSON, or nil if it does not.
  func firstFault() -> Int? {
    var cursor = JSONCursor(bytes)
    do {
      try cursor.skipValue()
      try cursor.expectEnd()
      return nil
    } catch {
      return error.offset
    }
  }

  /// Where the value at a coding path starts, or the nearest value around it that is there.
  func offset(of path: [any CodingKey]) -> Int? {
    var cursor = JSONCursor(bytes)
    var found: Int?
    do {
      try cursor.skipWhitespace()
      found = cursor.offset
      for key in path {
        guard try cursor.enter(key) else { break }
        found = cursor.offset
      }
    } catch {
      // A fault on the way: what was found before it is the best answer.
    }
    return found
  }

  /// Line and column of an offset, both from 1, the column in Unicode scalars: `4:13`.
  func position(of offset: Int) -> String {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let hasMark = start == 0 && before.starts(with: [0xEF, 0xBB, 0xBF])
    // Every byte but those that go on with a scalar starts one.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + (hasMark ? 0 : 1)
    return "\(line):\(column)"
  }
}
