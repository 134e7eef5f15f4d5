/// What the squad's screen shows.
struct SquadScreen: Encodable, Equatable {
  struct Section: Encodable, Equatable, Identifiable {
    let id: String
    let title: String
    let footer: String
    let rows: [Row]
  }

  struct Row: Encodable, Equatable, Identifiable {
    let id: Int
    let name: String
    let badge: String?
  }

  let title: String
  let sections: [Section]
  let placeholder: String?
}

extension SquadScreen: CustomStringConvertible {
  var description: String {
    var lines = [title]
    if let placeholder { lines.append("  \(placeholder)") }
    for section in sections {
      lines += ["", section.title]
      lines += section.rows.map { "  \($0.badge ?? "–")\t\($0.name)" }
      lines.append("  \(section.footer)")
    }
    return lines.joined(separator: "\n")
  }
}
