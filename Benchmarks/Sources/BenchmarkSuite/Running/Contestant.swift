/// One thing that is measured, and what it took.
struct Contestant {
  var name: String
  var run: () throws -> Void
  /// One entry a round.
  var seconds: [Double] = []

  init(_ name: String, run: @escaping () throws -> Void) {
    self.name = name
    self.run = run
  }
}

/// Runs all contestants by turns, so that a slow minute of the machine hits them alike.
///
/// One round does not count, then `rounds` do; every other round goes backwards.
func measureAlternating(_ contestants: inout [Contestant], rounds: Int) throws {
  for contestant in contestants {
    try contestant.run()
  }
  let clock = ContinuousClock()
  for round in 0..<rounds {
    let order = Array(contestants.indices)
    for index in round % 2 == 0 ? order : order.reversed() {
      let duration = try clock.measure { try contestants[index].run() }
      contestants[index].seconds.append(duration / .seconds(1))
    }
  }
}
