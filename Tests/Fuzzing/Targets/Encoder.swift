import Foundation
import JSONCanonicalization
import JSONOracle

/// A subject whose calls are drawn from the input (`RandomCalls` of the encoder's tests).
///
/// Laws: the canonical text is JSONEncoder's, byte for byte, in its format, and the canonical text of
/// its text in the others; encoding twice gives the same; writing to an output gives the same as
/// encoding; the text is canonical. The accepted differences from JSONEncoder are listed with the
/// tests (`JSONEncoderTests`), whose subjects avoid them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var bytes = FuzzBytes(input)
  let settings = bytes.below(4)
  let depth = bytes.below(4)
  SeededGenerator.input = bytes.remaining
  checkSubject(RandomSubject(seed: 0, depth: depth), settings)
  return 0
}

private func encoder(_ settings: Int) -> JSONEncoder {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  switch settings {
  case 0: encoder.dateEncodingStrategy = .iso8601
  case 1:
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.dataEncodingStrategy = .deferredToData
  case 2:
    encoder.keyEncodingStrategy = .custom { AnyKey("_" + $0.last!.stringValue) }
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
  default: encoder.dateEncodingStrategy = .deferredToDate
  }
  return encoder
}

private func checkSubject(_ subject: RandomSubject, _ settings: Int) {
  let json = encoder(settings)
  var canonical = CanonicalJSONEncoder(format: .foundation, settingsOf: json)
  let expected = try? Array(json.encode(subject)) + [0x0A]
  do throws(CanonicalizationError) {
    let text = Array(try canonical.encode(subject))
    guard let expected else {
      violation("an encoding fails where JSONEncoder's does", shown(text))
    }
    if text != expected {
      violation("the text is JSONEncoder's", shown(text), shown(expected))
    }
  } catch {
    guard let expected else { return }
    violation("an encoding succeeds where JSONEncoder's does", "\(error)", shown(expected))
  }
  guard let expected else { return }
  canonical.format = .golden
  // JSONEncoder's spelling of doubles is not in question here.
  canonical.format.floats = .foundation
  do throws(CanonicalizationError) {
    let text = Array(try canonical.encode(subject))
    let oracle = Oracle.answer(expected, Canonicalizer(format: canonical.format))
    guard case .text(text, _, _) = oracle else {
      violation("the golden text is that of JSONEncoder's text", shown(text), "\(oracle)")
    }
    var streamed: [UInt8] = []
    try canonical.encode(subject, into: &streamed)
    if streamed != text {
      violation("an output gets what encoding gives", shown(text), shown(streamed))
    }
    canonical.format = .jcs
    let jcs = Array(try canonical.encode(subject))
    guard case .text(jcs, _, _) = Oracle.answer(jcs, Canonicalizer(format: .jcs)) else {
      violation("the text is canonical", shown(jcs))
    }
  } catch {
    // Integers that no double holds are errors in RFC 8785.
    if error.code != .numberOutOfRange { violation("every format has a text", "\(error)") }
  }
}
