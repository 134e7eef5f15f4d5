internal import AtomicFile

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The command: arguments, then a plan, then its run.
@main
struct Main {
  static func main() {
    StandardDescriptors.completeMissing()
    let console = Console()
    let status: ExitStatus
    do {
      switch try OptionParser.parse() {
      case .help:
        console.write(Usage.text, to: .output)
        status = .success
      case .version:
        console.write("canonicalize \(Version.current)\n", to: .output)
        status = .success
      case .run(let options):
        status = Run(options, try Plan(options), console).run()
      }
    } catch {
      console.write("canonicalize: \(error.message)\n\(Usage.hint)\n", to: .error)
      status = .failure
    }
    exit(max(status, console.closeOutput()).rawValue)
  }
}
