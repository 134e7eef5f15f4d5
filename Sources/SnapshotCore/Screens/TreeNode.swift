internal import Foundation

/// A node of a tree that has a golden.
protocol TreeNode {
  var storage: NodeChildren<Self>? { get set }

  /// The nodes in this one.
  var children: [Self] { get }

  /// Whether everything in the node is hidden, and the node itself.
  var isHidden: Bool { get }

  /// Writes the golden of the node and everything in it.
  func writeTree(into output: inout GoldenOutput) throws
}

extension TreeNode {
  /// The golden of the node and everything in it.
  func treeData() throws -> Data {
    let collector = ByteCollector()
    var output = GoldenOutput { collector.append($0) }
    try writeTree(into: &output)
    return Data(collector.bytes)
  }
}
