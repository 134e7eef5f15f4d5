import Foundation
import JSONCanonicalization
import Testing

struct FileInputTests {
  @Test func `a descriptor that cannot be read is an error of reading`() {
    for descriptor in [-1, 1_000_000] as [Int32] {
      var output: [UInt8] = []
      let error = #expect(throws: CanonicalizationError.self) {
        try Canonicalizer().canonicalize(fileDescriptor: descriptor, into: &output)
      }
      #expect(error?.code == .readFailed)
      #expect(error?.message.isEmpty == false)
      #expect(error?.bytesWritten == 0)
      #expect(output.isEmpty)
    }
  }

  @Test func `a folder's descriptor is an error of reading`() throws {
    let descriptor = unsafe open("/", O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var output: [UInt8] = []
    let error = #expect(throws: CanonicalizationError.self) {
      try Canonicalizer().canonicalize(fileDescriptor: descriptor, into: &output)
    }
    #expect(error?.code == .readFailed)
  }

  @Test func `a file is read from where its descriptor stands`() throws {
    let file = try UnlinkedFile(Array("[1] {\"a\" : 2}".utf8))
    lseek(file.descriptor, 4, SEEK_SET)
    var output: [UInt8] = []
    let summary = try Canonicalizer.jcs.canonicalize(
      fileDescriptor: file.descriptor, into: &output)
    #expect(output == Array("{\"a\":2}".utf8))
    #expect(summary.bytesRead == 9)
  }

  @Test func `an empty file is an empty input`() throws {
    let file = try UnlinkedFile([])
    var output: [UInt8] = []
    let error = #expect(throws: CanonicalizationError.self) {
      try Canonicalizer().canonicalize(fileDescriptor: file.descriptor, into: &output)
    }
    #expect(error?.code == .emptyInput)
    #expect(error?.location == TextLocation(offset: 0, line: 1, column: 1))
    let summary = try Canonicalizer.lines.canonicalize(
      fileDescriptor: file.descriptor, into: &output)
    #expect(summary.values == 0)
  }

  @Test func `a named file, a missing file and a folder`() throws {
    let file = try TemporaryFile(Array("{\"b\":1,\"a\":[ ]}".utf8))
    var output: [UInt8] = []
    let summary = try Canonicalizer().canonicalize(contentsOfFile: file.path, into: &output)
    #expect(output == Array("{\n  \"a\": [],\n  \"b\": 1\n}\n".utf8))
    #expect(summary.bytesRead == 15)
    #expect(summary.bytesWritten == output.count)
    for path in [file.path + ".missing", "/", "", file.path + "/below"] {
      let error = #expect(throws: CanonicalizationError.self) {
        try Canonicalizer().canonicalize(contentsOfFile: path, into: &output)
      }
      #expect(error?.code == .readFailed, "\(path): \(String(describing: error))")
      #expect(error?.location == nil)
    }
  }

  @Test func `a mapped file is read as any other`() throws {
    for (text, isEmpty) in [("{\"b\":1,\"a\":[ ]}", false), ("", true)] {
      let file = try TemporaryFile(Array(text.utf8))
      do {
        let output = try Canonicalizer.jcs.canonicalize(contentsOfFile: file.path, reading: .mapped)
        #expect(output == Array("{\"a\":[],\"b\":1}".utf8))
      } catch {
        #expect(isEmpty)
        #expect(error.code == .emptyInput)
      }
    }
    for path in ["/", "/missing"] {
      let error = #expect(throws: CanonicalizationError.self) {
        try Canonicalizer().canonicalize(contentsOfFile: path, reading: .mapped)
      }
      #expect(error?.code == .readFailed)
    }
  }

  enum Change: Sendable {
    case size(Int)
    case oneMoreSpace
  }

  /// An output that changes the input when it is first written to.
  struct Meddling: CanonicalOutput {
    let descriptor: Int32
    let change: Change
    var count = 0

    mutating func write(_ bytes: Span<UInt8>) {
      if count == 0 {
        switch change {
        case .size(let size): ftruncate(descriptor, size)
        case .oneMoreSpace: _ = unsafe pwrite(descriptor, " ", 1, 2_500_003)
        }
      }
      count += bytes.count
    }
  }

  @Test(arguments: [Change.size(0), .size(1_000_000), .size(2_500_002), .oneMoreSpace])
  func `a file that changes while it is read is an error`(change: Change) throws {
    let row = Array("{\"b\":\"0123456789\",\"a\":1},".utf8)
    let text = [0x5B] + Array(Array(repeating: row, count: 100_000).joined()) + [0x31, 0x5D]
    #expect(text.count == 2_500_003)
    let file = try UnlinkedFile(text)
    var output = Meddling(descriptor: file.descriptor, change: change)
    let error = #expect(throws: CanonicalizationError.self) {
      try Canonicalizer().canonicalize(fileDescriptor: file.descriptor, into: &output)
    }
    #expect(error?.code == .inputChanged, "\(String(describing: error))")
    #expect(error?.bytesWritten == output.count)
  }

  @Test func `a descriptor that does not block is waited for`() throws {
    let text = Array(String(repeating: "[1,2,3] ", count: 100_000).utf8)
    let pipe = try FilledPipe(text)
    let flags = fcntl(pipe.descriptor, F_GETFL)
    _ = fcntl(pipe.descriptor, F_SETFL, flags | O_NONBLOCK)
    var output = DiscardingOutput()
    let summary = try Canonicalizer.lines.canonicalize(
      fileDescriptor: pipe.descriptor, into: &output)
    #expect(summary.values == 100_000)
  }

  @Test func `a fault in a named file has its place`() throws {
    let file = try TemporaryFile(Array("[1,\n 2,\n é]".utf8))
    var output: [UInt8] = []
    let error = #expect(throws: CanonicalizationError.self) {
      try Canonicalizer().canonicalize(contentsOfFile: file.path, into: &output)
    }
    #expect(error?.code == .syntax)
    #expect(error?.location == TextLocation(offset: 9, line: 3, column: 2))
  }

  @Test func `strings, data, arrays and spans are one input`() throws {
    let canonicalizer = Canonicalizer()
    let text = "{\"é\":1,\"a\":[\"\u{1F600}\"]}"
    let expected = "{\n  \"a\": [\n    \"\u{1F600}\"\n  ],\n  \"é\": 1\n}\n"
    #expect(Array(try canonicalizer.canonicalize(text).utf8) == Array(expected.utf8))
    #expect(try canonicalizer.canonicalize(Data(text.utf8)) == Data(expected.utf8))
    #expect(try canonicalizer.canonicalize(Array(text.utf8)) == Array(expected.utf8))
    // A slice of data does not start at zero.
    let slice = Data("xx\(text)".utf8)[2...]
    #expect(try canonicalizer.canonicalize(slice) == Data(expected.utf8))
  }

  @Test func `every call throws the one error`() {
    let canonicalizer = Canonicalizer()
    let place = TextLocation(offset: 3, line: 1, column: 4)
    #expect(
      #expect(throws: CanonicalizationError.self) { try canonicalizer.canonicalize("[1,]") }?
        .location == place)
    #expect(
      #expect(throws: CanonicalizationError.self) {
        try canonicalizer.canonicalize(Data("[1,]".utf8))
      }?.location == place)
    #expect(
      #expect(throws: CanonicalizationError.self) {
        try canonicalizer.canonicalize(Array("[1,]".utf8))
      }?.location == place)
    #expect(
      #expect(throws: CanonicalizationError.self) { try canonicalizer.canonicalize(Data()) }?.code
        == .emptyInput)
  }
}
