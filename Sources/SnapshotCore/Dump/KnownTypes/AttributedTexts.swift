internal import Foundation

// Texts are shown run by run, with the attributes of each in the order of their names.

extension AttributedString: KnownToDump {
  var dumpContent: DumpContent {
    .elements(
      runs.map { run in
        TextRun(text: String(characters[run.range]), attributes: run.attributes)
      })
  }
}

/// A part of a text that has the same attributes throughout.
struct TextRun: KnownToDump {
  var text: String
  var attributes: Any

  var dumpContent: DumpContent {
    .parts(name: "run", [DumpPart("text", text), DumpPart("attributes", attributes)])
  }
}

extension AttributeContainer: KnownToDump {
  var dumpContent: DumpContent {
    if let attributes { return .members(attributes, isOrdered: false) }
    if let text = MirrorContent.description(of: self) { return .described(text) }
    return .nothing(because: "its attributes are not found")
  }

  /// The attributes by name, which only its mirror has.
  private var attributes: [(key: Any, value: Any)]? {
    guard let storage = Mirror(reflecting: self).descendant("storage"),
      let contents = Mirror(reflecting: storage).descendant("contents"),
      Mirror(reflecting: contents).displayStyle == .dictionary
    else { return nil }
    var attributes: [(key: Any, value: Any)] = []
    for child in Mirror(reflecting: contents).children {
      let pair = Array(Mirror(reflecting: child.value).children)
      guard pair.count == 2, let name = pair[0].value as? String,
        let value = Mirror(reflecting: pair[1].value).children.first(where: {
          $0.label == "_rawValue" || $0.label == "rawValue"
        })?.value
      else { return nil }
      attributes.append((name, value))
    }
    return attributes
  }
}

extension ObjectContent {
  /// The runs of a text.
  static func runs(of text: NSAttributedString) -> DumpContent {
    var runs: [TextRun] = []
    let all = NSRange(location: 0, length: text.length)
    // The closure leaves the pointer alone that would end the loop.
    unsafe text.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      let attributes = attributes.map { (key: $0.key.rawValue as Any, value: $0.value) }
      runs.append(
        TextRun(
          text: text.attributedSubstring(from: range).string, attributes: Members(attributes)))
    }
    return .elements(runs, name: "NSAttributedString")
  }

  private struct Members: KnownToDump {
    var members: [(key: Any, value: Any)]
    init(_ members: [(key: Any, value: Any)]) { self.members = members }
    var dumpContent: DumpContent { .members(name: "AttributeContainer", members, isOrdered: false) }
  }
}
