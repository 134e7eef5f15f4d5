#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A format's white space as bytes that are ready to be copied.
///
/// `separator` is `,` LF and then as much indentation as the deepest level so far asked for: what
/// stands between two elements is a prefix of it, and without its first byte it is what follows an
/// opening bracket. A compact layout has a prefix of one byte and no indentation, so that the
/// writer needs no case for it.
@safe
package struct Layout: ~Copyable {
  // Invariant: `separator` has room for `lead + covered * unit + readSlack` bytes, all initialized.
  package private(set) var separator: UnsafeMutablePointer<UInt8>

  /// Bytes of the separator without indentation: 2, or 1 in a compact layout.
  package let lead: Int

  /// Bytes of indentation a level.
  package let unit: Int

  /// The bytes between key and value, in the order of memory, and how many.
  package let colon: UInt32
  package let colonLength: Int

  /// Whether an empty container holds an empty line.
  package let opensEmptyContainers: Bool

  private let fill: UInt8
  private var coveredDepth: Int

  package static let readSlack = 64

  package init(_ format: CanonicalFormat) {
    switch format.indentation {
    case .compact:
      (lead, unit, fill) = (1, 0, 0)
    case .spaces(let count):
      (lead, unit, fill) = (2, count, UInt8(ascii: " "))
    case .tab:
      (lead, unit, fill) = (2, 1, UInt8(ascii: "\t"))
    }
    if lead == 1 {
      (colon, colonLength) = (UInt32(UInt8(ascii: ":")), 1)
    } else if format.spaceBeforeColon {
      (colon, colonLength) = (0x20_3A20, 3)
    } else {
      (colon, colonLength) = (0x203A, 2)
    }
    opensEmptyContainers = lead == 2 && format.emptyContainers == .emptyLine
    coveredDepth = 0
    unsafe separator = allocateBlock(lead + Self.readSlack)
    extend(to: 32)
  }

  deinit {
    unsafe free(separator)
  }

  /// Bytes of the separator between two elements at a depth.
  @inline(__always)
  package func length(at depth: Int) -> Int {
    lead &+ depth &* unit
  }

  /// Makes the indentation long enough for a depth.
  @inline(__always)
  package mutating func cover(_ depth: Int) {
    if depth > coveredDepth { extend(to: depth * 2) }
  }

  private mutating func extend(to depth: Int) {
    let count = lead + depth * unit + Self.readSlack
    unsafe separator = resizeBlock(separator, to: count)
    unsafe separator.update(repeating: fill, count: count)
    unsafe separator[0] = UInt8(ascii: ",")
    if lead == 2 { unsafe separator[1] = UInt8(ascii: "\n") }
    coveredDepth = depth
  }
}
