"""The verifier: what LLVM would refuse in a module, most of it, and what our own objects promise.

docs/testing.md lists what is left out. All problems are collected. Where the blocks of a function
are no proper chain, what needs one (edges, dominance) is not looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.verify.flow import flow_faults
from enzyme_cc.analysis.verify.function_shape import FunctionShape
from enzyme_cc.analysis.verify.uses import Uses
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.checking.aliasees import Aliasees
from enzyme_cc.ir.checking.attachments import attachment_faults, missing_nodes
from enzyme_cc.ir.checking.attributes import function_faults
from enzyme_cc.ir.checking.calls import call_faults, is_intrinsic, tail_faults
from enzyme_cc.ir.checking.constants import constant_faults
from enzyme_cc.ir.checking.debug_info import DebugChecks
from enzyme_cc.ir.checking.globals import global_faults, with_groups
from enzyme_cc.ir.checking.instructions import faults
from enzyme_cc.ir.constants import Composite, Data, InlineAsm
from enzyme_cc.ir.function import Argument, Block, DebugRecord, Function, Instruction, Line
from enzyme_cc.ir.globals import Alias, GlobalValue
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.printer import print_line
from enzyme_cc.ir.sizedness import Sizedness
from enzyme_cc.ir.values import Placeholder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

#: What badly made objects raise when they are looked at.
_BROKEN = (AttributeError, TypeError, ValueError, LookupError, AssertionError)
_LONGEST = 160


class Problem(NamedTuple):
    """One thing that is wrong, and where; the parts not known are empty."""

    function: str
    block: str
    instruction: str
    message: str
    #: `file:line` of the source.
    location: str = ""

    def __str__(self) -> str:
        quoted = f"'{self.instruction}'" if self.instruction else ""
        parts = (self.function, self.block, quoted, self.message)
        text = ": ".join(part for part in parts if part)
        return f"{text} ({self.location})" if self.location else text


def verify(module: Module) -> list[Problem]:
    """Return everything that is wrong with a module; reads all of it."""
    return list(_Verifier(module).module_problems())


def verify_function(function: Function) -> list[Problem]:
    """Return what is wrong with one function; who uses globals is asked by `verify` only."""
    return list(_Verifier(module_of(function)).function_problems(function))


class _Verifier:
    """The state of the verification of one module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.sizedness = Sizedness()
        self.aliasees = Aliasees()
        self.debug = DebugChecks(module)
        self.uses = Uses()
        self.constants: set[Value] = set()
        #: The attributes of calls by how they are written, their groups written out.
        self.attributes: dict[str, str] = {}

    # -- the module ----------------------------------------------------------------------------

    def module_problems(self) -> Iterator[Problem]:
        """Yield the problems of headers, of bodies, then those that concern several of them."""
        try:
            values = list(self.module.globals.values())
        except UserError as error:
            yield _unread("", error)
            return
        for value in values:
            yield from self._global_problems(value)
        for text in self.module.metadata.added.values():
            for fault in missing_nodes(text, self.module):
                yield Problem("", "", text, fault)
        for shared in (*values, *self.uses.composites):
            for fault in self.uses.faults(shared):
                yield Problem(shared.ref, "", "", fault)
        for kind in self.sizedness.endless:
            yield Problem("", "", "", f"{kind} holds itself, and would have no end")

    def _global_problems(self, value: GlobalValue) -> Iterator[Problem]:
        if isinstance(value, Function):
            yield from self.function_problems(value)
            return
        try:
            value.load()
        except UserError as error:
            yield _unread(value.ref, error)
            return
        yield from self._header_problems(value)

    def _header_problems(self, value: GlobalValue) -> Iterator[Problem]:
        for fault in _guarded(self._global_value_faults(value)):
            yield Problem(value.ref, "", "", fault)
        self.uses.note(value)
        for operand in value.operands:
            for fault in self._operand_faults(operand, None):
                yield Problem(value.ref, "", "", fault)
        for fault in missing_nodes(value.metadata, self.module):
            yield Problem(value.ref, "", "", fault)

    def _global_value_faults(self, value: GlobalValue) -> Iterator[str]:
        yield from global_faults(value, self.sizedness)
        if isinstance(value, Alias):
            yield from self.aliasees.faults(value)

    # -- functions -----------------------------------------------------------------------------

    def function_problems(self, function: Function) -> Iterator[Problem]:
        """Yield what is wrong with a function."""
        try:
            function.load()
            function.load_body()
        except UserError as error:
            yield _unread(function.ref, error)
            return
        yield from self._header_problems(function)
        for fault in _guarded(self.debug.header_faults(function)):
            yield Problem(function.ref, "", "", fault)
        shape = FunctionShape(function)
        for block, line, fault in shape.faults:
            yield self._problem(function, block, line, fault)
        if shape.blocks:
            yield from self._body_problems(function, shape)

    def _body_problems(self, function: Function, shape: FunctionShape) -> Iterator[Problem]:
        found = 0
        for block, line in shape.lines:
            self.uses.note(line)
            for fault in self._line_faults(line, shape):
                found += 1
                yield self._problem(function, block, line, fault)
        if shape.is_sound:
            yield from self._flow_problems(function, shape, found)
        for value in shape.values():
            for fault in self.uses.faults(value, forget=True):
                where = value.block if isinstance(value, Line) else None
                yield Problem(function.ref, where.ref if where else "", "", fault)

    def _flow_problems(
        self, function: Function, shape: FunctionShape, found: int
    ) -> Iterator[Problem]:
        try:
            for block, line, fault in flow_faults(function, shape.blocks):
                yield self._problem(function, block, line, fault)
        except _BROKEN as error:
            # What is wrong has been said, unless nothing has.
            if not found:
                yield Problem(function.ref, "", "", f"its control flow cannot be read: {error}")

    def _line_faults(self, line: Line, shape: FunctionShape) -> Iterator[str]:
        callee = line.operands[-1] if isinstance(line, CallBase) and line.operands else None
        in_bundle = isinstance(line, CallBase) and bool(line.bundles)
        for operand in line.operands:
            if operand is not callee or not isinstance(operand, (InlineAsm, Function)):
                yield from self._operand_faults(operand, shape, in_bundle=in_bundle)
            elif isinstance(operand, Function):
                yield from self._global_faults(operand)
        if isinstance(line, Instruction):
            yield from _guarded(faults(line, self.sizedness))
            if isinstance(line, CallBase):
                yield from _guarded(self._call_faults(line, shape.function))
            if line.metadata:
                yield from _guarded(attachment_faults(line, self.module))
        elif isinstance(line, DebugRecord):
            yield from missing_nodes("".join(line.pieces), self.module)
        yield from _guarded(self.debug.line_faults(line, shape.function))

    def _call_faults(self, line: CallBase, function: Function) -> Iterator[str]:
        yield from call_faults(line)
        if line.tail:
            yield from self._attribute_faults(line)
        if line.marker == "musttail":
            yield from tail_faults(line, function)

    def _attribute_faults(self, line: CallBase) -> Iterator[str]:
        """Yield the attributes of a call; only `allocsize` depends on more than their text."""
        text = self.attributes.get(line.tail)
        if text is None:
            text = self.attributes[line.tail] = with_groups(line.tail, self.module)
            yield from function_faults(text.replace("allocsize", ""), [])
        if "allocsize" in text:
            yield from function_faults(text, [each.type for each in line.arguments])

    # -- operands ------------------------------------------------------------------------------

    def _operand_faults(
        self, value: Value, shape: FunctionShape | None, *, in_bundle: bool = False
    ) -> Iterator[str]:
        """Yield whether a value is one that may be used here."""
        if isinstance(value, InlineAsm):
            yield "assembly can only be called"
        elif isinstance(value, Data):
            return
        elif isinstance(value, GlobalValue):
            yield from self._global_faults(value)
            if is_intrinsic(value) and isinstance(value, Function) and not in_bundle:
                yield f"{value.ref} is an intrinsic and can only be called"
        elif isinstance(value, Composite):
            yield from self._constant_faults(value, shape)
        elif isinstance(value, (Instruction, Argument, Block)):
            if shape is None or not shape.holds(value):
                yield f"{_named(value)} does not stand in this function"
        elif isinstance(value, Placeholder):
            yield f"{value.ref} is never defined"
        else:
            yield f"{value!r} is no value"

    def _global_faults(self, value: GlobalValue) -> Iterator[str]:
        if value.is_removed or self.module.symbol(value.ref) is not value:
            yield f"{value.ref} is not in this module"

    def _constant_faults(self, constant: Composite, shape: FunctionShape | None) -> Iterator[str]:
        """Yield a constant and the constants in it, each the first time it is met."""
        pending: list[Value] = [constant]
        while pending:
            value = pending.pop()
            if not isinstance(value, Composite):
                if not isinstance(value, Block):
                    yield from self._operand_faults(value, shape)
            elif value not in self.constants:
                self.constants.add(value)
                yield from _guarded(constant_faults(value, self.sizedness))
                pending += value.operands

    # -- reports -------------------------------------------------------------------------------

    def _problem(
        self, function: Function, block: Block | None, line: Line | None, message: str
    ) -> Problem:
        text = _text(line) if line is not None else ""
        where = block.ref if block is not None else ""
        location = self.debug.place(line) if line is not None else ""
        return Problem(function.ref, where, text, message, location)


def _unread(ref: str, error: UserError) -> Problem:
    return Problem(ref, "", "", error.diagnostic.message, error.diagnostic.where)


def _guarded(found: Iterable[str]) -> Iterator[str]:
    """Yield what was found, up to where an object is too broken to look at."""
    try:
        yield from found
    except _BROKEN as error:
        yield f"it is no proper object: {error}"


def _named(value: Value) -> str:
    return value.ref or repr(value)


def _text(line: Line) -> str:
    """Return the instruction in one line, not too long."""
    try:
        text = " ".join(print_line(line).split())
    except _BROKEN:
        text = f"{line.ref} = {line.row.name}" if isinstance(line, Instruction) else repr(line)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."
