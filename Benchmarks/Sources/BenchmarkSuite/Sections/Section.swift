/// The parts of a run.
enum Section: String, CaseIterable {
  case text
  case process
  case encodable
}
