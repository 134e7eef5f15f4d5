import Foundation

/// An empty folder, in which the system says what a name makes of it.
final class SmallFolder {
  @safe nonisolated(unsafe) static let shared = SmallFolder()

  private let path: String

  private init() {
    var template = Array((NSTemporaryDirectory() + "/fuzz-names-XXXXXX").utf8CString)
    guard unsafe mkdtemp(&template) != nil else { violation("a folder can be made") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    atexit { SmallFolder.shared.remove() }
  }

  /// Creates a file of a name, and looks whether that, and nothing else, is what the folder holds.
  func check(_ name: String, _ input: String) {
    let file = "\(path)/\(name)"
    let descriptor = unsafe open(file, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { violation("a file of this name can be made", input, name) }
    close(descriptor)
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    guard unsafe unlink(file) == 0, names?.count == 1,
      names?[0].utf8.elementsEqual(name.utf8) == true
    else {
      violation("a file of this name is alone in its folder", input, name, "\(names ?? [])")
    }
  }

  private func remove() {
    _ = unsafe rmdir(path)
  }
}
