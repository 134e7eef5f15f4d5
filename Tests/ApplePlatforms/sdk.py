"""A stand-in for an Apple SDK: the toolchain's own modules for an Apple target, and stubs for the rest."""
import hashlib
import pathlib
import re
import shutil
import subprocess

FOLDER = pathlib.Path(__file__).resolve().parent
STUBS = FOLDER / "Stubs"
REPLACEMENTS = STUBS / "Replacements"
SCREEN_STUBS = FOLDER.parent / "ScreenAdapters" / "Stubs"

# Operating system and environment of the target triple. Simulators: tests run there.
TRIPLES = {
    "macos": ("macosx", ""),
    "ios": ("ios", "-simulator"),
    "maccatalyst": ("ios", "-macabi"),
    "tvos": ("tvos", "-simulator"),
    "watchos": ("watchos", "-simulator"),
    "visionos": ("xros", "-simulator"),
}

# The toolchain has these as text. Each after those that it imports.
INTERFACES = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Observation", "Synchronization", "Testing"]


def toolchain():
    return pathlib.Path(shutil.which("swift")).resolve().parent.parent


def compiler_version():
    return subprocess.run(["swiftc", "--version"], check=True, capture_output=True, text=True).stdout


class Failure(Exception):
    """The stand-in itself could not be made; nothing was found out about the package."""


class SDK:
    """The modules for one platform at one version, in a folder that is kept between runs."""

    def __init__(self, platform, version, scratch):
        system, environment = TRIPLES[platform]
        self.platform = platform
        self.triple = f"arm64-apple-{system}{version}{environment}"
        self.frontend = str(toolchain() / "bin" / "swift-frontend")
        inputs = [compiler_version(), self.triple, pathlib.Path(__file__).read_text()]
        key = hashlib.sha256("\0".join(inputs).encode()).hexdigest()[:16]
        self.folder = pathlib.Path(scratch) / f"{platform}-{key}"
        self.interfaces = self.folder / "interfaces"
        self.stubs = self.folder / "stubs"
        self.resources = self.folder / "resources"

    def flags(self):
        """For the compiler's frontend."""
        return [
            "-target", self.triple, "-sdk", str(self.resources), "-resource-dir", str(self.resources),
            "-module-cache-path", str(self.folder / "cache"), "-I", str(self.interfaces), "-I", str(self.stubs),
            # There is no Objective-C to be had: classes of Foundation are Swift classes here.
            "-disable-objc-interop", "-disable-cross-import-overlays", "-parse-as-library",
            "-plugin-path", str(toolchain() / "lib" / "swift" / "host" / "plugins"),
            "-plugin-path", str(toolchain() / "lib" / "swift" / "host" / "plugins" / "testing"),
            # Nothing is found but what is in the stubs.
            "-Xcc", "-ffreestanding", "-Xcc", "-nostdlibinc", "-Xcc", f"-I{STUBS / 'Darwin' / 'include'}",
            "-Xcc", f"-fmodule-map-file={STUBS / 'Darwin' / 'include' / 'module.modulemap'}",
            "-Xcc", f"-I{self.folder / 'libraries'}",
        ]

    def prepare(self):
        if not (self.folder / "complete").exists():
            self._build_interfaces()
        shutil.rmtree(self.stubs, ignore_errors=True)
        self.stubs.mkdir()
        for name in ["Darwin", "Dispatch", "CoreFoundation", "Foundation", "XCTest"]:
            self._build_stub(name, sorted((STUBS / name).glob("*.swift")))
        if self.platform == "watchos":
            # Its UIKit has no views.
            empty = self.folder / "UIKit.swift"
            empty.write_text("@_exported public import Foundation\n")
            self._build_stub("UIKit", [empty])
        elif self.platform in ("ios", "maccatalyst", "tvos"):
            for name in ("UIKit", "SwiftUI"):
                self._build_stub(name, sorted((SCREEN_STUBS / name).glob("*.swift")))

    def _build_interfaces(self):
        # Those of other versions.
        for old in self.folder.parent.glob(f"{self.platform}-*"):
            shutil.rmtree(old)
        self.interfaces.mkdir(parents=True)
        self.resources.mkdir()
        for name in ("shims", "clang"):
            (self.resources / name).symlink_to(toolchain() / "lib" / "swift" / name)
        # Headers of other libraries, without the rest of the folder that they are in here.
        (self.folder / "libraries").mkdir()
        (self.folder / "libraries" / "yajl").symlink_to("/usr/include/yajl")
        for name in INTERFACES:
            self._build_interface(name)
        (self.folder / "complete").touch()

    def _build_interface(self, name):
        folder = toolchain() / "lib" / "swift" / "linux" / f"{name}.swiftmodule"
        text = next(folder.glob("*-unknown-linux-gnu.swiftinterface")).read_text()
        text = re.sub(r"-target \S+", f"-target {self.triple}", text, count=1)
        # Function bodies are there to be inlined, which nobody does here; they take most of the time.
        text = text.replace(
            "// swift-module-flags: ",
            "// swift-module-flags: -experimental-skip-all-function-bodies "
            "-disable-availability-checking ", 1)
        text = re.sub(r"^(// swift-module-flags: .*) -O ", r"\1 -Onone ", text, count=1, flags=re.M)
        # What `Glibc` is needed for is inside of functions.
        text = re.sub(r"^import Glibc$", "", text, count=1, flags=re.M)
        text = without_linux(text)
        interface = self.folder / f"{name}.swiftinterface"
        interface.write_text(text)
        own = ["-parse-stdlib"] if name == "Swift" else []
        self._run(
            ["-compile-module-from-interface", str(interface), "-module-name", name,
             "-o", str(self.interfaces / f"{name}.swiftmodule")] + own + self.flags())

    def _build_stub(self, name, files):
        self._run(
            ["-emit-module", "-module-name", name, "-o", str(self.stubs / f"{name}.swiftmodule"),
             # As Apple's modules are: enumerations may get more cases.
             "-enable-library-evolution", "-swift-version", "6", "-disable-availability-checking",
             "-enable-experimental-feature", "Lifetimes",
             "-enable-experimental-feature", "AddressableTypes"]
            + self.flags() + [str(file) for file in files])

    def _run(self, arguments):
        result = subprocess.run([self.frontend] + arguments, capture_output=True, text=True)
        if result.returncode != 0:
            raise Failure(f"{self.triple}: {arguments[0]} {arguments[2]} fails\n{result.stderr}")


def without_linux(text):
    """A module's interface without what only its build for Linux can have."""
    kept = []
    lines = text.splitlines(keepends=True)
    for number, line in enumerate(lines):
        # Back-deployed functions need a body, and there some have none.
        if line.lstrip().startswith("@backDeployed") and "func " not in line:
            declaration = next(
                later for later in lines[number + 1:] if not re.fullmatch(r"\s*(@\S+\s*)+", later))
            if "{" not in declaration:
                continue
        # Of a type that Apple's processors do not have.
        if "_stdlib_remainderl(" in line or "_stdlib_squareRootl(" in line:
            continue
        kept.append(line)
    return "".join(kept)
