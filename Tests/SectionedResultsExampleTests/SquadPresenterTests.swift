import CharacterizationSupport
import FixtureSupport
import Testing

/// Squads to show, in place of a persistent store.
enum Squad: String, CaseIterable {
  case several, oneSectionEmpty, noSections, namelessPlayer

  var sections: FixtureSections<String, Player> {
    switch self {
    case .several:
      [
        "Goalkeepers": [Player(id: 1, name: "Ada Hegerberg", number: 1)],
        "Defenders": [
          Player(id: 4, name: "李影", number: 5), Player(id: 2, name: "Zoë Ōtani", number: 3),
        ],
        "": [Player(id: 9, name: "On loan", number: nil)],
      ]
    case .oneSectionEmpty:
      ["Goalkeepers": [], "Forwards": [Player(id: 7, name: "Sam", number: 20)]]
    case .noSections:
      []
    case .namelessPlayer:
      [
        "Forwards": [
          Player(id: 1, name: nil, number: 9), Player(id: 2, name: "", number: nil),
        ]
      ]
    }
  }
}

@Suite struct `The squad's screen` {
  @Test(arguments: Squad.allCases) func `holds what is shown`(squad: Squad) throws {
    let screen = SquadPresenter(sections: squad.sections).screen
    try expectGolden(of: screen, as: .json)
  }

  @Test(arguments: Squad.allCases) func `reads well`(squad: Squad) throws {
    let screen = SquadPresenter(sections: squad.sections).screen
    try expectGolden(of: screen, as: .text)
  }

  @Test(arguments: Squad.allCases) func `has this structure`(squad: Squad) throws {
    let screen = SquadPresenter(sections: squad.sections).screen
    try expectGolden(of: screen, as: .dump)
  }

  @Test func `is the same for any collection of sections`() {
    let fixture = Squad.several.sections
    let sliced = SquadPresenter(sections: fixture[...])
    #expect(sliced.screen == SquadPresenter(sections: fixture).screen)
  }

  @Test func `of sorted players has a section for each run of positions`() throws {
    let players = [
      Player(id: 1, name: "A", number: 1), Player(id: 2, name: "B", number: 2),
      Player(id: 3, name: "C", number: 11),
    ]
    let sections = FixtureSections(players) { ($0.number ?? 0) < 10 ? "Starting" : "Bench" }
    try expectGolden(of: SquadPresenter(sections: sections).screen, as: .text)
  }
}
