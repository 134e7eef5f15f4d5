import Foundation

/// One entry of the diary.
struct DiaryEntry: Identifiable, Codable, Equatable, Sendable {
  let id: UUID
  let date: Date
  var mood: Mood = .okay
  var text: String = ""
}
