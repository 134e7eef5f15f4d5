@testable import SnapshotCore

/// Texts of trees, written without a golden.
enum ScreenText {
  static func of(_ tree: some TreeNode) throws -> String {
    String(decoding: try tree.treeData(), as: UTF8.self)
  }

  /// What a text between quotes stands for, by Swift's rules for string literals.
  static func unescaped(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "u":
        let digits = String(rest.dropFirst().prefix { $0 != "}" })
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.append(scalar)
        }
      case let other?: result.append(other)
      case nil: break
      }
    }
    return String(result)
  }
}
