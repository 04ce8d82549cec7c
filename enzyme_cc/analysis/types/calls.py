"""Type evidence of calls: known functions, intrinsics, and functions of the module."""

from __future__ import annotations

import re
from math import gcd
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of, named_by
from enzyme_cc.analysis.types.callbacks import keep, keep_call, pairs_of, passed_functions
from enzyme_cc.analysis.types.cells import (
    LED_TO,
    SEEN,
    SHARED,
    Cell,
    find,
    resolve,
    sub,
)
from enzyme_cc.analysis.types.facts import is_float
from enzyme_cc.analysis.types.known_functions import BESIDE_NODES, INTRINSICS, KNOWN, ONLY_LOOK
from enzyme_cc.analysis.types.lattice import (
    ANY,
    DECLARED,
    DOUBLE,
    FLOAT,
    FLOAT_BIT_OF,
    INTEGER,
    NUMBER,
    POINTER,
)
from enzyme_cc.analysis.types.unification import MAX_COPY
from enzyme_cc.attributes.vocabulary import type_hint_of
from enzyme_cc.ir.checking.globals import with_groups
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.types import FloatType, IntType, PointerType, scalar_of
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Effect, Kind
from enzyme_cc.rules.routines.model import Part
from enzyme_cc.rules.routines.names import by_address, position, real_type

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.types.cells import Place, Region
    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.rules.routines.model import Call as RoutineCall

_OF_NUMBERS = (Kind.INACTIVE, Kind.PARTIALS)
_HARMLESS = {Effect.ERRNO, Effect.SIGN}
#: A function whose memory has more cells is not looked at anew for each call.
MAX_SUMMARY = 2000

_BESIDE = re.compile(f'"{BESIDE_NODES}"="([a-z]+)"')
#: What may be at one place of different nodes is told apart by bytes at which nothing begins.
_KINDS_BESIDE = {"value": 0, "count": 1}
#: How large the object of a method is, and how much of it is looked at.
_OBJECT = re.compile(r"\bdereferenceable\((\d+)\)")
_WORD, _MAX_OBJECT, _MAX_CHARACTER = 8, 64, 4

#: What type hints say of memory, and how large one element is.
_HINTED = {
    "__enzyme_double": (DOUBLE, 8),
    "__enzyme_float": (FLOAT, 4),
    "__enzyme_integer": (INTEGER, 1),
    "__enzyme_pointer": (POINTER, 8),
}


