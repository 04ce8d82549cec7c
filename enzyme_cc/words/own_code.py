"""Lines of the user's own code: what stands in a library is said where that is used."""

from __future__ import annotations

import os.path
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.diagnostics import Diagnostic

#: Where systems have headers, and Rust its own sources and those of crates that were fetched.
_LIBRARY = re.compile(
    r"/usr/(?:local/)?(?:include|lib\w*|share)/|/rustc/[0-9a-f]+/|.*/rustlib/src/|"
    r"(?:/usr/local|/opt|/opt/nvidia)/(?:cuda|rocm)[^/]*/|"
    r".*/\.cargo/(?:registry|git)/|.*/lib/clang/\d|.*/include/c\+\+/|.*/attributes/include/enzyme/"
)
#: What may be said of several steps of one expression for one cause, by what says most of it.
_OF_ONE_PLACE = ("EZ0402", "EZ0401", "EZ0201", "EZ0405")
#: What a program cannot use yet as a whole, and the library's functions that it runs through.
_CONSTRUCT = "EZ0308"
_FUTURES = (
    r"std::(?:__\d+::)?"
    r"(?:async|future|shared_future|promise|packaged_task|__\w*future\w*|__assoc\w*state)"
)
_OF_FUTURES = re.compile(rf"{_FUTURES}\b")
_OF_THREADS = re.compile(rf"{_FUTURES}\b|std::(?:__\d+::)?(?:j?thread|future_\w+)\b")
_INSIDE = "what else is in the way inside of it is not listed"
#: What says where CUDA or ROCm is.
_TOOLKITS = ("--cuda-path=", "--rocm-path=")
_ATTACHED = ("-isystem", "-internal-isystem", "-internal-externc-isystem", "-cxx-isystem")


def is_of_library(place: str, folders: Iterable[str] = ()) -> bool:
    """Return whether `file:line:column` is in a library: in one of these folders or a system's."""
    path = os.path.normpath(place.rsplit(":", 2)[0])
    return _LIBRARY.match(path) is not None or any(map(path.startswith, folders))


def system_folders(words: Iterable[object]) -> tuple[str, ...]:
    """Return the folders that a compiler's command calls those of libraries, as prefixes."""
    found, is_next = [], False
    for word in map(str, words):
        start = next((each for each in (*_ATTACHED, *_TOOLKITS) if word.startswith(each)), "")
        folder = word if is_next else word[len(start) :] if start else ""
        is_next = bool(start) and not folder
        if folder:
            found.append(os.path.normpath(os.path.abspath(folder.lstrip("="))) + os.sep)
    return tuple(dict.fromkeys(found))


def at_own_code(found: Iterable[Diagnostic], folders: Iterable[str]) -> tuple[Diagnostic, ...]:
    """Return the same messages, at lines of the user's own; what is the same there is said once."""
    folders = tuple(folders)
    placed: dict[tuple[str, ...], list[Diagnostic]] = {}
    for each in _one_for_each_place(causes_alone(tuple(found), folders)):
        moved = _moved(each, folders)
        is_same = moved.where, moved.code, moved.message, *moved.notes
        placed.setdefault(is_same if moved.origin else (*is_same, str(len(placed))), []).append(
            moved
        )
    return tuple(_together(each) for each in placed.values())


def _one_for_each_place(found: tuple[Diagnostic, ...]) -> Iterator[Diagnostic]:
    """Yield one problem for each place: of the steps of one expression, what says most.

    The steps of one line are of one statement: of each kind, the first is told of.
    """
    best: dict[str, Diagnostic] = {}
    for each in filter(_is_of_expression, found):
        known = best.setdefault(each.where, each)
        if _OF_ONE_PLACE.index(each.code) < _OF_ONE_PLACE.index(known.code):
            best[each.where] = each
    first: dict[tuple[str, str], Diagnostic] = {}
    for each in best.values():
        first.setdefault((_line(each), each.code), each)
    for each in found:
        if not _is_of_expression(each) or first.get((_line(each), each.code)) is each:
            yield each


def _line(said: Diagnostic) -> str:
    """Return the place without its column."""
    return said.where.rpartition(":")[0]


def _is_of_expression(said: Diagnostic) -> bool:
    return said.code in _OF_ONE_PLACE and said.severity == "error" and bool(said.trail)


def _moved(said: Diagnostic, folders: tuple[str, ...]) -> Diagnostic:
    if not said.trail or not is_of_library(said.where, folders):
        return said
    own = [each for each, _ in said.trail[1:] if not is_of_library(each, folders)]
    if not own:
        return said
    place, function = said.trail[0]
    inside = f"this is in {function}, which is called from there" if function else "this is here"
    return said.changed(where=own[0], excerpt="", origin=f"{_normal(place)}: note: {inside}")


def _together(alike: list[Diagnostic]) -> Diagnostic:
    first, more = alike[0], len(alike) - 1
    if not more:
        return first
    places = "another place" if more == 1 else f"{more} other places"
    return first.changed(origin=f"{first.origin}; the same at {places}")


def _normal(place: str) -> str:
    path, line, column = place.rsplit(":", 2)
    return f"{os.path.normpath(path)}:{line}:{column}"


def causes_alone(
    found: tuple[Diagnostic, ...], folders: Iterable[str] = ()
) -> tuple[Diagnostic, ...]:
    """Return what is not inside the library's threads, where these are told of already.

    A call of `std::async` runs through a hundred functions that throw, count and lock.
    """
    told = [each for each in found if each.code == _CONSTRUCT]
    starts = (each for name in ("std::async", "std::thread") for each in told if _is(each, name))
    whole = next(starts, None)
    if whole is None:
        return found
    kept = [e for e in found if e is whole or not _is_inside(e, whole, tuple(folders))]
    if len(kept) == len(found):
        return found
    noted = whole.changed(notes=(*whole.notes, _INSIDE))
    return tuple(noted if each is whole else each for each in kept)


def _is(said: Diagnostic, construct: str) -> bool:
    return said.message.startswith(construct)


def _is_inside(said: Diagnostic, whole: Diagnostic, folders: tuple[str, ...]) -> bool:
    """Return whether it is in a function of the library that threads run through."""
    if said.trail and not is_of_library(said.where, folders):
        return False
    threads = _OF_FUTURES if said.code == whole.code else _OF_THREADS
    functions = [each for _, each in said.trail] or [said.where.partition(": in ")[2]]
    return any(threads.match(each) for each in functions)
