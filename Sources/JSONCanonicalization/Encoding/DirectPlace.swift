/// A container whose children are recorded one after the other without a container of Codable's.
///
/// A child that writes to a container further out closes this one on the tape; then what follows
/// goes to a fragment.
struct DirectPlace {
  private(set) var recorder: Recorder
  private var id: Int
  private(set) var entry: Int

  /// Opens a container as the next value.
  init(_ kind: UInt64, on recorder: Recorder, entry: Int) throws {
    self.recorder = recorder
    self.entry = entry
    id = recorder.openContainer(kind, entry: entry)
    try recorder.context.checkFault()
  }

  /// The top of a recorder, where values stand one behind the other.
  init(topOf recorder: Recorder) {
    self.recorder = recorder
    entry = -1
    id = Recorder.dead
  }

  /// Makes the container the innermost again.
  @inline(__always)
  mutating func resume() throws {
    if !recorder.isInnermost(id) { try resumeSlowly() }
  }

  @inline(never)
  private mutating func resumeSlowly() throws {
    let (target, id) = try recorder.resume(id, entry: entry)
    if target !== recorder { entry = -1 }
    (recorder, self.id) = (target, id)
  }

  /// Closes the container, where that is not done yet.
  func close() {
    if recorder.isInnermost(id) { unsafe recorder.state.pointee.builder.closeContainer() }
  }
}
