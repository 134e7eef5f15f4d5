import AtomicFile
import FileTestSupport
import Foundation

/// A block of documentation that shows commands and what they print, to be run.
///
/// A line that begins with `$ ` is a command, lines that end in a backslash go on, and what follows is
/// its output, standard error included. `cat FILE` of a file that does not exist yet shows what the
/// file holds, and makes it.
struct ConsoleExample: Sendable, CustomStringConvertible {
  struct Step: Sendable {
    var command: String
    var output: String
  }

  var description: String
  var steps: [Step] = []

  init(_ block: DocumentationPage.Block, in page: DocumentationPage) {
    description = "\(page.path):\(block.line)"
    var continues = false
    for line in block.lines {
      if continues {
        steps[steps.count - 1].command += "\n" + line
        continues = line.hasSuffix("\\")
      } else if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: ""))
        continues = line.hasSuffix("\\")
      } else if !steps.isEmpty {
        steps[steps.count - 1].output += line + "\n"
      }
    }
  }

  /// Runs the commands in a sandbox, one after the other in one shell, and returns what they print;
  /// the command `canonicalize` is the one in the folder `executables`.
  func outputs(in sandbox: Sandbox, executables: String) throws -> [String] {
    let mark = "----- the next command -----"
    var script = ""
    for step in steps {
      let words = step.command.split(separator: " ")
      if words.count == 2, words[0] == "cat", (try? sandbox.status(Path(words[1].utf8)!)) == nil {
        try sandbox.write(Path(words[1].utf8)!, step.output)
      }
      // The next command is to see the status of this one.
      script += step.command + "\nstatus=$?; printf '%s\\n' '\(mark)'; (exit \"$status\")\n"
    }
    let environment = [
      "PATH": "\(executables):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
    ]
    let command: [Path] = ["/usr/bin/env", "bash", "-c", Path("exec 2>&1\n\(script)".utf8)!]
    let result = try ChildProcess(command, in: sandbox, environment: environment).finish()
    return Array(result.output.components(separatedBy: mark + "\n").dropLast())
  }
}
