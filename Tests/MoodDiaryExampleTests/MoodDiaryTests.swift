import CharacterizationSupport
import FixtureSupport
import Foundation
import Testing

@Suite struct `The diary` {
  private let test: TestDiary

  init() throws {
    test = try TestDiary()
  }

  @Test func `is empty at the first launch`() throws {
    let diary = test.start()
    try expectGolden(of: diary.entries, as: .json)
    try expectGolden(of: DiaryPage(entries: diary.entries), as: .text)
    #expect(test.defaults.data(forKey: MoodDiary.key) == nil)
  }

  @Test func `shows the newest entry first`() throws {
    let diary = test.startWithThreeDays()
    try expectGolden(of: diary.entries, as: .json)
    try expectGolden(of: DiaryPage(entries: diary.entries), as: .text)
  }

  @Test func `gives an entry a mood and a text by default`() throws {
    let entry = DiaryEntry(id: test.uuid(), date: test.clock())
    try expectGolden(of: entry, as: .json)
  }

  @Test(arguments: Mood.allCases) func `changes a mood`(mood: Mood) throws {
    let diary = test.startWithThreeDays()
    diary.setMood(mood, of: diary.entries[1].id)
    try expectGolden(of: DiaryPage(entries: test.start().entries), as: .text)
  }

  @Test func `ignores the mood of an entry that is gone`() throws {
    let diary = test.startWithThreeDays()
    let before = diary.entries
    diary.setMood(.awful, of: UUID())
    #expect(diary.entries == before)
  }

  @Test(arguments: [[0], [1], [2, 0], [0, 1, 2], [], [3]])
  func `deletes by offsets`(offsets: [Int]) throws {
    let diary = test.startWithThreeDays()
    diary.delete(at: IndexSet(offsets))
    #expect(test.start().entries == diary.entries)
    try expectGolden(of: diary.entries.map(\.id), as: .json)
  }

  @Test func `deletes nothing from an empty diary`() throws {
    let diary = test.start()
    diary.delete(at: IndexSet(integer: 0))
    #expect(diary.entries.isEmpty)
    #expect(test.defaults.data(forKey: MoodDiary.key) == nil)
  }

  @Test func `is the same after a restart`() throws {
    let diary = test.startWithThreeDays()
    let restarted = test.start()
    #expect(restarted.entries == diary.entries)
    restarted.add("重新開始", mood: .good)
    try expectGolden(of: test.start().entries, as: .json)
  }

  @Test(arguments: [
    ("not-json", "no JSON at all"), ("cut-off", #"[{"id": "00000000"#), ("empty", ""),
    (
      "unknown-mood",
      #"[{"id":"00000000-0000-0000-0000-000000000000","date":0,"mood":"🤖","text":""}]"#
    ),
  ])
  func `puts damaged data aside and starts empty`(name: String, text: String) throws {
    test.defaults.set(Data(text.utf8), forKey: MoodDiary.key)
    let diary = test.start()
    #expect(diary.entries.isEmpty)
    #expect(test.defaults.data(forKey: MoodDiary.key) == nil)
    #expect(test.defaults.data(forKey: MoodDiary.damagedKey) == Data(text.utf8))
    diary.add("無論如何", mood: .okay)
    #expect(test.start().entries.count == 1)
  }
}

@Suite struct `A diary entry` {
  @Test func `survives coding and decoding`() throws {
    let entry = DiaryEntry(
      id: FixedUUID.constant(), date: Date(timeIntervalSinceReferenceDate: 0.25), mood: .awful,
      text: "é e\u{301} 👩‍👩‍👧 \"\\ \u{7F}")
    let data = try JSONEncoder().encode(entry)
    #expect(try JSONDecoder().decode(DiaryEntry.self, from: data) == entry)
    try expectGolden(of: entry, as: .json)
  }

  @Test func `is stored in a form that older versions can read`() throws {
    let test = try TestDiary()
    _ = test.startWithThreeDays()
    let stored = try #require(test.defaults.data(forKey: MoodDiary.key))
    try expectGolden(of: stored, as: .canonicalJSON)
  }
}
