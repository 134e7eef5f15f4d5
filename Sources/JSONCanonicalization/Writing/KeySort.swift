#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Sorts the keys of an object by their bytes, or by UTF-16 code units; keys that are equal stay in
/// source order.
///
/// A few keys are sorted by insertion. Many are sorted word by word: a radix sort on eight bytes of
/// every key, then the same on the next eight bytes for each run of keys that are equal so far.
/// That takes time linear in the bytes that tell the keys apart, whatever the keys are.
@safe
package struct KeySort: ~Copyable {
  // A pointer comes first for the thread sanitizer's sake: see TextRun.
  //
  // Invariant: room for `spareCapacity` images.
  private var spare: UnsafeMutablePointer<KeyImage>
  private var spareCapacity = 0
  private let byUTF16: Bool
  // How often each value of each of the eight bytes comes: room for 8 · 256 counts. (A temporary allocation would be
  // nearer at hand, but compiled as a release build by Swift 6.3.1 it takes a stale register for an error.)
  private let histograms: UnsafeMutablePointer<Int>
  private var runs: [Run] = []

  /// Keys that are equal in the first `depth` bytes; their `high` is the word at `depth`.
  private struct Run {
    var start: Int
    var count: Int
    var depth: Int
  }

  private static let insertionLimit = 24

  package init(byUTF16: Bool) {
    self.byUTF16 = byUTF16
    unsafe spare = allocateBlock(1)
    unsafe histograms = allocateBlock(8 * 256)
  }

  deinit {
    unsafe free(spare)
    unsafe free(histograms)
  }

  /// Sorts the keys; returns whether two are equal.
  package mutating func sort(_ keys: inout KeyList, in tape: TapeView) -> Bool {
    let images = unsafe keys.images
    if keys.count <= Self.insertionLimit {
      return unsafe sortFew(images, count: keys.count, in: tape)
    }
    if spareCapacity < keys.count {
      spareCapacity = keys.count
      unsafe spare = resizeBlock(spare, to: spareCapacity)
    }
    var hasDuplicates = false
    runs.append(Run(start: 0, count: keys.count, depth: 0))
    while let run = runs.popLast() {
      if unsafe sortRun(run, of: images, in: tape) { hasDuplicates = true }
    }
    return hasDuplicates
  }

  /// Whether the keys at two tape indices are the same.
  package static func areEqual(_ first: Int, _ second: Int, in tape: TapeView) -> Bool {
    let first = unsafe tape.content(of: tape[first], at: first)
    let second = unsafe tape.content(of: tape[second], at: second)
    return unsafe first.count == second.count
      && (first.count == 0 || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0)
  }

  // MARK: - Few keys

  private func sortFew(
    _ images: UnsafeMutablePointer<KeyImage>, count: Int, in tape: TapeView
  ) -> Bool {
    var hasDuplicates = false
    for position in 1..<max(count, 1) {
      let key = unsafe images[position]
      var target = position
      while target > 0 {
        let other = unsafe images[target - 1]
        let order: Int
        if other.high != key.high {
          order = other.high < key.high ? -1 : 1
        } else if other.low != key.low {
          order = other.low < key.low ? -1 : 1
        } else {
          order = unsafe compare(other, key, from: 16, in: tape)
          if order == 0 { hasDuplicates = true }
        }
        if order <= 0 { break }
        unsafe images[target] = other
        target -= 1
      }
      unsafe images[target] = key
    }
    return hasDuplicates
  }

  // MARK: - Many keys

  /// Sorts a run by the word at its depth and queues the runs of keys that are still equal.
  private mutating func sortRun(
    _ run: Run, of images: UnsafeMutablePointer<KeyImage>, in tape: TapeView
  ) -> Bool {
    let part = unsafe images + run.start
    unsafe radixSort(part, count: run.count)
    var hasDuplicates = false
    var start = 0
    while start < run.count {
      var end = start + 1
      var longest = unsafe length(of: part[start], in: tape)
      while end < run.count, unsafe part[end].high == part[start].high {
        longest = unsafe max(longest, length(of: part[end], in: tape))
        end += 1
      }
      if end - start > 1 {
        if end - start <= Self.insertionLimit {
          if unsafe sortEqual(part + start, count: end - start, depth: run.depth + 8, in: tape) {
            hasDuplicates = true
          }
        } else if longest > run.depth + 8 {
          unsafe loadWords(part + start, count: end - start, depth: run.depth + 8, in: tape)
          runs.append(Run(start: run.start + start, count: end - start, depth: run.depth + 8))
        } else if unsafe sortByLength(part + start, count: end - start, in: tape) {
          hasDuplicates = true
        }
      }
      start = end
    }
    return hasDuplicates
  }

  /// Sorts a few keys that are equal in the first `depth` bytes.
  private func sortEqual(
    _ images: UnsafeMutablePointer<KeyImage>, count: Int, depth: Int, in tape: TapeView
  ) -> Bool {
    var hasDuplicates = false
    for position in 1..<count {
      let key = unsafe images[position]
      var target = position
      while target > 0 {
        let order = unsafe compare(images[target - 1], key, from: depth, in: tape)
        if order == 0 { hasDuplicates = true }
        if order <= 0 { break }
        unsafe images[target] = images[target - 1]
        target -= 1
      }
      unsafe images[target] = key
    }
    return hasDuplicates
  }

  /// Sorts keys that are equal but for NULs at the end of some.
  private mutating func sortByLength(
    _ images: UnsafeMutablePointer<KeyImage>, count: Int, in tape: TapeView
  ) -> Bool {
    for position in 0..<count {
      unsafe images[position].high = UInt64(length(of: images[position], in: tape))
    }
    unsafe radixSort(images, count: count)
    for position in 1..<count where unsafe images[position].high == images[position - 1].high {
      return true
    }
    return false
  }

  /// A key's length; the image has it only for keys that are not very long.
  @inline(__always)
  private func length(of image: KeyImage, in tape: TapeView) -> Int {
    guard image.length == KeyImage.maximumLength else { return image.length }
    return unsafe tape.content(of: tape[image.index], at: image.index).count
  }

  private func loadWords(
    _ images: UnsafeMutablePointer<KeyImage>, count: Int, depth: Int, in tape: TapeView
  ) {
    for position in 0..<count {
      if depth == 8 {
        unsafe images[position].high = unsafe images[position].low
      } else {
        let index = unsafe images[position].index
        let token = unsafe tape[index]
        let content = unsafe tape.content(of: token, at: index)
        let end = unsafe token.isInArena ? tape.arenaEnd : tape.textEnd
        let word = unsafe KeyWord.load(content, at: depth, readableEnd: end)
        unsafe images[position].high = byUTF16 ? KeyWord.inUTF16Order(word) : word
      }
    }
  }

  /// A stable radix sort by `high`, least significant byte first; bytes that all keys share cost
  /// nothing.
  private mutating func radixSort(_ images: UnsafeMutablePointer<KeyImage>, count: Int) {
    unsafe histograms.update(repeating: 0, count: 8 * 256)
    for position in 0..<count {
      let word = unsafe images[position].high
      for byte in 0..<8 {
        let value = Int(truncatingIfNeeded: word >> UInt64(byte * 8)) & 0xFF
        unsafe histograms[byte << 8 | value] &+= 1
      }
    }
    var source = unsafe images
    var target = unsafe spare
    for byte in 0..<8 {
      let histogram = unsafe histograms + byte << 8
      let shift = UInt64(byte * 8)
      let sample = Int(truncatingIfNeeded: unsafe source[0].high >> shift) & 0xFF
      if unsafe histogram[sample] == count { continue }
      var sum = 0
      for value in 0..<256 {
        let bucket = unsafe histogram[value]
        unsafe histogram[value] = sum
        sum &+= bucket
      }
      for position in 0..<count {
        let image = unsafe source[position]
        let value = Int(truncatingIfNeeded: image.high >> shift) & 0xFF
        let place = unsafe histogram[value]
        unsafe histogram[value] = place &+ 1
        unsafe target[place] = image
      }
      unsafe swap(&source, &target)
    }
    if unsafe source != images {
      unsafe images.update(from: source, count: count)
    }
  }

  // MARK: - Comparing

  /// Compares two keys that are equal in the first `offset` bytes, as far as they have them.
  private func compare(
    _ first: KeyImage, _ second: KeyImage, from offset: Int, in tape: TapeView
  ) -> Int {
    let first = unsafe tape.content(of: tape[first.index], at: first.index)
    let second = unsafe tape.content(of: tape[second.index], at: second.index)
    let common = min(first.count, second.count)
    if common > offset {
      let firstRest = unsafe first.baseAddress! + offset
      let secondRest = unsafe second.baseAddress! + offset
      let order = unsafe memcmp(firstRest, secondRest, common - offset)
      if order != 0 {
        return byUTF16
          ? unsafe compareByUTF16(firstRest, secondRest, count: common - offset) : Int(order)
      }
    }
    return first.count - second.count
  }

  private func compareByUTF16(
    _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, count: Int
  ) -> Int {
    for position in 0..<count where unsafe first[position] != second[position] {
      return unsafe Int(KeyWord.inUTF16Order(first[position]))
        - Int(KeyWord.inUTF16Order(second[position]))
    }
    return 0
  }
}
