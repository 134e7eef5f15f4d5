/// The SHA-256 of the number file's first lines.
struct PublishedSum {
  var lines: Int

  /// As published with the file.
  var sum: String

  /// The sum where the table of edge values is left out and as many lines follow, taken when `sum` held.
  var sumWithoutTable: String

  static func sum(lines: Int, withTable: Bool) -> String? {
    all.first { $0.lines == lines }.map { withTable ? $0.sum : $0.sumWithoutTable }
  }

  static let all = [
    PublishedSum(
      lines: 1_000,
      sum: "be18b62b6f69cdab33a7e0dae0d9cfa869fda80ddc712221570f9f40a5878687",
      sumWithoutTable: "a7f8e7169357007dcd1e9257a2f3eaeee78df2c5cd63715d8e39e64e20003be8"),
    PublishedSum(
      lines: 10_000,
      sum: "b9f7a8e75ef22a835685a52ccba7f7d6bdc99e34b010992cbc5864cd12be6892",
      sumWithoutTable: "1b580035a413d78c542e9fa9e0726d540f85f9ee508f1869e249a1a4fc3267b7"),
    PublishedSum(
      lines: 100_000,
      sum: "22776e6d4b49fa294a0d0f349268e5c28808fe7e0cb2bcbe28f63894e494d4c7",
      sumWithoutTable: "2afd8d49ec3b2f3e295170bb7709e24e162757137b91446555d5ecf8adf5be36"),
    PublishedSum(
      lines: 1_000_000,
      sum: "49415fee2c56c77864931bd3624faad425c3c577d6d74e89a83bc725506dad16",
      sumWithoutTable: "3e6b8f99698ea125906fe6641848a95825bafca20f0c02d5e0d9bb493cd2b0a4"),
    PublishedSum(
      lines: 10_000_000,
      sum: "b9f8a44a91d46813b21b9602e72f112613c91408db0b8341fb94603d9db135e0",
      sumWithoutTable: "5eb6bdd0909b9dd4001650370049ea3c5116ac0e96a2ce58ba3b1b51622be4e4"),
    PublishedSum(
      lines: 100_000_000,
      sum: "0f7dda6b0837dde083c5d6b896f7d62340c8a2415b0c7121d83145e08a755272",
      sumWithoutTable: "fb7956e883d6114a6664d81a093463cea85e41a93e79e761b69217b63ad6f9d1"),
  ]
}
