// swift-tools-version: 6.2

import PackageDescription

#if os(macOS)
  import Foundation
#endif

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
]

/// Compiled as a whole module, without which nothing is inlined from one file into another
/// (half the speed); with an object for each file, which the index of a debug build asks for.
///
/// Xcode's build engine, `--build-system swiftbuild`, does not build with these flags: from its own
/// settings it expects dependencies file by file. A manifest is not told which engine reads it. So they
/// are for Linux and the releases whose own engine is the default there; whoever takes the other one
/// sets CHARACTERIZATION_BUILD_SYSTEM=swiftbuild.
#if os(Linux) && compiler(<6.4)
  let wholeModule =
    Context.environment["CHARACTERIZATION_BUILD_SYSTEM"] == "swiftbuild"
    ? [] : ["-wmo", "-num-threads", "2", "-disable-batch-mode"]
#else
  let wholeModule: [String] = []
#endif

/// Modules on the hot path are optimized in debug builds too: tests run in debug builds, and there a
/// byte loop without optimization is about 18 times slower.
let hotPath: [SwiftSetting] =
  strict + [.unsafeFlags(["-O"] + wholeModule, .when(configuration: .debug))]

/// Where libyajl is on a Mac: the compiler does not look into Homebrew's folder itself, and an Xcode that
/// was started from the Dock does not find its pkg-config files.
#if os(macOS)
  let yajlFolder = ["/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib"].first {
    FileManager.default.fileExists(atPath: "\($0)/libyajl.dylib")
  }
#else
  let yajlFolder: String? = nil
#endif

/// Elsewhere, and on a Mac without it, a tokenizer in Swift reads the text.
let platformsWithYajl: [Platform] = [.linux] + (yajlFolder == nil ? [] : [.macOS])

