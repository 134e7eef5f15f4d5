#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Collects the text in memory.
struct DataOutput: CanonicalOutput {
  private(set) var data: Data

  init(capacity: Int) {
    data = Data(capacity: capacity)
  }

  mutating func write(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe data.append($0) }
  }
}
