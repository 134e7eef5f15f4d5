/// A node's children, which are given up without recursion.
///
/// An array in an array in an array is released from the outside in, each call inside the one before:
/// a tree of some ten thousand levels would use up the stack as it goes away.
///
/// Safe to share without the compiler's proof: nothing changes after `init` but in `deinit`, and there
/// only what nobody else refers to.
final class NodeChildren<Node: TreeNode>: @unchecked Sendable {
  private(set) var nodes: [Node]

  /// Holds children; nil where there are none.
  init?(_ nodes: [Node]) {
    guard !nodes.isEmpty else { return nil }
    self.nodes = nodes
  }

  deinit {
    var pending = nodes
    nodes = []
    while var node = pending.popLast() {
      guard isKnownUniquelyReferenced(&node.storage), let children = node.storage else { continue }
      pending += children.nodes
      children.nodes = []
    }
  }
}
