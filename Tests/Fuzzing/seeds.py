"""Writes the seeds of a fuzz target, and its dictionary.

    python3 seeds.py TARGET FOLDER      writes FOLDER/0, FOLDER/1, ... and FOLDER.dict

An input is what the target's own comment says: settings, then the rest.
"""

import itertools
import os
import sys

DOCUMENTS = [
    "{}", "[]", "null", "-0", "1.50e+10", '"a"', " [1 ,2]\n", '{"b":1,"a":[true,false,null]}',
    '["\\ud83d\\ude00\\u0041\\n\\\\\\"\\/","\\u00e9"]', '{"a":{"b":[{}]},"\\u0061b":"é\u2028"}',
    '[{"b":1,"a":2},{"b":3,"a":4},{"a":5,"b":6}]', '{"a":1,"a":2}', "\ufeff[0.1]",
    "[1] // x\n/* y */", '1 "a"\n{}\r\n[1] null', "[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]",
    "[123456789012345678901234567890,1E400,4.9e-324,9007199254740993]", '{"😀":1,"ﬁ":2,"é":3}',
    '["\\ud800"]', '["x', "[1,]", "tru", "[\x0b]", '{"a" 1}',
]

TEXT_WORDS = [
    "{", "}", "[", "]", ":", ",", '"', "\\", "true", "false", "null", "\\u00", "\\ud83d\\ude00",
    "\\ud800", "\\udc00", "\\n", "\\\\", "/*", "*/", "//", "\n", "1e", "-0", "0.", "1E400", '":',
    "\xef\xbb\xbf", "\xe2\x80\xa8", "\xf0\x9f\x98\x80", "\xed\xa0\x80", '{"a":', '"a":1,', "[]", "{}",
]

ARGUMENT_WORDS = [
    "-w", "-c", "-d", "-o", "-r", "-0", "-j", "-q", "--", "-", "--format=", "--indent", "--compact",
    "--key-order", "--numbers", "--duplicate-keys", "--lines", "--allow-comments", "--max-depth",
    "--recursive", "--include", "--exclude", "--files-from", "--null", "--stdin-name", "--jobs",
    "--progress", "--quiet", "--help", "--version", "golden", "jcs", "tab", "\xff", "[!", "[[:alpha:]]",
    "**", "a-z", "=",
]

NAME_WORDS = [
    "../", "/", "(", ")", "`", "_:", ".swift", "actual", "\xff", "\xcc\x81", "\xe2\x80\x8d", "\xf0\x9f\x98\x80",
    "\xc3\xa9", "\xea\xb0\x80", "\xe1\x84\x80", "..", "-", "_", "\x00",
]


def text():
    settings = itertools.cycle([b"\0\0\xff\x03\1", b"\1\1\xff\0\2", b"\2\2\xff\7\0", b"\3\x0f\xff\1\3"])
    for document in DOCUMENTS:
        for _ in range(2):
            yield next(settings) + document.encode()
        yield b"\0\4\xff\1\0" + document.encode()
        yield b"\0\x0c\xff\2\0" + document.encode()


def encoder():
    for length in (4, 16, 64, 200):
        for start in range(16):
            yield bytes((start * 37 + index * (start | 1)) % 256 for index in range(length))


def diff():
    pairs = [(b"", b""), (b"a\n", b"a"), (b"a\nb\nc\n", b"a\nx\nc\n"), (b"abcabba", b"cbabac"),
             (b"aaaaaaaabaaaaaaa", b"aaaaaaaaaaaaaa"), (bytes(range(60)), bytes(range(59, -1, -1)))]
    for old, new in pairs:
        for kinds in range(5):
            yield bytes([kinds, 3]) + old + b"\xff" + new


def arguments():
    yield bytes([0, 6, 3, 1, 1, 9, 1, 2, 97, 98, 1, 13, 5, 0, 17, 3, 120, 121, 122])
    for line in (["-wrq", "d"], ["--check", "--format=jcs", "a.json"], ["-j", "4", "-d", "--", "-x"]):
        yield b"\1" + b"\xff".join(word.encode() for word in line)
    yield b"\2a\nb\n\nc"
    for pattern, name in (("*.json", "a.json"), ("[!a-c]?", "dx"), ("[[:digit:]]*", "1"), ("[]a]", "]")):
        yield b"\3" + pattern.encode() + b"/" + name.encode()


def names():
    for parts in (["user(id:)", "no address", "json"], ["`a raw (name)`()", "../..", ".tar.gz"],
                  ["größe()", "cafe\u0301", "x" * 40], ["/a/../b/Tests.swift", "x" * 250, ""],
                  ["各種(名前:)", "👩‍👩‍👧", "txt"], ["\u1112\u1161\u11ab", "ｱ", "é"]):
        yield b"\1" + b"\xff".join(part.encode() for part in parts)


WORDS = {"text": TEXT_WORDS, "arguments": ARGUMENT_WORDS, "names": NAME_WORDS}


def main():
    target, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    for number, seed in enumerate(globals()[target]()):
        with open(os.path.join(folder, str(number)), "wb") as file:
            file.write(seed)
    with open(folder + ".dict", "w", encoding="ascii") as file:
        for word in WORDS.get(target, ["\x00"]):
            escaped = "".join(f"\\x{ord(letter):02x}" for letter in word)
            file.write(f'"{escaped}"\n')


main()
