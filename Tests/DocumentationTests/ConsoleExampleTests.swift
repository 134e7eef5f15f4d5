import FileTestSupport
import Foundation
import Testing

@Suite("Examples at the console")
struct ConsoleExampleTests {
  static let examples = Result {
    try Checkout.articles().flatMap { page in
      page.blocks.filter { $0.language == "console" }.map { ConsoleExample($0, in: page) }
    }
  }

  @Test("Commands print what is shown", arguments: try examples.get())
  func run(_ example: ConsoleExample) throws {
    #expect(!example.steps.isEmpty)
    let outputs = try example.outputs(in: Sandbox(), executables: Checkout.products.path)
    try #require(outputs.count == example.steps.count)
    for (step, output) in zip(example.steps, outputs) {
      #expect(output == step.output, "\(example): $ \(step.command)")
    }
  }

  @Test("None is overlooked")
  func count() throws {
    #expect(try Self.examples.get().count >= 5)
  }

  @Test("What is shown and not printed is found, and a status goes on to the next command")
  func differences() throws {
    let page = DocumentationPage(
      path: "Page.md",
      markdown: """
        ```console
        $ cat a.json
        [1 ]
        $ canonicalize --check \\
          a.json
        a.json
        $ echo $?
        1
        $ canonicalize --check a.json
        b.json
        $ cat a.json
        [1 ]
        ```
        """)
    let example = ConsoleExample(page.blocks[0], in: page)
    let outputs = try example.outputs(in: Sandbox(), executables: Checkout.products.path)
    #expect(example.steps.map(\.command).count == 5)
    #expect(outputs == ["[1 ]\n", "a.json\n", "1\n", "a.json\n", "[1 ]\n"])
  }
}
