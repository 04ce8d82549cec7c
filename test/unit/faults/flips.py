"""Bits that have changed in files that commands of ours read: what comes of it.

A trial is a command and the files that bits of are changed. A seed says which bits. The command
runs in a child of this process, with limits: it ends in a located error, or in the right result.
What cannot be told from another program (changed machine code, constants in the IR that LLVM
still takes, other words of a rule) may come to anything but a crash.
"""

import os
import random
import re
import resource
import select
import shutil
import signal
import subprocess
import time
from collections import Counter
from typing import NamedTuple

import yaml
from broken_files import OPEN, OTHER

from enzyme_cc.driver.main import main
from enzyme_cc.lto.bitcode import embedded_bitcode
from enzyme_cc.lto.elf import read_elf
from enzyme_cc.lto.source import Source

SECONDS = 20
MEMORY = 2 << 30
RULED = """double __enzyme_autodiff(void *, ...);
double lookup(double, double);
static double f(double x) { return lookup(x, 2.0); }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
"""
RULES = """- name: lookup
  matches: [lookup]
  args: [x, y]
  partials:
    x: 2 * x if x > 0 else result / (1 + exp(x))
    y: 0 if y == 0 else sin(x) * pow(y, 3)
  effects: none
  samples: [[3.0, 4.0], [-1.5, 0.25]]
  domain: {x: [-30, 30], y: [-.inf, .inf]}
"""
_ERROR = re.compile(rb"error: .")
_BUGS = (b"Traceback", b"please report it, with")


class Outcome(NamedTuple):
    """How a command ended: its status, negative for a signal, None where it took too long."""

    status: int | None
    said: bytes
    seconds: float


def _limited(words, folder, environment, said):
    """Be a command of ours, in a child; does not return."""
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    null = os.open(os.devnull, os.O_RDWR)
    for number, file in enumerate((null, null, said)):
        os.dup2(file, number)
    for what, much in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CORE, 0)):
        resource.setrlimit(what, (much, much))
    for each in (signal.SIGINT, signal.SIGALRM):
        signal.signal(each, signal.SIG_DFL)
    main("enzyme-cc", words)


def run(words, folder, environment):
    """Run a command of ours, with limits on its time and memory."""
    said = os.memfd_create("said")
    begin = time.monotonic()
    child = os.fork()
    if child == 0:
        try:
            _limited(words, folder, environment, said)
        finally:
            os._exit(99)
    handle = os.pidfd_open(child)
    try:
        ended = select.select([handle], [], [], SECONDS)[0]
        if not ended:
            os.killpg(child, signal.SIGKILL)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        text = os.pread(said, 1 << 20, 0)
    finally:
        os.close(handle)
        os.close(said)
    return Outcome(status if ended else None, text, time.monotonic() - begin)


class Trial:
    """A command, and the files whose bits are changed."""

    #: How it is called, and what it makes.
    words: tuple[str, ...] = ("open.o", "other.o", "-o", "app")
    output = "app"

    def __init__(self, box):
        self.box, self.folder = box, box.folder
        #: How many ended well, and how many in an error.
        self.ended = Counter()
        (self.folder / "tmp").mkdir()
        box.environment |= {"TMPDIR": str(self.folder / "tmp")}
        box.environment["ENZYME_CC_CACHE"] = str(self.folder / "cache")
        box.write("open.c", OPEN)
        box.write("other.c", OTHER)
        box.ok("-O1", "-c", "other.c")
        box.ok("-O1", "-c", "open.c")
        self.build()
        self.whole = self.made()
        self.clean = {path: path.read_bytes() for path in self.victims()}

    def build(self):
        """Make what else there is."""

    def victims(self):
        return [self.folder / "open.o", self.folder / "other.o"]

    def made(self):
        """What the command makes of whole files."""
        done = run(self.words, self.folder, self.box.environment)
        assert done.status == 0, done.said.decode()
        made = (self.folder / self.output).read_bytes()
        (self.folder / self.output).unlink()
        return made

    def is_right(self, path, data, at):
        """Whether what was made is right, where that can be told."""
        del path, data, at
        return (self.folder / self.output).read_bytes() == self.whole

    def problem(self, seed):
        """What is wrong with how the command takes the bits of a seed; empty where all is well."""
        path, data, at = flipped(self.clean, seed)
        path.write_bytes(data)
        try:
            done = run(self.words, self.folder, self.box.environment)
            found = self._judged(done, path, data, at)
            self.ended["error" if done.status else "made"] += 1
        finally:
            self._put_back()
        where = f"seed {seed}, {path.name} at {at}: "
        return where + found if found else ""

    def _judged(self, done, path, data, at):
        said = done.said.decode(errors="replace")[-1500:]
        if done.status is None:
            return f"more than {SECONDS} seconds"
        if any(each in done.said for each in _BUGS) or done.status in (70, 99):
            return f"a bug of ours shows: {said}"
        if done.status == 0:
            return "" if self.is_right(path, data, at) else f"another result: {said}"
        if done.status < 0 or not _ERROR.search(done.said):
            return f"status {done.status}: {said}"
        left = os.listdir(self.folder / "tmp")
        if left:
            return f"temporary files are left: {left}"
        return (
            f"it fails and leaves '{self.output}'" if (self.folder / self.output).exists() else ""
        )

    def _put_back(self):
        (self.folder / self.output).unlink(missing_ok=True)
        for path, data in self.clean.items():
            path.write_bytes(data)
        shutil.rmtree(self.folder / "tmp")
        (self.folder / "tmp").mkdir()


