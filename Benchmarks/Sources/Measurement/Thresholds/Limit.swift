/// What a measured number has to be.
///
/// The number is how many times as fast one contestant is as the fastest of some others (`speed`,
/// `against`), or one of a case's values (`value`).
package struct Limit: Codable, Equatable {
  package var `case`: String
  package var speed: String?
  package var against: [String]?
  package var value: String?

  /// Below it, the check fails; leaves room for noise.
  package var atLeast: Double?
  /// Above it, the check fails; leaves room for noise.
  package var atMost: Double?
  /// With anything else, the check fails: for what is counted, not timed.
  package var exactly: Double?
  /// What the project promises: at least so much for a speed, at most for a value.
  ///
  /// It is meant for large inputs on a quiet machine; the check does not ask for it, reports show it.
  package var bar: Double?

  /// The number that a result has for this limit; nothing where a contestant was not measured.
  package func number(in result: CaseResult) -> Double? {
    guard result.name == `case` else { return nil }
    if let value { return result.values[value] }
    guard let speed, let against else { return nil }
    return result.speed(of: speed, against: against)?.median
  }

  /// Whether the check passes with a number.
  package func holds(_ number: Double) -> Bool {
    if let atLeast, !(number >= atLeast) { return false }
    if let atMost, !(number <= atMost) { return false }
    if let exactly, number != exactly { return false }
    return true
  }

  /// Whether a number keeps what the project promises; nothing where it promises nothing.
  package func reachesBar(_ number: Double) -> Bool? {
    guard let bar else { return nil }
    return value == nil ? number >= bar : number <= bar
  }

  /// Whether the check asks for anything.
  package var isChecked: Bool { atLeast != nil || atMost != nil || exactly != nil }

  /// Whether it needs a contestant: one that it compares, or one that its value is named after.
  package func needs(_ contestant: String) -> Bool {
    speed == contestant || against?.contains(contestant) == true
      || value?.contains(contestant) == true
  }

  package var name: String {
    guard let value else {
      return "\(`case`): \(speed ?? "") x \((against ?? []).joined(separator: " or "))"
    }
    return "\(`case`): \(value)"
  }

  /// What the check asks for, such as `>= 0.5`.
  package var condition: String {
    var parts: [String] = []
    if let atLeast { parts.append(">= \(rounded(atLeast))") }
    if let atMost { parts.append("<= \(rounded(atMost))") }
    if let exactly { parts.append("= \(rounded(exactly))") }
    return parts.joined(separator: ", ")
  }

  /// What is wrong with it as it is written; nothing where it is right.
  var fault: String? {
    let hasSpeed = speed != nil && against?.isEmpty == false
    if (value != nil) == (speed != nil || against != nil) || (value == nil && !hasSpeed) {
      return "\(name): needs either value, or speed and against"
    }
    if !isChecked && bar == nil { return "\(name): needs atLeast, atMost, exactly or bar" }
    return nil
  }
}
