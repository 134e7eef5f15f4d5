import CharacterizationSupport
import Foundation
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
        Node
          name: "a"
          next: Leaf
            name: "b"
            next: Node (the same object, 2 up)
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
    @safe struct Holder {
      var opaque = Opaque()
      var identity = ObjectIdentifier(Node.self)
      var pointer = unsafe UnsafeRawPointer(bitPattern: 0x7fff_1234_5678)
      var object: AnyObject = NSObject()
    }
    let text = try StructuralDump.text(of: Holder())
    #expect(!text.contains("0x") && !text.contains("7fff"), "\(text)")
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
}
