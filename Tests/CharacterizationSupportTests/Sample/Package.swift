// swift-tools-version: 6.2

import PackageDescription

// Copied to a folder of its own by the end-to-end tests, which set CHECKOUT.
let kit = Target.Dependency.product(
  name: "CharacterizationSupport", package: "SwiftCharacterizationKit")

let package = Package(
  name: "Sample",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [
    .package(name: "SwiftCharacterizationKit", path: Context.environment["CHECKOUT"] ?? "../../..")
  ],
  targets: [
    .testTarget(name: "SwiftTestingSample", dependencies: [kit]),
    .testTarget(name: "XCTestSample", dependencies: [kit]),
  ]
)
