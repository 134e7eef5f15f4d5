import AtomicFile
import Testing

@Suite struct `Paths` {
  @Test(arguments: [
    ("a", ".", "a"), ("x/a", "x/", "a"), ("/a", "/", "a"), ("x/y/a", "x/y/", "a"),
    ("./a", "./", "a"), ("x//a", "x//", "a"), ("-", ".", "-"),
  ])
  func `A path has a folder and a name`(_ path: String, _ folder: String, _ name: String) throws {
    let path = try #require(Path(path.utf8))
    #expect(path.directory.bytes == Array(folder.utf8))
    #expect(Array(path.lastComponent) == Array(name.utf8))
  }

  @Test(arguments: [("x", "x/a"), ("x/", "x/a"), ("/", "/a"), ("", "a"), (".", "./a")])
  func `A name is appended behind one slash`(_ folder: String, _ path: String) throws {
    let folder = try #require(Path(folder.utf8))
    #expect(folder.appending("a".utf8).bytes == Array(path.utf8))
  }

  @Test func `A path holds no NUL`() {
    #expect(Path([0x61, 0, 0x62]) == nil)
    #expect(Path([0xFF, 0xFE])?.bytes == [0xFF, 0xFE])
  }
}