def flipped(files, seed):
    """A file with some bits changed, and where: at the start, at the end, or anywhere."""
    dice = random.Random(seed)
    path = dice.choice(sorted(files))
    data = bytearray(files[path])
    size = len(data)
    low, high = dice.choice(
        [(0, min(300, size)), (max(0, size - 1200), size), (0, size), (0, size)]
    )
    places = []
    for _ in range(dice.choice([1, 1, 1, 2, 5])):
        places.append(dice.randrange(low, high))
        data[places[-1]] ^= 1 << dice.randrange(8)
    return path, bytes(data), sorted(set(places))


class Objects(Trial):
    """A link of objects, one of which asks for what another defines."""

    def is_right(self, path, data, at):
        """Where only what we keep beside the code has changed, and means the same."""
        ours = _only_ours(self.clean[path])
        if not all(any(low <= each < high for low, high in ours) for each in at):
            return True
        if _meanings(self.clean[path]) != _meanings(data):
            return True
        return subprocess.run([self.folder / "app"], timeout=SECONDS, check=False).returncode == 0


def _only_ours(data):
    """Where the sections are that no linker takes into a program."""
    elf = read_elf(Source("object", data))
    return [(row[4], row[4] + row[5]) for row in elf.headers if row[2] & 0x80000000]


def _meanings(data):
    def text(module):
        words = ["llvm-dis-22", "-", "-o", "-"]
        return subprocess.run(words, input=module, capture_output=True, check=False).stdout

    return [text(each) for each in embedded_bitcode(data)]


class Archive(Trial):
    """A link with an archive, whose headers and tables no linker takes into a program."""

    words = ("open.o", "libother.a", "-o", "app")
    kind = "rcs"

    def build(self):
        self.box.run("llvm-ar-22", *self.kind.split(), "libother.a", "other.o")

    def victims(self):
        return [self.folder / "libother.a"]

    def is_right(self, path, data, at):
        """The object is in it as it is."""
        if self.kind == "rcs" and (self.folder / "other.o").read_bytes() not in data:
            return True
        return subprocess.run([self.folder / "app"], timeout=SECONDS, check=False).returncode == 0


class ThinArchive(Archive):
    kind = "rcs --thin"


class Library(Objects):
    """A link with a shared library that carries the IR of its objects."""

    words = ("open.o", "libother.so", "-Wl,-rpath,.", "-o", "app")

    def build(self):
        self.box.ok("-O1", "-fPIC", "-shared", "other.c", "-o", "libother.so")

    def victims(self):
        return [self.folder / "libother.so"]

    def is_right(self, path, data, at):
        return True


class Bitcode(Objects):
    """A link of bitcode, which is all there is of the objects."""

    words = ("-flto", "-fuse-ld=lld", "open.o", "other.o", "-o", "app")

    def build(self):
        for name in ("open", "other"):
            self.box.ok("-O1", "-flto", "-c", f"{name}.c")

    def is_right(self, path, data, at):
        return True


class Kept(Trial):
    """What is kept of earlier compiles decides nothing once it has changed."""

    words = ("-O1", "-c", "ruled.c", "--enzyme-rules=rules.yaml", "-o", "ruled.o")
    output = "ruled.o"

    def build(self):
        self.box.environment["ENZYME_CC_CACHE_SIZE"] = "100M"
        self.box.write("ruled.c", RULED)
        self.box.write("rules.yaml", RULES)
        self.made()

    def victims(self):
        return [path for path in (self.folder / "cache").rglob("*") if path.is_file()]

    def _put_back(self):
        shutil.rmtree(self.folder / "cache/derivatives")
        (self.folder / "cache/derivatives").mkdir(mode=0o700)
        super()._put_back()

    def _judged(self, done, path, data, at):
        found = super()._judged(done, path, data, at)
        return found or (f"an error: {done.said.decode()}" if done.status else "")


class KeptLink(Kept):
    """The same of links."""

    words, output = ("open.o", "other.o", "-o", "app"), "app"


class Rules(Kept):
    """Rules of the user's: another rule, or an error at its line."""

    def victims(self):
        return [self.folder / "rules.yaml"]

    def _judged(self, done, path, data, at):
        found = Trial._judged(self, done, path, data, at)
        if found or not done.status:
            return found
        return "" if b"rules.yaml" in done.said or b"EZ" in done.said else done.said.decode()

    def is_right(self, path, data, at):
        return _as_yaml(data) != _as_yaml(RULES.encode()) or super().is_right(path, data, at)


def _as_yaml(data):
    try:
        return yaml.safe_load(data)
    except (yaml.YAMLError, ValueError):
        return None


TRIALS = {
    "objects": Objects,
    "archive": Archive,
    "thin archive": ThinArchive,
    "library": Library,
    "bitcode": Bitcode,
    "kept": Kept,
    "kept of links": KeptLink,
    "rules": Rules,
}
