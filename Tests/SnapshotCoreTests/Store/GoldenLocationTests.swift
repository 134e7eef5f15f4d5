import Testing

@testable import SnapshotCore

@Suite("Places of goldens")
struct GoldenLocationTests {
  private func location(_ file: String, artifacts: String? = nil) throws -> GoldenLocation {
    let name = try GoldenName(testName: "user()", named: "a", fileExtension: "json")
    return GoldenLocation(name: name, testFilePath: file, artifacts: artifacts)
  }

  @Test("A golden is in __Golden__ beside its test file, and its actual text beside it")
  func beside() throws {
    let location = try location("/app/Tests/UserTests.swift")
    #expect(location.golden == "/app/Tests/__Golden__/UserTests/user.a.json")
    #expect(location.actual == "/app/Tests/__Golden__/UserTests/user.a.actual.json")
  }

  @Test(
    "A file's name that is no folder's is made one",
    arguments: [
      ("/t/User+Address.swift", "/t/__Golden__/User+Address/"), ("/t/..", "/t/__Golden__/test/"),
      ("/t/...swift", "/t/__Golden__/test/"), ("/t/", "/t/__Golden__/test/"),
      ("/t/a.b.swift", "/t/__Golden__/a.b/"), ("Bare.swift", "./__Golden__/Bare/"),
      ("/Root.swift", "/__Golden__/Root/"),
    ])
  func oddFileNames(_ file: String, _ folder: String) throws {
    #expect(try location(file).golden == folder + "user.a.json")
  }

  @Test("Artifacts are below their folder under the test file's whole path")
  func artifacts() throws {
    let location = try location("/app/../Tests/UserTests.swift", artifacts: "/tmp/out")
    #expect(location.actual == "/tmp/out/app/Tests/__Golden__/UserTests/user.a.actual.json")
    #expect(location.golden == "/app/../Tests/__Golden__/UserTests/user.a.json")
  }

  @Test("A mark behind a slash hides no step up from the artifacts folder")
  func marksBehindSlashes() throws {
    let location = try location("/a/../\u{301}b/../c/T.swift", artifacts: "/out")
    #expect(location.actual == "/out/a/\u{301}b/c/__Golden__/T/user.a.actual.json")
    let map = try #require(PathMap("/a=/src"))
    #expect(map("/a/\u{301}b/T.swift").utf8.elementsEqual("/src/\u{301}b/T.swift".utf8))
  }

  @Test(
    "A path map replaces whole steps at the start of a path",
    arguments: [
      ("/build=/src", "/build/T.swift", "/src/T.swift"),
      ("/build/=/src/", "/build/T.swift", "/src/T.swift"),
      ("/build=/src", "/builds/T.swift", "/builds/T.swift"),
      ("/build=/src", "/x/build/T.swift", "/x/build/T.swift"),
      ("/a=b=/src", "/a=b/T.swift", "/src/T.swift"),
      ("/a=/b=c", "/a/T.swift", "/b=c/T.swift"),
    ])
  func pathMap(_ map: String, _ path: String, _ expected: String) throws {
    let map = try #require(PathMap(map))
    #expect(map(path) == expected)
  }

  @Test("A path map has both sides", arguments: ["", "x", "=x", "x=", "="])
  func invalidPathMap(_ text: String) {
    #expect(PathMap(text) == nil)
  }
}
