"""The YAML descriptions of tool families, as records (their keys: `Family`, `PackageFamily`).

A key that is not known, is missing, or has a value of the wrong shape is an error that names
the file and the line. No look at the machine is taken here.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import yaml

from enzyme_cc.diagnostics import user_error

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.diagnostics import UserError

MAJOR = "{major}"
# What to install where the user did not say which.
RECOMMENDED_MAJOR = 22

Version = tuple[int, int, int]
T = TypeVar("T")
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Rejection:
    """A reason why a tool that answers is still not usable."""

    because: str
    matches: re.Pattern[str] | None = None
    older_than: int | None = None

    def reason(self, text: str, version: Version) -> str:
        """Return why the tool that said this is refused; empty where it is not."""
        if self.older_than is not None and version[0] < self.older_than:
            return f"{self.because} ({version[0]} < {self.older_than})"
        if self.matches is not None and self.matches.search(text):
            return self.because
        return ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a tool about what it is, and the answers that will do.

    Keys: `ask` the arguments; `recognise` a pattern with groups for major, minor and patch;
    `reject` what is not usable, by pattern or age, and why; `changes` where an answer may
    change though the tool's file does not.
    """

    arguments: tuple[str, ...]
    recognise: re.Pattern[str]
    reject: tuple[Rejection, ...] = ()
    changes: bool = False

    def version(self, text: str) -> Version | None:
        """Return the version in an answer, None where it is not of the tool we meant."""
        match = self.recognise.search(text)
        if match is None:
            return None
        major, minor, patch = match.groups()
        return (int(major), int(minor or 0), int(patch or 0))

    def objection(self, text: str, version: Version) -> str:
        """Return why a tool that answers so is not usable, empty where it is."""
        reasons = (rejection.reason(text, version) for rejection in self.reject)
        return next((reason for reason in reasons if reason), "")


@dataclass(frozen=True, slots=True)
class Family:
    """One family of tools that come and age together.

    Keys: `family` its name; `about` what it is for; `roles` from role to the names that play
    it, best first, ``{major}`` standing for an LLVM major; `directories` searched after PATH;
    those of `Question`; `install` what to type to get it.
    """

    name: str
    about: str
    roles: dict[str, tuple[str, ...]]
    directories: tuple[str, ...]
    question: Question
    install: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PackageFamily:
    """The toolchain that pip installs: one program that is many tools.

    Keys: `package` and `program` name it; the others are explained in pip.yaml.
    """

    name: str
    about: str
    package: str
    program: str
    question: Question
    targets: dict[str, tuple[str, ...]]
    headers: dict[str, tuple[str, ...]]
    commands: dict[str, tuple[str, ...]]
    libc_headers: dict[str, str]
    libc_places: tuple[str, ...]
    libc_objects: dict[str, str]
    libc_question: tuple[str, ...]
    libc_watched: tuple[str, ...]
    install: tuple[str, ...]


def load_family(name: str) -> Family:
    """Load the description of one family of ours."""
    return read_family(_place(name))


def load_package_family(name: str) -> PackageFamily:
    """Load the description of what pip installs."""
    return read_package_family(_place(name))


def read_family(path: str) -> Family:
    """Return a family from a file; UserError with file and line where it is wrong."""
    entry = _Entry.read(path)
    family = Family(
        name=entry.take("family", _text),
        about=entry.take("about", _text),
        roles=entry.take("roles", _table(_texts)),
        directories=entry.take("directories", _texts),
        question=_question(entry),
        install=entry.take("install", _texts),
    )
    entry.finish()
    return family


def read_package_family(path: str) -> PackageFamily:
    """Return what pip installs, from a file; UserError with file and line where it is wrong."""
    entry = _Entry.read(path)
    family = PackageFamily(
        name=entry.take("family", _text),
        about=entry.take("about", _text),
        package=entry.take("package", _text),
        program=entry.take("program", _text),
        question=_question(entry),
        targets=entry.take("targets", _table(_texts)),
        headers=entry.take("headers", _table(_texts)),
        commands=entry.take("commands", _table(_texts)),
        libc_headers=entry.take("libc_headers", _table(_text)),
        libc_places=entry.take("libc_places", _texts),
        libc_objects=entry.take("libc_objects", _table(_text)),
        libc_question=entry.take("libc_question", _texts),
        libc_watched=entry.take("libc_watched", _texts),
        install=entry.take("install", _texts),
    )
    entry.finish()
    return family


