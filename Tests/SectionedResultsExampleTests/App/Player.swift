/// A player, as the store has it; the name may be missing.
struct Player: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String?
  var number: Int?
}
