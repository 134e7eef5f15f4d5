import CPeers
import CYajlLimit
import Foundation
import JSONCanonicalization
import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Libraries that parse or sort a JSON text in this process.
struct LibraryPeers {
  let input: [UInt8]
  /// The canonical text, which the peers' texts are compared with.
  let canonical: [UInt8]
  /// How often a run does the work.
  let repetitions: Int

  static let limit = "yajl, empty callbacks"

  static let names = [
    "memcpy", "RapidJSON, sorted", "jansson, sorted", "JSONSerialization, sorted",
    EncodableSection.peer,
  ]

  var all: [Contestant] {
    var contestants = [yajl, memoryCopy]
    if rapidjson_is_available() == 1 { contestants.append(rapidJSON) }
    if jansson_is_available() == 1 { contestants.append(jansson) }
    contestants.append(jsonSerialization)
    return contestants
  }

  /// What no canonicalizer that stands on yajl can be faster than.
  var yajl: Contestant {
    .inMemory(Self.limit, .reference, repetitions: repetitions) { [input] in
      let status = unsafe input.withUnsafeBufferPointer { bytes in
        unsafe yajl_limit_parse(bytes.baseAddress, bytes.count)
      }
      guard status == 1 else { throw Failure(message: "yajl refuses the input") }
    }
  }

  private var memoryCopy: Contestant {
    var copy = [UInt8](repeating: 1, count: input.count)
    return .inMemory("memcpy", .peer, note: "of the input", repetitions: repetitions) { [input] in
      unsafe copy.withUnsafeMutableBytes { target in
        unsafe input.withUnsafeBytes { source in
          _ = unsafe memcpy(target.baseAddress!, source.baseAddress!, source.count)
        }
      }
    }
  }

  private var rapidJSON: Contestant {
    unsafe contestant(
      "RapidJSON, sorted",
      note: "in place, numbers as text; the copy that it overwrites is not counted"
    ) { [input] output, context in
      var copy = input + [0]
      return unsafe copy.withUnsafeMutableBytes { bytes in
        Sample.measureCall {
          unsafe rapidjson_sort(
            bytes.assumingMemoryBound(to: CChar.self).baseAddress, bytes.count - 1, output, context)
        }
      }
    }
  }

  private var jansson: Contestant {
    unsafe contestant("jansson, sorted", note: "numbers become doubles") {
      [input] output, context in
      unsafe input.withUnsafeBytes { bytes in
        Sample.measureCall {
          unsafe jansson_sort(
            bytes.assumingMemoryBound(to: CChar.self).baseAddress, bytes.count, output, context)
        }
      }
    }
  }

  private var jsonSerialization: Contestant {
    func sort() throws -> (Data, Sample) {
      var result = Data()
      let sample = try Sample.measure {
        let value = try JSONSerialization.jsonObject(
          with: Data(input), options: [.fragmentsAllowed])
        result = try JSONSerialization.data(
          withJSONObject: value, options: [.sortedKeys, .prettyPrinted])
      }
      return (result, sample)
    }
    return Contestant(
      "JSONSerialization, sorted", .peer,
      note: "an order of keys of its own; numbers become doubles",
      check: { [canonical] in
        let (text, sample) = try sort()
        // The order is another one, so both texts are sorted alike before they are compared.
        let sorted = try Canonicalizer(duplicateKeys: .error).canonicalize(Array(text))
        try ValueComparison.check(canonical.span, sorted.span)
        return sample
      },
      run: { [repetitions] in
        let samples = try (0..<repetitions).map { _ in try sort().1.seconds }
        return Sample(seconds: samples.reduce(0, +) / Double(samples.count))
      })
  }

  /// A contestant that hands its text to a C function.
  private func contestant(
    _ name: String, note: String,
    sort: @escaping (peer_output, UnsafeMutableRawPointer?) -> (Int32, Sample)
  ) -> Contestant {
    Contestant(
      name, .peer, note: note,
      check: { [canonical] in
        var text: [UInt8] = []
        text.reserveCapacity(canonical.count)
        let (status, sample) = unsafe withUnsafeMutablePointer(to: &text) { text in
          unsafe sort(
            { context, bytes, count in
              let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: count)
              unsafe context!.assumingMemoryBound(to: [UInt8].self).pointee.append(
                contentsOf: bytes)
            }, text)
        }
        guard status == 1 else { throw Failure(message: "it refuses the input") }
        try ValueComparison.check(canonical.span, text.span)
        return sample
      },
      run: { [repetitions] in
        let samples = (0..<repetitions).map { _ in
          unsafe sort({ _, _, _ in }, nil).1.seconds
        }
        return Sample(seconds: samples.reduce(0, +) / Double(repetitions))
      })
  }
}

extension Sample {
  /// What a C function returns, and what its call takes.
  fileprivate static func measureCall(_ call: () -> Int32) -> (Int32, Sample) {
    var status: Int32 = 0
    let sample = measure { status = call() }
    return (status, sample)
  }
}
