import BenchmarkSuite

@main
struct Main {
  static func main() {
    BenchmarkSuite.main()
  }
}
