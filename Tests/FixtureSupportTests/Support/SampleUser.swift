/// What the fixtures hold.
struct SampleUser: Codable, Equatable {
  let id: Int
  let name: String
}
