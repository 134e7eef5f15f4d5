public import Testing

/// Says when the goldens of a test, or of a suite's tests, are written.
///
/// ```swift
/// @Suite(.golden(record: .failed)) struct UserTests {}
/// ```
///
/// The innermost trait counts. It holds in the test's tasks; on threads, Dispatch queues and in
/// detached tasks the call says `record:` itself.
public struct GoldenTrait: SuiteTrait, TestTrait, TestScoping {
  /// What the trait of the current test asks for.
  @TaskLocal static var record: RecordMode?

  let mode: RecordMode

  /// Whether the tests of a suite have the trait too, which they do.
  public var isRecursive: Bool { true }

  /// Runs a test with this trait.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$record.withValue(mode) {
      try await function()
    }
  }
}

extension Trait where Self == GoldenTrait {
  /// Says when the goldens of a test, or of a suite's tests, are written.
  public static func golden(record: RecordMode) -> Self {
    GoldenTrait(mode: record)
  }
}
