"""Find the toolchain for a wish: the newest LLVM wins, and the machine's own before pip's.

The answer is remembered, so that `cache.cached` gives it without a second look.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error
from enzyme_cc.toolchains import cache
from enzyme_cc.toolchains.find import Candidate, Search
from enzyme_cc.toolchains.model import Toolchain
from enzyme_cc.toolchains.pip import Bundle, find_bundle
from enzyme_cc.toolchains.schema import (
    MAJOR,
    RECOMMENDED_MAJOR,
    Family,
    Version,
    load_family,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.diagnostics import UserError
    from enzyme_cc.toolchains.find import Attempt, Place
    from enzyme_cc.toolchains.wish import Wish

PIP = "pip"
_COMPANIONS = ("flang", "lld", "llvm")
_MOST_ATTEMPTS = 40


def detect(wish: Wish) -> Toolchain:
    """Return the best toolchain for a wish; UserError with every attempt where there is none."""
    search = Search(wish)
    found = next(_toolchains(search), None)
    if found is None:
        raise _nothing(wish, search.attempts)
    cache.store(wish, found)
    return found


def detect_all(wish: Wish) -> tuple[list[Toolchain], list[Attempt]]:
    """Return all toolchains that would do for a wish, best first, and all that was tried."""
    search = Search(wish)
    found = list(_toolchains(search))
    rust = load_family("rustc")
    for one in search.candidates(rust.roles["rustc"], search.directories(rust.directories)):
        search.version(rust, one.path)
    return found, search.attempts


def _toolchains(search: Search) -> Iterator[Toolchain]:
    """Yield the toolchains a wish allows, newest first, each completed only when it is its turn."""
    bundle = find_bundle(search) if _allows_pip(search.wish) else None
    for major, found in _compilers(search):
        if bundle and bundle.version[0] > major:
            yield from _filled(bundle)
            bundle = None
        yield from _filled(_System(search, major, found))
    yield from _filled(bundle)


def _allows_pip(wish: Wish) -> bool:
    if wish.toolchain:
        return wish.toolchain == PIP
    return not wish.clang and not wish.llvm


def _wanted_major(wish: Wish) -> int | None:
    """Return the major that was asked for, by itself or as ``llvm-19``."""
    match = re.fullmatch(r"(?:llvm-)?([0-9]+)", wish.toolchain or wish.llvm)
    return int(match[1]) if match else None


def _prefix(wish: Wish) -> str:
    """Return the directory of LLVM's tools that was asked for, empty where none was."""
    return f"{wish.llvm}/bin" if "/" in wish.llvm else ""


def _named_clang(wish: Wish) -> str:
    """Return the compiler that was asked for, empty where none was."""
    if wish.clang:
        return wish.clang
    is_name = wish.toolchain not in ("", PIP) and _wanted_major(wish) is None
    return wish.toolchain if is_name else ""


def _compilers(search: Search) -> Iterator[tuple[int, list[Candidate]]]:
    """Yield the majors there are, newest first, each with the compilers that may be of it."""
    wish = search.wish
    if wish.toolchain == PIP:
        return
    if wish.llvm and not _prefix(wish) and _wanted_major(wish) is None:
        search.refuse(wish.llvm, "is neither a major of LLVM nor a directory")
        return
    clang = load_family("clang")
    wanted = _wanted_major(wish)
    groups: dict[int, list[Candidate]] = {}
    for one in _clang_candidates(search, clang, wanted):
        major = one.major
        if major is None:
            major = (search.version(clang, one.path) or (0,))[0]
        groups.setdefault(major, []).append(one)
    groups.pop(0, None)
    for major in sorted(groups, reverse=True):
        if wanted in (None, major):
            yield major, sorted(groups[major], key=lambda one: one.rank)
        elif _named_clang(wish):
            search.refuse(groups[major][0].path, f"is LLVM {major}, {wanted} was asked for")


