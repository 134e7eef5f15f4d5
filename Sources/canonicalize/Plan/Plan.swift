internal import AtomicFile
internal import JSONCanonicalization

/// What is to be done, in order: the inputs that options and operands come to.
struct Plan {
  enum Item {
    case standardInput
    case file(Path)
    /// A place that could not be searched; the others go on.
    case failed(Path, FileError)
  }

  var items: [Item] = []

  /// The sizes of all files, for the progress bar.
  var totalBytes = 0

  private var identities: [FileStatus.Identity: [Path]] = [:]
  private var hasStandardInput = false

  /// Finds the inputs.
  ///
  /// - Throws: `UsageError` where the options do not fit the paths.
  init(_ options: Options) throws(UsageError) {
    let listed = try Self.listedPaths(options)
    try Self.check(options, listed)
    if options.operands.isEmpty, listed == nil {
      items.append(.standardInput)
      return
    }
    for operand in options.operands {
      if operand == Options.dash {
        if !hasStandardInput { items.append(.standardInput) }
        hasStandardInput = true
      } else {
        try add(operand, options)
      }
    }
    // A list names files and nothing else: a dash in it is the file of that name.
    for path in listed ?? [] { try add(path, options) }
  }

  private static func listedPaths(_ options: Options) throws(UsageError) -> [Path]? {
    guard let file = options.filesFrom else { return nil }
    let bytes: [UInt8]
    do {
      if file == Options.dash {
        bytes = try FileList.bytes(of: .standardInput)
      } else {
        let list = try OwnedDescriptor(reading: file)
        bytes = try FileList.bytes(of: list.descriptor)
      }
    } catch {
      throw UsageError(
        message: "\(OptionName.filesFrom.text): \(Escaping.text(file.bytes)): \(error.message)")
    }
    let paths = FileList.paths(in: bytes, isNulSeparated: options.isNulSeparated)
    guard let paths else {
      throw UsageError(
        message: "\(OptionName.filesFrom.text): \(Escaping.text(file.bytes)): "
          + "holds a NUL; use --null (-0) where NULs divide the paths")
    }
    return paths
  }

  private static func check(_ options: Options, _ listed: [Path]?) throws(UsageError) {
    let count = options.operands.count + (listed?.count ?? 0)
    let readsStandardInput =
      options.operands.contains(Options.dash) || (options.operands.isEmpty && listed == nil)
    if options.operands.isEmpty, listed == nil, options.isRecursive {
      throw UsageError(message: "--recursive needs a directory")
    }
    if options.mode == .write, readsStandardInput {
      throw UsageError(message: "--write needs files: standard input cannot be rewritten")
    }
    if readsStandardInput, options.filesFrom == Options.dash {
      throw UsageError(
        message: "standard input cannot be both the list of --files-from and an input")
    }
    if options.mode == .print, count > 1 {
      throw UsageError(message: "several files need --write, --check or --diff")
    }
  }

  /// Adds a file, or the files below a folder.
  private mutating func add(_ path: Path, _ options: Options) throws(UsageError) {
    let status: FileStatus
    do {
      status = try FileStatus(of: path)
    } catch {
      // The attempt to open it tells, in its turn.
      items.append(.file(path))
      return
    }
    guard status.kind == .directory else {
      add(path, status)
      return
    }
    let name = Escaping.text(path.bytes)
    if options.mode == .print {
      throw UsageError(message: "\(name): is a directory: it needs --write, --check or --diff")
    }
    if !options.isRecursive {
      throw UsageError(
        message: "\(name): is a directory: --recursive (-r) takes the files below it")
    }
    let finder = FileFinder(options)
    for finding in finder.files(below: path) {
      switch finding {
      case .file(let file):
        do {
          add(file, try FileStatus(of: file))
        } catch {
          items.append(.file(file))
        }
      case .failed(let path, let error): items.append(.failed(path, error))
      }
    }
  }

  /// Adds a file unless it is there already: two jobs may not rewrite one file at once.
  ///
  /// Hard links are names in their own right, each of which gets its new text: only one that leads
  /// to the same place in the same folder is left out.
  private mutating func add(_ path: Path, _ status: FileStatus) {
    let known = identities[status.identity, default: []]
    if !known.isEmpty {
      if status.links == 1 { return }
      let resolved = path.resolved
      if known.contains(where: { $0.resolved == resolved }) { return }
    }
    identities[status.identity, default: []].append(path)
    items.append(.file(path))
    if status.kind == .regular { totalBytes += status.size }
  }
}

extension FileFinder {
  /// The finder that the options ask for.
  init(_ options: Options) {
    let names = options.canonicalizer.framing == .lines ? ["*.jsonl", "*.ndjson"] : ["*.json"]
    let standard = names.compactMap { GlobPattern(Array($0.utf8)) }
    self.init(
      includes: options.includes.isEmpty ? standard : options.includes,
      excludes: options.excludes)
  }
}
