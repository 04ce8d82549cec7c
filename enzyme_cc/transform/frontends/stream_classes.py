"""Classes of streams and their buffers, as libstdc++ (5 to 15) and libc++ (13 to 22) lay them out.

What is in a stream carries no derivative, and the functions of it that the libraries bring compiled
know nothing of shadows. Where one is a member beside numbers, its shadow is what its constructor
left in it: each address there is its own shadow.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.rules.bodies import COPY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Sizes(NamedTuple):
    """The bytes of an object by itself, and of one that is part of an object of a derived class."""

    whole: int
    base: int


def _with_ios(ios: int, names: dict[str, int]) -> dict[str, Sizes]:
    """Return the sizes of classes with `basic_ios` of so many bytes as their virtual base."""
    return {name: Sizes(ios + own, own) for name, own in names.items()}


def _without(names: dict[str, int]) -> dict[str, Sizes]:
    return {name: Sizes(size, size) for name, size in names.items()}


#: By the name of the class within mangled ones. All of these have their destructors compiled.
_LIBSTDCXX = {
    **_without(
        {
            "St13basic_filebufIcSt11char_traitsIcEE": 240,
            "St15basic_streambufIcSt11char_traitsIcEE": 64,
            "St7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE": 104,
            "St8ios_base": 216,
        }
    ),
    **_with_ios(
        264,
        {
            "Sd": 24,
            "Si": 16,
            "So": 8,
            "St13basic_fstreamIcSt11char_traitsIcEE": 264,
            "St14basic_ifstreamIcSt11char_traitsIcEE": 256,
            "St14basic_ofstreamIcSt11char_traitsIcEE": 248,
            "St7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE": 128,
            "St7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE": 120,
            "St7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE": 112,
        },
    ),
}
_LIBCXX = {
    **_without(
        {
            "St3__113basic_filebufIcNS_11char_traitsIcEEE": 168,
            "St3__115basic_streambufIcNS_11char_traitsIcEEE": 64,
            "St3__115basic_stringbufIcNS_11char_traitsIcEENS_9allocatorIcEEE": 104,
        }
    ),
    **_with_ios(
        152,
        {
            "St3__113basic_istreamIcNS_11char_traitsIcEEE": 16,
            "St3__113basic_ostreamIcNS_11char_traitsIcEEE": 8,
            "St3__113basic_fstreamIcNS_11char_traitsIcEEE": 192,
            "St3__114basic_ifstreamIcNS_11char_traitsIcEEE": 184,
            "St3__114basic_iostreamIcNS_11char_traitsIcEEE": 24,
            "St3__114basic_ofstreamIcNS_11char_traitsIcEEE": 176,
            "St3__118basic_stringstreamIcNS_11char_traitsIcEENS_9allocatorIcEEE": 128,
            "St3__119basic_istringstreamIcNS_11char_traitsIcEENS_9allocatorIcEEE": 120,
            "St3__119basic_ostringstreamIcNS_11char_traitsIcEENS_9allocatorIcEEE": 112,
        },
    ),
}
SIZES = {**_LIBSTDCXX, **_LIBCXX}

_CONSTRUCTOR = re.compile(rf"_ZN({'|'.join(SIZES)})C([12])")
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
    for name in (each for each in _LIBSTDCXX if _is_constructed(each, text)):
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


def _is_constructed(name: str, text: str) -> bool:
    return f"@_ZN{name}C1" in text or f"@_ZN{name}C2" in text


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
