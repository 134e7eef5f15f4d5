import AtomicFile
import FileTestSupport
import Foundation
import Testing

@testable import SnapshotCore

@Suite("Tables of functions")
struct TableTests {
  enum Direction: String, CaseIterable, Encodable {
    case up, down, left, right

    var rotatedLeft: Direction {
      switch self {
      case .up: .left
      case .down: .right
      case .left: .down
      case .right: .up
      }
    }
  }

  enum Answer: CaseIterable { case yes, no }

  private func text<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) throws
    -> String
  {
    let scene = try Scene()
    let failure = scene.check(subject, as: strategy)
    if let failure, failure.kind != .recordedMissing { throw failure }
    return try #require(scene.text("user.csv"))
  }

  @Test("All cases of the input are listed, for a key path, a closure and a function")
  func allCases() throws {
    let expected = "Direction,Direction\nup,left\ndown,right\nleft,down\nright,up\n"
    #expect(try text(\Direction.rotatedLeft, .table()) == expected)
    #expect(try text({ (direction: Direction) in direction.rotatedLeft }, .table()) == expected)
    func rotate(_ direction: Direction) -> Direction { direction.rotatedLeft }
    #expect(try text(rotate, .table()) == expected)
  }

  @Test("All pairs of cases of two inputs are listed")
  func pairs() throws {
    func mark(_ direction: Direction, _ answer: Answer) -> String { "\(direction)-\(answer)" }
    let lines = try text(mark, .table()).split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines.prefix(3) == ["Direction,Answer,String", "up,yes,up-yes", "up,no,up-no"])
  }

  @Test("Inputs may be listed, and errors are part of the table")
  func listed() throws {
    struct Odd: Error {}
    func half(_ number: Int) throws -> Int {
      guard number.isMultiple(of: 2) else { throw Odd() }
      return number / 2
    }
    #expect(
      try text(half, .table(of: 1...4)) == "Int,Int\n1,throws Odd()\n2,1\n3,throws Odd()\n4,2\n")
    #expect(
      try text({ (number: Int) in [number: Set([number, 1])] }, .table(of: [2], into: .dump))
        .hasPrefix("Int,\"Dictionary<Int, Set<Int>>\"\n2,"))
  }

  @Test("Outputs may be in the text of a strategy")
  func strategy() throws {
    let table = try text(
      { (answer: Answer) in [answer == .yes, true] }, .table(into: .json(format: .jcs)))
    #expect(table == "Answer,Array<Bool>\nyes,\"[true,true]\"\nno,\"[false,true]\"\n")
  }

  @Test("A description whose order changes is refused")
  func unordered() throws {
    let failure = try #require(Scene().check({ (_: Answer) in Set([1, 2]) }, as: .table()))
    #expect(failure.kind == .encoding && failure.message.contains("into: .json"))
  }

  @Test("Python's csv reads each field back")
  func oracle() throws {
    let fields = [
      "", "a", "a,b", "\"", "a\"b", "\"\"", "a\nb", "a\r\nb", "\r", "é", " a ", "'", ";", "\t",
      "a,\"b\"\n,c", "\u{1F600}",
    ]
    let csv = try text({ (index: Int) in fields[index] }, .table(of: fields.indices))
    let sandbox = try Sandbox()
    try sandbox.write("table.csv", csv)
    let script = """
      import csv, json, sys
      rows = list(csv.reader(open("table.csv", newline="", encoding="utf-8"), strict=True))
      print(json.dumps([row[1] for row in rows if len(row) == 2][1:]))
      """
    let result = try ChildProcess(
      ["/usr/bin/env", "python3", "-c", script].map { Path($0.utf8)! }, in: sandbox,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    ).finish()
    let read = try JSONDecoder().decode([String].self, from: Data(result.output.utf8))
    #expect(read.map { Array($0.utf8) } == fields.map { Array($0.utf8) }, "\(result.error)")
  }
}
