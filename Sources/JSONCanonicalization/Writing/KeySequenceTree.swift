#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Remembers the order of key sequences on tapes where a key always has the same token.
///
/// An encoder keeps the bytes of its keys (`KeyStorage`): there, keys with one token are equal, and
/// a comparison of words finds an object's sequence without a look at the text. Sequences that start
/// alike share their nodes, so that a member which is left out now and then costs one more comparison.
@safe
struct KeySequenceTree: ~Copyable {
  private static let maximumNodes = 4096
  private static let maximumCount = 32
  private static let rootCount = 64

  private struct Node: BitwiseCopyable {
    /// The key's token.
    var token: UInt64
    /// The first of the nodes of keys that may follow, or 0.
    var child: Int32
    /// The next node with the same parent, or 0.
    var sibling: Int32
    /// How many keys the sequence has that ends here, or 0 where none does.
    var count: Int32
    /// Where its order starts.
    var order: Int32
  }

  // Invariant: `nodes` has room for `nodeCapacity` nodes, of which the first `nodeCount` are set; all
  // numbers of nodes are below that. Node 0 has a token that no key has. `roots` has `rootCount`
  // numbers of nodes. `orders` has room for `orderCapacity` bytes, of which `orderCount` are set.
  private var nodes: UnsafeMutablePointer<Node>
  private let roots: UnsafeMutablePointer<Int32>
  private var orders: UnsafeMutablePointer<UInt8>
  private var nodeCount = 1
  private var nodeCapacity = 64
  private var orderCount = 0
  private var orderCapacity = 256

  init() {
    unsafe nodes = allocateBlock(nodeCapacity)
    unsafe roots = allocateBlock(Self.rootCount)
    unsafe orders = allocateBlock(orderCapacity)
    unsafe nodes[0] = Node(token: .max, child: 0, sibling: 0, count: 0, order: 0)
    unsafe roots.update(repeating: 0, count: Self.rootCount)
  }

  deinit {
    unsafe free(nodes)
    unsafe free(roots)
    unsafe free(orders)
  }

  /// The room that a match needs at its target, in indices.
  static let targetCapacity = maximumCount * 2

  /// Puts the tape indices of an object's keys in order, if its sequence is known.
  ///
  /// Returns how many there are; 0 where it is not known.
  @inline(__always)
  func match(
    _ object: Int, in tape: TapeView, to target: UnsafeMutablePointer<Int>
  ) -> Int {
    let end = unsafe tape[object].offset
    // The indices in source order stand behind the place for the ordered ones.
    let sources = unsafe target + Self.maximumCount
    var index = object &+ 1
    var position = 0
    var next = unsafe roots[Self.root(of: tape.words[index])]
    var node = unsafe nodes
    // No path is longer than `maximumCount`.
    while true {
      let token = unsafe tape.words[index]
      unsafe node = unsafe nodes + Int(next)
      while unsafe node.pointee.token != token {
        let sibling = unsafe node.pointee.sibling
        if sibling == 0 { return 0 }
        unsafe node = unsafe nodes + Int(sibling)
      }
      unsafe sources[position] = index
      position &+= 1
      let value = unsafe tape[index &+ 1]
      index = value.isContainer ? value.offset : index &+ 1 &+ value.width
      if index >= end { break }
      next = unsafe node.pointee.child
    }
    let count = unsafe Int(node.pointee.count)
    let order = unsafe orders + Int(node.pointee.order)
    for position in 0..<count {
      unsafe target[position] = sources[Int(order[position])]
    }
    return count
  }

  /// Remembers an object's sequence, where all its keys are kept and there is room.
  ///
  /// `sorted` are the tape indices of its keys in order; all of them are there, none is a
  /// duplicate.
  mutating func learn(order sorted: UnsafeBufferPointer<Int>, in tape: TapeView) {
    guard sorted.count <= Self.maximumCount, nodeCount + sorted.count <= Self.maximumNodes,
      unsafe sorted.allSatisfy({ unsafe !tape[$0].isInArena })
    else { return }
    // Tape indices grow with the place in the source.
    let sources = unsafe sorted.sorted()
    var node = 0
    for (position, index) in sources.enumerated() {
      let token = unsafe tape.words[index]
      var child = unsafe position == 0 ? roots[Self.root(of: token)] : nodes[node].child
      while child != 0, unsafe nodes[Int(child)].token != token {
        child = unsafe nodes[Int(child)].sibling
      }
      node = child == 0 ? add(token, below: node) : Int(child)
    }
    guard unsafe nodes[node].count == 0 else { return }
    if orderCount + sorted.count > orderCapacity {
      orderCapacity *= 2
      unsafe orders = resizeBlock(orders, to: orderCapacity)
    }
    unsafe nodes[node].count = Int32(sorted.count)
    unsafe nodes[node].order = Int32(orderCount)
    for (position, index) in sources.enumerated() {
      let place = unsafe sorted.firstIndex(of: index).unsafelyUnwrapped
      unsafe orders[orderCount + place] = UInt8(position)
    }
    orderCount += sorted.count
  }

  private mutating func add(_ token: UInt64, below parent: Int) -> Int {
    if nodeCount == nodeCapacity {
      nodeCapacity *= 2
      unsafe nodes = resizeBlock(nodes, to: nodeCapacity)
    }
    let root = Self.root(of: token)
    let sibling = unsafe parent == 0 ? roots[root] : nodes[parent].child
    unsafe nodes[nodeCount] = Node(token: token, child: 0, sibling: sibling, count: 0, order: 0)
    if parent == 0 {
      unsafe roots[root] = Int32(nodeCount)
    } else {
      unsafe nodes[parent].child = Int32(nodeCount)
    }
    nodeCount += 1
    return nodeCount - 1
  }

  /// The list of first keys that a key belongs to.
  @inline(__always)
  private static func root(of token: UInt64) -> Int {
    Int(truncatingIfNeeded: (token &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}
