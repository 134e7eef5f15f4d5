import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a run measures, and where it keeps its files.
struct Plan {
  /// The sizes of inputs, ascending.
  var sizes: [ByteSize]
  /// The sizes that growth is measured over.
  var growthSizes: [ByteSize]
  var kinds: [InputKind]
  var cache: InputCache
  /// How many threads the library and the command are given where they may use several.
  var threads: Int
  /// A folder with documents of the user's.
  var corpora: String?
  /// A folder for what a run writes; it is removed at the end.
  let workFolder: String

  init(_ arguments: Arguments, defaultSize: ByteSize) {
    sizes = arguments.sizes(default: defaultSize)
    growthSizes = arguments.growthSizes(default: defaultSize)
    kinds = InputKind.allCases
    cache = InputCache(directory: arguments.cache)
    threads = arguments.threads
    corpora = arguments.corpora
    workFolder = "\(arguments.cache)/work-\(getpid())"
  }

  /// All documents: the kinds in each size, then the user's own.
  func inputs() throws -> [Input] {
    let generated = sizes.flatMap { size in kinds.map { input($0, size) } }
    guard let corpora else { return generated }
    let names = try directoryEntries(corpora).filter { $0.hasSuffix(".json") }.sorted()
    guard !names.isEmpty else { throw Failure.usage("\(corpora): no *.json in it") }
    return try generated
      + names.map { name in
        let path = "\(corpora)/\(name)"
        return Input(subject: name, size: ByteSize(bytes: try fileSize(path))) { path }
      }
  }

  func input(_ kind: InputKind, _ size: ByteSize) -> Input {
    Input(subject: kind.rawValue, size: size) { [cache] in try cache.path(of: kind, size: size) }
  }

  /// A file for what a run writes.
  func workFile(_ name: String) -> String { "\(workFolder)/\(name)" }

  func createWorkFolder() throws {
    try createDirectory(workFolder)
  }

  func removeWorkFolder() {
    for name in (try? directoryEntries(workFolder)) ?? [] {
      unsafe unlink("\(workFolder)/\(name)")
    }
    unsafe rmdir(workFolder)
  }
}
