import LineDiff
import Testing

/// Other programs read and write the same diffs; many pairs go into one run of each.
@Suite struct ExternalOracleTests {
  private func pairs(slice: Int) -> [(name: String, old: [UInt8], new: [UInt8])] {
    let seeds = slice * 250..<(slice + 1) * 250
    let random = seeds.map { seed in
      let (old, new) = TextPairs.pair(seed: seed, maximumLines: seed % 10 == 0 ? 500 : 60)
      return ("seed\(seed)", old, new)
    }
    return random.filter { $0.1 != $0.2 }
  }

  /// Writes the old texts below `folder`, and one patch for them all.
  private func prepare(_ slice: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var patch: [UInt8] = []
    for (index, pair) in pairs(slice: slice).enumerated() {
      try folder.write(pair.old, to: pair.name)
      // The programs refuse hunks without context, or take them for ends of the file.
      patch += unified(
        pair.old, pair.new, context: 1 + index % 5, names: ("a/\(pair.name)", "b/\(pair.name)"))
    }
    try folder.write(patch, to: "all.patch")
    return folder
  }

  private func check(_ slice: Int, in folder: TemporaryFolder) {
    for pair in pairs(slice: slice) {
      let result = try? folder.read(pair.name)
      // Some programs remove a file that has become empty.
      #expect((result ?? []) == pair.new, "\(pair.name)")
    }
  }

  @Test(.enabled(if: ExternalTool.patch.isInstalled, "patch is not installed"), arguments: 0..<4)
  func `patch turns the old texts into the new ones`(_ slice: Int) throws {
    let folder = try prepare(slice)
    let (status, output, complaints) = try ExternalTool.patch.run(
      ["-p1", "--batch", "--fuzz=0", "-i", "all.patch"], in: folder)
    let report = String(decoding: output, as: UTF8.self)
    #expect(status == 0, "\(report) \(complaints)")
    #expect(!report.contains("offset"), "\(report)")
    check(slice, in: folder)
  }

  @Test(.enabled(if: ExternalTool.git.isInstalled, "git is not installed"), arguments: 0..<4)
  func `git apply turns the old texts into the new ones`(_ slice: Int) throws {
    let folder = try prepare(slice)
    let (status, _, complaints) = try ExternalTool.git.run(
      ["apply", "--whitespace=nowarn", "-p1", "all.patch"], in: folder)
    #expect(status == 0, "\(complaints)")
    check(slice, in: folder)
  }

  @Test(.enabled(if: ExternalTool.diff.isInstalled, "diff is not installed"))
  func `hunks are those of diff -u where there is only one shortest script`() throws {
    let folder = try TemporaryFolder()
    var expected: [String: [UInt8]] = [:]
    for seed in 0..<300 {
      let (old, new) = distinctPair(seed: seed)
      try folder.write(old, to: "old/\(seed)")
      try folder.write(new, to: "new/\(seed)")
      guard old != new else { continue }
      expected["\(seed)"] = Array(lines(of: unified(old, new)).dropFirst(2).joined())
    }
    let (status, output, complaints) = try ExternalTool.diff.run(["-ru", "old", "new"], in: folder)
    #expect(status == 1, "\(complaints)")
    var found: [String: [UInt8]] = [:]
    var name = ""
    var headers = 0
    for line in lines(of: output) {
      if line.starts(with: "diff ".utf8) {
        name = String(decoding: line.dropLast().split(separator: 0x2f).last ?? [], as: UTF8.self)
        headers = 2
      } else if headers > 0 {
        headers -= 1
      } else {
        found[name, default: []] += line
      }
    }
    #expect(found.count == expected.count)
    for (name, hunks) in expected {
      #expect(found[name] == hunks, "seed \(name)")
    }
  }

  /// All lines differ from each other, so each can match only one.
  private func distinctPair(seed: Int) -> (old: [UInt8], new: [UInt8]) {
    var generator = SplitMix64(seed: seed)
    let percent = [1, 5, 10, 20, 50][seed % 5]
    var old: [UInt8] = []
    var new: [UInt8] = []
    for line in 0..<Int.random(in: 1...120, using: &generator) {
      let isDeleted = generator.chance(percent)
      let isInserted = generator.chance(percent)
      old += Array("old \(line)\n".utf8)
      if !isDeleted { new += Array("old \(line)\n".utf8) }
      if isInserted { new += Array("new \(line)\n".utf8) }
    }
    if generator.chance(25) { old.removeLast() }
    if generator.chance(25), !new.isEmpty { new.removeLast() }
    return (old, new)
  }
}