class Calls:
    """The rules for calls."""

    def __init__(self, facts: Facts, *, known: bool = True) -> None:
        self.facts = facts
        self.known = known
        self.together: set[Function] = set()
        self._large: dict[Function, bool] = {}

    def apply(self, call: CallBase) -> None:
        """Note what a call says."""
        callee = callee_of(call)
        if callee is None:
            self.by_pointers(call)
            keep_call(self.facts, call)
        elif not callee.is_declaration:
            self.pass_values(call, callee)
            self.facts.expose(*call.arguments[len(callee.arguments) :])
        elif not (self.known and self._known(callee.name, call)):
            self.pass_values(call, callee)
            self.expose(call)

    def expose(self, call: CallBase) -> None:
        """Mark the arguments and the result of an unknown call as seen by others."""
        self.facts.expose(*call.arguments, call)

    def by_pointers(self, call: CallBase) -> None:
        """Mark the arguments and the result as seen by others, who have no other derivatives."""
        self.facts.expose(*call.arguments, call, marks=SEEN)

    def keep_apart(self, call: CallBase) -> None:
        """Note the object of a method that functions like it alone read: words of no numbers.

        Any evidence of code that is followed is stronger, as of what lies there at other times.
        What it returns a reference to, and is smaller than any object, is a character.
        """
        callee = callee_of(call)
        referred = _OBJECT.search(call.flags) if isinstance(call.type, PointerType) else None
        if referred is not None and int(referred[1]) <= _MAX_CHARACTER:
            place = self.facts.place(call)
            self.facts.add(self.facts.at(*place, int(referred[1])), INTEGER, call)
        own = callee.arguments[0] if callee is not None and callee.arguments else None
        found = _OBJECT.search(own.attributes) if own is not None else None
        if found is None:
            return
        region, offset = self.facts.place(call.arguments[0])
        for at in range(0, min(int(found[1]), _MAX_OBJECT), _WORD):
            self.facts.add(self.facts.at(region, offset + at, _WORD), NUMBER, call)

    def _known(self, name: str, call: CallBase) -> bool:
        hint = type_hint_of(name) if "__enzyme_" in name else ""
        if hint:
            self._hint(_HINTED[hint], call)
            return True
        if name.startswith("llvm."):
            if not self._intrinsic(name[5:], call):
                self.expose(call)
            return True
        if name.startswith(ONLY_LOOK):
            return True
        row = KNOWN.get(name)
        if row is None:
            return self._by_rule(name, call)
        self._integers(call)
        for word in row:
            action, _, rest = word.partition(":")
            ACTIONS[action](self, call, rest)
        return True

    def _hint(self, kind: tuple[int, int], call: CallBase) -> None:
        """Take a hint of the type of so many bytes, of one element, or of all there are."""
        bits, step = kind
        facts = self.facts
        region, offset = facts.place(call.arguments[0])
        length = call.arguments[1] if len(call.arguments) > 1 else None
        size = length.value if isinstance(length, IntConstant) else None
        if length is None:
            size = step
        elif size is not None and size < 0:
            size = None
        if size is not None and size <= MAX_COPY:
            for at in range(0, size - step + 1, step):
                facts.add(facts.at(region, offset + at, step), bits, call)
            return
        end = None if size is None else offset + size
        array = facts.window(region, offset, end, step, hard=True)
        facts.add(facts.at(*array, step), bits, call)

    def _intrinsic(self, name: str, call: CallBase) -> bool:
        parts = name.split(".")
        for length in range(len(parts), 0, -1):
            row = INTRINSICS.get(".".join(parts[:length]))
            if row is not None:
                for word in row:
                    action, _, rest = word.partition(":")
                    ACTIONS[action](self, call, rest)
                return True
        return self._by_rule(f"llvm.{name}", call)

    def _by_rule(self, name: str, call: CallBase) -> bool:
        """Return a function of numbers, or of memory: its rule says what it stores."""
        rule = Library.default().fitting(name, call.function_type)
        if rule is not None and rule.kind is Kind.ALLOCATION:
            self._allocates(call, rule)
            return True
        if rule is not None and rule.routine is not None:
            self._routine(call, rule.routine)
            return True
        if rule is None or rule.kind not in _OF_NUMBERS or rule.effects - _HARMLESS:
            return False
        self._integers(call)
        if rule.kind is Kind.INACTIVE:
            self.by_pointers(call)  # it may keep what it is given, and hand it out again
        for index, argument in enumerate(rule.arguments):
            if argument.role.is_out:
                self.out(call, f"{index},4" if argument.role.is_integer else f"{index}")
                if argument.role is Role.OUT_WITH_ERROR:
                    self.out(call, f"{index}", number=1)
        return True

    def _routine(self, call: CallBase, routine: RoutineCall) -> None:
        """Note what routines of linear algebra are given: numbers side by side, and integers."""
        self._integers(call)
        bits = FLOAT_BIT_OF[real_type(routine)]
        size = self.facts.size(real_type(routine))
        for operand in routine.operands:
            is_address = by_address(routine, operand)
            if not operand.part.is_block and not is_address:
                continue
            region, offset = self.facts.place(call.arguments[position(routine, operand.name)])
            if operand.part.is_memory:
                array = self.facts.window(region, offset, None, size)
                self.facts.add(self.facts.at(*array, size), bits, call)
            elif operand.part is Part.WORK:
                region.asks = True
            elif operand.part.is_scalar:
                self.facts.add(self.facts.at(region, offset, size), bits, call)
                if routine.is_complex and operand.part is Part.SCALAR:
                    self.facts.add(self.facts.at(region, offset + size, size), bits, call)
            else:
                count = 1 if operand.part.is_flag else 4
                self.facts.add(self.facts.at(region, offset, count), INTEGER, call)

    def _allocates(self, call: CallBase, rule: Rule) -> None:
        """Bind a call to memory that is new, or to the old that has moved."""
        self._integers(call)
        made = rule.allocation
        if made is None or not isinstance(call.type, PointerType):
            return
        names = [each.name for each in rule.arguments]
        if made.resizes is not None:
            index = names.index(made.resizes)
            self.same(call, str(index))
            self.facts.place(call.arguments[index])[0].asks = True
            return
        self.fresh(call, "")
        if made.zeroed:
            self.zeroed(call, "")
        if made.alignment is not None and self._is_of_bytes(
            call.arguments[names.index(made.alignment)]
        ):
            array = self.facts.window(*self.facts.place(call), None, 1)
            self.facts.add(self.facts.at(*array, 1), DECLARED, call)

    def _is_of_bytes(self, alignment: Value) -> bool:
        """Return whether only bytes may lie there: the program loads no number from such places."""
        if not isinstance(alignment, IntConstant) or alignment.value != 1:
            return False
        return not self.facts.has_unaligned_numbers

    # -- functions of the module ---------------------------------------------------------------

    def pass_values(self, call: CallBase, callee: Function) -> None:
        """Pass the types of arguments to parameters, and of the result back."""
        pairs = self.pairs(call, callee)
        if callee in self.together or self._is_large(callee):
            for formal, actual in pairs:
                self.facts.unify(formal, actual)
            return
        copier = Copier(self.facts)
        for formal, actual in pairs:
            copier.copy(formal, actual)
        for number, function in passed_functions(call):
            if number < len(callee.arguments):
                self._call_back(copier, callee.arguments[number], function)

    def _call_back(self, copier: Copier, formal: Value, function: Function) -> None:
        """Note that a callee calls a function that it is passed."""
        there = copier.cells.get(find(self.facts.cell(formal)))
        if there is None or function in self.together:
            return
        for called in self.facts.region_of(there)[0].called:
            copier = Copier(self.facts)
            for inside, outside in pairs_of(self.facts, function, called):
                copier.copy(inside, outside)

    def pairs(self, call: CallBase, callee: Function) -> list[tuple[Cell, Cell]]:
        """Return what inside the callee is what outside."""
        facts = self.facts
        found = []
        for formal, actual in zip(callee.arguments, call.arguments, strict=False):
            same = formal.type is actual.type and not is_float(formal.type)
            if formal in facts.values and same and facts.size(formal.type):
                found.append((facts.values[formal], self.outside(actual, call)))
        result = facts.returns.get(callee)
        if result is not None and callee.return_type is call.type and not is_float(call.type):
            found.append((result, facts.cell(call)))
        for argument, actual in zip(callee.arguments, call.arguments, strict=False):
            if "returned" in argument.attributes.split() and actual.type is call.type:
                facts.same(facts.cell(call), actual, call)
        return found

    def outside(self, actual: Value, call: CallBase) -> Cell:
        """Return the cell of an argument; constants get one of their own."""
        function = named_by(actual)
        if actual.uses is not None and function is None:
            return self.facts.cell(actual)
        cell = Cell(self.facts.size(actual.type))
        if function is None:
            self.facts.give(cell, actual, call)
        return cell

    def _is_large(self, callee: Function) -> bool:
        found = self._large.get(callee)
        if found is None:
            found = self._large[callee] = self._summary_size(callee) > MAX_SUMMARY
        return found

    def _summary_size(self, callee: Function) -> int:
        cells = [self.facts.values.get(each) for each in callee.arguments]
        cells.append(self.facts.returns.get(callee))
        pending = [find(cell) for cell in cells if cell is not None]
        seen: set[Cell | Region] = set()
        while pending and len(seen) <= MAX_SUMMARY:
            for _, cell in reached(pending.pop(), seen):
                pending.append(cell)
        return len(seen)

    # -- what known functions do ---------------------------------------------------------------

    def _integers(self, call: CallBase) -> None:
        """Note that integers passed to and got from known functions are integers."""
        values = [*call.arguments[: len(call.function_type.parameters)], call]
        for value in values:
            if isinstance(scalar_of(value.type), IntType):
                self.facts.evidence_of(value, INTEGER, call)

    def same(self, call: CallBase, index: str) -> None:
        """Make the result and an argument one cell."""
        argument = call.arguments[int(index)]
        if argument.type is call.type and self.facts.size(call.type):
            self.facts.same(self.facts.cell(call), argument, call)

    def member(self, call: CallBase, index: str) -> None:
        """Make the result an argument; what no other node has is memory beside the nodes."""
        found = _BESIDE.search(with_groups(call.tail, self.facts.module))
        if found is None:
            self.same(call, index)
            return
        region, offset = self.facts.place(call.arguments[int(index)])
        place = self.facts.beside(region, offset + _KINDS_BESIDE[found[1]])
        self.facts.point(self.facts.cell(call), *place)

    def fresh(self, call: CallBase, _rest: str) -> None:
        """Make the result the address of memory of its own."""
        if self.facts.size(call.type):
            self.facts.place(call)

    def zeroed(self, call: CallBase, _rest: str) -> None:
        """Make the result the address of memory full of zeros."""
        self.facts.place(call)[0].zero = True

    def copy(self, call: CallBase, _rest: str) -> None:
        """Copy so many bytes of the second argument to where the first points."""
        target, source, length = call.arguments[:3]
        self.facts.evidence_of(length, INTEGER, call)
        size = length.value if isinstance(length, IntConstant) else None
        copy_bytes(self.facts, self.facts.place(target), self.facts.place(source), size)

    def fill(self, call: CallBase, _rest: str) -> None:
        """Fill memory with bytes that are all the same: with zeros, they may be anything."""
        target, byte, length = call.arguments[:3]
        facts = self.facts
        facts.evidence_of(length, INTEGER, call)
        is_zero = isinstance(byte, IntConstant) and not byte.value
        region, offset = facts.place(target)
        if not isinstance(length, IntConstant) or length.value > MAX_COPY:
            region.asks = True
            region.zero |= is_zero
        elif is_zero and length.value > 0:
            facts.add(facts.at(region, offset, length.value), ANY, call)

    def text(self, call: CallBase, indices: str) -> None:
        """Note arguments that point to characters."""
        for index in indices.split(","):
            if int(index) < len(call.arguments):
                region, offset = self.facts.place(call.arguments[int(index)])
                array = self.facts.window(region, offset, None, 1)
                self.facts.add(self.facts.at(*array, 1), NUMBER, call)

    def out(self, call: CallBase, rest: str, number: int = 0) -> None:
        """Note that an argument points to an integer of so many bytes, or to floats."""
        index, _, what = rest.partition(",")
        pointer = call.arguments[int(index)]
        given = (each.type for each in call.arguments)
        kind = next((each for each in given if is_float(each)), call.arguments[0].type)
        size = int(what) if what else self.facts.size(kind)
        bits = INTEGER if what else FLOAT_BIT_OF[kind] if isinstance(kind, FloatType) else 0
        if bits:
            region, offset = self.facts.place(pointer)
            self.facts.add(self.facts.at(region, offset + number * size, size), bits, call)

    def integer(self, call: CallBase, rest: str) -> None:
        """Note an integer of so many bytes, so far behind an argument."""
        index, distance, size = map(int, rest.split(","))
        region, offset = self.facts.place(call.arguments[index])
        self.facts.add(self.facts.at(region, offset + distance, size), INTEGER, call)

    def numbers(self, call: CallBase, _rest: str) -> None:
        """Note arithmetic on integers."""
        for value in (*call.arguments, call):
            if isinstance(scalar_of(value.type), IntType):
                self.facts.evidence_of(value, NUMBER, call)

    def integers(self, call: CallBase, _rest: str) -> None:
        """Note that integers go in and come out."""
        self._integers(call)

    def read(self, call: CallBase, index: str) -> None:
        """Load under a mask."""
        size = self.facts.size(call.type)
        if size:
            memory = self.facts.at(*self.facts.place(call.arguments[int(index)]), size)
            self.facts.bind(call, memory)

    def write(self, call: CallBase, index: str) -> None:
        """Store under a mask: the value comes first."""
        value = call.arguments[0]
        if size := self.facts.size(value.type):
            memory = self.facts.at(*self.facts.place(call.arguments[int(index)]), size)
            self.facts.same(memory, value, call)


