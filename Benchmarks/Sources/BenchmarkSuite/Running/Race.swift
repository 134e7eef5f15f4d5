import Measurement

/// Measures contestants by turns, so that a slow minute of the machine hits them alike.
struct Race {
  var rounds: Int
  /// After this many seconds of measuring, a slow contestant is given no further round.
  var patience = 10.0
  /// Whether a contestant takes part; our own and the limits always do.
  var includes: (String) -> Bool = { _ in true }
  var progress: Progress

  /// Checks each contestant, lets each run once without counting, and then `rounds` times; every
  /// other round goes backwards.
  ///
  /// - Throws: Where one of our own, or a limit, fails.
  func run(_ contestants: [Contestant]) throws -> [Series] {
    var contestants = contestants.filter { $0.role != .peer || includes($0.name) }
    var series = contestants.map { Series($0.name, [], note: $0.note) }
    for index in contestants.indices.reversed() {
      progress.show("checking \(contestants[index].name)")
      do {
        try warmUp(contestants[index], &series[index])
      } catch  where contestants[index].role == .peer {
        let failure = (error as? Failure)?.message ?? "\(error)"
        series[index].note = "left out: \(failure)"
        series[index].samples = []
        contestants.remove(at: index)
        series.append(series.remove(at: index))
      }
    }
    for round in 0..<rounds {
      let order = Array(contestants.indices)
      for index in round % 2 == 0 ? order : order.reversed() {
        let spent = series[index].seconds.reduce(0, +)
        guard spent < patience else { continue }
        progress.show("round \(round + 1) of \(rounds), \(contestants[index].name)")
        series[index].samples.append(try contestants[index].run())
      }
    }
    return series
  }

  private func warmUp(_ contestant: Contestant, _ series: inout Series) throws {
    guard let check = contestant.check else {
      _ = try contestant.run()
      return
    }
    // What takes so long is not run again: the checked run is its figure.
    if let sample = try check(), sample.seconds >= patience {
      series.samples = [sample]
    }
  }
}
