/// Writes a tree as lines, each indented by one tab a level.
struct TreeText<Node: TreeNode> {
  /// What the tree is, for messages.
  let name: String

  /// Whether hidden nodes are left out, with everything in them.
  let omitsHidden: Bool

  /// The node's line; nil where its children take its place.
  let line: (Node) throws -> TreeLine?

  /// Writes the nodes, one after the other; returns how many lines that were.
  ///
  /// Without recursion, in O(n) for n bytes of text.
  func write(_ root: Node, into output: inout GoldenOutput) throws -> Int {
    var count = 0
    // `level` counts all nodes around the node, `indent` those that have a line.
    var pending = [(node: root, level: 1, indent: 0)]
    while let (node, level, indent) = pending.popLast() {
      if omitsHidden, node.isHidden { continue }
      let line = try line(node)
      guard level <= TreeDepth.limit else { throw ScreenFault.tooDeep(name, at: line?.text) }
      if let line {
        try output.write("\(String(repeating: "\t", count: indent))\(line.text)\n")
        count += 1
      }
      let childIndent = line == nil ? indent : indent + 1
      for child in node.children.reversed() { pending.append((child, level + 1, childIndent)) }
    }
    return count
  }
}

/// How deep a tree may be.
enum TreeDepth {
  /// The deepest level; screens have some dozens.
  static let limit = 512
}
