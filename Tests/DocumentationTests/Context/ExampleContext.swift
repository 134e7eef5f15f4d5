// What the examples in the documentation take for granted: a module that they import. It is compiled
// by the tests alone.

import CharacterizationSupport
import FixtureSupport
import Foundation
import JSONCanonicalization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct User: Codable, Sendable {
  var id = 1
  var name: String
  var tags: Set<String>

  init(name: String = "Ada", tags: Set<String> = []) {
    self.name = name
    self.tags = tags
  }
}

struct Order: Encodable, Sendable {
  var total: Int { 3 }
}

enum Size: CaseIterable, Sendable {
  case small, large
  var price: Int { 3 }
}

struct Summary: Encodable, Sendable {
  init(of orders: [Order]) {}
}

struct Invoice: Sendable {
  func receipt() -> String { "" }
}

/// Something that makes one state after the other.
struct Simulation {
  init(seed: UInt64) {}

  mutating func step() -> User? { User() }
}

struct SampleUser: Decodable, Sendable {}

struct Player: Sendable {
  init(name: String) {}
}

/// A type of the app that takes its clock and its identifiers from outside.
final class DiaryStore {
  init(now: () -> Date = { Date() }, newID: () -> UUID = { UUID() }) {}
}

final class Store {
  init(now: () -> Date, newID: () -> UUID) {}
}

/// A screen of some toolkit.
struct Window: AccessibilityElementConvertible, ViewNodeConvertible, Sendable {
  var accessibilityElement: AccessibilityElement { AccessibilityElement(label: "Pay") }
  var viewNode: ViewNode { ViewNode(typeName: "Window") }
}

let window = Window()

let user = User()
let users = [User()]
let team = [User()]
let log = ["started"]
let order = Order()
let orders = [Order()]
let invoice = Invoice()
let text = "[1]"
let bytes: [UInt8] = []
let url = URL(string: "https://api.example.org/users")!
let otherURL = url
let registry = StubRegistry()
let pending = StubbedResponse()
let done = StubbedResponse()
let request = GoldenRequest(
  testName: #function, testFilePath: #filePath,
  place: CallPlace(filePath: #filePath, line: #line, column: 1))

/// An output in memory.
nonisolated(unsafe) var output: [UInt8] = []
nonisolated(unsafe) var configuration = URLSessionConfiguration.ephemeral

/// A golden to compare with.
var golden: ExpectedText { ExpectedText([]) }

extension Bundle {
  /// What SwiftPM makes for a target with resources.
  static var module: Bundle { .main }
}
