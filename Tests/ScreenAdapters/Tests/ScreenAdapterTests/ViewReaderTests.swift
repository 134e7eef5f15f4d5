import CharacterizationSupport
import UIKit

@Suite("Views are read with what they show") @MainActor
struct ViewReaderTests {
  final class NSKVONotifying_Badge: UIView {}
  final class Generic<Content>: UIView {}

  private func line(_ view: UIView) throws -> String {
    try text(of: view, .viewHierarchy(preset: DevicePreset(width: 1, height: 2)))
  }

  @Test("Texts are those of labels, fields and text views")
  func texts() throws {
    let label = UILabel()
    #expect(try line(label) == "UILabel frame=(0, 0, 1, 2)\n")
    label.text = ""
    #expect(try line(label) == "UILabel frame=(0, 0, 1, 2)\n")
    label.text = "a\tb"
    #expect(try line(label) == "UILabel frame=(0, 0, 1, 2) text=\"a\\tb\"\n")
    let textView = UITextView()
    #expect(try line(textView) == "UITextView frame=(0, 0, 1, 2)\n")
    textView.text = "t"
    #expect(try line(textView) == "UITextView frame=(0, 0, 1, 2) text=\"t\"\n")
  }

  @Test("A field shows its text, else its placeholder, and never a password")
  func fields() throws {
    let field = UITextField()
    #expect(try line(field) == "UITextField frame=(0, 0, 1, 2)\n")
    field.placeholder = "Password"
    #expect(try line(field) == "UITextField frame=(0, 0, 1, 2) text=\"Password\"\n")
    field.isSecureTextEntry = true
    #expect(try line(field) == "UITextField frame=(0, 0, 1, 2) text=\"Password\"\n")
    field.text = "s3cret"
    #expect(try line(field) == "UITextField frame=(0, 0, 1, 2) text=\"••••••\"\n")
  }

  @Test("Types have the names that their source has")
  func names() throws {
    #expect(try line(NSKVONotifying_Badge()).hasPrefix("Badge frame="))
    #expect(try line(Generic<[Int]>()).hasPrefix("Generic<Array<Int>> frame="))
    final class Local: UIView {}
    #expect(try line(Local()).hasPrefix("Local frame="))
  }

  @Test("What is in a hidden view is listed, and opacity where it is not 1")
  func hidden() throws {
    let parent = UIView()
    let child = UILabel()
    child.alpha = CGFloat(Float(0.3))
    child.frame = CGRect(x: 0.5, y: -0.5, width: 2.49, height: 0)
    let middle = UIView()
    middle.isHidden = true
    middle.alpha = 0
    middle.frame = CGRect(x: 1, y: 1, width: 0, height: 0)
    middle.addSubview(child)
    parent.addSubview(middle)
    #expect(
      try line(parent) == """
        UIView frame=(0, 0, 1, 2)
        \tUIView frame=(1, 1, 0, 0) hidden alpha=0
        \t\tUILabel frame=(2, 1, 2, 0) alpha=0.3

        """)
  }
}
