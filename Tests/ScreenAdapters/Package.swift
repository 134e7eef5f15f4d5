// swift-tools-version: 6.2

import PackageDescription

// A package of its own, which `run` builds with modules named UIKit and SwiftUI at hand: in the root
// package they would make `canImport(UIKit)` true for everything.

let package = Package(
  name: "ScreenAdapters",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "SwiftCharacterizationKit", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "ScreenAdapterTests",
      dependencies: [
        .product(name: "CharacterizationSupport", package: "SwiftCharacterizationKit"),
        .product(name: "SnapshotCore", package: "SwiftCharacterizationKit"),
      ],
      exclude: ["__Golden__"],
      swiftSettings: [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // A file that imports both Testing and UIKit would want a module of both.
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
