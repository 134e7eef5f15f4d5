internal import AtomicFile
internal import Backports
internal import JSONCanonicalization

/// What the start and the end of a JSON text tell of its layout.
struct TextLayout {
  private var indentation = CanonicalFormat.Indentation.compact
  private var endsWithNewline = false

  /// Looks at the start and at the last byte of a file that can be read at any place.
  init(of input: borrowing Input) throws(FileError) {
    // Two brackets, a line feed and the widest indent that a format can have.
    var window = [UInt8](repeating: 0, count: 80)
    var span = window.mutableSpan
    let count = try input.descriptor.read(span.count, into: &span, at: 0)
    var last = [UInt8](repeating: 0, count: 1)
    var end = last.mutableSpan
    let endCount = try input.descriptor.read(
      1, into: &end, at: max(input.status.size - 1, 0))
    self.init(start: window[..<count], last: endCount == 0 ? nil : last[0])
  }

  /// Reads the layout off the first bytes of a text and its last one.
  init(start: ArraySlice<UInt8>, last: UInt8?) {
    let newline = UInt8(ascii: "\n")
    endsWithNewline = last == newline
    guard start.dropFirst().first == newline else { return }
    let indent = start.dropFirst(2)
    if indent.first == UInt8(ascii: "\t") {
      indentation = .tab
    } else {
      indentation = .spaces(min(indent.prefix { $0 == UInt8(ascii: " ") }.count, 64))
    }
  }

  /// The formats that such a text can have, the likeliest first.
  ///
  /// Keys in the order of the source are none of them: any order would be right. Numbers are kept
  /// to the letter, which those of every other style are canonical in, too.
  var formats: [CanonicalFormat] {
    var formats: [CanonicalFormat] = []
    let isCompact = indentation == .compact
    for order in [CanonicalFormat.KeyOrder.scalar, .utf16] {
      for spaceBeforeColon in isCompact ? [false] : [false, true] {
        for empty in isCompact ? [.closed] : [CanonicalFormat.EmptyContainers.closed, .emptyLine] {
          formats.append(
            CanonicalFormat(
              indentation: indentation, spaceBeforeColon: spaceBeforeColon, emptyContainers: empty,
              endsWithNewline: endsWithNewline, keyOrder: order))
        }
      }
    }
    return formats
  }
}
