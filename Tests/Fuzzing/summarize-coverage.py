"""Prints how many lines of each folder of Sources were reached, from `llvm-cov export -summary-only`."""

import collections
import json
import sys


def main():
    folders = collections.defaultdict(lambda: [0, 0])
    for file in json.load(sys.stdin)["data"][0]["files"]:
        parts = file["filename"].split("/Sources/", 1)[1].split("/")
        lines = file["summary"]["lines"]
        folder = folders["/".join(parts[:2]) if len(parts) > 2 else parts[0]]
        folder[0] += lines["covered"]
        folder[1] += lines["count"]
    for name, (reached, count) in sorted(folders.items()):
        if reached > 0:
            print(f"  {100 * reached / count:5.1f} %  {reached:5} of {count:5}  {name}")


main()
