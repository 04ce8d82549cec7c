"""Finds tools on the machine by their descriptions, and remembers every attempt.

One `Search` serves one lookup: it lists each directory once, asks each tool once, and knows
afterwards what was tried, why it failed, and on which files and directories the outcome rests.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_cc.toolchains import cache
from enzyme_cc.toolchains.capture import ToolError, capture, failure
from enzyme_cc.toolchains.schema import MAJOR, Family, Question, Version

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.toolchains.wish import Wish

_ANSWER_LIMIT = 20.0
_LONGEST_ANSWER = 1 << 16

# A directory, and the LLVM major that its own name promises.
Place = tuple[str, int | None]


@dataclass(frozen=True, slots=True)
class Attempt:
    """An attempt to find a tool, and what came of it."""

    sought: str
    verdict: str
    usable: bool = False
    version: Version | None = None

    def __str__(self) -> str:
        return f"{self.sought}: {self.verdict}"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A file that may be the tool: `major` is what its name or its directory promises."""

    path: str
    major: int | None
    rank: tuple[int, int]


class Search:
    """One look around the machine on behalf of a wish."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.attempts: list[Attempt] = []
        self._listings: dict[str, frozenset[str]] = {}
        self._versions: dict[str, Version | None] = {}
        self._stamps: dict[str, cache.Stamp] = {}

    def stamps(self) -> tuple[cache.Stamp, ...]:
        """Return the state, before it was looked at, of all that was."""
        return tuple(self._stamps.values())

    def watch(self, path: str) -> cache.Stamp:
        """Let the outcome rest on a file or a directory."""
        if path not in self._stamps:
            self._stamps[path] = cache.stamp(path)
        return self._stamps[path]

    def refuse(self, sought: str, verdict: str) -> None:
        """Record an attempt that failed."""
        self.attempts.append(Attempt(sought, verdict))

    def names_in(self, directory: str) -> frozenset[str]:
        """Return what a directory holds; nothing where it cannot be read."""
        if directory not in self._listings:
            self.watch(directory)
            self._listings[directory] = _listed(directory)
        return self._listings[directory]

    def path_directories(self) -> list[str]:
        """Return the absolute directories of PATH, each once."""
        found: dict[str, str] = {}
        for entry in self.wish.path.split(os.pathsep):
            if entry.startswith("/"):
                found.setdefault(os.path.realpath(entry), os.path.normpath(entry))
        return list(found.values())

    def directories(self, patterns: Iterable[str]) -> list[Place]:
        """Return where to look: PATH, then the patterns, with the major that a directory is of."""
        found: dict[str, int | None] = dict.fromkeys(self.path_directories())
        for pattern in patterns:
            for directory, major in self._expanded(pattern):
                found.setdefault(directory, major)
        return list(found.items())

    def candidates(self, names: tuple[str, ...], directories: list[Place]) -> list[Candidate]:
        """Return the executable files of these names in these directories, in this order."""
        return [
            Candidate(f"{directory}/{name}", major or promised, (place, index))
            for place, (directory, promised) in enumerate(directories)
            for index, pattern in enumerate(names)
            for name, major in _matching(pattern, self.names_in(directory))
            if _is_program(f"{directory}/{name}")
        ]

    def tool(self, family: Family, role: str, major: int, near: tuple[str, ...] = ()) -> str | None:
        """Return a major's tool for a role, best from the directories near its compiler."""
        names = family.roles[role]
        places: list[Place] = [(directory, None) for directory in near]
        beside = self.candidates(names, places) if near else []
        others = self.candidates(names, self.directories(family.directories))
        for found in [*_fitting(beside, major), *_fitting(others, major)]:
            if self.of_major(family, found.path, major):
                return found.path
        sought = ", ".join(name.replace(MAJOR, str(major)) for name in names)
        self.refuse(sought, f"not found for LLVM {major}")
        return None

    def of_major(self, family: Family, path: str, major: int) -> Version | None:
        """Return the version of a usable tool of a major; None, and a failed attempt, otherwise."""
        version = self.version(family, path)
        if version is None or version[0] == major:
            return version
        self._once(path, f"is LLVM {version[0]}, not {major}")
        return None

    def version(self, family: Family, path: str) -> Version | None:
        """Return a usable tool's version; None, and a failed attempt, where it is not usable."""
        if path not in self._versions:
            stems = (family.name, *(name.split("-{")[0] for name in _all_names(family)))
            self._versions[path] = self.question(family.question, path, stems)
        return self._versions[path]

    def question(self, question: Question, path: str, stems: tuple[str, ...]) -> Version | None:
        """Ask a program what it is. A `stem` in a file's name says that it is the tool itself."""
        lasting = not question.changes and _is_itself(path, stems)
        answer = self.answer((path, *question.arguments), lasting=lasting)
        if answer is None:
            return None
        version = question.version(answer)
        objection = question.objection(answer, version) if version else "says no version we know"
        if version is None or objection:
            self.refuse(path, objection)
            return None
        shown = ".".join(map(str, version))
        self.attempts.append(Attempt(path, f"LLVM {shown}", usable=True, version=version))
        return version

    def answer(
        self, argv: tuple[str, ...], *, lasting: bool, watched: tuple[str, ...] = ()
    ) -> str | None:
        """Return all that a program says; None, and a failed attempt, where it fails.

        A `lasting` answer is remembered for as long as the program's file and what is `watched`
        are the same. The program runs in the root directory.
        """
        stamps = tuple(map(self.watch, (argv[0], *watched)))
        key = ("answer", *argv)
        old = cache.recall(self.wish.cache_dir, key, stamps) if lasting else None
        if old is not None:
            return old
        said = self._said(argv)
        if lasting and said is not None:
            cache.remember(self.wish.cache_dir, key, stamps, said)
        return said

    def _said(self, argv: tuple[str, ...]) -> str | None:
        try:
            done = capture(argv, time_limit=_ANSWER_LIMIT, directory="/")
        except ToolError as err:
            self.refuse(argv[0], str(err).removeprefix(f"{argv[0]} "))
            return None
        if done.status != 0:
            self.refuse(argv[0], failure(done))
            return None
        return done.text()[:_LONGEST_ANSWER].replace("\0", "")

    def _once(self, sought: str, verdict: str) -> None:
        attempt = Attempt(sought, verdict)
        if attempt not in self.attempts:
            self.attempts.append(attempt)

    def _expanded(self, pattern: str) -> Iterator[tuple[str, int | None]]:
        """Yield the directories a pattern stands for, newest major first."""
        if MAJOR not in pattern:
            yield pattern, None
            return
        before, _, after = pattern.partition(MAJOR)
        parent, _, start = before.rpartition("/")
        end, _, rest = after.partition("/")
        found = _matching(f"{start}{MAJOR}{end}", self.names_in(parent))
        for name, major in sorted(found, key=lambda one: -(one[1] or 0)):
            yield f"{parent}/{name}/{rest}".rstrip("/"), major


