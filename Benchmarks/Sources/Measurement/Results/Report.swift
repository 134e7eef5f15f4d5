/// All that a run found out; what `--json` writes.
package struct Report: Codable, Equatable {
  package var machine: Machine
  package var rounds: Int
  package var cases: [CaseResult] = []

  package init(machine: Machine, rounds: Int) {
    self.machine = machine
    self.rounds = rounds
  }

  /// Takes the cases of an earlier run in front of its own, except those that were measured again.
  package mutating func add(to earlier: Report) {
    let measured = Set(cases.map { "\($0.name)/\($0.size)" })
    cases = earlier.cases.filter { !measured.contains("\($0.name)/\($0.size)") } + cases
  }
}
