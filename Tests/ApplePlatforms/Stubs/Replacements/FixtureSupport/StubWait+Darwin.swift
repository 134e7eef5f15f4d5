internal import Foundation

// In place of the file of that name, which calls itself by a selector: that needs Objective-C.

final class StubWait: NSObject {
  private(set) var isOver = false

  init?(_ delay: Duration, _ load: StubURLProtocol) { return nil }

  func cancel() {}
}
