// A test file imports this module alone. The test frameworks come with it: a call to `expectGolden`
// expands a macro of Testing, also in a file that imports XCTest.
@_exported public import SnapshotCore
@_exported public import Testing
@_exported public import XCTest
