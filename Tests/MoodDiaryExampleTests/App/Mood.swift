/// How a day was.
enum Mood: String, Codable, CaseIterable, Sendable {
  case great = "😄"
  case good = "🙂"
  case okay = "😐"
  case low = "😕"
  case awful = "😢"
}
