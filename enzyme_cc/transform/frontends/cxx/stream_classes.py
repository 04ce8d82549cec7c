"""Streams among numbers: what their constructors make, and what deletes them.

What is in a stream carries no derivative, and the functions of it that the libraries bring compiled
know nothing of shadows. Where one is a member beside numbers, its shadow is what its constructor
left in it: each address there is its own shadow.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.rules.bodies import COPY
from enzyme_cc.transform.frontends.cxx.libcxx import LIBCXX
from enzyme_cc.transform.frontends.cxx.libstdcxx import LIBSTDCXX

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


SIZES = {**LIBSTDCXX.streams, **LIBCXX.streams}

_CONSTRUCTOR = re.compile(rf"_ZN({'|'.join(SIZES)})C([12])")
_IN_TEXT = re.compile(f"@{_CONSTRUCTOR.pattern}")
#: What is both read and written.
_BOTH = ("Sd", "St13basic_fstream", "St7__cxx1118basic_stringstream")

#: What deletes an object does two things, of which the second is for its shadow, too.
_DELETES = """define internal void @{copy}_ZN{name}D0Ev(ptr %object) {{
  call void @_ZN{name}D1Ev(ptr %object)
  call void @_ZdlPv(ptr %object)
  ret void
}}"""
#: How `basic_ios` leads to the whole: by an offset in the table of the object.
_DELETES_BY_VIRTUAL_BASE = """define internal void @{copy}_ZTv0_n24_N{name}D0Ev(ptr %base) {{
  %table = load ptr, ptr %base
  %entry = getelementptr i8, ptr %table, i64 -24
  %offset = load i64, ptr %entry
  %object = getelementptr i8, ptr %base, i64 %offset
  call void @{copy}_ZN{name}D0Ev(ptr %object)
  ret void
}}"""
#: And how the second base of what is both read and written does: by a fixed one.
_DELETES_BY_SECOND_BASE = """define internal void @{copy}_ZThn16_N{name}D0Ev(ptr %base) {{
  %object = getelementptr i8, ptr %base, i64 -16
  call void @{copy}_ZN{name}D0Ev(ptr %object)
  ret void
}}"""
_TABLE = f"{COPY}destructors"


def constructed(name: str) -> int:
    """Return how many bytes a function of this name makes a stream, or a part of one, of; or 0."""
    found = _CONSTRUCTOR.match(name)
    if found is None:
        return 0
    sizes = SIZES[found[1]]
    return sizes.whole if found[2] == "1" else sizes.base


def destructors(text: str) -> dict[str, str]:
    """Return what is in the library's tables that ends objects of classes constructed in a module.

    What deletes an object is a copy, which frees its shadow, too.
    """
    copies: dict[str, str] = {}
    declared: dict[str, str] = {}
    found: list[str] = []
    made = {name for name, _ in _IN_TEXT.findall(text)}
    for name in (each for each in LIBSTDCXX.streams if each in made):
        for way, body in _ways(name):
            deletes, ends = f"{way}N{name}D0Ev", f"{way}N{name}D1Ev"
            declared |= {each: f"declare void @{each}(ptr)" for each in (deletes, ends)}
            copies[f"{COPY}{deletes}"] = body.format(copy=COPY, name=name)
            found += [f"ptr @{COPY}{deletes}", f"ptr @{ends}"]
    if not copies:
        return {}
    table = f"@{_TABLE} = internal constant [{len(found)} x ptr] [{', '.join(found)}]"
    frees = {"_ZdlPv": "declare void @_ZdlPv(ptr)"}
    return {**declared, **frees, **copies, _TABLE: table}


def deleting(names: Iterable[str]) -> frozenset[str]:
    """Return those of some functions that delete a stream, and have a copy: it says how."""
    copies = (each for each in names if each.startswith(COPY) and each.endswith("D0Ev"))
    return frozenset(each.removeprefix(COPY) for each in copies)


def _ways(name: str) -> Iterator[tuple[str, str]]:
    """Yield how the names of a class's destructors begin, and what such a one does."""
    yield "_Z", _DELETES
    if SIZES[name].whole > SIZES[name].base:
        yield "_ZTv0_n24_", _DELETES_BY_VIRTUAL_BASE
    if name.startswith(_BOTH):
        yield "_ZThn16_", _DELETES_BY_SECOND_BASE
