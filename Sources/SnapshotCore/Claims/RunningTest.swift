/// The test that a check runs in, where the test framework tells.
public struct RunningTest: Sendable, Hashable {
  /// What tells it apart from all others of the process, and stays the same when it is repeated.
  public var id: String

  /// What people know it by.
  public var name: String

  /// The name of its function, with parameters, as `#function` gives it; nil where it is not known.
  public var functionName: String?

  /// Whether it runs once for each of its arguments.
  public var isParameterized: Bool

  /// The texts of this case's arguments; empty where there are none, or where they are not known.
  public var arguments: [NameText]

  /// Why the arguments are not known.
  public var argumentFault: String?

  /// Describes a test.
  public init(
    id: String, name: String, functionName: String? = nil, isParameterized: Bool = false,
    arguments: [NameText] = [], argumentFault: String? = nil
  ) {
    self.id = id
    self.name = name
    self.functionName = functionName
    self.isParameterized = isParameterized
    self.arguments = arguments
    self.argumentFault = argumentFault
  }
}
