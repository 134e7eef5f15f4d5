// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that what the benchmarks need never reaches a user of the library.

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "benchmarks", targets: ["benchmarks"])
  ],
  dependencies: [
    .package(name: "SwiftCharacterizationKit", path: "..")
  ],
  targets: [
    // In C, so that the limit is yajl's own and not that of callbacks written in Swift.
    .target(name: "CYajlLimit", linkerSettings: [.linkedLibrary("yajl")]),
    .target(name: "CDoubleText"),
    // C and C++ libraries to compare with; each is left out where it is not installed.
    .target(
      name: "CPeers",
      // Debian's RapidJSON 1.1.0 has a member that no newer compiler accepts, and that is never used.
      cxxSettings: [.unsafeFlags(["-fdelayed-template-parsing"])],
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
    ),
    .executableTarget(name: "process-meter"),
    // What measured numbers mean: statistics, thresholds, tables, plots. Knows nothing of JSON.
    .target(name: "Measurement", swiftSettings: strict),
    .target(
      name: "BenchmarkSuite",
      dependencies: [
        "CDoubleText",
        "CPeers",
        "CYajlLimit",
        "Measurement",
        .product(name: "JSONCanonicalization", package: "SwiftCharacterizationKit"),
        .product(name: "LineDiff", package: "SwiftCharacterizationKit"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "BenchmarkSuite",
        // Programs that it runs.
        "allocation-count",
        "process-meter",
        .product(name: "canonicalize", package: "SwiftCharacterizationKit"),
      ],
      swiftSettings: strict
    ),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "allocation-count", dependencies: ["BenchmarkSuite", "CAllocationCount"],
      swiftSettings: strict),
    .testTarget(
      name: "BenchmarkTests",
      dependencies: ["BenchmarkSuite", "Measurement"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