ACTIONS: dict[str, Callable[[Calls, CallBase, str], None]] = {
    "same": Calls.same,
    "member": Calls.member,
    "fresh": Calls.fresh,
    "zeroed": Calls.zeroed,
    "copy": Calls.copy,
    "fill": Calls.fill,
    "text": Calls.text,
    "out": Calls.out,
    "integer": Calls.integer,
    "numbers": Calls.numbers,
    "integers": Calls.integers,
    "read": Calls.read,
    "write": Calls.write,
}


def copy_bytes(facts: Facts, target: Place, source: Place, size: int | None) -> None:
    """Copy the evidence of so many bytes; None: of as many as there are."""
    if size is not None and size <= MAX_COPY:
        if size > 0:
            facts.unify(facts.at(*target, size), facts.at(*source, size))
        return
    target[0].asks = source[0].asks = True
    if size is None and not target[1] and not source[1]:
        facts.merge(*target, *source)
        return
    places = []
    for region, offset in (target, source):
        end = None if size is None else offset + size
        places.append(facts.window(region, offset, end, 0, hard=True))
    facts.merge(*places[0], *places[1])


def reached(cell: Cell, seen: set[Cell | Region]) -> list[tuple[int, Cell]]:
    """Return the cells that one leads to by one step and that have not been seen."""
    cell = find(cell)
    if cell in seen:
        return []
    seen.add(cell)
    found = list(cell.parts.cells.items()) if cell.parts is not None else []
    regions = [cell.region] if cell.region is not None else []
    while regions:
        region = resolve(regions.pop(), 0)[0]
        if region not in seen and not region.marks & SHARED:
            seen.add(region)
            found += region.bytes.cells.items()
            regions += [window.region for window in region.windows.values()]
    return found


