import Measurement

/// A program that sorts a JSON file, or one that compares two.
struct Program {
  /// In which order it writes an object's members.
  enum Order {
    /// That of the keys' Unicode scalar values, as ours.
    case sorted
    /// That of the file.
    case source
    /// Another one; what it writes is sorted before it is compared.
    case other
  }

  var name: String
  var order = Order.sorted
  /// In what its work differs from ours.
  var note: String?
  /// The program's own arguments, in front of the file's path.
  var arguments: [String]
  var accepted: Set<Int32> = [0]

  /// The processes, with files behind the arguments.
  func process(_ files: [String]) -> MeteredProcess {
    MeteredProcess(arguments: arguments + files, accepted: accepted)
  }

  /// Whether a program is there and answers.
  private static func answers(_ arguments: [String]) -> Bool {
    Executables.find(arguments[0]) != nil
      && (try? MeteredProcess.read(arguments, showsErrors: false)) != nil
  }

  /// The version that a program tells of itself, without its name.
  private static func version(_ arguments: [String]) -> String? {
    guard Executables.find(arguments[0]) != nil,
      let text = try? MeteredProcess.read(arguments, showsErrors: false)
    else { return nil }
    let words = String(decoding: text, as: UTF8.self)
      .split { $0 == " " || $0 == "\n" || $0 == "-" }
    return words.first { $0.drop { $0 == "v" }.first?.isNumber == true }
      .map { String($0.drop { $0 == "v" }) }
  }
}

extension Program {
  /// The command on several threads, as it is by default, and on one.
  static func commands(threads: Int) -> [Program] {
    let path = Executables.path(of: "canonicalize")
    var several = Program(name: "canonicalize", arguments: [path, "--jobs", "\(threads)"])
    several.note = "\(threads) threads"
    let single = Program(name: "canonicalize -j 1", arguments: [path, "--jobs", "1"])
    return threads == 1 ? [several] : [several, single]
  }

  /// The command of this project, as it is by default.
  static let canonicalize = Program(
    name: "canonicalize", arguments: [Executables.path(of: "canonicalize")])

  /// What people sort JSON with, as far as it is installed.
  static let sorters: [Program] = {
    var programs: [Program] = []
    if let version = version(["jq", "--version"]) {
      programs.append(
        Program(
          name: "jq -S", note: "version \(version); numbers become doubles",
          arguments: ["jq", "-S", "."]))
    }
    if let version = version(["jaq", "--version"]) {
      programs.append(
        Program(name: "jaq -S", note: "version \(version)", arguments: ["jaq", "-S", "."]))
    }
    if answers(["json_reformat", "-h"]) || Executables.find("json_reformat") != nil {
      programs.append(
        Program(
          name: "json_reformat", order: .source, note: "does not sort",
          arguments: ["sh", "-c", #"exec json_reformat < "$0""#]))
    }
    programs += pythonPrograms + nodePrograms
    return programs
  }()

  private static var pythonPrograms: [Program] {
    // Not the name, which may be a script that looks for the right version first.
    let script = "import sys; print(sys.executable)"
    guard let text = try? MeteredProcess.read(["python3", "-c", script], showsErrors: false),
      case let path = String(decoding: text, as: UTF8.self).filter({ $0 != "\n" }), !path.isEmpty
    else { return [] }
    var programs = [
      Program(
        name: "python3 -m json.tool",
        note: version([path, "--version"]).map { "version \($0); numbers become doubles" },
        arguments: [path, "-m", "json.tool", "--sort-keys", "--no-ensure-ascii", "--indent", "2"])
    ]
    if let version = version([path, "-c", "import orjson; print(orjson.__version__)"]) {
      let script = """
        import sys, orjson
        sys.stdout.buffer.write(orjson.dumps(orjson.loads(open(sys.argv[1], "rb").read()), \
        option=orjson.OPT_SORT_KEYS | orjson.OPT_INDENT_2))
        """
      programs.append(
        Program(
          name: "orjson", note: "version \(version), from Python; numbers become doubles",
          arguments: [path, "-c", script]))
    }
    return programs
  }

  private static var nodePrograms: [Program] {
    guard let version = version(["node", "--version"]) else { return [] }
    let script = """
      const sorted = v => Array.isArray(v) ? v.map(sorted) : v && typeof v === "object" \
      ? Object.fromEntries(Object.keys(v).sort().map(k => [k, sorted(v[k])])) : v;
      process.stdout.write(JSON.stringify( \
      sorted(JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"))), null, 2))
      """
    return [
      Program(
        name: "node", order: .other,
        note: "version \(version); keys that are numbers come first; numbers become doubles",
        arguments: ["node", "-e", script])
    ]
  }
}
