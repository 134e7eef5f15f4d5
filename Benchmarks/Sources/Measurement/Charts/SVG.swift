/// A drawing in Scalable Vector Graphics, in colours for light and for dark backgrounds.
struct SVG {
  enum Anchor: String {
    case start
    case middle
    case end
  }

  let width: Double
  let height: Double
  private let title: String
  private var body = ""

  init(width: Double, height: Double, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }

  mutating func text(
    _ text: String, x: Double, y: Double, _ style: String, _ anchor: Anchor = .start
  ) {
    body += """
      <text x="\(number(x))" y="\(number(y))" class="\(style)" \
      text-anchor="\(anchor.rawValue)">\(escaped(text))</text>

      """
  }

  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 0, _ style: String
  ) {
    body += """
      <rect x="\(number(x))" y="\(number(y))" width="\(number(width))" height="\(number(height))" \
      rx="\(number(radius))" class="\(style)"/>

      """
  }

  mutating func line(from: (x: Double, y: Double), to: (x: Double, y: Double), _ style: String) {
    body += """
      <line x1="\(number(from.x))" y1="\(number(from.y))" x2="\(number(to.x))" \
      y2="\(number(to.y))" class="\(style)"/>

      """
  }

  mutating func circle(x: Double, y: Double, radius: Double, _ style: String) {
    body += """
      <circle cx="\(number(x))" cy="\(number(y))" r="\(number(radius))" class="\(style)"/>

      """
  }

  var document: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
    viewBox="0 0 \(number(width)) \(number(height))" role="img" aria-label="\(escaped(title))">
    <title>\(escaped(title))</title>
    <style>
    \(Self.style)</style>
    <rect width="100%" height="100%" rx="8" class="ground"/>
    \(body)</svg>

    """
  }

  /// The colours of things that are told apart, for light and dark.
  private static let palette = [
    ("#1d4ed8", "#7aa7ff"), ("#b45309", "#f2b35c"), ("#047857", "#4fd1a1"), ("#7c3aed", "#b79cff"),
    ("#be185d", "#f48fb8"), ("#0e7490", "#5cc8de"), ("#4d7c0f", "#a9d35c"),
    ("#991b1b", "#f08c8c"), ("#475569", "#9fb0c3"),
  ]

  static func colour(_ index: Int) -> String { "c\(index % palette.count)" }

  private static var style: String {
    var light: [(name: String, colour: String)] = [
      ("ground", "#ffffff"), ("strong", "#111827"), ("soft", "#4b5563"), ("grid", "#e5e7eb"),
      ("other", "#a8b3c4"), ("limit", "#eef1f5"), ("edge", "#94a3b8"),
    ]
    var dark: [(name: String, colour: String)] = [
      ("ground", "#0d1117"), ("strong", "#f0f3f6"), ("soft", "#a3aebb"), ("grid", "#28303a"),
      ("other", "#56616f"), ("limit", "#1a212b"), ("edge", "#6b7685"),
    ]
    for (index, colours) in palette.enumerated() {
      light.append(("c\(index)", colours.0))
      dark.append(("c\(index)", colours.1))
    }
    func rules(_ colours: [(name: String, colour: String)]) -> String {
      colours.map { name, colour in
        switch name {
        case "ground", "other": "." + name + "{fill:" + colour + "}"
        case "grid": ".grid{stroke:" + colour + "}"
        case "limit": ".limit{fill:" + colour + "}"
        case "edge": ".limit{stroke:" + colour + "}"
        case "strong": ".title,.own,.strong{fill:" + colour + "}"
        case "soft": ".label,.note,.soft{fill:" + colour + "}"
        default:
          "." + name + "{fill:" + colour + "}" + ".l" + name + "{stroke:" + colour + "}"
        }
      }.joined(separator: "\n") + "\n"
    }
    return """
      text{font-family:ui-sans-serif,system-ui,"Helvetica Neue",Arial,sans-serif;font-size:13px}
      .title{font-size:17px;font-weight:600}
      .own,.strong{font-weight:600}
      .note{font-size:11.5px}
      .grid{stroke-width:1}
      .limit{stroke-width:1;stroke-dasharray:3 2}
      .fit{stroke-width:1.5}
      .bold{stroke-width:2.5}
      \(rules(light))@media(prefers-color-scheme:dark){
      \(rules(dark))}

      """
  }

  private func number(_ value: Double) -> String {
    let text = fixed(value, places: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
