import AtomicFile
import FileTestSupport
import Foundation

/// Compiles the code of documentation against the modules that were built together with the tests,
/// without making anything of it.
struct ExampleCompiler {
  private let sandbox: Sandbox

  /// Compiles the context that examples take for granted.
  ///
  /// - Throws: `CompilerFault` where it does not compile.
  init() throws {
    sandbox = try Sandbox()
    let context = Checkout.root.appendingPathComponent(
      "Tests/DocumentationTests/Context/ExampleContext.swift")
    let faults = try compile(
      [
        "-emit-module", "-enable-testing", "-parse-as-library", "-module-name", "ExampleContext",
        "-o", "ExampleContext.swiftmodule", context.path,
      ] + Self.modules)
    guard faults.isEmpty else { throw CompilerFault(description: faults) }
  }

  /// What the compiler says about pages' examples; empty where all is well.
  func faults(of pages: [DocumentationPage]) throws -> String {
    var files: [String] = []
    for (index, page) in pages.enumerated() {
      guard let source = SwiftExamples(page).source else { continue }
      files.append("\(index).swift")
      try sandbox.write(Path("\(index).swift".utf8)!, source)
    }
    return try compile(
      ["-typecheck", "-parse-as-library", "-whole-module-optimization", "-module-name", "Examples"]
        + Self.modules + files)
  }

  /// What the compiler says about pages' parts of manifests; empty where all is well.
  func manifestFaults(of pages: [DocumentationPage]) throws -> String {
    let texts = pages.compactMap { SwiftExamples($0).manifest }
    guard !texts.isEmpty else { return "" }
    var files: [String] = []
    for (index, text) in texts.enumerated() {
      // No page's names are to meet those of another one.
      files.append("manifest\(index).swift")
      try sandbox.write(
        Path("manifest\(index).swift".utf8)!,
        text.replacingOccurrences(of: "func manifest", with: "func manifest\(index)_"))
    }
    let information = try run(["swiftc", "-print-target-info"])
    guard
      let resources = try? JSONDecoder().decode(
        TargetInformation.self, from: Data(information.outputBytes)
      ).paths.runtimeResourcePath
    else {
      throw CompilerFault(description: information.output + information.error)
    }
    return try compile(
      [
        "-typecheck", "-parse-as-library", "-whole-module-optimization", "-module-name",
        "Manifests", "-package-description-version", "6.2.0", "-I", "\(resources)/pm/ManifestAPI",
      ] + files)
  }

  private struct TargetInformation: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    var paths: Paths
  }

  /// Where the modules are, and the modules of C that theirs need.
  private static let modules: [String] =
    ["-I", ".", "-I", Checkout.products.appendingPathComponent("Modules").path]
    + ["CYajl", "CPrefetch", "CThreadStack", "CXattr"].flatMap { name in
      ["-Xcc", "-fmodule-map-file=\(Checkout.root.path)/Sources/\(name)/module.modulemap"]
    }

  private func compile(_ arguments: [String]) throws -> String {
    let result = try run(["swiftc", "-swift-version", "6", "-suppress-warnings"] + arguments)
    if result.status == 0 { return "" }
    return result.error.isEmpty ? "swiftc \(result.ending)" : result.error
  }

  private func run(_ command: [String]) throws -> ChildProcess.Result {
    let own = ProcessInfo.processInfo.environment
    var environment: [String: String] = [:]
    for name in ["PATH", "HOME", "SDKROOT", "DEVELOPER_DIR", "TMPDIR"] {
      environment[name] = own[name]
    }
    let paths = (["/usr/bin/env"] + command).map { Path($0.utf8)! }
    return try ChildProcess(paths, in: sandbox, environment: environment).finish(seconds: 600)
  }
}

/// The compiler could not be asked.
struct CompilerFault: Error, CustomStringConvertible {
  var description: String
}
