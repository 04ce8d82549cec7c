"""Variables that a library changes: one copy, in the library that holds its functions.

Derivatives are libraries of their own, made when they are first asked for. What a function's static
variables hold must be the same there, so they define none: they refer to those of the first.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import GlobalVariable
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
_DEFINE = re.compile(
    r"^define ((?:(?:linkonce_odr|linkonce|weak_odr|weak|external|dso_local) )*+)"
    r"(?!(?:hidden|protected|default|private|internal|available_externally)\b)",
    re.MULTILINE,
)
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
    kept = re.compile(r"@ez\d+_(?!body)\w+\(|@ez_error\(")

    def one(found: re.Match[str]) -> str:
        line = text[found.start() : text.find("\n", found.start())]
        return found[0] if kept.search(line) else f"{found[0]}hidden "

    return _DEFINE.sub(one, text)


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
