import Glibc

@testable import canonicalize

/// Arguments as a process gets them: a program's name, C strings, and a null pointer.
@safe
final class ArgumentVector {
  // Invariant: `pointers` has `count + 1` elements, all but the last of which are C strings from
  // `strdup`.
  private let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let originals: [UnsafeMutablePointer<CChar>]

  /// Creates a vector; an argument ends at its first NUL.
  init(_ arguments: [[UInt8]]) {
    unsafe originals = ([Array("canonicalize".utf8)] + arguments).map { argument in
      unsafe strdup(argument.map { CChar(bitPattern: $0) } + [0])
    }
    unsafe pointers = .allocate(capacity: originals.count + 1)
    for index in unsafe originals.indices { unsafe pointers[index] = unsafe originals[index] }
    unsafe pointers[originals.count] = nil
  }

  /// Reads the arguments as the command does.
  func parse() throws(UsageError) -> Invocation {
    // The C library keeps its place in a global that Swift does not show; 0 makes it start anew.
    #if canImport(Darwin)
      let wholeProcess = UnsafeMutableRawPointer(bitPattern: -2)  // RTLD_DEFAULT
    #else
      let wholeProcess: UnsafeMutableRawPointer? = nil
    #endif
    guard let place = unsafe dlsym(wholeProcess, "optind") else {
      preconditionFailure("no optind")
    }
    unsafe place.storeBytes(of: 0, as: Int32.self)
    return try unsafe OptionParser(pointers, count: Int32(originals.count)).parse()
  }

  deinit {
    for index in unsafe originals.indices { unsafe free(originals[index]) }
    unsafe pointers.deallocate()
  }
}
