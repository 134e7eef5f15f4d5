#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Blocks of plain bytes and words that grow. They come from malloc because realloc moves a large
// block by remapping its pages, where Swift's own allocation would copy them, and the copy is most
// of the cost of growing.

/// Allocates room for `count` values of a trivial type; `free` gives it back.
package func allocateBlock<Element: BitwiseCopyable>(
  _ count: Int
) -> UnsafeMutablePointer<Element> {
  unsafe resize(nil, to: count)
}

/// Gives a block from `allocateBlock` room for `count` values, keeping what is in it.
package func resizeBlock<Element: BitwiseCopyable>(
  _ block: UnsafeMutablePointer<Element>, to count: Int
) -> UnsafeMutablePointer<Element> {
  unsafe resize(UnsafeMutableRawPointer(block), to: count)
}

private func resize<Element: BitwiseCopyable>(
  _ block: UnsafeMutableRawPointer?, to count: Int
) -> UnsafeMutablePointer<Element> {
  guard let memory = unsafe realloc(block, count * MemoryLayout<Element>.stride) else {
    // As Swift's own allocation does: without memory there is no way to go on, nor to throw.
    fatalError("out of memory: \(count * MemoryLayout<Element>.stride) bytes")
  }
  return unsafe memory.bindMemory(to: Element.self, capacity: count)
}

/// Lets the system provide the pages of a part of a block that is about to be written.
///
/// Page by page, at the first touch, that costs about twice as much. It is an advice: where it cannot be followed, nothing
/// changes.
package func populateBlock<Element: BitwiseCopyable>(
  _ start: UnsafeMutablePointer<Element>, count: Int
) {
  #if os(Linux)
    let page: UInt = 4096
    let first = (UInt(bitPattern: start) + page - 1) & ~(page - 1)
    let end = unsafe UInt(bitPattern: start + count) & ~(page - 1)
    guard end > first else { return }
    // MADV_POPULATE_WRITE, which Swift's C module does not show.
    _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), 23)
  #endif
}
