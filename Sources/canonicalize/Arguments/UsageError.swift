/// What is wrong with the command line.
struct UsageError: Error {
  /// The fault, in one line.
  let message: String
}