class _Entry:
    """A YAML mapping whose keys are taken one by one, so that a left-over is an error."""

    def __init__(self, path: str, node: yaml.Node | None) -> None:
        self._path = path
        if not isinstance(node, yaml.MappingNode):
            raise _error(path, node, "expected a mapping")
        self._node = node
        self._values: dict[str, tuple[yaml.Node, yaml.Node]] = {}
        for key, value in node.value:
            if key.value in self._values:
                raise _error(path, key, f"'{key.value}' is there twice")
            self._values[key.value] = (key, value)

    @classmethod
    def read(cls, path: str) -> _Entry:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        try:
            return cls(path, yaml.compose(text, Loader=_LOADER))
        except yaml.MarkedYAMLError as err:
            raise _error_at(path, err.problem_mark, f"not YAML: {err.problem}") from err

    def take(
        self, key: str, convert: Callable[[str, yaml.Node], T], otherwise: T | None = None
    ) -> T:
        pair = self._values.pop(key, None)
        if pair is not None:
            return convert(self._path, pair[1])
        if otherwise is None:
            raise _error(self._path, self._node, f"'{key}' is missing")
        return otherwise

    def rest(self) -> list[str]:
        return list(self._values)

    def finish(self) -> None:
        for key, _ in self._values.values():
            raise _error(self._path, key, f"unknown key '{key.value}'")


def _text(path: str, node: yaml.Node) -> str:
    if not isinstance(node, yaml.ScalarNode) or not node.value:
        raise _error(path, node, "expected a text")
    return str(node.value)


def _flag(path: str, node: yaml.Node) -> bool:
    if node.value not in ("true", "false"):
        raise _error(path, node, "expected true or false")
    return bool(node.value == "true")


def _number(path: str, node: yaml.Node) -> int:
    text = _text(path, node)
    if not text.isdigit():
        raise _error(path, node, "expected a number")
    return int(text)


def _pattern(path: str, node: yaml.Node) -> re.Pattern[str]:
    try:
        return re.compile(_text(path, node), re.MULTILINE)
    except re.error as err:
        raise _error(path, node, f"not a pattern: {err}") from err


def _texts(path: str, node: yaml.Node) -> tuple[str, ...]:
    if not isinstance(node, yaml.SequenceNode):
        raise _error(path, node, "expected a list")
    return tuple(_text(path, one) for one in node.value)


def _table(convert: Callable[[str, yaml.Node], T]) -> Callable[[str, yaml.Node], dict[str, T]]:
    def read(path: str, node: yaml.Node) -> dict[str, T]:
        entry = _Entry(path, node)
        return {key: entry.take(key, convert) for key in entry.rest()}

    return read


def _question(entry: _Entry) -> Question:
    return Question(
        arguments=entry.take("ask", _texts),
        recognise=entry.take("recognise", _pattern),
        reject=entry.take("reject", _rejections, ()),
        changes=entry.take("changes", _flag, False),
    )


def _rejections(path: str, node: yaml.Node) -> tuple[Rejection, ...]:
    if not isinstance(node, yaml.SequenceNode):
        raise _error(path, node, "expected a list")
    return tuple(_rejection(path, one) for one in node.value)


def _rejection(path: str, node: yaml.Node) -> Rejection:
    entry = _Entry(path, node)
    because = entry.take("because", _text)
    if "matches" in entry.rest():
        rejection = Rejection(because, matches=entry.take("matches", _pattern))
    else:
        rejection = Rejection(because, older_than=entry.take("older_than", _number))
    entry.finish()
    return rejection


def _place(name: str) -> str:
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), f"{name}.yaml")


def _error(path: str, node: yaml.Node | None, what: str) -> UserError:
    return _error_at(path, None if node is None else node.start_mark, what)


def _error_at(path: str, mark: yaml.Mark | None, what: str) -> UserError:
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    return user_error(what, where=f"{path}:{line}:{column}")
