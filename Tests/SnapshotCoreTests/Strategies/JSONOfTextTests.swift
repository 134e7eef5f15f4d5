import Foundation
import SnapshotCore
import Testing

@Suite("JSON of Data and String")
struct JSONOfTextTests {
  @available(*, deprecated, message: "calls what is deprecated")
  private static func failures() throws -> [GoldenFailure?] {
    let scene = try Scene()
    return [
      scene.check(Data("{}".utf8), as: .json(format: .jcs), named: "1", line: 1),
      scene.check(Data("{}".utf8), as: .json(encoder: .init()), named: "2", line: 2),
      scene.check("{}", as: .json(format: .jcs), named: "3", line: 3),
      scene.check("{}", as: .json(encoder: .init()), named: "4", line: 4),
      scene.check(Data("{}".utf8), as: .json(encoder: JSONEncoder()), named: "5", line: 5),
      scene.check("{}", as: .json(encoder: JSONEncoder()), named: "6", line: 6),
    ]
  }

  @Test("Functions fail, and point to what to use")
  @available(*, deprecated, message: "calls what is deprecated")
  func functions() throws {
    for failure in try Self.failures() {
      #expect(failure?.kind == .encoding)
      #expect(failure?.message.contains(".canonicalJSON") == true)
    }
  }
}
