import Foundation
import Testing

@Suite("Examples in Swift")
struct SwiftExampleTests {
  #if os(Linux)
    static let isPossible = true
  #else
    // Where the test frameworks are depends on Xcode there.
    static let isPossible = false
  #endif

  @Test("Every example compiles, in articles and in comments", .enabled(if: isPossible))
  func compile() throws {
    let articles = try Checkout.articles()
    let comments = try Checkout.comments()
    let faults = try ExampleCompiler().faults(of: articles + comments)
    #expect(faults.isEmpty, "\(faults)")
    // None is overlooked: these are at least as many as there were once.
    #expect(articles.count >= 1)
    #expect(Self.count("swift", articles) >= 10)
    #expect(Self.count("swift", comments) >= 45)
  }

  @Test("Every part of a manifest compiles", .enabled(if: isPossible))
  func manifests() throws {
    let articles = try Checkout.articles()
    #expect(articles.contains { SwiftExamples($0).manifest != nil })
    let faults = try ExampleCompiler().manifestFaults(of: articles)
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test("What does not compile is reported with its place", .enabled(if: isPossible))
  func faults() throws {
    let page = DocumentationPage(
      path: "Sources/X.docc/Page.md",
      markdown: """
        # Page

        ```swift
        import Foundation

        struct Visitor: Encodable {
          var name = "Ada"
        }
        ```

        1. In a list:

           ```swift
           @Test func visitor() throws {
             try expectGolden(of: Visitor(), as: .json)
           }
           let data = try CanonicalJSONEncoder().encode(Visitor())
           let count: Int = Visitor().name
           ```

        ```swift
        extension GoldenStrategy<User> {
          static var wrong: Self { .jsonn }
        }
        let visitor = Visitor()
        ```

        ```sh
        not Swift
        ```
        """)
    let faults = try ExampleCompiler().faults(of: [page])
    let errors = faults.split(separator: "\n").filter { $0.hasPrefix("Sources/X") }
    #expect(
      errors.map { $0.prefix { $0 != "'" } } == [
        "Sources/X.docc/Page.md:23:29: error: type ",
        "Sources/X.docc/Page.md:18:28: error: cannot convert value of type ",
      ], "\(faults)")
  }

  private static func count(_ language: String, _ pages: [DocumentationPage]) -> Int {
    pages.reduce(0) { $0 + $1.blocks.count { $0.language == language } }
  }
}