let package = Package(
  name: "SwiftCharacterizationKit",
  platforms: [
    .macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "JSONCanonicalization", targets: ["JSONCanonicalization"]),
    .library(name: "LineDiff", targets: ["LineDiff"]),
    .library(name: "SnapshotCore", targets: ["SnapshotCore"]),
    .library(name: "CharacterizationSupport", targets: ["CharacterizationSupport"]),
    .library(name: "FixtureSupport", targets: ["FixtureSupport"]),
    .executable(name: "canonicalize", targets: ["canonicalize"]),
    .plugin(name: "CanonicalizePlugin", targets: ["CanonicalizePlugin"]),
    .plugin(name: "CanonicalizeCheckPlugin", targets: ["CanonicalizeCheckPlugin"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYajl",
      pkgConfig: "yajl",
      providers: [.apt(["libyajl-dev"]), .brew(["yajl"])]
    ),
    .systemLibrary(name: "CGetopt"),
    .systemLibrary(name: "CPrefetch"),
    .systemLibrary(name: "CThreadStack"),
    .systemLibrary(name: "CXattr"),
    .target(name: "Backports", swiftSettings: hotPath),
    .target(name: "Threading", swiftSettings: hotPath),
    .target(
      name: "JSONCanonicalization",
      dependencies: [
        "Backports",
        "CPrefetch",
        "CThreadStack",
        "Threading",
        .target(name: "CYajl", condition: .when(platforms: platformsWithYajl)),
      ],
      swiftSettings: hotPath,
      linkerSettings: yajlFolder.map {
        [.unsafeFlags(["-L\($0)"], .when(platforms: [.macOS]))]
      }
    ),
    .target(name: "LineDiff", dependencies: ["Backports"], swiftSettings: hotPath),
    .target(
      name: "AtomicFile",
      dependencies: ["Threading", .target(name: "CXattr", condition: .when(platforms: [.linux]))],
      swiftSettings: hotPath
    ),
    .target(
      name: "SnapshotCore",
      dependencies: [
        "JSONCanonicalization", "LineDiff", "AtomicFile", "Backports", "Threading",
      ],
      swiftSettings: hotPath
    ),
    .target(
      name: "CharacterizationSupport",
      dependencies: ["SnapshotCore"],
      swiftSettings: strict
    ),
    .target(name: "FixtureSupport", dependencies: ["Backports"], swiftSettings: strict),
    .executableTarget(
      name: "canonicalize",
      dependencies: [
        "JSONCanonicalization", "LineDiff", "AtomicFile", "Backports", "CGetopt", "Threading",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "JSONOracle",
      dependencies: ["Backports", "JSONCanonicalization"],
      path: "Tests/JSONOracle",
      swiftSettings: hotPath
    ),
    .plugin(
      name: "CanonicalizePlugin",
      capability: .command(
        intent: .custom(
          verb: "canonicalize",
          description: "Rewrites JSON fixtures and goldens in their canonical form"),
        permissions: [
          .writeToPackageDirectory(reason: "to rewrite JSON files that are not canonical")
        ]),
      dependencies: ["canonicalize"],
      path: "Sources/CanonicalizePlugin"
    ),
    // A permission is asked for whatever the arguments are, so what needs none is a command of its
    // own. It links to the other one's files.
    .plugin(
      name: "CanonicalizeCheckPlugin",
      capability: .command(
        intent: .custom(
          verb: "canonicalize-check",
          description: "Prints the paths of JSON fixtures and goldens that are not canonical")),
      dependencies: ["canonicalize"],
      path: "Sources/CanonicalizeCheckPlugin"
    ),
    .testTarget(
      name: "JSONCanonicalizationTests",
      dependencies: ["Backports", "JSONCanonicalization", "JSONOracle"],
      swiftSettings: strict
    ),
    .testTarget(name: "ThreadingTests", dependencies: ["Threading"], swiftSettings: strict),
    .testTarget(
      name: "LineDiffTests",
      dependencies: ["Backports", "LineDiff"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FixtureSupportTests",
      dependencies: ["FixtureSupport"],
      resources: [.copy("Fixtures")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MoodDiaryExampleTests",
      dependencies: ["CharacterizationSupport", "FixtureSupport"],
      exclude: ["__Golden__"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SectionedResultsExampleTests",
      dependencies: ["CharacterizationSupport", "FixtureSupport"],
      exclude: ["__Golden__"],
      swiftSettings: strict
    ),
    .target(
      name: "FileTestSupport",
      dependencies: [
        "Backports", "AtomicFile", "Threading",
        .target(name: "CXattr", condition: .when(platforms: [.linux])),
      ],
      path: "Tests/FileTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "AtomicFileTests",
      dependencies: ["Backports", "AtomicFile", "FileTestSupport"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "golden-recorder",
      dependencies: ["SnapshotCore"],
      path: "Tests/GoldenRecorder",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "dump-printer",
      dependencies: ["SnapshotCore"],
      path: "Tests/DumpPrinter",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnapshotCoreTests",
      dependencies: [
        "Backports", "dump-printer", "golden-recorder", "SnapshotCore", "CharacterizationSupport",
        "JSONCanonicalization",
        "AtomicFile",
        "FileTestSupport",
      ],
      exclude: ["Screens/__Golden__", "Strategies/__Golden__"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DefaultIsolationTests",
      dependencies: ["CharacterizationSupport"],
      exclude: ["__Golden__"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "CharacterizationSupportTests",
      dependencies: ["CharacterizationSupport", "AtomicFile", "FileTestSupport", "Threading"],
      exclude: ["Sample"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "canonicalizeTests",
      dependencies: [
        "Backports", "canonicalize", "CharacterizationSupport", "AtomicFile", "FileTestSupport",
      ],
      exclude: ["__Golden__"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PluginTests",
      dependencies: ["AtomicFile", "FileTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "CharacterizationSupport", "FixtureSupport", "canonicalize", "AtomicFile",
        "FileTestSupport",
      ],
      exclude: ["Context"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
