// swift-format-ignore-file

open class NSArray: NSObject {
  open var count: Int { fatalError() }
  open subscript(index: Int) -> Any { fatalError() }
}

open class NSDictionary: NSObject {
  open var count: Int { fatalError() }
  open var allKeys: [Any] { fatalError() }
  open func object(forKey key: Any) -> Any? { fatalError() }
}

open class NSSet: NSObject {
  open var count: Int { fatalError() }
  open var allObjects: [Any] { fatalError() }
}

open class NSMutableSet: NSSet {}

open class NSCountedSet: NSMutableSet {
  open func count(for object: Any) -> Int { fatalError() }
}

open class NSOrderedSet: NSObject {
  open var count: Int { fatalError() }
  open var array: [Any] { fatalError() }
}
