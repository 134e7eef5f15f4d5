import CPrefetch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts the members of objects in order and finds keys that stand twice.
///
/// The orders of all objects that are being written lie one behind the other in one list of tape
/// indices of keys. The cheapest way that fits leads there: the same sequence of keys was met before
/// (``KeySequenceTree``, ``ShapeCache``); the members are in order already; a sort (``KeySort``).
@safe
package struct MemberOrder: ~Copyable {
  // A pointer comes first for the thread sanitizer's sake: see TextRun.
  //
  // Invariant: `list` has room for `listCapacity` indices, of which the first `listCount` are set.
  private var list: UnsafeMutablePointer<Int>
  private var listCount = 0
  private var listCapacity = 1024

  private let keyOrder: CanonicalFormat.KeyOrder
  private let duplicateKeys: DuplicateKeyPolicy

  private var keys = KeyList()
  private var shapes = ShapeCache()
  private var sequences = KeySequenceTree()
  private let hasKeptKeys: Bool
  private let tellsKeysApart: Bool
  private var sort: KeySort

  /// Creates the order for a format.
  ///
  /// `hasKeptKeys` says that on all tapes to come, keys with one token that is not in the arena are
  /// equal; `tellsKeysApart` says that such keys with different tokens are different ones, which
  /// must not have one text.
  package init(
    keyOrder: CanonicalFormat.KeyOrder, duplicateKeys: DuplicateKeyPolicy, hasKeptKeys: Bool,
    tellsKeysApart: Bool
  ) {
    self.tellsKeysApart = tellsKeysApart
    self.keyOrder = keyOrder
    self.hasKeptKeys = hasKeptKeys
    self.duplicateKeys = duplicateKeys
    sort = KeySort(byUTF16: keyOrder == .utf16)
    unsafe list = allocateBlock(listCapacity)
  }

  deinit {
    unsafe free(list)
  }

  /// The tape index of the key at a position of the list.
  @inline(__always)
  package subscript(position: Int) -> Int {
    assert(position >= 0 && position < listCount)
    return unsafe list[position]
  }

  /// Appends the order of an object's members to the list and returns the part of the list it
  /// takes.
  ///
  /// - Precondition: the object has a member.
  package mutating func appendMembers(
    of object: Int, in tape: TapeView
  ) throws(WriterFault) -> Range<Int> {
    let start = listCount
    reserveList(max(ShapeCache.targetCapacity, KeySequenceTree.targetCapacity))
    if hasKeptKeys {
      let known = unsafe sequences.match(object, in: tape, to: list + start)
      if known > 0 {
        listCount = start &+ known
        return start..<listCount
      }
    }
    let guessed = unsafe shapes.matchGuess(object, in: tape, to: list + start)
    if guessed > 0 {
      listCount = start &+ guessed
      return start..<listCount
    }
    return unsafe try appendUnguessed(object, in: tape)
  }

  @inline(never)
  private mutating func appendUnguessed(
    _ object: Int, in tape: TapeView
  ) throws(WriterFault) -> Range<Int> {
    let start = listCount
    let isInOrder = unsafe keys.collect(object, in: tape, byUTF16: keyOrder == .utf16)
    let known = unsafe shapes.match(hash: keys.hash, object, in: tape, to: list + start)
    if known > 0 {
      listCount = start + known
      return start..<listCount
    }
    var hasDuplicates = false
    if !isInOrder && !(keyOrder == .source && duplicateKeys == .keep) {
      hasDuplicates = unsafe sort.sort(&keys, in: tape)
    }
    reserveList(keys.count)
    for position in 0..<keys.count {
      unsafe list[start + position] = keys[position].index
    }
    listCount = start + keys.count
    if hasDuplicates {
      unsafe try resolveDuplicates(from: start, in: tape)
    }
    if keyOrder == .source {
      // Tape indices grow with the place in the source.
      var members = unsafe UnsafeMutableBufferPointer(start: list + start, count: listCount - start)
      unsafe members.sort()
    }
    if !hasDuplicates {
      let members = unsafe UnsafeBufferPointer(start: list + start, count: listCount - start)
      unsafe shapes.learn(hash: keys.hash, order: members, in: tape)
      if hasKeptKeys { unsafe sequences.learn(order: members, in: tape) }
    }
    return start..<listCount
  }

  /// Asks for the memory of the members that come next.
  ///
  /// In order, the members of a large object lie all over tape and text. Their tokens are asked for first, and when those
  /// are there, the text they point to.
  @inline(__always)
  package func prefetch(from position: Int, to end: Int, in tape: TapeView) {
    let far = position &+ 24
    let near = position &+ 12
    guard far < end else { return }
    unsafe cprefetch(UInt(bitPattern: tape.words + list[far]))
    let text = unsafe tape.address(of: tape[list[near]])
    cprefetch(text)
    cprefetch(text &+ 64)
  }

  /// Removes the last object's order, which ends at `end`, when it has been written.
  @inline(__always)
  package mutating func removeMembers(from start: Int) {
    listCount = start
  }

  /// Applies the policy to a sorted part of the list, in which members with one key stand together
  /// in source order.
  private mutating func resolveDuplicates(from start: Int, in tape: TapeView) throws(WriterFault) {
    guard duplicateKeys != .keep else { return }
    var fault: (index: Int, firstIndex: Int)?
    var kept = start
    var runStart = start
    while runStart < listCount {
      var runEnd = runStart + 1
      while runEnd < listCount, unsafe KeySort.areEqual(list[runStart], list[runEnd], in: tape) {
        runEnd += 1
      }
      if runEnd - runStart > 1 && duplicateKeys == .error {
        let second = unsafe list[runStart + 1]
        if second < fault?.index ?? .max {
          fault = unsafe (index: second, firstIndex: list[runStart])
        }
      }
      if tellsKeysApart, fault == nil {
        fault = unsafe differentKeys(runStart..<runEnd, in: tape)
      }
      unsafe list[kept] = list[duplicateKeys == .last ? runEnd - 1 : runStart]
      kept += 1
      runStart = runEnd
    }
    if let fault {
      throw .duplicateKey(index: fault.index, firstIndex: fault.firstIndex)
    }
    listCount = kept
  }

  /// Two keys of a run that are different ones, where there are some.
  private func differentKeys(
    _ run: Range<Int>, in tape: TapeView
  ) -> (index: Int, firstIndex: Int)? {
    let first = unsafe list[run.lowerBound]
    guard unsafe !tape[first].isInArena else { return nil }
    for position in run.dropFirst() {
      let other = unsafe tape[list[position]]
      if !other.isInArena, unsafe other.word != tape[first].word {
        return unsafe (index: list[position], firstIndex: first)
      }
    }
    return nil
  }

  private mutating func reserveList(_ count: Int) {
    guard listCount + count > listCapacity else { return }
    listCapacity = max(listCapacity * 2, listCount + count)
    unsafe list = resizeBlock(list, to: listCapacity)
  }
}