def _listed(directory: str) -> frozenset[str]:
    try:
        return frozenset(os.listdir(directory))
    except OSError:
        return frozenset()


def _matching(pattern: str, names: frozenset[str]) -> list[Place]:
    """Return the names a pattern stands for, each with its major."""
    if MAJOR not in pattern:
        return [(pattern, None)] if pattern in names else []
    before, _, after = pattern.partition(MAJOR)
    shape = re.compile(f"{re.escape(before)}([0-9]+){re.escape(after)}")
    found = ((name, shape.fullmatch(name)) for name in names if name.startswith(before))
    return sorted((name, int(match[1])) for name, match in found if match)


def _is_program(path: str) -> bool:
    return os.path.isfile(path) and os.access(path, os.X_OK)


def _fitting(found: list[Candidate], major: int) -> list[Candidate]:
    """Return those that may be of a major, those that promise to be first."""
    fitting = [one for one in found if one.major in (major, None)]
    return sorted(fitting, key=lambda one: one.major is None)


def _all_names(family: Family) -> list[str]:
    return [name for names in family.roles.values() for name in names]


def _is_itself(path: str, stems: tuple[str, ...]) -> bool:
    """Return whether a file is the tool itself; a wrapper's answer may change while it does not."""
    real = os.path.basename(os.path.realpath(path))
    return any(stem in real for stem in stems) and not _is_script(path)


def _is_script(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(2) == b"#!"
    except OSError:
        return True
