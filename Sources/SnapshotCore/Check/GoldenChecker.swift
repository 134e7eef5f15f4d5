internal import AtomicFile

/// Compares subjects with their goldens, and records goldens.
///
/// ```swift
/// let verdict = GoldenChecker.process.check(user, as: .json, request)
/// ```
public struct GoldenChecker: Sendable {
  /// The checker with this process's environment.
  public static let process = GoldenChecker(environment: .process, claims: .process)

  private let environment: GoldenEnvironment
  private let claims: ClaimRegistry

  /// Creates a checker.
  public init(environment: GoldenEnvironment, claims: ClaimRegistry = ClaimRegistry()) {
    self.environment = environment
    self.claims = claims
  }

  /// Encodes a subject, once, and compares it with its golden, or records it.
  ///
  /// May be called from any thread. Every failure is in the verdict.
  public func check<Subject>(
    _ subject: Subject, as strategy: GoldenStrategy<Subject>, _ request: GoldenRequest
  ) -> Verdict {
    do throws(GoldenFailure) {
      if let fault = environment.fault {
        throw GoldenFailure(.environment, fault)
      }
      if request.named == nil, let test = request.test, test.isParameterized {
        throw .unnamedCase(test, request.place)
      }
      let name = try GoldenName(
        testName: request.testName, named: request.named, fileExtension: strategy.fileExtension)
      let testFilePath = environment.pathMap?(request.testFilePath) ?? request.testFilePath
      let location = GoldenLocation(
        name: name, testFilePath: testFilePath, artifacts: environment.artifacts)
      let claim = Claim(
        path: location.golden, test: request.test, testName: request.testName,
        testFilePath: request.testFilePath, place: request.place, named: request.named)
      try claims.take(claim)
      let check = GoldenCheck(
        name: name, location: location, claim: claim, claims: claims,
        policy: RecordPolicy(
          call: request.record, trait: request.traitRecord, environment: environment))
      try claims.withGolden(location.golden) { () throws(GoldenFailure) in
        try check.run(subject, strategy)
      }
      return .passed
    } catch {
      return .failed(error.noting(request))
    }
  }
}
