/// Has the engine check a subject in the test that is running.
func check<Subject>(
  _ subject: Subject, _ strategy: GoldenStrategy<Subject>, named: Any?, record: RecordMode?,
  testName: String, testFilePath: String, place: CallPlace
) -> Verdict {
  let request = GoldenRequest(
    named: named, describing: CaseArguments.description,
    record: record, traitRecord: GoldenTrait.record, testName: testName, testFilePath: testFilePath,
    place: place, test: TestFramework.runningTest(testFilePath: testFilePath))
  return GoldenChecker.process.check(subject, as: strategy, request)
}
