"""Evidence of the structs that members are addressed in, by the names that front ends give these.

It is what access tags say from -O1 on (`Tbaa.struct`): without optimisation nothing else tells what
is in members that nobody uses, nor what is padding. Unions and characters say nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.facts import MAX_ELEMENTS, Origin
from enzyme_cc.analysis.types.lattice import DECLARED, FLOAT_BIT_OF, MEMBER, POINTER
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.named_types import is_derived_type
from enzyme_cc.ir.types import ArrayType, FloatType, IntType, PointerType, StructType
from enzyme_cc.words.names import readable

if TYPE_CHECKING:
    from enzyme_cc.analysis.types.cells import Place, Region
    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.ir.instructions import Alloca, GetElementPointer
    from enzyme_cc.ir.types import Type

#: Structs of more bytes are arrays, mostly.
MAX_BYTES = 1024
#: More bytes than these between members are no padding.
_PADDED = 8
#: What front ends write for unions.
_UNION = ("union.", '"union.')


class StructTypes:
    """The structs of a program, where members of theirs are addressed."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self._done: set[tuple[Region, int, Type]] = set()

    def step(self, step: GetElementPointer) -> None:
        """Read an address of a member: around it is all of the struct."""
        kind, indices = step.source_type, step.indices[1:]
        if not (_is_named(kind) and indices and isinstance(step.type, PointerType)):
            return
        numbers = [each.value for each in indices if isinstance(each, IntConstant)]
        if len(numbers) == len(indices):
            region, offset = self.facts.place(step)
            before = self.facts.layout.index_offset(kind, (0, *numbers))
            self._declare((region, offset - before), kind, step)

    def alloca(self, alloca: Alloca) -> None:
        """Read what a variable is declared as, or each element of it."""
        kind, places = alloca.allocated, [self.facts.place(alloca)]
        if isinstance(kind, ArrayType) and _is_named(kind.element):
            places, kind = self._elements(places[0], kind), kind.element
        for place in places if _is_named(kind) else ():
            self._declare(place, kind, alloca)

    def _declare(self, place: Place, kind: Type, why: object) -> None:
        """Declare a struct, once for each place."""
        key = (*place, kind)
        if key in self._done or not 0 < self.facts.size(kind) <= MAX_BYTES:
            return
        self._done.add(key)
        name = readable(str(getattr(kind, "name", "")).partition(".")[2])
        self._struct(place, kind, Origin(f"the type {name}", why))

    def _struct(self, place: Place, kind: Type, origin: Origin) -> None:
        """Declare the members of a struct, and that what is between them is no number."""
        region, start = place
        end = 0
        for at, member in self.facts.elements(kind):
            if 0 < at - end < _PADDED:
                self._add((region, start + end), at - end, DECLARED | MEMBER, origin)
            self._member((region, start + at), member, origin)
            end = at + self.facts.layout.alloc_size(member)

    def _member(self, place: Place, kind: Type, origin: Origin) -> None:
        if isinstance(kind, StructType):
            if _is_named(kind):
                self._struct(place, kind, origin)
        elif isinstance(kind, ArrayType):
            self._array(place, kind, origin)
        elif bits := _bits(kind):
            self._add(place, self.facts.size(kind), bits, origin)

    def _array(self, place: Place, kind: ArrayType, origin: Origin) -> None:
        """Declare elements; what ends in an array of one may go on, and characters be anything."""
        element = kind.element
        if not kind.count or (isinstance(element, IntType) and element.width == 8):
            return
        for each in self._elements(place, kind):
            self._member(each, element, origin)

    def _elements(self, place: Place, kind: ArrayType) -> list[Place]:
        """Return where an array's elements are; of some pointers each, which lead to others."""
        size, count = self.facts.layout.alloc_size(kind.element), kind.count
        if count > 1 and (count > MAX_ELEMENTS or not _has_pointers(kind.element)):
            return [self.facts.window(*place, place[1] + count * size, size, hard=True)]
        return [(place[0], place[1] + at * size) for at in range(count)]

    def _add(self, place: Place, size: int, bits: int, origin: Origin) -> None:
        if size:
            self.facts.add(self.facts.at(*place, size), bits, origin)


def _is_named(kind: Type) -> bool:
    """Return whether a type is a struct of the source's, and no union."""
    if not isinstance(kind, StructType) or not kind.name or is_derived_type(kind):
        return False
    return not kind.name.startswith(_UNION)


def _has_pointers(kind: Type) -> bool:
    if isinstance(kind, StructType):
        return any(map(_has_pointers, kind.fields or ()))
    if isinstance(kind, ArrayType):
        return _has_pointers(kind.element)
    return isinstance(kind, PointerType)


def _bits(kind: Type) -> int:
    if isinstance(kind, FloatType):
        return FLOAT_BIT_OF[kind]
    if isinstance(kind, PointerType):
        return POINTER
    return DECLARED | MEMBER if isinstance(kind, IntType) else 0
