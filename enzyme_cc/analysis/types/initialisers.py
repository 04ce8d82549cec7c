"""Type evidence of globals: their initialisers and declared types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.facts import Origin, is_text
from enzyme_cc.analysis.types.heuristics import Heuristic
from enzyme_cc.analysis.types.lattice import DECLARED, FLOAT_BIT_OF, POINTER
from enzyme_cc.analysis.types.sources import add_characters
from enzyme_cc.ir.constants import ArrayConstant, StringConstant, StructConstant, ZeroConstant
from enzyme_cc.ir.named_types import is_derived_type
from enzyme_cc.ir.types import I8, ArrayType, FloatType, IntType, PointerType, StructType

if TYPE_CHECKING:
    from enzyme_cc.analysis.types.cells import Place
    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: How many elements of an initialiser are read.
MAX_INITIAL = 256


def _are_characters(kind: Type) -> bool:
    while isinstance(kind, ArrayType) and kind.count:
        kind = kind.element
    return kind is I8


class Initialisers:
    """Initialisers and declared types of globals, as evidence."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.origin = Origin("")

    def read(self, variable: GlobalVariable) -> None:
        """Read one global."""
        self.origin = Origin(f"the initialiser of {variable.ref}", variable)
        place = self.facts.globals[variable], 0
        self.declared(place, variable.value_type)
        if isinstance(variable.initializer, StringConstant):
            self.text(place, variable)
        elif variable.initializer is not None:
            self.value(place, variable.initializer)

    def text(self, place: Place, variable: GlobalVariable) -> None:
        """Read characters; rustc writes tables of numbers as bytes, too."""
        kind, initial = variable.value_type, variable.initializer
        reads_so = isinstance(initial, StringConstant) and is_text(initial.data)
        reads_so = reads_so and self.facts.guesses.may(Heuristic.TEXT_CONSTANTS)
        if isinstance(kind, ArrayType) and (reads_so or re.search(r", align 1\b", variable.tail)):
            self.facts.add(self.facts.at(*self._array(place, kind), 1), DECLARED, self.origin)

    def declared(self, place: Place, kind: Type) -> None:
        """Read floats and pointers of the declared type; integers may be storage for anything."""
        facts, (region, offset) = self.facts, place
        if isinstance(kind, StructType) and not (kind.name or "").startswith(("union.", '"union.')):
            for at, element in facts.elements(kind):
                self.declared((region, offset + at), element)
                if is_derived_type(kind) and _are_characters(element):
                    size = facts.size(element)
                    add_characters(facts, (region, offset + at), size, self.origin)
        elif isinstance(kind, ArrayType) and kind.count and facts.size(kind.element):
            if not isinstance(kind.element, IntType):
                self.declared(self._array(place, kind), kind.element)
        elif isinstance(kind, FloatType):
            facts.add(facts.at(region, offset, facts.size(kind)), FLOAT_BIT_OF[kind], self.origin)
        elif isinstance(kind, PointerType):
            facts.add(facts.at(region, offset, facts.size(kind)), POINTER, self.origin)

    def _array(self, place: Place, kind: ArrayType) -> Place:
        size = self.facts.layout.alloc_size(kind.element)
        return self.facts.window(*place, place[1] + size * kind.count, size, hard=True)

    def value(self, place: Place, value: Value) -> None:
        """Read a constant that is there."""
        facts, (region, offset) = self.facts, place
        kind = value.type
        if isinstance(value, ZeroConstant):
            region.zero = True
        elif isinstance(value, StructConstant):
            for (at, _), part in zip(facts.elements(kind), value.operands, strict=False):
                self.value((region, offset + at), part)
        elif isinstance(value, ArrayConstant) and isinstance(kind, ArrayType):
            array = self._array(place, kind)
            for part in value.operands[:MAX_INITIAL]:
                self.value(array, part)
        elif not isinstance(value, StringConstant) and facts.size(kind):
            facts.same(facts.at(region, offset, facts.size(kind)), value, self.origin)
