import AtomicFile
import Glibc
import JSONCanonicalization

@testable import canonicalize

/// Command lines, lists of files and patterns.
///
/// Laws: a command line made from choices means these choices, however it is spelled (`OptionModel`);
/// any other one is read or refused with one clean line, and means the same when it is read again; a
/// list of files holds its paths to the letter; a pattern for a name matches what the C library's
/// `fnmatch` matches.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var bytes = FuzzBytes(input)
  switch bytes.below(4) {
  case 0: checkModel(OptionModel(&bytes))
  case 1: checkAnything(bytes.remaining.split(separator: 0xFF).map { Array($0.filter { $0 != 0 }) })
  case 2: checkList(bytes.remaining)
  default:
    let parts = bytes.remaining.split(
      separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
    checkPattern(Array(parts[0]), name: parts.count > 1 ? Array(parts[1]) : [])
  }
  return 0
}

private func checkModel(_ model: OptionModel) {
  let line = model.arguments.map(shown).joined(separator: " ")
  do throws(UsageError) {
    guard case .run(let options) = try ArgumentVector(model.arguments).parse() else {
      violation("the options are run", line)
    }
    let expected = model.expected
    guard !model.isRefused else { violation("options that exclude each other are refused", line) }
    guard options.mode == expected.mode, options.output == expected.output,
      options.canonicalizer == expected.canonicalizer,
      options.isRecursive == expected.isRecursive, options.includes == expected.includes,
      options.excludes == expected.excludes, options.filesFrom == expected.filesFrom,
      options.isNulSeparated == expected.isNulSeparated,
      options.standardInputName == expected.standardInputName, options.jobs == expected.jobs,
      options.progress == expected.progress, options.isQuiet == expected.isQuiet,
      options.operands == expected.operands
    else {
      violation("options mean what they say", line, "\(options)", "\(expected)")
    }
  } catch {
    if !model.isRefused { violation("options that go together are taken", line, error.message) }
  }
}

private func checkAnything(_ arguments: [[UInt8]]) {
  if meaning(arguments) != meaning(arguments) {
    violation("arguments mean the same again", arguments.map(shown).joined(separator: " "))
  }
}

/// What a command line means, as a text.
private func meaning(_ arguments: [[UInt8]]) -> String {
  do throws(UsageError) {
    return "\(try ArgumentVector(arguments).parse())"
  } catch {
    if !isOneCleanLine(error.message) {
      let line = arguments.map(shown).joined(separator: " ")
      violation("a message is one line", line, error.message)
    }
    return error.message
  }
}

private func checkList(_ list: [UInt8]) {
  for isNulSeparated in [true, false] {
    let separator: UInt8 = isNulSeparated ? 0 : 0x0A
    guard let paths = FileList.paths(in: list, isNulSeparated: isNulSeparated) else {
      guard !isNulSeparated, list.contains(0) else {
        violation("a list without NUL is read", shown(list))
      }
      continue
    }
    var text: [UInt8] = []
    var line: [UInt8] = []
    // Empty lines are no paths: joined again without them, the list is what it was.
    for byte in list + [separator] {
      line.append(byte)
      if byte == separator {
        if line.count > 1 { text += line }
        line = []
      }
    }
    if paths.flatMap({ $0.bytes + [separator] }) != text {
      violation("a list holds its paths", shown(list), "\(paths)")
    }
  }
}

/// Compares a pattern for one name with `fnmatch`.
///
/// Left out are what POSIX leaves to the system, and what `fnmatch` calls an error and this matches as
/// it stands: equivalence classes, collating symbols, and classes with an unknown name; a range whose
/// ends are in the wrong order; a backslash at the end; anything that is not ASCII, which the C locale
/// does not know.
private func checkPattern(_ pattern: [UInt8], name: [UInt8]) {
  guard !pattern.isEmpty, (pattern + name).allSatisfy({ (1..<0x80).contains($0) }),
    !name.contains(UInt8(ascii: "/"))
  else { return }
  let glob = NamePattern(pattern).matches(name)
  guard isPortable(pattern) else { return }
  let result = unsafe pattern.withCString { pattern in
    unsafe name.withCString { name in unsafe fnmatch(pattern, name, 0) }
  }
  if glob != (result == 0) {
    violation("a pattern matches what fnmatch matches", shown(pattern), shown(name), "\(glob)")
  }
}

private func isPortable(_ pattern: [UInt8]) -> Bool {
  if pattern.last == UInt8(ascii: "\\") { return false }
  for (first, second) in zip(pattern, pattern.dropFirst()) where first == UInt8(ascii: "[") {
    if [UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: ":")].contains(second) { return false }
  }
  for index in pattern.indices.dropFirst().dropLast() where pattern[index] == UInt8(ascii: "-") {
    // Either side may be escaped, or be the set's own bracket: any doubt leaves the pattern out.
    if pattern[index - 1] >= pattern[index + 1] || pattern[index + 1] == UInt8(ascii: "\\") {
      return false
    }
  }
  return true
}

extension [UInt8] {
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let string = map { CChar(bitPattern: $0) } + [0]
    // The array ends in a NUL.
    return unsafe string.withUnsafeBufferPointer { unsafe body($0.baseAddress!) }
  }
}
