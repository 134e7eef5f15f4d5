// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation
internal import UIKit

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view that has no body was asked for it") }
}

/// A view that the stub knows by itself.
@MainActor
protocol PrimitiveView {
  var nodes: [AccessibilityNode] { get }
}

@MainActor @resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }
}

public struct TupleView<each Content: View>: View, PrimitiveView {
  let content: (repeat each Content)

  public var body: Never { fatalError() }

  var nodes: [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    for view in repeat each content { nodes += AccessibilityNode.nodes(of: view) }
    return nodes
  }
}

public struct Text: View, PrimitiveView {
  let text: String

  nonisolated public init(_ text: String) { self.text = text }

  public var body: Never { fatalError() }

  var nodes: [AccessibilityNode] { [AccessibilityNode(label: text, traits: .staticText)] }
}

public struct IdentifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  let identifier: String

  public var body: Never { fatalError() }

  var nodes: [AccessibilityNode] {
    let nodes = AccessibilityNode.nodes(of: content)
    for node in nodes { node.accessibilityIdentifier = identifier }
    return nodes
  }
}

extension View {
  public func accessibilityIdentifier(_ identifier: String) -> IdentifiedView<Self> {
    IdentifiedView(content: self, identifier: identifier)
  }
}
