import Foundation
import JSONOracle

@testable import JSONCanonicalization

/// JSON text, with all settings, in every way it may come.
///
/// Laws: what is accepted, and what it becomes, is what the oracle says; neither the way an input comes
/// nor the tokenizer ever shows; canonicalizing twice changes nothing; the way through another format does not show; the value
/// is the same for Foundation; a message is one line, and its place lies in the text and is counted
/// right.
///
/// An input is five bytes of settings and a text. What Python makes of a corpus is compared afterwards:
/// `fuzz python`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var bytes = FuzzBytes(input)
  let canonicalizer = TextSettings.canonicalizer(&bytes)
  let chunk = 1 + Int(bytes.byte())
  let other = TextSettings.formats[bytes.below(TextSettings.formats.count)]
  let text = bytes.remaining
  TextVerdicts.file?.append(text)
  checkText(text, canonicalizer, chunk: chunk, other: other)
  return 0
}

/// The settings that the first bytes stand for.
enum TextSettings {
  static let formats: [CanonicalFormat] = [
    .golden, .foundation, .jcs,
    CanonicalFormat(indentation: .tab, keyOrder: .utf16),
    CanonicalFormat(indentation: .spaces(0), endsWithNewline: false, keyOrder: .source),
    CanonicalFormat(indentation: .compact, keyOrder: .source),
    CanonicalFormat(indentation: .spaces(9), spaceBeforeColon: true, numbers: .ecmascript),
    CanonicalFormat(indentation: .compact, spaceBeforeColon: true, emptyContainers: .emptyLine),
  ]

  static func canonicalizer(_ bytes: inout FuzzBytes) -> Canonicalizer {
    let format = bytes.pick(formats)
    let policies: [DuplicateKeyPolicy] = [.error, .first, .last, .keep]
    let choice = bytes.byte()
    let depth = Int(bytes.byte())
    return Canonicalizer(
      format: format, duplicateKeys: policies[Int(choice & 3)],
      maximumDepth: depth < 16 ? depth : 512, allowsComments: choice & 4 != 0,
      framing: choice & 8 != 0 ? .lines : .document)
  }
}

private func checkText(
  _ text: [UInt8], _ canonicalizer: Canonicalizer, chunk: Int, other: CanonicalFormat
) {
  guard let whole = Way.memory.outcome(of: text, canonicalizer) else { return }
  let answer = Oracle.answer(text, canonicalizer)
  if let summary = whole.summary {
    if let difference = Oracle.difference(answer, whole.text, summary) {
      violation("the oracle agrees", shown(text), "\(canonicalizer)", difference)
    }
    checkAccepted(text, whole.text, canonicalizer, other)
  } else if let error = whole.error {
    guard case .refused(let reason) = answer else {
      violation("the oracle agrees", shown(text), "\(canonicalizer)", "\(error)", "\(answer)")
    }
    if !Oracle.agrees(error.code, with: reason) {
      violation("the oracle agrees why", shown(text), "\(error.code) \(error)", "\(reason)")
    }
    checkError(error, text)
  }
  for tokenizer in TokenizerKind.allCases {
    var canonicalizer = canonicalizer
    canonicalizer.tokenizer = tokenizer
    for way in [.memory] + Way.all(chunk: chunk) {
      guard let outcome = way.outcome(of: text, canonicalizer), outcome != whole else { continue }
      violation(
        "neither the way nor the tokenizer shows", shown(text), "\(way)", "\(tokenizer)",
        "\(outcome)", "\(whole)")
    }
  }
}

private func checkAccepted(
  _ text: [UInt8], _ output: [UInt8], _ canonicalizer: Canonicalizer, _ other: CanonicalFormat
) {
  guard Way.memory.outcome(of: output, canonicalizer)?.text == output else {
    violation("twice changes nothing", shown(text), shown(output), "\(canonicalizer)")
  }
  // Numbers that are spelled another way are not spelled back.
  if canonicalizer.format.numbers == .verbatim, canonicalizer.format.keyOrder != .source {
    var second = canonicalizer
    second.format = other
    // The order in the source is another one in the output.
    if other.keyOrder == .source { second.format.keyOrder = .scalar }
    let direct = Way.memory.outcome(of: text, second)
    let through = Way.memory.outcome(of: output, second)
    if direct?.text != through?.text || direct?.code != through?.code {
      violation("the way through a format does not show", shown(text), shown(output), "\(second)")
    }
  }
  compareWithFoundation(text, output, canonicalizer)
}

private func compareWithFoundation(
  _ text: [UInt8], _ output: [UInt8], _ canonicalizer: Canonicalizer
) {
  guard canonicalizer.framing == .document, canonicalizer.duplicateKeys == .error,
    // Foundation reads integers to the letter, which RFC 8785 rounds to doubles.
    canonicalizer.format.numbers == .verbatim,
    !canonicalizer.allowsComments, text.allSatisfy({ $0 < 0x80 }),
    // Escapes may stand for what Foundation treats on its own.
    !text.contains(UInt8(ascii: "\\"))
  else { return }
  guard let before = FoundationReader.value(text) else { return }
  guard let after = FoundationReader.value(output), FoundationReader.areSame(before, after) else {
    violation("the value stays the same for Foundation", shown(text), shown(output))
  }
}

private func checkError(_ error: CanonicalizationError, _ text: [UInt8]) {
  guard isOneCleanLine(error.description), error.message.utf8.count < 1_000 else {
    violation("a message is one line", shown(text), error.description)
  }
  guard let place = error.location else {
    violation("an error in a text has a place", shown(text), error.description)
  }
  for place in [place, error.relatedLocation].compactMap({ $0 }) {
    guard (0...text.count).contains(place.offset), place == counted(place.offset, in: text) else {
      violation("the place is right", shown(text), "\(place.offset) \(error)")
    }
  }
}

/// The place of an offset, counted byte by byte.
private func counted(_ offset: Int, in text: [UInt8]) -> TextLocation {
  let start = text.starts(with: [0xEF, 0xBB, 0xBF]) && offset >= 3 ? 3 : 0
  var (line, column) = (1, 1)
  for byte in text[start..<offset] {
    if byte == 0x0A {
      (line, column) = (line + 1, 1)
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
  return TextLocation(offset: offset, line: line, column: column)
}
