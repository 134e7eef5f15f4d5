/// Where the load of one request is.
enum StubLoad {
  /// Not started.
  case idle
  /// The answer is known and its time has not come.
  case waiting(StubRegistry.Answer, StubWait)
  /// Answered, failed or stopped: nothing is delivered any more.
  case finished
}
