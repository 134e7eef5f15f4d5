import CharacterizationSupport
import Foundation
import Synchronization
import Testing

@testable import SnapshotCore

@Suite("Structural dumps")
struct DumpTests {
  enum Shape {
    case point
    case circle(radius: Double)
    case rectangle(width: Int, Int)
    case named(String)
  }

  enum Described: CustomStringConvertible {
    case one
    var description: String { "something else" }
  }

  class Node {
    var name: String
    var next: Node?
    init(_ name: String) { self.name = name }
  }

  final class Leaf: Node { var size = 1 }

  struct Everything {
    var none: Int?
    var some: Int? = 1
    var text = "a\n\"b\""
    var pair = (1, name: "x")
    var shapes: [Shape] = [.point, .circle(radius: 1.5), .rectangle(width: 1, 2), .named("n")]
    var described = Described.one
    var empty: [Int] = []
    var numbers: [String: Set<Int>] = ["b": [3, 1, 2], "a": []]
    var type: Any.Type = Int.self
    var date = Date(timeIntervalSinceReferenceDate: 0.25)
    var data = Data([1, 2])
    var url = URL(string: "https://example.org/a")!
    var id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    var function: () -> Int = { 1 }
  }

  @Test("Every kind of value has its text")
  func everything() throws {
    try expectGolden(of: Everything(), as: .dump)
  }

  @Test("An object that holds itself ends the dump of itself alone")
  func cycles() throws {
    let node = Node("a")
    let leaf = Leaf("b")
    node.next = leaf
    leaf.next = node
    #expect(
      try StructuralDump.text(of: node) == """
        DumpTests.Node
          name: "a"
          next: DumpTests.Leaf
            name: "b"
            next: DumpTests.Node (the same object, 2 up)
            size: 1

        """)
    node.next = nil
    leaf.next = nil
  }

  @Test("An object that is held twice is shown twice")
  func shared() throws {
    let node = Node("a")
    let text = try StructuralDump.text(of: [node, node])
    #expect(text.split(separator: "Node").count == 4)
  }

  @Test("Keys and elements that are structures are in the order of their dumps")
  func structuredKeys() throws {
    struct Key: Hashable {
      var a: Int
      var b = "x"
    }
    let dictionary = Dictionary(uniqueKeysWithValues: (0..<5).map { (Key(a: $0), $0) })
    let expected = try StructuralDump.text(of: dictionary)
    let order = expected.split(separator: "\n").filter { $0.contains("a: ") }
    #expect(order.map { $0.last } == ["0", "1", "2", "3", "4"])
    #expect(!expected.contains("unknown context"))
  }

  @Test("No address is shown")
  func addresses() throws {
    final class Opaque {}
    struct Holder {
      var opaque = Opaque()
      var lock = NSLock()
      var function: () -> Int = { 1 }
      var number = 1
    }
    let text = try StructuralDump.text(of: Holder())
    #expect(!text.contains("0x") && !text.contains("$"), "\(text)")
  }

  @Test("What is nested too deep is an error and no crash")
  func deep() throws {
    var node = Node("0")
    let first = node
    for number in 1..<10_000 {
      let next = Node("\(number)")
      node.next = next
      node = next
    }
    #expect(throws: DumpFault.self) { try StructuralDump.text(of: first) }
    // One by one, as a long chain that is freed at once overflows the stack.
    var rest: Node? = first
    while let node = rest {
      rest = node.next
      node.next = nil
    }
  }

  @Test("What shows nothing of itself is a fault that says where and what to do")
  func nothing() throws {
    struct Unseen: CustomReflectable {
      var hidden = 1
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    struct Holder { var list: [Any] }
    final class Guarded { let state = Mutex(1) }
    struct Empty {}
    let address = unsafe UnsafeRawPointer(bitPattern: 0x7fff_1234_5678)!
    let values: [Any] = [
      Unseen(), NSObject(), unsafe address, ObjectIdentifier(Node.self), Guarded(), Empty(),
      { 1 } as () -> Int, [{ 1 } as () -> Int], try Regex("a"), DateFormatter(),
    ]
    for value in values {
      #expect(throws: DumpFault.self, "\(type(of: value))") { try StructuralDump.text(of: value) }
    }
    let fault = #expect(throws: DumpFault.self) {
      try StructuralDump.text(of: Holder(list: [1, Unseen()]))
    }
    #expect(fault?.description.hasPrefix("nothing of list[1] can be shown") == true)
    #expect(fault?.description.contains("GoldenDumpable") == true)
  }

  @Test("A closure beside other parts is shown by its type, and a type of one value by its name")
  func closures() throws {
    struct Empty {}
    struct Button { var title = "a", action: () -> Void = {}, empty = Empty() }
    #expect(
      try StructuralDump.text(of: Button()).replacing("DumpTests.", with: "") == """
        Button
          title: "a"
          action: () -> ()
          empty: Empty

        """)
  }

  @Test("What JSONSerialization gives is shown as JSON has it")
  func jsonObjects() throws {
    let object = try JSONSerialization.jsonObject(
      with: Data(#"{"a": true, "b": [1, 1.5, null], "c": {}}"#.utf8))
    #expect(
      try StructuralDump.text(of: object) == """
        Dictionary<String, Any>
          "a": true
          "b": Array<Any>
            1
            1.5
            null
          "c": Dictionary<String, Any> (empty)

        """)
  }

  @Test("A string of several lines is a block")
  func blocks() throws {
    #expect(
      try StructuralDump.text(of: ["a\n  \"b\"\n\n\\c ", "a\\nb"])
        == [
          "Array<String>", "  \"\"\"", "    a", "      \"b\"", "", "    \\\\c\\u{20}", "    \"\"\"",
          "  \"a\\\\nb\"", "",
        ].joined(separator: "\n"))
  }
}
