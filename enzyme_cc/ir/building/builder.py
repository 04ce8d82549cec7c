"""Making instructions: one method each, types checked at once, the obvious folded.

`Builder(block)` works at the end of a block, `Builder.before(line)` in front of a line. Methods
are called as LLVM calls the instruction (`and_`, `or_` for Python's sake; `gep`, and `branch`
and `conditional` for `br`). `builder.metadata` goes on everything made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building import folding
from enzyme_cc.ir.building.base import (
    KINDS,
    checked_flags,
    require,
    same_type,
    shown,
)
from enzyme_cc.ir.building.control import PLAIN, CallStyle, FlowBuilder
from enzyme_cc.ir.building.memory import MemoryBuilder
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.instructions import Binary, Cast, Compare, Select, Unary
from enzyme_cc.ir.opcodes import OPCODES, PREDICATES
from enzyme_cc.ir.types import (
    I1,
    FloatType,
    IntType,
    PointerType,
    Type,
    VectorType,
    is_first_class,
    like,
    scalar_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.values import Value

__all__ = ["PLAIN", "Builder", "CallStyle"]


class Builder(FlowBuilder, MemoryBuilder):
    """Makes instructions, all 66 of them."""

    __slots__ = ()

    def binary(
        self, opcode: str, left: Value, right: Value, flags: str = "", *, name: str = ""
    ) -> Value:
        """Make any of `add`, `fmul` and their kin, by its name."""
        row = OPCODES[opcode]
        same_type(opcode, left, right)
        require(opcode, left, row.kinds)
        flags = checked_flags(row, flags)
        folded = folding.fold_binary(opcode, left, right, flags) if self.fold else None
        if folded is not None:
            return folded
        return self.place(Binary(row, left.type, [left, right], flags), name)

    def add(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `add`."""
        return self.binary("add", left, right, flags, name=name)

    def sub(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `sub`."""
        return self.binary("sub", left, right, flags, name=name)

    def mul(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `mul`."""
        return self.binary("mul", left, right, flags, name=name)

    def udiv(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `udiv`."""
        return self.binary("udiv", left, right, flags, name=name)

    def sdiv(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `sdiv`."""
        return self.binary("sdiv", left, right, flags, name=name)

    def urem(self, left: Value, right: Value, *, name: str = "") -> Value:
        """Build `urem`."""
        return self.binary("urem", left, right, name=name)

    def srem(self, left: Value, right: Value, *, name: str = "") -> Value:
        """Build `srem`."""
        return self.binary("srem", left, right, name=name)

    def shl(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `shl`."""
        return self.binary("shl", left, right, flags, name=name)

    def lshr(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `lshr`."""
        return self.binary("lshr", left, right, flags, name=name)

    def ashr(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `ashr`."""
        return self.binary("ashr", left, right, flags, name=name)

    def and_(self, left: Value, right: Value, *, name: str = "") -> Value:
        """Build `and`."""
        return self.binary("and", left, right, name=name)

    def or_(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `or`."""
        return self.binary("or", left, right, flags, name=name)

    def xor(self, left: Value, right: Value, *, name: str = "") -> Value:
        """Build `xor`."""
        return self.binary("xor", left, right, name=name)

    def fadd(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `fadd`."""
        return self.binary("fadd", left, right, flags, name=name)

    def fsub(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `fsub`."""
        return self.binary("fsub", left, right, flags, name=name)

    def fmul(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `fmul`."""
        return self.binary("fmul", left, right, flags, name=name)

    def fdiv(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `fdiv`."""
        return self.binary("fdiv", left, right, flags, name=name)

    def frem(self, left: Value, right: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `frem`."""
        return self.binary("frem", left, right, flags, name=name)

    # -- unary ---------------------------------------------------------------------------------

    def fneg(self, value: Value, flags: str = "", *, name: str = "") -> Value:
        """Build `fneg`."""
        require("fneg", value, "float")
        return self._unary("fneg", value, flags, name)

    def freeze(self, value: Value, *, name: str = "") -> Value:
        """Build `freeze`."""
        return self._unary("freeze", value, "", name)

    def _unary(self, opcode: str, value: Value, flags: str, name: str) -> Value:
        folded = folding.fold_unary(opcode, value) if self.fold else None
        if folded is not None:
            return folded
        row = OPCODES[opcode]
        return self.place(Unary(row, value.type, [value], checked_flags(row, flags)), name)

    # -- casts ---------------------------------------------------------------------------------

    def cast(
        self, opcode: str, value: Value, type_: Type, flags: str = "", *, name: str = ""
    ) -> Value:
        """Make any of `zext`, `bitcast` and their kin, by its name."""
        row = OPCODES[opcode]
        if not _can_cast(row.kinds, value.type, type_):
            raise TypeError(f"no {opcode} from {shown(value)} to {type_}")
        flags = checked_flags(row, flags)
        folded = folding.fold_cast(opcode, value, type_, flags) if self.fold else None
        if folded is not None:
            return folded
        return self.place(Cast(row, type_, [value], flags), name)

    def trunc(self, value: Value, type_: Type, flags: str = "", *, name: str = "") -> Value:
        """Build `trunc`."""
        return self.cast("trunc", value, type_, flags, name=name)

    def zext(self, value: Value, type_: Type, flags: str = "", *, name: str = "") -> Value:
        """Build `zext`."""
        return self.cast("zext", value, type_, flags, name=name)

    def sext(self, value: Value, type_: Type, *, name: str = "") -> Value:
        """Build `sext`."""
        return self.cast("sext", value, type_, name=name)

    def fptrunc(self, value: Value, type_: Type, flags: str = "", *, name: str = "") -> Value:
        """Build `fptrunc`."""
        return self.cast("fptrunc", value, type_, flags, name=name)

    def fpext(self, value: Value, type_: Type, flags: str = "", *, name: str = "") -> Value:
        """Build `fpext`."""
        return self.cast("fpext", value, type_, flags, name=name)

    def fptoui(self, value: Value, type_: Type, *, name: str = "") -> Value:
        """Build `fptoui`."""
        return self.cast("fptoui", value, type_, name=name)

    def fptosi(self, value: Value, type_: Type, *, name: str = "") -> Value:
        """Build `fptosi`."""
        return self.cast("fptosi", value, type_, name=name)

    def uitofp(self, value: Value, type_: Type, flags: str = "", *, name: str = "") -> Value:
        """Build `uitofp`."""
        return self.cast("uitofp", value, type_, flags, name=name)

    def sitofp(self, value: Value, type_: Type, *, name: str = "") -> Value:
        """Build `sitofp`."""
        return self.cast("sitofp", value, type_, name=name)

    def ptrtoint(self, value: Value, type_: Type, *, name: str = "") -> Value:
        """Build `ptrtoint`."""
        return self.cast("ptrtoint", value, type_, name=name)

    def ptrtoaddr(self, value: Value, type_: Type, *, name: str = "") -> Value:
        """Build `ptrtoaddr`."""
        return self.cast("ptrtoaddr", value, type_, name=name)

    def inttoptr(self, value: Value, type_: Type, *, name: str = "") -> Value:
        """Build `inttoptr`."""
        return self.cast("inttoptr", value, type_, name=name)

    def bitcast(self, value: Value, type_: Type, *, name: str = "") -> Value:
        """Build `bitcast`."""
        return self.cast("bitcast", value, type_, name=name)

    def addrspacecast(self, value: Value, type_: Type, *, name: str = "") -> Value:
        """Build `addrspacecast`."""
        return self.cast("addrspacecast", value, type_, name=name)

    # -- choices -------------------------------------------------------------------------------

    def icmp(
        self, predicate: str, left: Value, right: Value, flags: str = "", *, name: str = ""
    ) -> Value:
        """Build `icmp`."""
        folded = None
        if self.fold and predicate in PREDICATES["icmp"] and left.type is right.type:
            folded = folding.fold_compare(predicate, left, right, flags)
        return folded or self._compare("icmp", (predicate, flags), left, right, name)

    def fcmp(
        self, predicate: str, left: Value, right: Value, flags: str = "", *, name: str = ""
    ) -> Compare:
        """Build `fcmp`."""
        return self._compare("fcmp", (predicate, flags), left, right, name)

    def _compare(
        self, opcode: str, words: tuple[str, str], left: Value, right: Value, name: str
    ) -> Compare:
        predicate, flags = words
        row = OPCODES[opcode]
        if predicate not in PREDICATES[opcode]:
            raise ValueError(f"{opcode} has no predicate '{predicate}'")
        same_type(opcode, left, right)
        require(opcode, left, row.kinds)
        made = Compare(row, like(left.type, I1), [left, right], checked_flags(row, flags))
        made.predicate = predicate
        return self.place(made, name)

    def select(
        self, condition: Value, then: Value, other: Value, flags: str = "", *, name: str = ""
    ) -> Value:
        """Build `select`."""
        same_type("select", then, other)
        if condition.type not in (I1, like(then.type, I1)):
            raise TypeError(f"select between {then.type} cannot be decided by {shown(condition)}")
        row = OPCODES["select"]
        flags = checked_flags(row, flags, then.type)
        folded = folding.fold_select(condition, then, other) if self.fold else None
        if folded is not None:
            return folded
        return self.place(Select(row, then.type, [condition, then, other], flags), name)

    def phi(
        self,
        type_: Type,
        incoming: Sequence[tuple[Value, Block]] = (),
        flags: str = "",
        *,
        name: str = "",
    ) -> Phi:
        """Build `phi`, always behind the phis that the block has; more edges by `add_incoming`."""
        if not is_first_class(type_):
            raise TypeError(f"no phi is {type_}")
        row = OPCODES["phi"]
        made = self.place(Phi(row, type_, [], checked_flags(row, flags, type_)), name)
        for value, block in incoming:
            made.add_incoming(value, block)
        return made


# -- which casts there are -------------------------------------------------------------------------


def _can_cast(kinds: str, source: Type, target: Type) -> bool:
    """Return whether the table's `int > narrower` and the like allow it."""
    if kinds == "bits":
        return _same_size(source, target)
    before, _, after = kinds.partition(" > ")
    if like(source, scalar_of(target)) is not target:
        return False
    first, second = scalar_of(source), scalar_of(target)
    return KINDS[before](first) and _AFTER[after](first, second)


def _width(type_: Type) -> int:
    return type_.width if isinstance(type_, (IntType, FloatType)) else 0


_AFTER: dict[str, Callable[[Type, Type], bool]] = {
    "int": lambda _, second: isinstance(second, IntType),
    "float": lambda _, second: isinstance(second, FloatType),
    "pointer": lambda _, second: isinstance(second, PointerType),
    "narrower": lambda a, b: type(a) is type(b) and _width(a) > _width(b),
    "wider": lambda a, b: type(a) is type(b) and _width(a) < _width(b),
    "other space": lambda a, b: isinstance(b, PointerType) and a is not b,
}


def _same_size(source: Type, target: Type) -> bool:
    """Return whether a bitcast can leave the bits alone; pointers become nothing else."""
    if source is target:
        return is_first_class(source)
    size = _size(source)
    return bool(size) and size == _size(target)


def _size(type_: Type) -> tuple[bool, int] | None:
    scalar = scalar_of(type_)
    if not isinstance(scalar, (IntType, FloatType)):
        return None
    if isinstance(type_, VectorType):
        return type_.scalable, scalar.width * type_.count
    return False, scalar.width
