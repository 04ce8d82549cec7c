"""Inline assembly of CUDA's headers as ordinary instructions: what halves and copies are made of.

Lines of PTX are read one by one; assembly with a line that is not known stays as it is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import InlineAsm, poison
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import StructType
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.frontends.gpu.ptx_instructions import (
    KNOWN,
    Lines,
    NotKnownError,
    immediate,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

_ASSEMBLY = re.compile(r'^asm (?:[a-z]+ )*"([^"]*)", "([^"]*)"$')
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_DECLARED = re.compile(r"^\.reg\s*\.([usbf]\d+|pred|f16|f16x2)\s+(.*)$", re.S)
_PLACE = re.compile(r"^\$\{?(\d+)(?::\w+)?\}?$")


def write_assembly(functions: Iterable[Function]) -> None:
    """Write as instructions what these functions have of assembly, as far as it is known."""
    for function in functions:
        for call in [each for each in function.instructions() if isinstance(each, CallBase)]:
            if isinstance(call.callee, InlineAsm):
                _written(call)


def _written(call: CallBase) -> None:
    """Replace one call, or leave it as it is."""
    found = _ASSEMBLY.match(call.callee.ref)
    if found is None:
        return
    text = _ESCAPE.sub(lambda each: chr(int(each[1], 16)), found[1])
    lines = list(_statements(text))
    if not lines or not all(_may_be_known(each) for each in lines):
        return
    assert call.block is not None
    before = set(call.block)
    try:
        frame = _Frame(call, found[2])
        frame.run(lines)
        made = frame.result() if call.is_used else None
    except NotKnownError:
        for each in reversed([line for line in call.block if line not in before]):
            each.erase()
        return
    if made is not None:
        call.replace_all_uses(made)
    call.erase()


def _statements(text: str) -> Iterator[str]:
    """Yield the statements of assembly; braces around some are left out."""
    text = re.sub(r"//[^\n]*", "", text)
    at, start = 0, True
    current = ""
    while at < len(text):
        each = text[at]
        if start and each in "{} \t\r\n;":
            at += 1
            continue
        start = False
        if each == ";":
            yield " ".join(current.split())
            current, start = "", True
        else:
            current += each
        at += 1
    if current.strip():
        yield " ".join(current.split())


def _may_be_known(line: str) -> bool:
    return line.startswith(".reg") or line.split(" ")[0].split(".")[0] in KNOWN


class _Frame:
    """The registers of one piece of assembly."""

    def __init__(self, call: CallBase, constraints: str) -> None:
        self.call = call
        builder = Builder.before(call)
        builder.metadata = debug_of(call)
        words = [each for each in constraints.split(",") if each and not each.startswith("~")]
        self._outputs = [each for each in words if each.startswith("=")]
        self._inputs = words[len(self._outputs) :]
        if any("*" in each or "&" in each.removeprefix("=&") for each in words):
            raise NotKnownError
        if len(self._inputs) != len(call.arguments):
            raise NotKnownError
        self.lines = Lines(builder)
        self._registers: dict[str, Value] = {}
        for index, (word, value) in enumerate(zip(self._inputs, self.call.arguments, strict=True)):
            self._registers[f"${len(self._outputs) + index}"] = value
            if word.isdecimal():
                self._registers[f"${word}"] = value

    def run(self, lines: list[str]) -> None:
        """Write all lines."""
        for line in lines:
            if line.startswith(".reg"):
                if _DECLARED.match(line) is None:
                    raise NotKnownError
                continue
            opcode, _, rest = line.partition(" ")
            operands = list(_operands(rest))
            name, *words = opcode.split(".")
            made = KNOWN[name](self.lines, words, [self._value(each) for each in operands])
            self._put(operands[0] if operands else "", made)

    def _value(self, word: str) -> Value | None:
        """Return what is in a register, of a place in memory the address; None of a new one."""
        word = word.strip()
        if word.startswith("{"):
            inside = [self._value(each) for each in _operands(word[1:-1])]
            known = [each for each in inside if each is not None]
            return self.lines.joined(known) if len(known) == len(inside) else None
        word = word.removeprefix("[").removesuffix("]").strip()
        found = _PLACE.match(word)
        if found is not None:
            return self._registers.get(f"${found[1]}")
        if word in self._registers:
            return self._registers[word]
        return immediate(word)

    def _put(self, word: str, made: Value | None) -> None:
        if made is None:
            return
        if word.startswith("{"):
            names = list(_operands(word[1:-1]))
            for name, part in zip(names, self.lines.parted(made, len(names)), strict=True):
                self._put(name, part)
            return
        found = _PLACE.match(word)
        self._registers[f"${found[1]}" if found is not None else word] = made

    def result(self) -> Value:
        """Return what the call returns."""
        kind = self.call.type
        made = [self._registers.get(f"${index}") for index in range(len(self._outputs))]
        if not all(made):
            raise NotKnownError
        if not isinstance(kind, StructType):
            assert made[0] is not None
            return self.lines.as_type(made[0], kind)
        whole: Value = poison(kind)
        for index, (each, field) in enumerate(zip(made, kind.fields or (), strict=True)):
            assert each is not None
            whole = self.lines.builder.insertvalue(whole, self.lines.as_type(each, field), [index])
        return whole


def _operands(text: str) -> Iterator[str]:
    """Yield operands, apart from each other by commas that are in no braces."""
    depth, current = 0, ""
    for each in text:
        depth += {"{": 1, "}": -1}.get(each, 0)
        if each == "," and depth == 0:
            yield current.strip()
            current = ""
        else:
            current += each
    if current.strip():
        yield current.strip()
