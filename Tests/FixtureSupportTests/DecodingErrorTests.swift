import FixtureSupport
import Foundation
import Testing

@Suite struct `A fixture that does not decode` {
  @Test(arguments: [
    ("users/wrong-type.json", "3:11: at [1].id: expected Int: "),
    ("users/missing-key.json", "3:3: at [1]: the key \"name\" is missing"),
  ])
  func `is named with the coding path and its place`(name: String, report: String) {
    let error = #expect(throws: FixtureError.self) {
      _ = try FixtureLoader.load(
        name, as: [SampleUser].self, in: .module, subdirectory: "Fixtures")
    }
    #expect(error?.kind == .undecodableFixture)
    let start = "fixture \"\(name)\" does not decode as Array<SampleUser>: " + report
    #expect(error?.message.hasPrefix(start) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    (#"{"id": 1, "name": null}"#, "1:19: at name: expected String: "),
    (#"{"id": 1}"#, "1:1: at the root: the key \"name\" is missing"),
    (" 7", "1:2: at the root: expected "),
    ("", "1:1: "), ("{", "1:2: "), ("{\n\"id\" 1}", "2:6: "), ("{\"id\": 1,\n,}", "2:1: "),
    ("[1, 2", "1:6: "), ("{\"é日\": x}", "1:8: "), ("{} {}", "1:4: "), ("[tru]", "1:2: "),
    ("\u{FEFF}{\"id\": \"x\", \"name\": \"A\"}", "1:8: at id: "),
    (#"{"name": {"a\"}": [[], {"b": 1.5e3}, "\\"]}, "id": true}"#, "1:52: at id: "),
  ])
  func `has its place counted in lines and Unicode scalars`(text: String, report: String) throws {
    let sandbox = try SandboxBundle(["user.json": text])
    let error = #expect(throws: FixtureError.self) {
      _ = try FixtureLoader.load("user", as: SampleUser.self, in: sandbox.bundle)
    }
    let start = "fixture \"user\" does not decode as SampleUser: " + report
    #expect(error?.message.hasPrefix(start) == true, "\(String(describing: error))")
  }

  @Test func `has its place although the decoder changes the keys`() throws {
    struct Team: Decodable { let homeGround: Ground }
    struct Ground: Decodable { let seatCount: Int }
    let sandbox = try SandboxBundle([
      "team.json": "{\n  \"away_ground\": [{}],\n  \"home_ground\": {\"seat_count\": \"many\"}\n}"
    ])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let error = #expect(throws: FixtureError.self) {
      _ = try FixtureLoader.load("team", as: Team.self, in: sandbox.bundle, decoder: decoder)
    }
    #expect(error?.message.contains(": 3:33: at homeGround.seatCount: expected Int") == true)
  }

  @Test func `may fail with an error of its type's own`() throws {
    struct Failing: Decodable {
      struct Refusal: Error {}
      init(from decoder: any Decoder) throws { throw Refusal() }
    }
    let sandbox = try SandboxBundle(["a.json": "{}"])
    let error = #expect(throws: FixtureError.self) {
      _ = try FixtureLoader.load("a", as: Failing.self, in: sandbox.bundle)
    }
    #expect(error?.message == "fixture \"a\" does not decode as Failing: Refusal()")
  }
}
