"""What Package.swift says: the least system versions, the targets, their dependencies and settings."""
import json
import pathlib
import subprocess

# Names of the package manager, in the order in which results are printed.
PLATFORMS = ["macos", "ios", "maccatalyst", "tvos", "watchos", "visionos"]


class Manifest:
    def __init__(self, package):
        self.package = pathlib.Path(package).resolve()
        command = ["swift", "package", "--package-path", str(self.package), "dump-package"]
        self.description = json.loads(subprocess.run(
            command, check=True, capture_output=True, text=True).stdout)
        self.targets = {target["name"]: target for target in self.description["targets"]}

    def minimums(self):
        """The platforms that `platforms:` names, each with its least version."""
        declared = {entry["platformName"]: entry["version"] for entry in self.description["platforms"]}
        return {name: declared[name] for name in PLATFORMS if name in declared}

    def modules(self, kinds=("regular", "executable")):
        """The targets with Swift code of these kinds, each after those that it depends on."""
        order = []

        def visit(name):
            if name in order or name not in self.targets:
                return
            for dependency, _ in self.dependencies(name):
                visit(dependency)
            if self.targets[name]["type"] in kinds:
                order.append(name)

        for name in self.targets:
            if self.targets[name]["type"] in kinds:
                visit(name)
        return order

    def dependencies(self, name):
        """Names, each with the platforms it is for; None for all."""
        for dependency in self.targets[name]["dependencies"]:
            target, condition = next(iter(dependency.values()))
            yield target, condition and condition.get("platformNames")

    def c_modules(self, name, platform):
        """The system libraries that a target sees on a platform, by others too."""
        found, seen, todo = set(), set(), [name]
        while todo:
            for dependency, platforms in self.dependencies(todo.pop()):
                # The manifest asks whether the machine that it is read on is a Mac with the library.
                on_mac = platform == "macos" and self.targets[dependency].get("pkgConfig")
                if dependency in seen or (platforms and platform not in platforms and not on_mac):
                    continue
                seen.add(dependency)
                if self.targets[dependency]["type"] == "system":
                    found.add(dependency)
                todo.append(dependency)
        return sorted(found)

    def folder(self, name):
        target = self.targets[name]
        parent = "Tests" if target["type"] == "test" else "Sources"
        return self.package / (target.get("path") or f"{parent}/{name}")

    def swift_files(self, name):
        excluded = [self.folder(name) / path for path in self.targets[name]["exclude"]]
        return sorted(
            str(path) for path in self.folder(name).rglob("*.swift")
            if not any(path.is_relative_to(folder) for folder in excluded))

    def compiler_flags(self, name):
        """Those of the settings that say what is an error or a warning."""
        flags = ["-swift-version", "6"]
        for setting in self.targets[name]["settings"]:
            kind, value = next(iter(setting["kind"].items()))
            if kind == "strictMemorySafety":
                flags.append("-strict-memory-safety")
            elif kind == "enableUpcomingFeature":
                flags += ["-enable-upcoming-feature", value["_0"]]
            elif kind == "enableExperimentalFeature":
                flags += ["-enable-experimental-feature", value["_0"]]
            elif kind == "define":
                flags.append("-D" + value["_0"])
        return flags
