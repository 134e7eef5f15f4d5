/// Which sections, subjects and contestants the filters leave.
package struct Selection {
  private let sections: [String]
  private let subjects: [String]
  private let contestants: [String]

  package struct Unknown: Error, CustomStringConvertible {
    package var filter: String
    package var description: String {
      "no section, input or contestant has \(filter) in its name"
    }
  }

  /// Sorts the filters, which are parts of names.
  ///
  /// One that a section has is not looked for in subjects, and one that a section or a subject has is
  /// not looked for in contestants. One that is in no name is an error: it would run everything.
  package init(
    filters: [String], sections: [String], subjects: [String], contestants: [String]
  ) throws(Unknown) {
    var chosen: [[String]] = [[], [], []]
    for filter in filters {
      let groups = [sections, subjects, contestants]
      guard
        let group = groups.firstIndex(where: { names in names.contains { Self.has($0, filter) } })
      else { throw Unknown(filter: filter) }
      chosen[group].append(filter)
    }
    self.sections = chosen[0]
    self.subjects = chosen[1]
    self.contestants = chosen[2]
  }

  package func includes(section: String) -> Bool { Self.includes(section, sections) }
  package func includes(subject: String) -> Bool { Self.includes(subject, subjects) }
  package func includes(contestant: String) -> Bool { Self.includes(contestant, contestants) }

  private static func has(_ name: String, _ filter: String) -> Bool {
    name.lowercased().contains(filter.lowercased())
  }

  private static func includes(_ name: String, _ filters: [String]) -> Bool {
    filters.isEmpty || filters.contains { has(name, $0) }
  }
}
