"""The attributes of functions as words, whether they stand in the header or in a group.

Groups are shared: whoever gets other words gets a group that nobody else has before.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.types import escaped
from enzyme_cc.ir.values import unescaped

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module

_STRING = re.compile(r'"[^"]*"')
_GROUP = re.compile(r"(?<!\S)#\d+(?!\S)")
#: What stands in brackets behind a word, brackets in it too.
BRACKETS = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
#: What may stand behind the parameters and is no attribute: where it is put, how it is addressed.
_LAYOUT = (
    r'(?:section|partition|gc|code_model)\s*"[^"]*"|(?:section|partition|gc)\s+"[^"]*"'
    r'|comdat\b(?:\(\$(?:"[^"]*"|[^)]*)\))?|align \d+|align\(\d+\)'
)
_PART = re.compile(
    rf"(?P<layout>{_LAYOUT})|(?P<group>#\d+)|(?P<address>(?:local_)?unnamed_addr|addrspace\(\d+\))"
    rf'|(?P<word>"[^"]*"(?:="[^"]*")?|[\w.]+(?:{BRACKETS})?(?:=\d+)?)'
)
_STACK_ALIGNMENT = re.compile(r"alignstack\((\d+)\)")


class _Suffix(NamedTuple):
    """The words behind the parameters, sorted."""

    address: list[str]
    attributes: list[str]
    layout: list[str]


class FunctionWords:
    """The attributes of one module's functions."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._groups: dict[str, tuple[str, ...]] = {}
        self._given: dict[str, str] = {}

    def of(self, function: Function) -> list[str]:
        """Return all attributes; what is only in the text is not read for that."""
        if function.loaded:
            return self.among(function.suffix)
        start, end = function.start, function.body_start
        head = _STRING.sub('""', self._module.text[start : end if end >= 0 else function.end])
        inline = [word for word in _INLINE if re.search(rf"(?<=[\s)]){word}(?!\S)", head)]
        groups = [word for group in _GROUP.findall(head) for word in self._group(group)]
        return [*inline, *groups]

    def among(self, text: str) -> list[str]:
        """Return the attributes in what stands behind parameters or arguments."""
        return self._sorted(text).attributes

    def value(self, function: Function, key: str) -> str | None:
        """Return what a string attribute says; None where it is not there."""
        start = f'"{key}"'
        found = next((word for word in self.of(function) if word.startswith(start)), None)
        # LLVM writes an empty string as none at all.
        return None if found is None else unescaped(found[len(start) :].strip('="'))

    def give(self, function: Function, words: Iterable[str], *, laid_out: bool = True) -> None:
        """Let these be the attributes; without its section, comdat and alignment if so wished."""
        suffix = self._sorted(function.suffix)
        layout = suffix.layout if laid_out else ()
        group = self._written(" ".join(words))
        parts = (*suffix.address, group, *layout)
        function.suffix = " ".join(part for part in parts if part)
        self._module.edited = True

    def _written(self, text: str) -> str:
        if text and text not in self._given:
            self._given[text] = self._module.fresh_group(text)
        return self._given.get(text, "")

    def _sorted(self, text: str) -> _Suffix:
        suffix = _Suffix([], [], [])
        for found in _PART.finditer(text):
            if found["layout"]:
                suffix.layout.append(found[0])
            elif found["address"]:
                suffix.address.append(found[0])
            elif found["group"]:
                suffix.attributes.extend(self._group(found[0]))
            else:
                # In groups, this one is written differently.
                suffix.attributes.append(_STACK_ALIGNMENT.sub(r"alignstack=\1", found[0]))
        return suffix

    def _group(self, key: str) -> tuple[str, ...]:
        found = self._groups.get(key)
        if found is None:
            text = (self._module.definition("group", key) or "").strip("{} \n")
            found = self._groups[key] = _parts(text)
        return found


@lru_cache(maxsize=1024)
def _parts(text: str) -> tuple[str, ...]:
    """Return what stands in a group."""
    return tuple(each[0] for each in _PART.finditer(text))


#: Attributes that matter to us and may stand in a header that was not read.
_INLINE = ("alwaysinline", "minsize", "noinline", "optdebug", "optnone", "optsize")


def string_word(key: str, value: str) -> str:
    """Return a string attribute as it is written."""
    return f'"{key}"="{escaped(value)}"'
