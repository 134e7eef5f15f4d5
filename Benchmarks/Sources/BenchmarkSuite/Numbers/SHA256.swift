/// SHA-256 (FIPS 180-4), fed in pieces.
struct SHA256 {
  typealias Digest = InlineArray<32, UInt8>

  // The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private var state: InlineArray<8, UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var block = InlineArray<64, UInt8>(repeating: 0)
  private var blockCount = 0
  private var byteCount: UInt64 = 0

  static func digest(of bytes: Span<UInt8>) -> Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  mutating func update(_ bytes: Span<UInt8>) {
    byteCount &+= UInt64(bytes.count)
    var index = 0
    while index < bytes.count {
      if blockCount == 0, bytes.count - index >= 64 {
        compress(bytes, at: index)
        index += 64
      } else {
        append(bytes[index])
        index += 1
      }
    }
  }

  /// Returns the digest; the value is used up.
  mutating func finish() -> Digest {
    let bitCount = byteCount &* 8
    append(0x80)
    while blockCount != 56 {
      append(0)
    }
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: bitCount >> shift))
    }
    return Digest { index in
      UInt8(truncatingIfNeeded: state[index / 4] >> UInt32(24 - 8 * (index % 4)))
    }
  }

  private mutating func append(_ byte: UInt8) {
    block[blockCount] = byte
    blockCount += 1
    if blockCount == 64 {
      let full = block
      compress(full.span, at: 0)
      blockCount = 0
    }
  }

  private mutating func compress(_ bytes: Span<UInt8>, at start: Int) {
    var words = InlineArray<64, UInt32>(repeating: 0)
    for index in 0..<16 {
      let first = start + 4 * index
      words[index] =
        UInt32(bytes[first]) << 24 | UInt32(bytes[first + 1]) << 16
        | UInt32(bytes[first + 2]) << 8 | UInt32(bytes[first + 3])
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
      let small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
      words[index] = words[index - 16] &+ small0 &+ words[index - 7] &+ small1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ big1 &+ choice &+ Self.constants[index] &+ words[index]
      let big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ big0 &+ majority)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  @inline(__always)
  private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  // The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension SHA256 {
  /// Compares with the examples that NIST publishes, so that a wrong sum is never this code's fault.
  static func checkPublishedExamples() throws {
    let examples = [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ]
    for (text, expected) in examples where hex(digest(of: Array(text.utf8).span)) != expected {
      throw Failure(message: "SHA-256 of \(text.prefix(60)) is wrong")
    }
  }

  static func hex(_ digest: Digest) -> String {
    var text = ""
    for index in digest.indices {
      text += String(digest[index] >> 4, radix: 16) + String(digest[index] & 15, radix: 16)
    }
    return text
  }
}
