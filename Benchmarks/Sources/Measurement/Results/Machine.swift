/// Where a run was made, and with which versions.
package struct Machine: Codable, Equatable {
  package var processor: String
  package var cores: Int
  package var memoryBytes: Int
  package var system: String
  package var compiler: String

  package init(
    processor: String, cores: Int, memoryBytes: Int, system: String, compiler: String
  ) {
    self.processor = processor
    self.cores = cores
    self.memoryBytes = memoryBytes
    self.system = system
    self.compiler = compiler
  }

  package var description: String {
    let gigabytes = fixed(Double(memoryBytes) / 1e9, places: 0)
    return "\(processor), \(cores) cores, \(gigabytes) GB; \(system); \(compiler)"
  }

  /// For a plot's margin.
  package var short: String { "\(processor), \(cores) cores; \(compiler)." }
}
