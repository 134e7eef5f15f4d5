/// Where a golden and its actual text are: `__Golden__` beside the test file, in a folder of the test
/// file's name.
///
/// ```
/// Tests/AppTests/UserTests.swift
/// Tests/AppTests/__Golden__/UserTests/summary.json
/// Tests/AppTests/__Golden__/UserTests/summary.actual.json
/// ```
public struct GoldenLocation: Sendable, Hashable {
  /// The path of the golden.
  public let golden: String

  /// The path of the text that differs from it.
  public let actual: String

  /// The folder of the test file.
  let testFolder: String

  /// The path of the actual text beside the golden, where ``actual`` is somewhere else.
  let actualBesideGolden: String

  /// The path of the actual text in the artifacts folder; nil where there is none.
  var artifact: String? { actual == actualBesideGolden ? nil : actual }

  /// Whether a message names the actual text by its place beside the golden, as a second long path
  /// would leave no room for anything else.
  var isActualShort: Bool { artifact == nil && golden.utf8.count > 500 }

  /// Creates the location of a golden.
  ///
  /// - Parameters:
  ///   - name: The golden's name.
  ///   - testFilePath: The path of the test file, as it is at run time.
  ///   - artifacts: A folder for actual texts, in place of `__Golden__`; below it stands the test
  ///     file's whole path, so that two targets never meet.
  public init(name: GoldenName, testFilePath: String, artifacts: String? = nil) {
    let (folder, file) = Self.split(testFilePath)
    testFolder = folder
    let place = "/__Golden__/\(Self.folderName(of: file))/"
    golden = folder + place + name.golden
    actualBesideGolden = folder + place + name.actual
    if let artifacts {
      let steps = PathSteps.steps(of: folder).filter { $0 != "." && $0 != ".." }
      actual = ([artifacts] + steps).joined(separator: "/") + place + name.actual
    } else {
      actual = actualBesideGolden
    }
  }

  /// The folder and the name of a file, on systems with either kind of slash in `#filePath`.
  private static func split(_ path: String) -> (folder: String, file: String) {
    guard let slash = path.utf8.lastIndex(of: PathSteps.slash) else { return (".", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// The file's name without `.swift`; a name that is no folder's is made one.
  private static func folderName(of file: String) -> String {
    let name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    guard name.isEmpty || name == "." || name == ".." || name.utf8.contains(0) else { return name }
    let safe = NameRule.sanitize(name)
    return safe.isEmpty ? "test" : safe
  }
}
