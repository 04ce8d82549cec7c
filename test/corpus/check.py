"""One round trip: text -> our objects -> text, with LLVM's own tools as the judge.

check() tells four things apart: "lazy" (an untouched module prints byte for byte as it came),
"eager" (printed from the objects, it means the same to LLVM), "stable" (what we printed prints
the same again) and "crash" (our library raised anything at all).
"""

import collections
import functools
import hashlib
import importlib
import os
import re
import shutil
import subprocess
import time
import traceback
from typing import NamedTuple


class Problem(NamedTuple):
    """What went wrong with one text, in a word and in lines."""

    kind: str
    text: str


class Result(NamedTuple):
    """All that came of one text."""

    problems: list
    seconds: float  # in our library alone
    size: int
    instructions: int
    ours: str = ""


class Tools(NamedTuple):
    """LLVM's assembler and disassembler of one version; whether use-list orders count."""

    version: int
    use_lists: bool = False

    def exist(self):
        return all(shutil.which(f"{name}-{self.version}") for name in ("llvm-as", "llvm-dis"))


class RefusedError(Exception):
    """LLVM does not assemble a text."""


def real_module(text, name):
    return importlib.import_module("enzyme_cc.ir.module").Module(text, name)


class StandIn:
    """A module that keeps its text: what the runner itself is tested with."""

    def __init__(self, text, name):
        self.text, self.name, self.loaded = text, name, False

    def load(self):
        self.loaded = True
        return self

    def print(self):
        return re.sub(r"(?m)^;.*\n", "", self.text) if self.loaded else self.text


def check(text, name, tools, *, make=real_module, known=None):
    """Take one text through every check. `known` remembers what LLVM made of the original."""
    started = time.perf_counter()
    problems, ours = [], ""
    try:
        problems += check_lazy(text, name, make)
        ours = printed_from_objects(text, name, make)
        problems += check_stable(ours, name, make)
    except Exception:  # noqa: BLE001 -- whatever our library raises is a result here
        problems.append(Problem("crash", last_words()))
    seconds = time.perf_counter() - started
    if ours:
        problems += check_meaning(text, ours, tools, known)
    counted = text.count("\n  ") - text.count("\n    ")
    return Result(problems, seconds, len(text), counted, ours)


def check_lazy(text, name, make):
    printed = make(text, name).print()
    return [] if printed == text else [Problem("lazy", first_difference(text, printed))]


def printed_from_objects(text, name, make):
    module = make(text, name)
    module.load()
    return module.print()


def check_stable(ours, name, make):
    again = printed_from_objects(ours, name, make)
    return [] if again == ours else [Problem("stable", first_difference(ours, again))]


def check_meaning(text, ours, tools, known=None):
    """Compare what LLVM reads in both texts."""
    if ours == text:
        return []
    try:
        wanted = digest(text, tools, known)
    except RefusedError as refusal:
        return [Problem("unusable", f"LLVM refuses the original: {refusal}")]
    try:
        got = canonical(ours, tools)
    except RefusedError as refusal:
        return [Problem("refused", f"LLVM refuses ours: {refusal}")]
    if hashlib.sha256(got).hexdigest() == wanted:
        return []
    reference = canonical(text, tools).decode("utf-8", "surrogateescape")
    return [Problem("eager", first_difference(reference, got.decode("utf-8", "surrogateescape")))]


def digest(text, tools, known):
    """The digest of what LLVM makes of the original: remembered, it costs half the time."""
    if known is None:
        return hashlib.sha256(canonical(text, tools)).hexdigest()
    own = hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()
    key = f"{own}-{tools.version}-{int(tools.use_lists)}"
    if key not in known:
        known[key] = hashlib.sha256(canonical(text, tools)).hexdigest()
    return known[key]


def canonical(text, tools):
    """What llvm-dis says of what llvm-as made of the text; both read standard input."""
    assembled = run(["llvm-as", "-", "-o", "-"], text.encode("utf-8", "surrogateescape"), tools)
    order = ["--preserve-ll-uselistorder"] if tools.use_lists else []
    return run(["llvm-dis", *order, "-", "-o", "-"], assembled, tools)


def run(words, data, tools):
    path = tool_path(f"{words[0]}-{tools.version}")
    done = subprocess.run([path, *words[1:]], input=data, capture_output=True, check=False)
    if done.returncode:
        message = done.stderr.decode(errors="replace").strip()
        raise RefusedError("\n".join(message.splitlines()[:4]) or f"{words[0]}: {done.returncode}")
    return done.stdout


@functools.cache
def tool_path(command):
    return shutil.which(command) or command


def first_difference(wanted, got, count=3):
    """The first lines that differ, both sides, with the function they are in."""
    left, right = wanted.split("\n"), got.split("\n")
    pairs = zip(left, right, strict=False)
    at = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(left), len(right)))
    where = enclosing(left, at)
    lines = [f"line {at + 1}{where} of {len(left)} (ours has {len(right)})"]
    lines += [f"  - {line[:300]}" for line in left[at : at + count]]
    lines += [f"  + {line[:300]}" for line in right[at : at + count]]
    return "\n".join(lines)


def enclosing(lines, at):
    for line in reversed(lines[: at + 1]):
        if line.startswith("}"):
            return ""
        if line.startswith("define "):
            found = re.search(r'@("[^"]*"|[\w.$-]+)', line)
            return f" in {found.group()}" if found else ""
    return ""


def last_words():
    """The exception, and the innermost lines of ours that it went through."""
    lines = traceback.format_exc().rstrip().splitlines()
    frames = re.findall(r'File "([^"]+)", line (\d+), in (\S+)', "\n".join(lines))
    inner = [f"{os.path.basename(path)}:{line} {name}" for path, line, name in frames[-3:]]
    message = next(
        (n for n, line in enumerate(lines) if re.match(r"[\w.]+(Error|Exception|\w+):", line)), -1
    )
    return "\n".join([*lines[message:][:6], "  at " + " < ".join(reversed(inner))])


def summarize(problems):
    """Group problems by what they say, numbers and names left out: (count, example) by group."""
    groups = collections.defaultdict(list)
    for file, size, problem in problems:
        line = problem.text.splitlines()[0]
        if problem.kind in ("lazy", "eager", "stable"):
            line = ""
        elif problem.kind == "crash":
            line += " " + problem.text.splitlines()[-1].strip()
        key = (problem.kind, re.sub(r"\d+|%[\w.$-]+|@[\w.$-]+|\S*\.ll\b", "_", line))
        groups[key].append((size, file))
    return groups
