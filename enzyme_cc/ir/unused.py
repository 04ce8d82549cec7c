"""A module's text without what nothing in it uses, and nobody outside may.

As LLVM's `globaldce` has it, but for annotations: of these, only those of what is used use things.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Function
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.reading.cursor import NAME
from enzyme_cc.ir.values import canonical, is_unnamed

if TYPE_CHECKING:
    from collections.abc import Collection

    from enzyme_cc.ir.globals import GlobalValue

#: What the linker, or the front end of another unit, has a copy of if it needs one.
_DISCARDABLE = frozenset("available_externally internal linkonce linkonce_odr private".split())
_ANNOTATIONS = "@llvm.global.annotations"
_SYMBOL = re.compile(rf"@{NAME}")
_LINKAGE = re.compile(rf"(?:define|@{NAME}\s*=)\s+(\w+)")
_ENTRY = re.compile(r"\{[^{}]*\}\s*\{([^{}]*)\}")
_COMDAT = re.compile(rf"\bcomdat\b(?:\(\$({NAME})\))?")


def without_unused(text: str, name: str) -> str:
    """Return the text without the definitions that nothing uses."""
    values = _values(text, name)
    return _cut(text, values, _reached(text, values))


def only(text: str, name: str, kept: Collection[str]) -> str:
    """Return the text with these symbols, and what annotations say of them, alone."""
    values, found = _values(text, name), set(kept)
    said = _said(text, values)
    found.update(each for ref in kept for each in said.get(ref, ()))
    return _cut(text, values, found | {_ANNOTATIONS})


def _values(text: str, name: str) -> dict[str, GlobalValue]:
    return {each.ref: each for each in Module(text, name).globals.values()}


def _cut(text: str, values: dict[str, GlobalValue], kept: set[str]) -> str:
    """Return the text without all symbols but these."""
    pieces, done = [], 0
    for ref, value in sorted(values.items(), key=lambda each: each[1].start):
        if ref not in kept or ref == _ANNOTATIONS:
            pieces.append(text[done : value.start])
            done = value.end
        if ref == _ANNOTATIONS:
            pieces.append(_annotations(text[value.start : value.end], kept))
    return "".join([*pieces, text[done:]])


def _annotations(array: str, kept: set[str]) -> str:
    """Return the array with the entries of what is kept."""
    found = list(_ENTRY.finditer(array))
    entries = [each[0] for each in found if next(iter(_refs(each[1]))) in kept]
    if not entries or len(entries) == len(found):
        return array if entries else ""
    head, tail = array[: found[0].start()], array[found[-1].end() :]
    head = head.replace(f"[{len(found)} x", f"[{len(entries)} x", 1)
    return f"{head}{', '.join(entries)}{tail}"


def _reached(text: str, values: dict[str, GlobalValue]) -> set[str]:
    """Return what is used by what others may use."""
    groups = _groups(text, values)
    pending = [ref for ref, value in values.items() if _is_root(text, value)]
    said = _said(text, values)
    kept: set[str] = set()
    while pending:
        ref = pending.pop()
        if ref in kept or ref not in values:
            continue
        kept.add(ref)
        if ref != _ANNOTATIONS:
            value = values[ref]
            pending += _refs(text[value.start : value.end])
            pending += groups.get(_group(text, value), ())
        pending += said.get(ref, ())
    return kept


def _is_root(text: str, value: GlobalValue) -> bool:
    linkage = _LINKAGE.match(text, value.start)
    is_declared = isinstance(value, Function) and value.body_start < 0
    hidden = linkage is not None and linkage[1] in _DISCARDABLE
    return is_unnamed(value.ref) or not (is_declared or hidden)


def _refs(text: str) -> dict[str, None]:
    """Return what a text mentions, in order."""
    return dict.fromkeys(canonical(each) for each in dict.fromkeys(_SYMBOL.findall(text)))


def _said(text: str, values: dict[str, GlobalValue]) -> dict[str, list[str]]:
    """Return what the annotations of each symbol mention."""
    said: dict[str, list[str]] = {}
    array = values.get(_ANNOTATIONS)
    for entry in _ENTRY.finditer(text[array.start : array.end] if array else ""):
        symbol, *others = _refs(entry[1])
        said.setdefault(symbol, []).extend(others)
    return said


def _groups(text: str, values: dict[str, GlobalValue]) -> dict[str, list[str]]:
    """Return what the linker keeps together."""
    found: dict[str, list[str]] = {}
    for ref, value in values.items():
        found.setdefault(_group(text, value), []).append(ref)
    return found


def _group(text: str, value: GlobalValue) -> str:
    end = value.end
    if isinstance(value, Function) and value.body_start >= 0:
        end = value.body_start
    comdat = _COMDAT.search(text, value.start, end)
    return canonical(f"@{comdat[1]}") if comdat and comdat[1] else value.ref
