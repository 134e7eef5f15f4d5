/// Makes pairs of texts from a seed: ordinary edits and every shape that is hard on a line diff.
struct TextPairs {
  typealias Line = [UInt8]

  private var generator: SplitMix64
  private var pool: [Line] = []

  static func pair(seed: Int, maximumLines: Int = 60) -> (old: [UInt8], new: [UInt8]) {
    var maker = TextPairs(generator: SplitMix64(seed: seed))
    return maker.pair(maximumLines: maximumLines)
  }

  private init(generator: SplitMix64) {
    self.generator = generator
  }

  private mutating func pair(maximumLines: Int) -> (old: [UInt8], new: [UInt8]) {
    fillPool()
    let lines = number(upTo: generator.chance(10) ? 5 : maximumLines)
    let old = generator.chance(15) ? periodic(lines) : (0..<lines).map { _ in line() }
    let new = counterpart(of: old, maximumLines: maximumLines)
    return (text(old), text(new))
  }

  private mutating func counterpart(of old: [Line], maximumLines: Int) -> [Line] {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return old.reversed()
    case 1: return old.shuffled(using: &generator)
    case 2: return (0..<number(upTo: maximumLines)).map { _ in line() }
    case 3: return []
    case 4: return periodic(number(upTo: maximumLines))
    case 5: return old + old
    case 6: return old.flatMap { [$0, line()] }
    case 7:
      let middle = number(upTo: old.count)
      return Array(old[middle...] + old[..<middle])
    case 8:
      let lower = number(upTo: old.count)
      let upper = lower + number(upTo: old.count - lower)
      return Array(old[..<lower] + (0..<number(upTo: 9)).map { _ in line() } + old[upper...])
    default: return edited(old)
    }
  }

  private mutating func edited(_ old: [Line]) -> [Line] {
    let percent = [1, 5, 10, 30, 60].randomElement(using: &generator)!
    var new: [Line] = []
    for line in old {
      guard generator.chance(percent) else {
        new.append(line)
        continue
      }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: break
      case 1: new.append(self.line())
      case 2: new += [line, self.line()]
      default: new += [self.line(), line]
      }
    }
    return new
  }

  private mutating func periodic(_ lines: Int) -> [Line] {
    let period = (0...number(upTo: 4)).map { _ in line() }
    return (0..<lines).map { period[$0 % period.count] }
  }

  private mutating func fillPool() {
    let size = [1, 2, 3, 8, 40, 400].randomElement(using: &generator)!
    let style = Int.random(in: 0..<8, using: &generator)
    pool = (0..<size).map { index in
      switch style {
      case 0: return Array(String(repeating: "x", count: index).utf8)
      case 1: return (0..<number(upTo: 40)).map { _ in anyByteButNewline() }
      case 2: return Array("line \(index)\r".utf8)
      case 3: return [0] + Array("\(index)".utf8) + [0, 0xff, 0xfe]
      case 4: return Array(String(repeating: "long ", count: 30).utf8) + Array("\(index)".utf8)
      case 5: return Array(["{", "}", "", "--- a", "+++ b", "@@ -1 +1 @@"][index % 6].utf8)
      default: return Array("\(String(repeating: " ", count: index % 4))\(index)".utf8)
      }
    }
  }

  private mutating func anyByteButNewline() -> UInt8 {
    let byte = UInt8.random(in: 0...255, using: &generator)
    return byte == 0x0a ? 0x0d : byte
  }

  private mutating func line() -> Line {
    pool.randomElement(using: &generator)!
  }

  private mutating func number(upTo limit: Int) -> Int {
    Int.random(in: 0...limit, using: &generator)
  }

  /// The lines with their LFs; the last one lacks its LF in one text of four.
  private mutating func text(_ lines: [Line]) -> [UInt8] {
    var text: [UInt8] = lines.flatMap { (line: Line) -> Line in line + [0x0a] }
    if generator.chance(25), !text.isEmpty { text.removeLast() }
    return text
  }
}
