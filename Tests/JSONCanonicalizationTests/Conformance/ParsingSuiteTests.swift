import JSONCanonicalization
import Testing

/// JSONTestSuite: `y_` must be accepted, `n_` refused, `i_` is free.
@Suite(.enabled(if: ConformanceData.exists("conformance/JSONTestSuite")))
struct ParsingSuiteTests {
  static let folder = "conformance/JSONTestSuite/test_parsing"
  static let duplicates: Set<String> = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]

  static func names(_ prefix: String) -> [String] {
    ConformanceData.names(in: folder) { $0.hasPrefix(prefix) }
  }

  @Test(arguments: names("y_"))
  func `what is JSON is accepted`(name: String) throws {
    let input = try ConformanceData.read("\(Self.folder)/\(name)")
    if Self.duplicates.contains(name) {
      let error = #expect(throws: CanonicalizationError.self) {
        try Canonicalizer().bytes(of: input)
      }
      #expect(error?.code == .duplicateKey)
      #expect(error?.location != nil)
      #expect(error?.relatedLocation != nil)
    }
    let canonicalizer = Canonicalizer(duplicateKeys: .last)
    let once = try canonicalizer.bytes(of: input)
    #expect(try canonicalizer.bytes(of: once) == once)
  }

  @Test(arguments: names("n_"))
  func `what is not JSON is refused with its place`(name: String) throws {
    let input = try ConformanceData.read("\(Self.folder)/\(name)")
    for policy in [DuplicateKeyPolicy.error, .keep] {
      let error = #expect(throws: CanonicalizationError.self) {
        try Canonicalizer(duplicateKeys: policy).bytes(of: input)
      }
      let place = try #require(error?.location)
      #expect(place == TextLocation(offset: place.offset, in: input))
      #expect(place.offset <= input.count)
    }
  }

  @Test(arguments: names("i_"))
  func `what is free is text or an error`(name: String) throws {
    let input = try ConformanceData.read("\(Self.folder)/\(name)")
    for canonicalizer in [Canonicalizer(), .jcs, .lines, .comments] {
      do {
        let once = try canonicalizer.bytes(of: input)
        #expect(try canonicalizer.bytes(of: once) == once)
      } catch {
        #expect(error.location != nil)
      }
    }
  }

  @Test(.enabled(if: Tool.python3.isInstalled))
  func `accepted documents are Python's text`() throws {
    let inputs = try Self.names("y_").map { try ConformanceData.read("\(Self.folder)/\($0)") }
    let texts = try Tool.python3.run(["-c", PythonScript.golden], batch: inputs)
    for (input, text) in zip(inputs, texts) {
      expectText(input, becomes: text, using: Canonicalizer(duplicateKeys: .last))
    }
  }

  static let transforms = "conformance/JSONTestSuite/test_transform"

  @Test(arguments: ConformanceData.names(in: transforms) { $0.hasSuffix(".json") })
  func `what other parsers change is kept or refused`(name: String) throws {
    let input = try ConformanceData.read("\(Self.transforms)/\(name)")
    do {
      let output = try Canonicalizer(format: .compactSource, duplicateKeys: .keep).bytes(of: input)
      let compact = input.filter { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
      #expect(output == compact)
    } catch {
      #expect([.loneSurrogate, .invalidUTF8].contains(error.code), "\(error)")
      #expect(name.contains("invalid"), "\(error)")
    }
  }
}
