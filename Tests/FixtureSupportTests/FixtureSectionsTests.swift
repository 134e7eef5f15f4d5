import FixtureSupport
import Testing

@Suite struct `Fixture sections` {
  private struct Player: Identifiable, Hashable {
    let id: Int
    let position: String
  }

  /// The seam as an app writes it.
  private func titles<Sections: RandomAccessCollection>(_ sections: Sections) -> [String]
  where
    Sections.Element: RandomAccessCollection & Identifiable, Sections.Element.ID == String,
    Sections.Element.Element == Player
  {
    sections.map { "\($0.id): \($0.map(\.id))" }
  }

  @Test func `keep the order they are written in, empty ones too`() {
    let sections: FixtureSections = [
      "Goalkeepers": [Player(id: 1, position: "G")], "Defenders": [],
      "Bench": [Player(id: 3, position: "D"), Player(id: 2, position: "D")],
    ]
    #expect(titles(sections) == ["Goalkeepers: [1]", "Defenders: []", "Bench: [3, 2]"])
    #expect(sections.count == 3)
    #expect(sections[2][1].id == 2)
    #expect(sections[1].isEmpty)
  }

  @Test func `may be none`() {
    let sections: FixtureSections<String, Player> = []
    #expect(titles(sections).isEmpty)
    #expect(FixtureSections<String, Player>() == sections)
    #expect(FixtureSections([] as [Player], sectionedBy: \.position).isEmpty)
  }

  @Test func `are made of runs with one key`() {
    let players = "GDDG".enumerated().map { Player(id: $0, position: String($1)) }
    let sections = FixtureSections(players, sectionedBy: \.position)
    #expect(titles(sections) == ["G: [0]", "D: [1, 2]", "G: [3]"])
    let written = FixtureSections([
      .init(id: "G", [players[0]]), .init(id: "D", Array(players[1...2])),
      .init(id: "G", [players[3]]),
    ])
    #expect(sections == written)
  }
}
