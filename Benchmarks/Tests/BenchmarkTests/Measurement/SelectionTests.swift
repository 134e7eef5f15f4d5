import Measurement
import Testing

@Suite struct SelectionTests {
  private func selection(_ filters: [String]) throws -> Selection {
    try Selection(
      filters: filters, sections: ["text", "process"], subjects: ["records", "text of somebody"],
      contestants: ["RapidJSON", "jq -S"])
  }

  @Test func withoutFiltersEverythingIsIncluded() throws {
    let all = try selection([])
    #expect(all.includes(section: "text") && all.includes(section: "process"))
    #expect(all.includes(subject: "records") && all.includes(contestant: "jq -S"))
  }

  @Test func aSectionsNameIsNotLookedForInSubjects() throws {
    let chosen = try selection(["text"])
    #expect(chosen.includes(section: "text"))
    #expect(!chosen.includes(section: "process"))
    #expect(chosen.includes(subject: "records"))
  }

  @Test func partsOfNamesInAnyCaseChoose() throws {
    let chosen = try selection(["rec", "rapid"])
    #expect(chosen.includes(section: "process"))
    #expect(chosen.includes(subject: "records") && !chosen.includes(subject: "text of somebody"))
    #expect(chosen.includes(contestant: "RapidJSON") && !chosen.includes(contestant: "jq -S"))
  }

  @Test func aFilterThatIsInNoNameIsAnError() {
    #expect(throws: Selection.Unknown.self) { try selection(["records", "nothing"]) }
  }
}
