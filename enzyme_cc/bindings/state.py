"""Variables that a library changes: one copy, in the library that holds its functions.

Derivatives are libraries of their own, made when they are first asked for. What a function's static
variables hold must be the same there, so they define none: they refer to those of the first.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable

#: Words of a definition that others can see, and that is the only one.
_LINKAGES = frozenset(
    "private internal linkonce_odr linkonce weak_odr weak common dso_local hidden protected".split()
)
_HEAD = r'^@("(?:[^"\\]|\\.)*"|[\w.$-]+) = (.*?)\b(?:global|constant) '
_SYMBOL = re.compile(_HEAD)
_COMDAT = re.compile(r", comdat(?:\([^)]*\))?")
_DEFINITION = re.compile(r"^define (.*)$", re.MULTILINE)
#: Words before a function's type that say who sees it.
_SEEN = _LINKAGES | {"external"}
_LOCAL = frozenset(("private", "internal", "available_externally", "hidden", "protected"))
_COMDAT_OF = re.compile(r" comdat(?:\([^)]*\))?(?= |$)")
#: Entries, which Python looks for.
_OURS = re.compile(r"@ez\d+_(?!body)\w+\(|@ez_error\(")
_ONCE = (
    "@llvm.global_ctors = ",
    "@llvm.global_dtors = ",
    "@llvm.used = ",
    "@llvm.compiler.used = ",
)


def shared(text: str, prefix: str, *, may_rename: bool) -> tuple[str, tuple[str, ...]]:
    """Return a module whose variables other libraries can see, and their names.

    Their names are ours, unless objects without IR are linked that may know them.
    """
    module = Module(text)
    module.load()
    names: list[str] = []
    for value in list(module.globals.values()):
        if not isinstance(value, GlobalVariable) or not _is_state(value):
            continue
        if may_rename or value.is_local:
            module.rename(value, f"@{prefix}{len(names)}")
        names.append(value.ref)
    return _edited(module.print(), frozenset(names), _exported), tuple(names)


def _is_state(value: GlobalVariable) -> bool:
    is_defined = value.initializer is not None
    return is_defined and not value.is_constant and not value.name.startswith("llvm.")


def hidden(text: str) -> str:
    """Return a module whose functions no other library sees, ours apart: see `glue.py`."""

    def one(found: re.Match[str]) -> str:
        words, rest = _split(found[1])
        if _OURS.search(rest) or not _LOCAL.isdisjoint(words):
            return found[0]
        return " ".join(["define", *words, "hidden", rest])

    return _DEFINITION.sub(one, text)


def private(text: str) -> str:
    """Return a module whose functions are only there for ours: what these do not need can go."""

    def one(found: re.Match[str]) -> str:
        words, rest = _split(found[1])
        if _OURS.search(rest) or "available_externally" in words:
            return found[0]
        return f"define internal {_COMDAT_OF.sub('', rest)}"

    return _DEFINITION.sub(one, text)


def _split(header: str) -> tuple[list[str], str]:
    """Return the words of a definition that say who sees it, and the rest."""
    words = header.split(" ")
    count = next(i for i, word in enumerate(words) if word not in _SEEN | _LOCAL)
    return words[:count], " ".join(words[count:])


def borrowed(text: str, names: tuple[str, ...]) -> str:
    """Return a module of derivatives that refers to the variables of the first library."""
    lines = [line for line in text.split("\n") if not line.startswith(_ONCE)]
    module = Module("\n".join(lines))
    declared: dict[str, str] = {}
    for name in names:
        value = module.symbol(name)
        if isinstance(value, GlobalVariable) and value.initializer is not None:
            declared[name] = value.value_type.text

    def declaration(line: str) -> str:
        found = _SYMBOL.match(line)
        assert found
        thread = "thread_local " if "thread_local" in found[2] else ""
        name = f"@{found[1]}"
        return f"{name} = external {thread}global {declared[name]}"

    return _edited("\n".join(lines), frozenset(declared), declaration)


def _exported(line: str) -> str:
    found = _SYMBOL.match(line)
    assert found
    words = [word for word in found[2].split() if word not in _LINKAGES]
    rest = _COMDAT.sub("", line[found.end(2) :])
    return f"@{found[1]} = {' '.join([*words, ''])}{rest}"


def _edited(text: str, names: frozenset[str], edit: Callable[[str], str]) -> str:
    """Return the text with the lines edited that define these variables."""
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if line.startswith("@") and line.partition(" = ")[0] in names:
            lines[index] = edit(line)
    return "\n".join(lines)
