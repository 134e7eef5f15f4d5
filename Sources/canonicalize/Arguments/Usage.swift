/// The text of `--help`.
enum Usage {
  static let hint = "Try 'canonicalize --help' for more information."

  static let text = """
    Usage: canonicalize [options] [path ...]

    Writes JSON in its canonical form: one document, one text. With no path, or with -,
    standard input goes to standard output; with one file, its canonical text does.
    Several files, or a directory, need --write, --check or --diff.

    What happens to the text:
      -w, --write              rewrite each file in place, atomically; a canonical file is
                               not touched
      -c, --check              print the path of each file that is not canonical; status 1
                               if there is one
      -d, --diff               print a unified diff of what --write would change; status 1
                               if there is one
      -o, --output FILE        write to FILE instead of standard output, atomically; a
                               device or named pipe is written to directly

    What the text looks like:
          --format NAME        golden (default), foundation or jcs (RFC 8785)
          --indent N|tab       N spaces a level, 0 to 64, or one tab
          --compact            no white space
          --key-order ORDER    scalar, utf16 or source
          --numbers STYLE      verbatim or ecmascript

    What is accepted:
          --duplicate-keys P   error (default), first, last or keep
          --lines              JSON Lines: each value becomes one compact line
          --allow-comments     accept comments and drop them
          --max-depth N        how deep containers may be nested; default 512

    Which files:
      -r, --recursive          a directory means every *.json in it (with --lines *.jsonl
                               and *.ndjson); hidden and linked directories, .build
                               and links out of it are skipped
          --include GLOB       which files below a directory instead; repeatable
          --exclude GLOB       which files or directories not; repeatable. A pattern with
                               a slash is matched against the path below the directory,
                               one without against the name; ** is any directories
          --keep-goldens       a file in a folder __Golden__ stays as it is where it is
                               canonical in the format that its layout tells of
          --files-from FILE    more paths, one a line; - for standard input
      -0, --null               paths in FILE, and those that --check prints, end in NUL
          --stdin-name NAME    what diagnostics call standard input; default <stdin>

    How:
      -j, --jobs N             threads, for many files or a large one; default: the cores
          --progress WHEN      auto (default), always or never: a bar on standard error
      -q, --quiet              no warnings, notes or progress; errors and results stay
          --help               print this text
          --version            print the version

    An array at the root, and --lines, are worked on piece by piece, however long they are;
    --diff, and --check of a pipe, hold the whole text in memory.

    Status: 0 all well; 1 --check or --diff found a difference; 2 usage, or input or output
    that failed.

    """
}
