/// Holds results against limits.
package struct ThresholdCheck {
  package struct Outcome: Equatable {
    package var limit: Limit
    /// One number a measurement; none where a contestant is missing.
    package var numbers: [Double]

    package var isMeasured: Bool { !numbers.isEmpty }
    /// Whether the limit held once: noise makes a fast program slow, and never a slow one fast.
    package var holds: Bool { numbers.contains(where: limit.holds) }
    package var fell: Bool { isMeasured && !holds }
  }

  /// How often a case is measured at most.
  package static let attempts = 4

  package private(set) var outcomes: [Outcome] = []

  package init() {}

  /// Measures a case, and again, up to three times, as long as a limit is missed.
  ///
  /// Counts are exact, so a case is not measured again for their sake.
  package mutating func check(
    _ limits: [Limit], measure: (_ attempt: Int) throws -> CaseResult
  ) rethrows {
    var outcomes = limits.map { Outcome(limit: $0, numbers: []) }
    for attempt in 1...Self.attempts {
      let result = try measure(attempt)
      for index in outcomes.indices where !outcomes[index].holds {
        if let number = outcomes[index].limit.number(in: result) {
          outcomes[index].numbers.append(number)
        }
      }
      guard outcomes.contains(where: { $0.fell && $0.limit.exactly == nil }) else { break }
    }
    self.outcomes += outcomes
  }

  /// The limits that were missed each time.
  package var fallen: [Outcome] { outcomes.filter(\.fell) }
}

extension ThresholdCheck.Outcome {
  package var text: String {
    guard isMeasured else { return "not measured  \(limit.name): a contestant is not installed" }
    let shown = numbers.map { rounded($0) }.joined(separator: ", ")
    return "\(holds ? "ok  " : "FELL")  \(limit.name): \(shown) (\(limit.condition))"
  }
}