class Copier:
    """Copies cells, and the memory they lead to, from a callee to one caller."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.cells: dict[Cell, Cell] = {}
        self.regions: dict[Region, Place] = {}
        self.pending: list[tuple[Cell, Cell]] = []

    def copy(self, source: Cell, target: Cell) -> None:
        """Give the target all evidence about the source."""
        self.pending.append((source, target))
        while self.pending:
            self._copy(*self.pending.pop())

    def _copy(self, source: Cell, target: Cell) -> None:
        source, target = find(source), find(target)
        if source is target:
            return
        there = self.cells.get(source)
        if there is not None:
            self.facts.unify(there, target)
            return
        self.cells[source] = target
        self.facts.mark(target, source.marks & LED_TO)
        if source.parts is None:
            self.facts.add_all(target, source)
        else:
            for offset, part in tuple(source.parts.cells.items()):
                part = find(part)
                self.pending.append((part, sub(target, offset, part.size)))
        if source.region is not None:
            self._follow(*resolve(source.region, source.offset), target)

    def _follow(self, region: Region, offset: int, target: Cell) -> None:
        if region.marks & SHARED:
            self.facts.point(target, region, offset)
        elif region in self.regions:
            there, shift = self.regions[region]
            self.facts.point(target, there, offset + shift)
        else:
            there, at = self.facts.region_of(target)
            if there is region:
                return
            if region.modulus and not there.modulus:
                there, shift = self.facts.window(there, at - offset, None, region.modulus)
            else:
                shift = at - offset
            self._region(region, there, shift)

    def _region(self, region: Region, there: Region, shift: int) -> None:
        if there.modulus and region.modulus:
            self.facts.refold(there, gcd(there.modulus, region.modulus))
        self.regions[region] = there, shift
        self.facts.mark(there, region.marks & LED_TO)
        there.zero |= region.zero
        there.asks |= region.asks
        for called in region.called:
            again = called.again()
            keep(there, again)
            pairs = zip(called.cells, again.cells, strict=True)
            self.pending += [(inner, outer) for inner, outer in pairs if inner and outer]
        for (offset, number), declared in tuple(region.declared.items()):
            self.facts.declare((there, offset + shift), number, declared)
        for offset, cell in tuple(region.bytes.cells.items()):
            self.pending.append((cell, self.facts.at(there, offset + shift, find(cell).size)))
        for (lo, modulus), window in tuple(region.windows.items()):
            hi = None if window.hi is None else window.hi + shift
            place = self.facts.window(there, lo + shift, hi, modulus, hard=window.hard)
            inner, start = resolve(window.region, 0)
            if inner.marks & SHARED:
                self.facts.merge(*place, inner, start)
            elif inner in self.regions:
                known, at = self.regions[inner]
                self.facts.merge(*place, known, at + start)
            else:
                self._region(inner, place[0], place[1] - start)