def _clang_candidates(search: Search, clang: Family, wanted: int | None) -> list[Candidate]:
    named = _named_clang(search.wish)
    if "/" in named:
        return [Candidate(named, None, (0, 0))]
    prefix = _prefix(search.wish)
    names = (named,) if named else clang.roles["cc"]
    if prefix and not named:
        places: list[Place] = [(prefix, None)]
    else:
        places = search.directories(() if named else clang.directories)
    if prefix and not os.path.isdir(prefix):
        search.refuse(search.wish.llvm, "is no LLVM: it has no directory bin")
        return []
    found = search.candidates(names, places)
    lacks = wanted not in (None, *(one.major for one in found)) and not named
    if not found or lacks:
        sought = ", ".join(name.replace(MAJOR, str(wanted or "N")) for name in names)
        search.refuse(sought, f"not found in {_shown(places)}")
    return [Candidate(one.path, None, one.rank) for one in found] if named else found


def _shown(places: list[Place]) -> str:
    directories = [directory for directory, _ in places if os.path.isdir(directory)]
    return ", ".join(directories) or "no directory"


class _System:
    """The machine's own tools of one major, around one of some compilers."""

    __slots__ = ("_compilers", "_major", "_search")

    def __init__(self, search: Search, major: int, compilers: list[Candidate]) -> None:
        self._search = search
        self._major = major
        self._compilers = compilers

    def toolchain(self) -> Toolchain | None:
        """Return what stands around the first compiler that is what it should be."""
        clang = load_family("clang")
        for one in self._compilers:
            version = self._search.of_major(clang, one.path, self._major)
            if version is not None:
                return _around(self._search, clang, one.path, version)
        return None


def _filled(place: _System | Bundle | None) -> Iterator[Toolchain]:
    found = place.toolchain() if place else None
    if found is not None:
        yield found


def _around(search: Search, clang: Family, cc: str, version: Version) -> Toolchain | None:
    """Return a compiler and the tools of its major; None where the wish names tools of another."""
    major = version[0]
    prefix = _prefix(search.wish)
    beside = (prefix, os.path.dirname(cc), os.path.dirname(os.path.realpath(cc)))
    tools = _tools(search, major, tuple(dict.fromkeys(filter(None, beside))))
    if prefix and not any(path.startswith(f"{prefix}/") for path in (cc, *tools.values())):
        search.refuse(prefix, f"has no tools of LLVM {major}, which {cc} is of")
        return None
    commands = {"cc": (cc,), "cxx": _cxx(search, clang, cc, major)}
    commands.update({role: (path,) for role, path in tools.items()})
    return Toolchain(f"llvm-{major}", "system", version, commands, search.stamps())


def _tools(search: Search, major: int, near: tuple[str, ...]) -> dict[str, str]:
    """Return the tools there are of a major, by role."""
    families = [load_family(name) for name in _COMPANIONS]
    found = {
        role: search.tool(family, role, major, near) for family in families for role in family.roles
    }
    return {role: path for role, path in found.items() if path is not None}


def _cxx(search: Search, clang: Family, cc: str, major: int) -> tuple[str, ...]:
    """Return the compiler's C++ sibling, or the compiler told to be one."""
    directory, name = os.path.split(cc)
    sibling = "clang++".join(name.rsplit("clang", 1))
    for one in (sibling, sibling.removesuffix(f"-{major}")):
        path = os.path.join(directory, one)
        is_there = one != name and os.access(path, os.X_OK)
        if is_there and search.of_major(clang, path, major):
            return (path,)
    return (cc, "--driver-mode=g++")


def _nothing(wish: Wish, attempts: list[Attempt]) -> UserError:
    """Return the error that says what was wished, what was tried and what helps."""
    asked = wish.toolchain or wish.clang or wish.llvm
    message = f"no usable toolchain '{asked}'" if asked else "no usable clang found"
    failed = [attempt for attempt in attempts if not attempt.usable]
    notes = [str(attempt) for attempt in failed[:_MOST_ATTEMPTS]]
    return user_error(message, *notes, f"to get one: {_advice(wish)}")


def _advice(wish: Wish) -> str:
    major = str(_wanted_major(wish) or RECOMMENDED_MAJOR)
    ways = [way.replace(MAJOR, major) for way in load_family("clang").install]
    if wish.toolchain == PIP:
        ways = [way for way in ways if way.startswith("pip ")]
    elif _wanted_major(wish) not in (None, RECOMMENDED_MAJOR):
        ways = [way for way in ways if not way.startswith("pip ")]
    return ", or ".join(ways)
