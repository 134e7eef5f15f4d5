import FixtureSupport
import Foundation
import Testing

@Suite struct `Fixtures are found by name` {
  @Test(arguments: [
    ("sample-user.json", 7), ("sample-user", 7), ("users/a.json", 1), ("users/a", 1),
    ("users/more/b", 2), ("./users//more/./b.json", 2), ("report.v2", 3), ("report.v2.json", 3),
    ("plain.json", 4),
  ])
  func `with and without an extension, in folders and with dots`(name: String, id: Int) throws {
    let user: SampleUser = try FixtureLoader.load(name, in: .module, subdirectory: "Fixtures")
    #expect(user.id == id)
  }

  @Test func `the extension is not added where the file exists as named`() throws {
    let text = try FixtureLoader.string(named: "plain", in: .module, subdirectory: "Fixtures")
    #expect(text == "the one without extension\n")
    let report = try FixtureLoader.string(named: "report.v3", in: .module, subdirectory: "Fixtures")
    #expect(report == "version 3, as named\n")
  }

  @Test func `the extension is not added to a name that has another one`() {
    let error = #expect(throws: FixtureError.self) {
      try FixtureLoader.url(named: "other.txt", in: .module, subdirectory: "Fixtures")
    }
    #expect(error?.kind == .missingFixture)
    #expect(error?.message.contains("Fixtures/other.txt.json") == true)
  }

  @Test func `a folder may be part of the name or of the subdirectory`() throws {
    let one = try FixtureLoader.url(named: "Fixtures/users/a", in: .module)
    let other = try FixtureLoader.url(named: "a", in: .module, subdirectory: "Fixtures/users")
    #expect(one.path == other.path)
  }

  @Test func `text comes to the letter`() throws {
    let text = try FixtureLoader.string(named: "notes.txt", in: .module, subdirectory: "Fixtures")
    #expect(text == "notes, not JSON: 日記\n")
    let data = try FixtureLoader.data(named: "notes.txt", in: .module, subdirectory: "Fixtures")
    #expect(data == Data(text.utf8))
  }

  @Test func `the app's decoder is used`() throws {
    struct User: Decodable, Equatable { let userID: Int }
    let sandbox = try SandboxBundle(["user.json": #"{"user-id": 5}"#])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in
      path.last.map { $0.stringValue == "user-id" ? Key("userID") : $0 } ?? Key("")
    }
    let user = try FixtureLoader.load("user", as: User.self, in: sandbox.bundle, decoder: decoder)
    #expect(user == User(userID: 5))
  }
}

@Suite struct `A fixture that is not found` {
  @Test func `is reported with the places searched and the nearest names`() throws {
    let sandbox = try SandboxBundle([
      "sample-user.json": "{}", "Fixtures/sample-users.json": "[]", "Fixtures/zebra.json": "1",
    ])
    let error = #expect(throws: FixtureError.self) {
      try FixtureLoader.data(named: "sample-usr", in: sandbox.bundle, subdirectory: "Fixtures")
    }
    let folder = sandbox.bundle.resourceURL?.path ?? ""
    #expect(
      error?.message == """
        there is no fixture "sample-usr"
        looked for:
          \(folder)/Fixtures/sample-usr
          \(folder)/Fixtures/sample-usr.json
        nearest names there:
          sample-user.json
          Fixtures/sample-users.json
          Fixtures/zebra.json
        """)
    #expect(error?.kind == .missingFixture)
    #expect(error?.localizedDescription == error?.message)
  }

  @Test func `is reported for an empty bundle, too`() throws {
    let sandbox = try SandboxBundle([:])
    let error = #expect(throws: FixtureError.self) {
      try FixtureLoader.data(named: "a.json", in: sandbox.bundle)
    }
    #expect(error?.message.hasSuffix("the bundle has no files") == true)
  }

  @Test func `may be a folder`() {
    let error = #expect(throws: FixtureError.self) {
      try FixtureLoader.data(named: "users", in: .module, subdirectory: "Fixtures")
    }
    #expect(error?.kind == .missingFixture)
  }

  @Test(arguments: [
    ("", "is empty"), ("/", "is empty"), ("/etc/passwd", "is an absolute path"),
    ("../secret.json", "leads out of its folder"), ("users/../../a", "leads out of its folder"),
    ("a\0b", "has a null character"),
    // A mark behind a slash makes one Character of both.
    ("../\u{301}x", "leads out of its folder"), ("a/../\u{301}/../b", "leads out of its folder"),
    ("/\u{301}etc", "is an absolute path"),
  ])
  func `is refused where its name leads out of the folder`(name: String, reason: String) {
    let error = #expect(throws: FixtureError.self) {
      try FixtureLoader.data(named: name, in: .module, subdirectory: "Fixtures")
    }
    #expect(error?.kind == .invalidName)
    #expect(
      error?.message.hasPrefix("fixture \"\(name)\" \(reason); names are relative to") == true)
    let folderError = #expect(throws: FixtureError.self) {
      try FixtureLoader.data(named: "a", in: .module, subdirectory: name)
    }
    #expect(folderError?.message.hasPrefix("subdirectory \"\(name)\" \(reason)") == true)
  }

  @Test func `is refused where it is a link out of the folder`() throws {
    let outside = try SandboxBundle(["secret.json": "{}"])
    let sandbox = try SandboxBundle(["inside.json": "{}"])
    try sandbox.link("out.json", to: outside.path("secret.json"))
    try sandbox.link("in.json", to: sandbox.path("inside.json"))
    let error = #expect(throws: FixtureError.self) {
      try FixtureLoader.data(named: "out.json", in: sandbox.bundle)
    }
    #expect(error?.kind == .invalidName)
    #expect(try FixtureLoader.string(named: "in.json", in: sandbox.bundle) == "{}")
  }

  @Test func `is told from one that is not UTF-8`() {
    let error = #expect(throws: FixtureError.self) {
      try FixtureLoader.string(named: "latin1.txt", in: .module, subdirectory: "Fixtures")
    }
    #expect(error?.kind == .unreadableFixture)
    #expect(error?.message == "fixture \"latin1.txt\" is not UTF-8")
  }
}

private struct Key: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
