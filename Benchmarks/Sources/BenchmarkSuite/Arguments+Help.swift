extension Arguments {
  package static var help: String {
    let width = 13
    let sections = Section.allCases.map { section in
      let name = section.rawValue
      let padding = String(repeating: " ", count: width - name.count)
      return "    \(name)\(padding)\(section.summary)\n"
    }.joined()
    return """
      Usage: benchmarks [options]
             benchmarks --check [options]
             benchmarks report --json FILE [--plot DIR] [--readme FILE]
             benchmarks generate KIND --size SIZE --output FILE
             benchmarks es6-numbers --lines N [--table FILE] [--output FILE]
             benchmarks encoding-memory --size SIZE

      Measures the library and the command, by turns with what they are compared with: everything
      that is installed of jq, jaq, json_reformat, python3, orjson, node, diff and git, and RapidJSON
      and jansson. Each is checked to do the same work before it is timed. Results go to standard
      output, progress to standard error. Sections:

      \(sections)
        --filter NAME     only sections, inputs or contestants with NAME in their name; repeatable,
                          or separated by commas
        --size SIZE       size of each input, 1MB to 2GB; repeatable, or separated by commas
                          (default: 100MB; growth goes to 20 times that)
        --rounds N        how often each contestant is measured (default: 5)
        --threads N       threads of the library and the command where they may use several (default:
                          the cores)
        --corpora DIR     measure every *.json in DIR as well
        --json FILE       write all results; cases that FILE has from earlier runs stay in it
        --plot DIR        write plots of the results (with --json, of all in FILE) as SVG, and a page
                          with all tables, README.md
        --readme FILE     put the main tables (with --json, of all in its file) between the marks
                          <!-- benchmarks: begin --> and <!-- benchmarks: end --> of a Markdown file
        --cache DIR       where generated inputs are kept
                          (default: $XDG_CACHE_HOME/swift-characterization-kit/benchmarks)
        --check           measure what Thresholds.json has limits for, and end with status 1 and the
                          names of those that fell. Ratios within the run are compared, never times;
                          a miss is measured again, up to three times
        --thresholds FILE another file of limits
        --help            show this

      report writes plots and tables of results that are there. generate writes an input to a file;
      KIND is records, map, numbers or strings. es6-numbers checks how doubles are spelled against the
      published sum of RFC 8785's number file; N is a power of ten from 1000 to 100000000, and --table
      names its edge values, one bit pattern a line (default:
      $CONFORMANCE_DATA/conformance/rfc8785/es6-static-u64.txt; without it the check starts behind
      them). encoding-memory encodes a sequence of values, and tells the peak memory; SIZE is that of
      the output.

      Status: 0 all well; 1 a limit fell, or something failed; 2 usage.

      """
  }
}
