"""Pointers that are numbers at other times: what only moves or casts them moves integers.

LLVM gives a member that is a number or an address the type of one of its uses, a pointer as likely
as a double (moved_doubles.py). An address that is stored, or cast, has no adjoint that comes back:
the number would lose its derivative. Integers are words that are told (ADR 25).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.affine_addresses import Forms
from enzyme_cc.analysis.types.lattice import DISAGREEING, IN_A_WORD
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.function import Function, Instruction, Phi
from enzyme_cc.ir.instructions import Alloca, Cast, Load, Select, Store
from enzyme_cc.ir.types import I1, I64, POINTER, VectorType, vector_type
from enzyme_cc.transform.layout.tagged_words import WORD

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from enzyme_cc.analysis.types.lattice import Kind
    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: What gives one of its operands, of the same type.
_CHOICES = frozenset(("freeze", "phi", "select"))
#: What is said of an access, whatever the type of what is moved.
_KEPT = ("tbaa", "alias.scope", "noalias", "dbg")


def move_as_integers(types: TypeResults, functions: Iterable[Function]) -> bool:
    """Move as integers what may be numbers and has the type of addresses; whether any was."""
    forms = Forms(types.data_layout)
    found = [_Moved(types, forms, each).rewrite() for each in functions if not each.is_declaration]
    return any(found)


class _Moved:
    """The moves of one function."""

    def __init__(self, types: TypeResults, forms: Forms, function: Function) -> None:
        self._types = types
        self._function = function
        self._forms = forms
        #: By the address: the same as an integer.
        self._made: dict[Value, Value] = {}

    def rewrite(self) -> bool:
        """Store and take words as integers; whether there are such."""
        stores = [
            each
            for each in self._function.instructions()
            if isinstance(each, Store) and _integer(each.value.type) and not each.flags
        ]
        words = [each for each in stores if self._may_be_number(each.value)]
        casts = [each for each in self._function.instructions() if self._is_taken(each)]
        for store in words:
            before = Builder.before(store)
            before.metadata = _kept(store)
            value = self._as_integer(store.value, store)
            before.store(value, store.pointer, align=store.alignment or 0)
            store.erase()
        for cast in casts:
            cast.replace_all_uses(self._as_integer(cast.operands[0], cast))
            cast.erase()
        for each in reversed(self._made):
            if isinstance(each, Instruction) and not each.users:
                each.erase()
        return bool(words or casts)

    def _is_taken(self, value: Instruction) -> bool:
        """Return whether an address is taken for a number: it was loaded as both."""
        if not isinstance(value, Cast) or value.opcode != "ptrtoint":
            return False
        address = value.operands[0]
        if isinstance(address, Phi) and _late(address):
            return False  # our own, of a round before
        is_whole = value.type is _integer(address.type)
        is_word = is_whole and self._types.kind(value) in IN_A_WORD
        return is_word and self._may_be_number(address)

    def _may_be_number(self, value: Value) -> bool:
        """Return whether a number may come here by moves."""
        seen, pending = {value}, [value]
        while pending:
            each = pending.pop()
            if isinstance(each, Instruction) and each.opcode in _CHOICES:
                fresh = [one for one in _given(each) if one not in seen]
                seen.update(fresh)
                pending += fresh
        return any(map(self._is_source, seen))

    def _is_source(self, value: Value) -> bool:
        """Return whether numbers are taken for addresses here."""
        if isinstance(value, Load):
            size = WORD * (value.type.count if isinstance(value.type, VectorType) else 1)
            found = self._types.layout(value.pointer, size)
            kinds = [kind for _, kind, _ in found]
            if value.flags:
                return False
            # Of a variable all stores are known; in a pool there are other numbers at other times.
            is_own = isinstance(self._forms.of(value.pointer).base, Alloca)
            return any(each in IN_A_WORD or (is_own and _has_number(each)) for each in kinds)
        if not isinstance(value, Cast) or value.opcode != "inttoptr":
            return False
        return self._types.kind(value.operands[0]) in IN_A_WORD

    def _as_integer(self, value: Value, at: Instruction) -> Value:
        """Return what a value is as an integer, where it is used."""
        found = self._made.get(value)
        if found is not None:
            return found
        kind = _integer(value.type)
        assert kind is not None
        if isinstance(value, Phi):
            return self._phi(value, kind)
        if isinstance(value, Load) and not value.flags:
            builder = Builder.before(value)
            builder.metadata = _kept(value)
            made: Value = builder.load(kind, value.pointer, align=value.alignment or 0)
        elif isinstance(value, Cast) and value.opcode == "inttoptr":
            made = value.operands[0]
        elif isinstance(value, Select):
            condition, *arms = value.operands
            then, other = (self._as_integer(each, value) for each in arms)
            made = Builder.before(value).select(condition, then, other)
        elif isinstance(value, Instruction) and value.opcode == "freeze":
            made = Builder.before(value).freeze(self._as_integer(value.operands[0], value))
        else:  # an address for certain, or a constant
            return Builder.before(at).ptrtoint(value, kind)
        self._made[value] = made
        return made

    def _phi(self, phi: Phi, kind: Type) -> Value:
        """Choose among integers; what ends the block before is an address until behind the phis."""
        made = Builder.before(phi).phi(kind)
        late = _late(phi)
        self._made[phi] = _with_late(phi, made, late) if late else made
        given: dict[Block, Value] = dict.fromkeys(late, zero(kind))
        for value, block in phi.incoming:
            if block not in given:
                given[block] = self._as_integer(value, block.terminator)
            made.add_incoming(given[block], block)
        return self._made[phi]


def _has_number(kind: Kind) -> bool:
    """Return whether a byte is of a number of any size, or of one and of something else."""
    return kind.is_float or kind in DISAGREEING


def _late(phi: Phi) -> set[Block]:
    """Return the blocks that a phi has the end of: what is called, and may throw."""
    return {block for value, block in phi.incoming if value is block.terminator}


def _with_late(phi: Phi, others: Value, late: Container[Block]) -> Value:
    """Return what a phi of addresses is as an integer, where `others` are that but for `late`."""
    assert phi.block is not None
    edges = [(int_constant(I1, block in late), block) for _, block in phi.incoming]
    is_late = Builder.before(phi).phi(I1, edges)
    behind = Builder.after_phis(phi.block)
    return behind.select(is_late, behind.ptrtoint(phi, others.type), others)


def _given(choice: Instruction) -> list[Value]:
    if isinstance(choice, Phi):
        return [value for value, _ in choice.incoming]
    return list(choice.operands)


def _integer(kind: Type) -> Type | None:
    """Return the integers that are as large as addresses; None for what is none."""
    if kind is POINTER:
        return I64
    if isinstance(kind, VectorType) and kind.element is POINTER and not kind.scalable:
        return vector_type(kind.count, I64)
    return None


def _kept(access: Instruction) -> str:
    pairs = access.attachments().items()
    return "".join(f", !{kind} {node}" for kind, node in pairs if kind in _KEPT)
