#!/usr/bin/env python3
"""Compiles the package's modules for Apple's platforms, at the least versions that it declares.

usage: compile.py PACKAGE SCRATCH [PLATFORM...]

Errors and warnings are the compiler's own, those of availability too; each is printed once, and any
makes the exit status 1. Status 2: the modules to compile against could not be made.
"""
import concurrent.futures
import pathlib
import re
import subprocess
import sys

import manifest
import sdk

# Of the package's files and those that macros write.
DIAGNOSTIC = re.compile(r"^(?P<place>[^:\n]+:\d+:\d+): (?P<text>(?:error|warning): .*)$", re.M)

# Not compiled, each with its reason.
LEFT_OUT = {
    "dump-printer": "makes values of most of Foundation's types, which the stubs only read",
}

# Not compiled but for macOS, each with its reason.
MACOS_ALONE = {
    "JSONOracle": "compares the text path, which needs yajl; the tests that use it do not build there either",
}


class Compilation:
    def __init__(self, package, platform, version, scratch):
        self.package = package
        self.sdk = sdk.SDK(platform, version, scratch)
        self.platform = platform
        self.diagnostics = []

    def run(self):
        self.sdk.prepare()
        modules = self.sdk.folder / "package"
        modules.mkdir(exist_ok=True)
        for old in modules.glob("*"):
            old.unlink()
        # Commands are for the machine that builds: elsewhere nothing depends on them.
        kinds = ("regular", "executable") if self.platform == "macos" else ("regular",)
        for name in self.package.modules(kinds):
            if name in LEFT_OUT or (self.platform != "macos" and name in MACOS_ALONE):
                continue
            if not self._compile(name, modules):
                # What depends on it would fail for that alone.
                break
        return self

    def _compile(self, name, modules):
        module = name.replace("-", "_")
        flags = ["-package-name", "package", "-I", str(modules)]
        for library in self.package.c_modules(name, self.platform):
            flags += ["-Xcc", f"-fmodule-map-file={self.package.folder(library)}/module.modulemap"]
        result = subprocess.run(
            [self.sdk.frontend, "-emit-module", "-module-name", module,
             "-o", str(modules / f"{module}.swiftmodule"), "-enable-testing"]
            + self.package.compiler_flags(name) + flags + self.sdk.flags()
            + [self._readable(name, path) for path in self.package.swift_files(name)],
            capture_output=True, text=True)
        found = False
        for match in DIAGNOSTIC.finditer(result.stderr):
            place = match["place"].removeprefix(f"{self.package.package}/")
            line = f"{place}: {match['text']}"
            if line not in self.diagnostics:
                self.diagnostics.append(line)
            found = True
        if result.returncode != 0 and not found:
            self.diagnostics.append(f"{name}: the compiler fails:\n{result.stderr[:2000]}")
        return result.returncode == 0


    @staticmethod
    def _readable(name, path):
        """A file, or what stands in for one that needs Objective-C."""
        replacement = sdk.REPLACEMENTS / name / pathlib.Path(path).name
        return str(replacement if replacement.exists() else path)


def main(package, scratch, *chosen):
    package = manifest.Manifest(package)
    minimums = package.minimums()
    for name in chosen:
        if name not in minimums:
            print(f"Package.swift has no minimum for '{name}'", file=sys.stderr)
            return 64
    scratch = pathlib.Path(scratch).resolve()
    compilations = [
        Compilation(package, platform, version, scratch)
        for platform, version in minimums.items() if not chosen or platform in chosen]
    try:
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            compilations = list(pool.map(Compilation.run, compilations))
    except sdk.Failure as failure:
        print(failure, file=sys.stderr)
        return 2
    for compilation in compilations:
        print(f"{compilation.sdk.triple}: {len(compilation.diagnostics)} errors and warnings")
        for line in compilation.diagnostics:
            print(f"  {line}")
    return int(any(compilation.diagnostics for compilation in compilations))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
