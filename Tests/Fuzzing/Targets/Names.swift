import Foundation

@testable import SnapshotCore

/// Names of tests, `named:`, file extensions, and paths of test files.
///
/// Laws: a name is made of letters, marks, digits and a few signs alone, as ICU has them; it is in NFC
/// and of at most 200 bytes, and never that of an actual text; canonically equivalent names are one; the system creates exactly that file in exactly that folder; no location has a step up behind
/// its folder.
///
/// An input is a byte that tells whether there is a `named:`, and three texts with 0xFF between them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var bytes = FuzzBytes(input)
  let hasName = bytes.bool()
  let texts = bytes.remaining.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
  let parts = texts.map { String(decoding: $0, as: UTF8.self) } + ["", "", ""]
  checkName(parts[0], named: hasName ? parts[1] : nil, fileExtension: parts[2])
  checkLocation(testFilePath: parts[0], testName: parts[1])
  return 0
}

private func checkName(_ testName: String, named: String?, fileExtension: String) {
  let input = [testName, named ?? "-", fileExtension].map(\.debugDescription)
    .joined(separator: ", ")
  let name: GoldenName
  do throws(GoldenFailure) {
    name = try GoldenName(testName: testName, named: named, fileExtension: fileExtension)
  } catch {
    guard let named, named.isEmpty || NameRule.sanitize(named).lowercased() == "actual" else {
      violation("only actual and an empty name are refused", input)
    }
    if !isOneCleanLine(error.message) { violation("a message is one line", input, error.message) }
    return
  }
  if name.stem.utf8.count > 200 || name.actual.utf8.count > 255 {
    violation("a name fits a file system", input, name.actual)
  }
  if !isSafe(name.fileExtension, alphabet)
    || !NameRule.sanitize(name.fileExtension).utf8.elementsEqual(name.fileExtension.utf8)
  {
    violation("a file extension keeps to its alphabet", input, name.fileExtension)
  }
  if !isSafe(name.stem, named == nil ? testAlphabet : valueAlphabet) || name.stem.hasPrefix(".")
    || name.stem.contains("..")
  {
    violation("a name keeps to its alphabet", input, name.stem.debugDescription)
  }
  let added = name.stem.split(separator: ".").dropFirst()
  if added.contains(where: { $0.lowercased() == "actual" }) {
    violation("no golden has the name of an actual text", input, name.stem)
  }
  let decomposed = try? GoldenName(
    testName: testName.decomposedStringWithCanonicalMapping,
    named: named?.decomposedStringWithCanonicalMapping,
    fileExtension: fileExtension.decomposedStringWithCanonicalMapping)
  if decomposed.map({ !$0.golden.utf8.elementsEqual(name.golden.utf8) }) ?? true {
    violation("equivalent names are one", input, name.golden)
  }
  SmallFolder.shared.check(name.golden, input)
  SmallFolder.shared.check(name.actual, input)
}

/// Whether a part of a name is in NFC and an alphabet, by ICU.
private func isSafe(_ part: String, _ alphabet: String) -> Bool {
  guard part.precomposedStringWithCanonicalMapping.utf8.elementsEqual(part.utf8) else {
    return false
  }
  return part.range(of: alphabet, options: .regularExpression) == part.startIndex..<part.endIndex
    && !part.hasPrefix("-") && !part.hasSuffix("-")
}

/// Letters, marks, digits and two signs, in the language of ICU.
///
/// Accepted difference: what ICU does not know (`Cn`), as Swift has the tables of a later Unicode.
private let alphabet = #"^[\p{L}\p{Mn}\p{Mc}\p{Nd}\p{Cn}_-]+$"#

/// With the hash of a name that Windows reserves.
private let testAlphabet = #"^[\p{L}\p{Mn}\p{Mc}\p{Nd}\p{Cn}_~-]+$"#

/// With the signs that values keep.
private let valueAlphabet = #"^[\p{L}\p{Mn}\p{Mc}\p{Nd}\p{Cn}_~+.=-]+$"#

private func checkLocation(testFilePath: String, testName: String) {
  guard let name = try? GoldenName(testName: testName, named: nil, fileExtension: "json") else {
    return
  }
  let artifacts = "/artifacts"
  let location = GoldenLocation(name: name, testFilePath: testFilePath, artifacts: artifacts)
  let input = "\(testFilePath.debugDescription), \(testName.debugDescription)"
  // Bytes, as the system sees them: a slash with a mark behind it is one Character.
  let steps = location.golden.utf8.split(separator: UInt8(ascii: "/"))
  let ends = steps.suffix(3).map { Array($0) }
  guard ends.count == 3, ends[0] == Array("__Golden__".utf8), ends[2] == Array(name.golden.utf8),
    ends[1] != Array("..".utf8), ends[1] != Array(".".utf8), !ends[1].contains(0)
  else {
    violation("a golden is in its folder", input, location.golden)
  }
  let actual = location.actual.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
  guard actual.first == Array("artifacts".utf8), !actual.contains(Array("..".utf8)) else {
    violation("an actual text is below the artifacts folder", input, location.actual)
  }
}
