/// A number of bytes as people write it: `10MB`, `2GB`, `512`; the units are decimal.
package struct ByteSize: Equatable {
  package var bytes: Int

  package init(bytes: Int) {
    self.bytes = bytes
  }

  package init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let units = ["": 1, "B": 1, "KB": 1_000, "MB": 1_000_000, "GB": 1_000_000_000]
    guard let count = Int(digits), count > 0,
      let unit = units[text.dropFirst(digits.count).uppercased()]
    else { return nil }
    let product = count.multipliedReportingOverflow(by: unit)
    guard !product.overflow else { return nil }
    bytes = product.partialValue
  }
}

extension ByteSize: CustomStringConvertible {
  package var description: String {
    for (unit, name) in [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "KB")]
    where bytes % unit == 0 {
      return "\(bytes / unit) \(name)"
    }
    return "\(bytes) bytes"
  }
}
