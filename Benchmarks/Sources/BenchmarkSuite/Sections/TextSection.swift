import CYajlLimit
import JSONCanonicalization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// JSON text to canonical text in this process, on one thread, against yajl with empty callbacks.
struct TextSection {
  var rounds: Int

  func run(_ kind: InputKind, bytes input: [UInt8]) throws {
    // yajl comes first: it is the limit that the others are compared with.
    var contestants = [
      Contestant("yajl, empty callbacks") {
        let status = unsafe input.withUnsafeBufferPointer { bytes in
          unsafe yajl_limit_parse(bytes.baseAddress, bytes.count)
        }
        guard status == 1 else { throw Failure(message: "yajl refuses \(kind.rawValue)") }
      },
      Contestant("canonicalize, discarded") {
        var output = DiscardingOutput()
        try Canonicalizer().canonicalize(input.span, into: &output)
      },
      Contestant("canonicalize, [UInt8]") {
        var output: [UInt8] = []
        try Canonicalizer().canonicalize(input.span, into: &output)
      },
    ]
    var copy = [UInt8](repeating: 1, count: input.count)
    contestants.append(
      Contestant("memcpy") {
        unsafe copy.withUnsafeMutableBytes { target in
          unsafe input.withUnsafeBytes { source in
            _ = unsafe memcpy(target.baseAddress!, source.baseAddress!, source.count)
          }
        }
      })
    try measureAlternating(&contestants, rounds: rounds)
    show(contestants, title: "\(kind.rawValue), \(input.count) bytes, in memory", input.count)
  }

  private func show(_ contestants: [Contestant], title: String, _ size: Int) {
    print("\n\(title): MB/s, median (least to greatest) of \(rounds) rounds")
    var table = Table(["", "MB/s", "spread", "of yajl", "spread"])
    let limit = contestants[0].seconds
    for contestant in contestants {
      let speed = Statistics(contestant.seconds.map { Double(size) / $0 / 1e6 })
      // Within each round, so that the machine's mood cancels out.
      let ratio = Statistics(zip(limit, contestant.seconds).map { $0 / $1 })
      table.append([
        contestant.name,
        fixed(speed.median, places: 0),
        "\(fixed(speed.least, places: 0)) to \(fixed(speed.greatest, places: 0))",
        fixed(ratio.median, places: 2),
        "\(fixed(ratio.least, places: 2)) to \(fixed(ratio.greatest, places: 2))",
      ])
    }
    table.show()
  }
}
