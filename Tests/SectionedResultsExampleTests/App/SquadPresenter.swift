/// Turns a squad's sections into what the screen shows.
///
/// The seam is the collection: in production it is `SectionedFetchResults`, which is a collection of
/// identifiable collections, and nothing here knows it.
struct SquadPresenter<Sections: RandomAccessCollection>
where
  Sections.Element: RandomAccessCollection & Identifiable, Sections.Element.ID == String,
  Sections.Element.Element == Player
{
  let sections: Sections

  var screen: SquadScreen {
    let shown = sections.map { section in
      SquadScreen.Section(
        id: section.id, title: section.id.isEmpty ? "Without a position" : section.id,
        footer: footer(count: section.count), rows: section.map(row))
    }
    let total = sections.reduce(0) { $0 + $1.count }
    return SquadScreen(
      title: total == 0 ? "Squad" : "Squad (\(total))", sections: shown,
      placeholder: sections.isEmpty ? "Add your first player." : nil)
  }

  private func footer(count: Int) -> String {
    switch count {
    case 0: "No players"
    case 1: "1 player"
    default: "\(count) players"
    }
  }

  private func row(_ player: Player) -> SquadScreen.Row {
    let name = player.name.flatMap { $0.isEmpty ? nil : $0 } ?? "Unnamed player"
    return SquadScreen.Row(
      id: player.id, name: name, badge: player.number.map { "#\($0)" })
  }
}
