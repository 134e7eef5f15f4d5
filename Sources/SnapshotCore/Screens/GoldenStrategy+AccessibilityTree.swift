extension GoldenStrategy where Subject: AccessibilityElementConvertible {
  /// What a screen tells assistive technologies, one line an element.
  ///
  /// ```swift
  /// try expectGolden(of: window, as: .accessibilityTree)
  /// // identifier="cart" frame=(0, 0, 393, 852)
  /// // 	label="Total" value="3 €" traits=[staticText] frame=(16, 60, 361, 20)
  /// ```
  ///
  /// Children are indented by one tab. A line has the fields that have a value, in the order
  /// identifier, label, value, traits, frame; frames are in whole points. What is hidden is left out,
  /// and so are containers that say nothing: what they contain takes their place. Texts are escaped as
  /// in a Swift string literal.
  ///
  /// A check fails where no line is left, and where elements are nested deeper than 512 levels. O(n)
  /// for n bytes of text.
  public static var accessibilityTree: GoldenStrategy {
    GoldenStrategy(fileExtension: "txt", content: .bytes) { subject, _, output in
      try subject.accessibilityElement.writeTree(into: &output)
    }
  }
}

extension AccessibilityElement {
  /// Writes the golden of the tree from here on.
  func writeTree(into output: inout GoldenOutput) throws {
    let tree = TreeText<AccessibilityElement>(name: "accessibility tree", omitsHidden: true) {
      $0.isPlainContainer ? nil : $0.line
    }
    guard try tree.write(self, into: &output) > 0 else { throw ScreenFault.noElements }
  }

  private var line: TreeLine {
    var line = TreeLine()
    line.add("identifier", identifier)
    line.add("label", label)
    line.add("value", value)
    line.add("traits", traits.names)
    line.add("frame", frame)
    return line
  }
}
