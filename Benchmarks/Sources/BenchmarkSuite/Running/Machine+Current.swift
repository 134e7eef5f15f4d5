import Foundation
import Measurement

extension Machine {
  /// This machine, as far as it tells.
  static func current() -> Machine {
    let compiler =
      (try? MeteredProcess.read(["swift", "--version"], showsErrors: false))
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Machine(
      processor: value(of: "model name", in: "/proc/cpuinfo") ?? "unknown processor",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      memoryBytes: Int(ProcessInfo.processInfo.physicalMemory),
      system: value(of: "PRETTY_NAME", in: "/etc/os-release")
        ?? ProcessInfo.processInfo.operatingSystemVersionString,
      compiler: compiler.split(separator: "\n").first.map { line in
        // Without the builds in parentheses.
        String(line.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces))
      } ?? "unknown compiler")
  }

  /// The value of a line `name: value` or `name=value`.
  private static func value(of name: String, in path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(maxSplits: 1) { $0 == ":" || $0 == "=" }
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name {
        return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      }
    }
    return nil
  }
}
