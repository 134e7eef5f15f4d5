// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that what the benchmarks need never reaches a user of the library.

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
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
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CDoubleText",
        "CYajlLimit",
        .product(name: "JSONCanonicalization", package: "SwiftCharacterizationKit"),
        .product(name: "canonicalize", package: "SwiftCharacterizationKit"),
      ],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
