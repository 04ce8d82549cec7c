"""Building what moves control: branches, returns, calls of every kind, exceptions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from enzyme_cc.ir.building.base import (
    BuilderBase,
    checked_flags,
    require_scalar,
    shown,
)
from enzyme_cc.ir.constants import int_constant, word_constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import (
    Branch,
    Call,
    CallBase,
    CallBranch,
    CatchReturn,
    CatchSwitch,
    CleanupReturn,
    FuncletPad,
    IndirectBranch,
    Invoke,
    LandingPad,
    Resume,
    Return,
    Switch,
    Unreachable,
)
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.opcodes import OPCODES
from enzyme_cc.ir.types import (
    I1,
    LABEL,
    POINTER,
    TOKEN,
    VOID,
    FunctionType,
    PointerType,
    Type,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.opcodes import Opcode
    from enzyme_cc.ir.values import Value

_C = TypeVar("_C", bound=CallBase)


class CallStyle(NamedTuple):
    """The words of a call beside callee and arguments, each as LLVM writes it."""

    #: `tail`, `musttail`, `notail`.
    marker: str = ""
    #: Fast-math flags.
    flags: str = ""
    #: `fastcc`; None means the convention of the function called.
    convention: str | None = None
    #: Of the result: `noundef nonnull`.
    result: str = ""
    #: Of each argument, as long as there are any to say.
    arguments: tuple[str, ...] = ()
    #: Of the call: `nounwind #3`.
    attributes: str = ""
    #: Operand bundles: a tag without quotes, and values.
    bundles: tuple[tuple[str, tuple[Value, ...]], ...] = ()


PLAIN = CallStyle()

_CONVENTION = re.compile(
    r"\b(cc ?\d+|\w+cc|\w+_kernel|spir_func|ptx_device|amdgpu_\w+|aarch64_\w*vector_pcs"
    r"|riscv_vls_cc\(\d+\))(?= |$)"
)


def convention_of(function: Function) -> str:
    """Return the calling convention in a function's header, as written; nothing for C's."""
    found = _CONVENTION.search(function.prefix)
    return found[1] if found else ""


class FlowBuilder(BuilderBase):
    """The part of the builder about control."""

    __slots__ = ()

    # -- terminators ---------------------------------------------------------------------------

    def ret(self, value: Value | None = None) -> Return:
        """Build `ret`."""
        function = self.block.function
        given = VOID if value is None else value.type
        if function is not None and function.return_type is not given:
            raise TypeError(f"{function.ref} returns {function.return_type}, not {given}")
        return self.place(Return(OPCODES["ret"], VOID, [] if value is None else [value]))

    def branch(self, block: Block) -> Branch:
        """Build `br`, always to one block."""
        return self.place(Branch(OPCODES["br"], VOID, _blocks([block])))

    def conditional(self, condition: Value, then: Block, other: Block) -> Branch:
        """Build `br` by a condition."""
        if condition.type is not I1:
            raise TypeError(f"br needs an i1, not {shown(condition)}")
        return self.place(Branch(OPCODES["br"], VOID, [condition, *_blocks([then, other])]))

    def switch(
        self, value: Value, default: Block, cases: Sequence[tuple[Value | int, Block]] = ()
    ) -> Switch:
        """Build `switch`."""
        require_scalar("switch", value, "int")
        operands = [value, *_blocks([default])]
        for case, block in cases:
            constant = int_constant(value.type, case) if isinstance(case, int) else case
            if constant.type is not value.type:
                raise TypeError(f"a case of a switch on {value.type} cannot be {shown(constant)}")
            operands += [constant, *_blocks([block])]
        return self.place(Switch(OPCODES["switch"], VOID, operands))

    def indirectbr(self, address: Value, blocks: Sequence[Block]) -> IndirectBranch:
        """Build `indirectbr`."""
        require_scalar("indirectbr", address, "pointer")
        return self.place(IndirectBranch(OPCODES["indirectbr"], VOID, [address, *_blocks(blocks)]))

    def unreachable(self) -> Unreachable:
        """Build `unreachable`."""
        return self.place(Unreachable(OPCODES["unreachable"], VOID, []))

    # -- calls ---------------------------------------------------------------------------------

    def call(
        self,
        callee: Value,
        arguments: Sequence[Value] = (),
        style: CallStyle = PLAIN,
        *,
        type_: FunctionType | None = None,
        name: str = "",
    ) -> Call:
        """Build `call`; `type_` is needed unless a function is called as what it is."""
        return self.place(self._call(Call, callee, arguments, (), style, type_), name)

    def invoke(
        self,
        callee: Value,
        arguments: Sequence[Value],
        destinations: tuple[Block, Block],
        style: CallStyle = PLAIN,
        *,
        type_: FunctionType | None = None,
        name: str = "",
    ) -> Invoke:
        """Build `invoke`: `destinations` are where it returns to and where it unwinds to."""
        return self.place(self._call(Invoke, callee, arguments, destinations, style, type_), name)

    def callbr(
        self,
        callee: Value,
        arguments: Sequence[Value],
        destinations: Sequence[Block],
        style: CallStyle = PLAIN,
        *,
        type_: FunctionType | None = None,
        name: str = "",
    ) -> CallBranch:
        """Build `callbr`: `destinations` are where it falls through to, then the indirect ones."""
        made = self._call(CallBranch, callee, arguments, destinations, style, type_)
        return self.place(made, name)

    def _call(
        self,
        kind: type[_C],
        callee: Value,
        arguments: Sequence[Value],
        destinations: Sequence[Block],
        style: CallStyle,
        type_: FunctionType | None,
    ) -> _C:
        row = OPCODES[_CALLS[kind]]
        type_ = _called_type(row.name, callee, type_)
        _check_arguments(callee, type_, arguments)
        bundled = [value for _, values in style.bundles for value in values]
        operands = [*arguments, *bundled, *_blocks(destinations), callee]
        made = kind(row, type_.result, operands, self._call_flags(row, callee, type_, style))
        made.marker = style.marker
        made.tail = style.attributes and f" {style.attributes}"
        missing = len(arguments) - len(style.arguments)
        made.argument_attributes = style.arguments + ("",) * missing
        made.bundles = tuple((f'"{tag}"', len(values)) for tag, values in style.bundles)
        made.written_type = type_ if type_.variadic else None
        return made

    def _call_flags(self, row: Opcode, callee: Value, type_: FunctionType, style: CallStyle) -> str:
        """Return what stands between `call` and the type."""
        fast = checked_flags(row, style.flags, type_.result)
        convention = style.convention
        if convention is None:
            convention = convention_of(callee) if isinstance(callee, Function) else ""
        space = self._call_space(callee)
        return " ".join(word for word in (fast, convention, style.result, space) if word)

    def _call_space(self, callee: Value) -> str:
        """Build `addrspace(1)`, where it does not go without saying."""
        function = self.block.function
        usual = POINTER if function is None else module_of(function).program_pointer
        if callee.type is usual and usual is POINTER:
            return ""
        assert isinstance(callee.type, PointerType)
        return f"addrspace({callee.type.address_space})"

    # -- exceptions ----------------------------------------------------------------------------

    def landingpad(
        self,
        type_: Type,
        clauses: Sequence[tuple[str, Value]] = (),
        *,
        cleanup: bool = False,
        name: str = "",
    ) -> LandingPad:
        """Build `landingpad`: each clause is `catch` or `filter`, and of what."""
        values = [value for _, value in clauses]
        flags = "cleanup" if cleanup else ""
        made = LandingPad(OPCODES["landingpad"], type_, values, flags)
        made.clauses = tuple(word for word, _ in clauses)
        return self.place(made, name)

    def resume(self, value: Value) -> Resume:
        """Build `resume`."""
        return self.place(Resume(OPCODES["resume"], VOID, [value]))

    def catchswitch(
        self,
        parent: Value | None,
        handlers: Sequence[Block],
        unwind: Block | None = None,
        *,
        name: str = "",
    ) -> CatchSwitch:
        """Build `catchswitch`; without `unwind` to the caller, without a parent within `none`."""
        blocks = _blocks([*handlers] if unwind is None else [*handlers, unwind])
        made = CatchSwitch(OPCODES["catchswitch"], TOKEN, [_pad(parent), *blocks])
        made.unwinds_to_caller = unwind is None
        return self.place(made, name)

    def catchpad(
        self, switch: Value, arguments: Sequence[Value] = (), *, name: str = ""
    ) -> FuncletPad:
        """Build `catchpad`."""
        made = FuncletPad(OPCODES["catchpad"], TOKEN, [_pad(switch), *arguments])
        return self.place(made, name)

    def cleanuppad(
        self, parent: Value | None = None, arguments: Sequence[Value] = (), *, name: str = ""
    ) -> FuncletPad:
        """Build `cleanuppad`; without a parent within `none`."""
        made = FuncletPad(OPCODES["cleanuppad"], TOKEN, [_pad(parent), *arguments])
        return self.place(made, name)

    def catchret(self, pad: Value, block: Block) -> CatchReturn:
        """Build `catchret`."""
        return self.place(CatchReturn(OPCODES["catchret"], VOID, [_pad(pad), *_blocks([block])]))

    def cleanupret(self, pad: Value, unwind: Block | None = None) -> CleanupReturn:
        """Build `cleanupret`; without `unwind` to the caller."""
        blocks = _blocks([] if unwind is None else [unwind])
        return self.place(CleanupReturn(OPCODES["cleanupret"], VOID, [_pad(pad), *blocks]))


_CALLS: dict[type[CallBase], str] = {Call: "call", Invoke: "invoke", CallBranch: "callbr"}


def _blocks(blocks: Sequence[Value]) -> list[Value]:
    for block in blocks:
        if block.type is not LABEL:
            raise TypeError(f"a block is needed, not {shown(block)}")
    return list(blocks)


def _pad(pad: Value | None) -> Value:
    if pad is None:
        return word_constant(TOKEN, "none")
    if pad.type is not TOKEN:
        raise TypeError(f"a token is needed, not {shown(pad)}")
    return pad


def _called_type(what: str, callee: Value, type_: FunctionType | None) -> FunctionType:
    require_scalar(what, callee, "pointer")
    if type_ is not None:
        return type_
    if not isinstance(callee, Function):
        raise TypeError(f"{what} of {shown(callee)} needs the type it is called as")
    return callee.function_type


def _check_arguments(callee: Value, type_: FunctionType, arguments: Sequence[Value]) -> None:
    wanted = type_.parameters
    given = tuple(value.type for value in arguments)
    fits = given[: len(wanted)] == wanted if type_.variadic else given == wanted
    if not fits:
        shown_types = ", ".join(kind.text for kind in given)
        raise TypeError(f"{callee.ref} takes {type_}, not ({shown_types})")
