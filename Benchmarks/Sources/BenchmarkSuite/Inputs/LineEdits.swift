/// Makes another text from one: some lines changed, some left out, some put in.
package enum LineEdits {
  /// Edits lines that are spread over the text at random, the same in each run.
  ///
  /// - Throws: ``Failure`` where the text has fewer than 5 lines for each edit.
  package static func edit(_ text: [UInt8], count: Int) throws -> [UInt8] {
    let lines = text.count { $0 == 0x0A }
    guard lines >= 5 * count else {
      throw Failure(message: "\(count) edits are too many for \(lines) lines")
    }
    var random = SplitMix64(seed: 7)
    // One in each stretch of the text, so that no two meet.
    let stretch = lines / count
    var edited: [UInt8] = []
    edited.reserveCapacity(text.count + 16 * count)
    var line = 0
    var number = 0
    var next = random.below(stretch)
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      if line == next, number < count {
        switch random.below(4) {
        case 0: break
        case 1: edited += Array("    \"inserted\": \(number),\n".utf8) + text[start..<end]
        default: edited += Array("    \"changed\": \(number),\n".utf8)
        }
        number += 1
        next = number * stretch + random.below(stretch)
      } else {
        edited += text[start..<end]
      }
      line += 1
      start = end
    }
    return edited
  }
}
