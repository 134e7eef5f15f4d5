import Measurement
import Testing

@Suite struct FormatTests {
  @Test(arguments: [
    (1_234.5, "1235"), (123.4, "123"), (12.34, "12.3"), (1.234, "1.23"), (0.1234, "0.12"),
    (0.01234, "0.012"), (-0.5, "-0.50"), (0, "0.0000"),
  ])
  func threeDigitsCount(value: Double, text: String) {
    #expect(rounded(value) == text)
  }

  @Test(arguments: [
    (12.0, "12.0 s"), (1.0, "1.00 s"), (0.9994, "999 ms"), (0.0123, "12.3 ms"),
    (0.00045, "450 µs"),
  ])
  func secondsComeInTheUnitThatFits(seconds: Double, text: String) {
    #expect(duration(seconds) == text)
  }

  @Test(arguments: [
    ("512", 512), ("512B", 512), ("10kb", 10_000), ("10MB", 10_000_000), ("2GB", 2_000_000_000),
  ])
  func sizesAreReadWithDecimalUnits(text: String, bytes: Int) {
    #expect(ByteSize(text)?.bytes == bytes)
  }

  @Test(arguments: [
    "", "0", "MB", "-1MB", "1.5MB", "1TB", "99999999999999999999", "9999999999999GB",
  ])
  func whatIsNoSizeIsRefused(text: String) {
    #expect(ByteSize(text) == nil)
  }

  @Test func markdownHasARuleBelowTheHeader() {
    var table = Table(["a", "b"])
    table.append(["1", "2"])
    #expect(table.markdown == "| a | b |\n| --- | --- |\n| 1 | 2 |\n")
  }
}
