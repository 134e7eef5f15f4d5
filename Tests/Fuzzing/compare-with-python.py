"""Compares what the engine said of each text of a corpus with Python's json, made strict.

    python3 compare-with-python.py VERDICTS

Accepted differences, each counted:

- half of a surrogate pair, which Python takes and cannot encode afterwards;
- a byte order mark, which Python refuses and RFC 8259 lets a reader skip;
- nesting deeper than 512, and what Python's own recursion limit refuses.
"""

import json
import re
import sys

MARKED = re.compile(r'"\\u0001number:([-+.0-9eE]*)\\u0001"')


def refuse(text):
    raise ValueError(text)


def number(text):
    """Numbers are kept to the letter: as marked strings, which lose marks and quotes again."""
    return "\x01number:" + text + "\x01"


def depth(value):
    """How deep lists and dictionaries are nested; without recursion."""
    deepest, pending = 0, [(value, 0)]
    while pending:
        item, level = pending.pop()
        if isinstance(item, (list, dict)):
            deepest = max(deepest, level + 1)
            children = item.values() if isinstance(item, dict) else item
            pending.extend((child, level + 1) for child in children)
    return deepest


def read(text):
    """The canonical text; None where Python refuses the input."""
    value = json.loads(
        text.decode("utf-8"), parse_float=number, parse_int=number, parse_constant=refuse)
    canonical = json.dumps(value, sort_keys=True, indent=2, ensure_ascii=False)
    if depth(value) > 512:
        raise RecursionError
    return MARKED.sub(r"\1", canonical).encode("utf-8") + b"\n"


def records(data):
    place = 0
    def take(count):
        nonlocal place
        place += count
        return data[place - count:place]
    while place < len(data):
        text = take(int.from_bytes(take(4), "little"))
        accepted = take(1) == b"\x01"
        yield text, accepted, take(int.from_bytes(take(4), "little"))


def main():
    # Digits of any number: Python's limit is about turning them into an integer.
    sys.setrecursionlimit(20_000)
    compared = accepted_count = 0
    excused = {"surrogates": 0, "byte order mark": 0, "depth": 0}
    with open(sys.argv[1], "rb") as file:
        data = file.read()
    for text, accepted, canonical in records(data):
        compared += 1
        accepted_count += accepted
        if text.startswith(b"\xef\xbb\xbf"):
            excused["byte order mark"] += 1
            text = text[3:]
        try:
            expected = read(text)
        except UnicodeEncodeError:
            excused["surrogates"] += 1
            expected = None
        except RecursionError:
            excused["depth"] += 1
            expected = None
        except ValueError:
            expected = None
        if (expected is not None) != accepted or (accepted and expected != canonical):
            print("text:", text, "accepted:", accepted, "canonical:", canonical, sep="\n")
            print("Python:", expected, sep="\n")
            sys.exit(1)
    print(f"Python agrees on {compared} texts, {accepted_count} of them accepted; {excused}")


main()
