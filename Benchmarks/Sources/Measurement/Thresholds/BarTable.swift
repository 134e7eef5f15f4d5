/// What a run's numbers are beside what the project promises.
package enum BarTable {
  package static func table(_ limits: [Limit], _ cases: [CaseResult]) -> Table? {
    var table = Table(["what", "size", "bar", "measured", ""])
    var isEmpty = true
    for limit in limits {
      guard let bar = limit.bar else { continue }
      for result in cases {
        guard let number = limit.number(in: result), let isReached = limit.reachesBar(number)
        else { continue }
        table.append([
          limit.name, ByteSize(bytes: result.size).description,
          "\(limit.value == nil ? "≥" : "≤") \(rounded(bar))", rounded(number),
          isReached ? "reached" : "missed",
        ])
        isEmpty = false
      }
    }
    return isEmpty ? nil : table
  }
}
