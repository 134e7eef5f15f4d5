#if canImport(FoundationNetworking)
  internal import Dispatch
  internal import Foundation
  internal import FoundationNetworking

  /// What a task of FoundationNetworking knows and does not tell a protocol.
  ///
  /// Read by reflection, which can only fail to find something: then the answer is that nothing is
  /// known, and the stubs go on without it. Only for use on the task's work queue, while the task is
  /// running: all fields that are passed on the way are constants, plain counters, or change on that
  /// queue or after the session's last task.
  struct TaskReflection {
    private let task: URLSessionTask?

    init(_ task: URLSessionTask?) {
      self.task = task
    }

    var session: URLSession? {
      task.flatMap { Self.child("session", of: $0) } as? URLSession
    }

    /// The queue that all of the task's work is done on.
    var workQueue: DispatchQueue? {
      task.flatMap { Self.child("workQueue", of: $0) } as? DispatchQueue
    }

    /// The body that was given to an upload task: `enum _Body { none, data, file, stream }`.
    var body: Data? {
      guard let task, task is URLSessionUploadTask, let body = Self.child("knownBody", of: task)
      else { return nil }
      switch Mirror(reflecting: body).children.first?.value {
      case let data as DispatchData: return Data(data)
      case let file as URL: return try? Data(contentsOf: file)
      default: return nil
      }
    }

    /// Whether the session's delegate gets the response, not a completion handler.
    var callsDelegate: Bool {
      guard let task, let session,
        let table = Self.child("taskRegistry", of: session),
        let behaviours = Self.child("behaviours", of: table)
      else { return false }
      // The dictionary's values have a type that cannot be named: their entries are read one by one.
      for entry in Mirror(reflecting: behaviours).children {
        let pair = Array(Mirror(reflecting: entry.value).children)
        if pair.count == 2, pair[0].value as? Int == task.taskIdentifier {
          // A case without a payload has no children.
          return Mirror(reflecting: pair[1].value).children.isEmpty
        }
      }
      return false
    }

    /// A field of an object, of its class or of those above, out of its optional.
    private static func child(_ label: String, of object: Any) -> Any? {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        if let value = current.children.first(where: { $0.label == label })?.value {
          let inner = Mirror(reflecting: value)
          return inner.displayStyle == .optional ? inner.children.first?.value : value
        }
        mirror = current.superclassMirror
      }
      return nil
    }
  }
#endif
