extension GoldenStrategy where Subject: ViewNodeConvertible {
  /// The views that a screen is made of, one line a view.
  ///
  /// ```swift
  /// try expectGolden(of: window, as: .viewHierarchy)
  /// // Window frame=(0, 0, 393, 852)
  /// // 	Label frame=(16, 60, 361, 20) text="Total"
  /// // 	Spinner frame=(186, 400, 20, 20) hidden
  /// ```
  ///
  /// Children are indented by one tab. A line has the type's name and the fields that have a value, in
  /// the order frame, text, hidden, alpha; frames are in whole points. What is in a hidden view is
  /// listed below it. Texts are escaped as in a Swift string literal.
  ///
  /// A check fails where a view has no type name, and where views are nested deeper than 512 levels.
  /// O(n) for n bytes of text.
  public static var viewHierarchy: GoldenStrategy {
    GoldenStrategy(fileExtension: "txt", content: .bytes) { subject, _, output in
      try subject.viewNode.writeTree(into: &output)
    }
  }
}

extension ViewNode {
  /// Writes the golden of the tree from here on.
  func writeTree(into output: inout GoldenOutput) throws {
    let tree = TreeText<ViewNode>(name: "view hierarchy", omitsHidden: false) {
      try $0.line
    }
    _ = try tree.write(self, into: &output)
  }

  private var line: TreeLine {
    get throws {
      guard !typeName.isEmpty else { throw ScreenFault.noTypeName }
      var line = TreeLine()
      line.add(TreeEscape.escaped(typeName))
      line.add("frame", frame)
      line.add("text", text)
      if isHidden { line.add("hidden") }
      let alpha = TreeLine.hundredths(alpha)
      if alpha != "1" { line.add("alpha=\(alpha)") }
      return line
    }
  }
}
