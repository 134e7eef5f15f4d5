internal import AtomicFile
internal import JSONCanonicalization

/// Canonical text that goes to a descriptor as it comes.
struct DescriptorOutput: CanonicalOutput {
  let descriptor: Descriptor

  mutating func write(_ bytes: Span<UInt8>) throws {
    try descriptor.write(bytes)
  }
}
