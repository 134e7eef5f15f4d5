// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
]

/// Modules on the hot path are optimized in debug builds too: tests run in debug builds, and there a
/// byte loop without optimization is about 18 times slower.
///
/// As whole modules, without which nothing is
/// inlined from one file into another (half the speed); with an object for each file, which the index
/// of a debug build asks for.
let hotPath: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
  ]

/// iOS has no libyajl: there a tokenizer in Swift reads the text.
let platformsWithYajl: [Platform] = [.linux, .macOS]

let package = Package(
  name: "SwiftCharacterizationKit",
  platforms: [.iOS(.v26), .macOS(.v26)],
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
    .target(name: "Threading", swiftSettings: hotPath),
    .target(
      name: "JSONCanonicalization",
      dependencies: [
        "CPrefetch",
        "CThreadStack",
        "Threading",
        .target(name: "CYajl", condition: .when(platforms: platformsWithYajl)),
      ],
      swiftSettings: hotPath
    ),
    .target(name: "LineDiff", swiftSettings: hotPath),
    .target(
      name: "AtomicFile",
      dependencies: ["Threading", .target(name: "CXattr", condition: .when(platforms: [.linux]))],
      swiftSettings: hotPath
    ),
    .target(
      name: "SnapshotCore",
      dependencies: [
        "JSONCanonicalization", "LineDiff", "AtomicFile", "Threading",
      ],
      swiftSettings: hotPath
    ),
    .target(
      name: "CharacterizationSupport",
      dependencies: ["SnapshotCore"],
      swiftSettings: strict
    ),
    .target(name: "FixtureSupport", swiftSettings: strict),
    .executableTarget(
      name: "canonicalize",
      dependencies: ["JSONCanonicalization", "LineDiff", "AtomicFile", "CGetopt", "Threading"],
      swiftSettings: strict
    ),
    .target(
      name: "JSONOracle",
      dependencies: ["JSONCanonicalization"],
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
      dependencies: ["JSONCanonicalization", "JSONOracle"],
      swiftSettings: strict
    ),
    .testTarget(name: "ThreadingTests", dependencies: ["Threading"], swiftSettings: strict),
    .testTarget(
      name: "LineDiffTests",
      dependencies: ["LineDiff"],
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
        "AtomicFile", "Threading", .target(name: "CXattr", condition: .when(platforms: [.linux])),
      ],
      path: "Tests/FileTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "AtomicFileTests",
      dependencies: ["AtomicFile", "FileTestSupport"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "golden-recorder",
      dependencies: ["SnapshotCore"],
      path: "Tests/GoldenRecorder",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnapshotCoreTests",
      dependencies: [
        "golden-recorder", "SnapshotCore", "CharacterizationSupport", "JSONCanonicalization",
        "AtomicFile",
        "FileTestSupport",
      ],
      exclude: ["Screens/__Golden__", "Strategies/__Golden__"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CharacterizationSupportTests",
      dependencies: ["CharacterizationSupport", "AtomicFile", "FileTestSupport", "Threading"],
      exclude: ["Sample"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "canonicalizeTests",
      dependencies: ["canonicalize", "CharacterizationSupport", "AtomicFile", "FileTestSupport"],
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
