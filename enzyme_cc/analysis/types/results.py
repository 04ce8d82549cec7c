"""Answers: the kind of a value, what is behind a pointer, why, and where evidence disagrees."""

from __future__ import annotations

from functools import cached_property, reduce
from itertools import pairwise
from operator import or_
from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.cells import (
    OUTSIDE,
    SEEN,
    SHARED,
    find,
    is_beside,
    leaves,
    mask_of,
    resolve,
)
from enzyme_cc.analysis.types.facts import Origin
from enzyme_cc.analysis.types.heuristics import Heuristic
from enzyme_cc.analysis.types.lattice import (
    ANY,
    BIT_KINDS,
    DECLARED,
    EITHER,
    FLOAT_BITS,
    FLOAT_SIZES,
    INTEGER,
    IS_CONFLICT,
    KIND_OF,
    MEMBER,
    NUMBER,
    POINTER,
    Kind,
    together,
)
from enzyme_cc.analysis.types.shapes import has_only_words, is_anywhere, masks_around, spread
from enzyme_cc.analysis.types.sources import declared_number, has_tags_of_the_program
from enzyme_cc.analysis.types.tree import (
    MAX_DEPTH,
    MAX_FIELDS,
    Field,
    TypeTree,
    joined,
    tree,
    uncovered,
)
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.function import Argument, Function, Instruction
from enzyme_cc.ir.globals import GlobalValue
from enzyme_cc.ir.instructions import Alloca
from enzyme_cc.ir.metadata.debug_info import DebugInfo
from enzyme_cc.ir.metadata.nodes import MetadataError
from enzyme_cc.ir.types import VOID, IntType, PointerType, scalar_of
from enzyme_cc.requests.places import COPIED, Places
from enzyme_cc.words.names import readable
from enzyme_cc.words.operations import instruction_words
from enzyme_cc.words.refused_bytes import SEVERAL_TYPES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from enzyme_cc.analysis.types.cells import Cell, Region
    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.analysis.types.heuristics import Guesses
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: Evidence of what is no address.
_NO_ADDRESS = DECLARED | FLOAT_BITS | INTEGER | NUMBER
#: So far beside some bytes it is looked whether these are all that nobody uses.
_BESIDE = 7
#: How far a conflict is looked for behind a value that could give it a name.
_NAMING_DEPTH = 3

#: How many declarations of memory that no code touches are in one tree.
MAX_DECLARED = 40

#: Some bytes and what they are: offset, kind, size.
Stretch = tuple[int, Kind, int]


class TypeResults:
    """The types that an analysis found; `functions` are those it looked at, callees first."""

    def __init__(
        self,
        facts: Facts,
        functions: list[Function],
        conflicts: Sequence[Cell] = (),
        *,
        is_declared: bool = True,
    ) -> None:
        self.functions = functions
        self._facts = facts
        self.tags = facts.tags
        self._conflicts = conflicts
        self._is_declared = is_declared
        self._info = DebugInfo(facts.module.metadata)
        self._problems: list[Diagnostic] | None = None
        #: How many declarations the tree that is being made still takes into account.
        self._budget = MAX_DECLARED
        #: How many pointers it follows.
        self._depth = MAX_DEPTH

    @cached_property
    def are_declared(self) -> bool:
        """Return whether the program says what its structs are made of: what is left is padding."""
        module = self._facts.module
        is_declared = self._is_declared and "!DICompositeType" in module.source
        return is_declared or has_tags_of_the_program(module, self.tags)

    @property
    def smallest_number(self) -> int:
        """Return the bytes of the smallest kind of number that the program may have."""
        return self._facts.smallest_number

    @property
    def has_unaligned_numbers(self) -> bool:
        """Return whether the program has numbers at unaligned addresses."""
        return self._facts.has_unaligned_numbers

    @property
    def data_layout(self) -> DataLayout:
        """Return where things lie in the module's memory."""
        return self._facts.layout

    @property
    def guesses(self) -> Guesses:
        """Return what may be guessed about bytes, and what has been."""
        return self._facts.guesses

    # -- values --------------------------------------------------------------------------------

    def of(self, value: Value, depth: int = MAX_DEPTH) -> TypeTree:
        """Return all that is known of a value, and of the memory behind it, so many pointers deep.

        A value has one function, whose callers are taken together.
        """
        cell = self._cell(value)
        if cell is None:
            return tree(())
        self._budget, self._depth = MAX_DECLARED, depth
        return tree(self._value_fields(cell, value, ()))

    def own(self, value: Value) -> TypeTree:
        """Return what the bytes of a value are, and nothing of the memory behind it."""
        return self.of(value, 0)

    def behind(self, pointer: Value) -> TypeTree:
        """Return what memory has in it, and nothing of what addresses there lead to."""
        return self.of(pointer, 1).pointee

    def returned(self, function: Function, depth: int = MAX_DEPTH) -> TypeTree:
        """Return all that is known of what a function returns."""
        cell, self._depth = self._facts.returns.get(function), depth
        return tree(()) if cell is None else tree(self._fields([(0, find(cell))], ()))

    def kind(self, value: Value) -> Kind:
        """Return what a value is; of an aggregate, what all of it is."""
        cell = self._cell(value)
        if isinstance(value.type, PointerType):
            return Kind.POINTER
        mask = mask_of(cell) if cell is not None else 0
        if not mask & ~ANY and _is_bool(value):
            return Kind.INTEGER
        found = KIND_OF[mask]
        if found is Kind.IN_TURNS and cell is not None:
            return together([leaf.mask for _, leaf in leaves(cell)], cell.size)
        return found

    def may_be_integer(self, value: Value) -> bool:
        """Return whether something says of a value that it is an integer, whatever else does."""
        cell = self._cell(value)
        return cell is not None and bool(mask_of(cell) & INTEGER)

    def may_be_float(self, value: Value) -> bool:
        """Return whether something in a value may be a float or part of one: unknown bytes may."""
        cell = self._cell(value)
        if cell is None or _is_bool(value):
            return False
        found = [leaf.mask for _, leaf in leaves(cell)]
        return not found or any(
            mask & FLOAT_BITS or not mask & (INTEGER | POINTER | NUMBER | DECLARED)
            for mask in found
        )

    def _cell(self, value: Value) -> Cell | None:
        facts = self._facts
        if value.type is VOID or not facts.size(value.type):
            return None
        found = facts.values.get(value)
        return facts.cell(value) if found is None else find(found)

    # -- memory --------------------------------------------------------------------------------

    def layout(self, pointer: Value, size: int) -> tuple[Stretch, ...]:
        """Return what the first bytes behind a pointer are: every byte is in one stretch."""
        cell = self._cell(pointer)
        if cell is None or cell.region is None:
            return ((0, Kind.UNKNOWN, size),) if size else ()
        region, offset = resolve(cell.region, cell.offset)
        nothing = ANY if region.zero else 0
        found = self._facts.evidence(region, offset - _BESIDE, size + 2 * _BESIDE)
        masks, marks = spread(found, size + 2 * _BESIDE)
        for start, stop in self._too_short(masks, [each | region.marks for each in marks]):
            is_asked = start < _BESIDE + size and stop > _BESIDE
            if is_asked and self.guesses.may(Heuristic.SHORT_GAPS, pointer):
                masks[start:stop] = [NUMBER] * (stop - start)
        return tuple(_stretches([mask or nothing for mask in masks[_BESIDE : _BESIDE + size]]))

    def _too_short(self, masks: list[int], marks: list[int]) -> list[tuple[int, int]]:
        """Return where too few bytes for a number are that nobody else sees nor uses as one.

        Of what is only cleared, as padding is, there may be more. Behind an integer it is padding,
        whoever sees it, where the program declares what is anything else.
        """
        known = [at for at, mask in enumerate(masks) if mask & ~ANY]
        found = []
        for low, high in pairwise(known):
            is_cleared = all(masks[low + 1 : high])
            few = min(self._facts.smallest_number * (2 if is_cleared else 1) - 1, _BESIDE)
            is_told = self.are_declared and KIND_OF[masks[low]] is Kind.INTEGER
            is_told &= high - low <= self._facts.smallest_number
            is_seen = not is_told and any(each & SEEN for each in marks[low + 1 : high])
            if 0 < high - low - 1 <= few and not is_seen:
                found.append((low + 1, high))
        return found

    def kinds_around(self, pointer: Value) -> set[Kind]:
        """Return the kinds of all bytes in the memory a pointer leads into, at any offset.

        Of an array whose length is known, only its elements count.
        """
        cell = self._cell(pointer)
        if cell is None or cell.region is None:
            return set()
        found = (
            mask & FLOAT_BITS or mask & POINTER or mask & ~(ANY | MEMBER)
            for mask in masks_around(cell.region)
        )
        return {KIND_OF[mask] for mask in found if mask}

    def evidence_at(self, pointer: Value, size: int) -> list[int]:
        """Return all evidence about each byte behind a pointer, however it disagrees.

        Where it is not known which piece of memory it is, that about all pieces.
        """
        cell = self._cell(pointer)
        if cell is None or cell.region is None:
            return [0] * size
        region, offset = resolve(cell.region, cell.offset)
        masks, _ = spread(self._facts.evidence(region, offset, size), size)
        more = reduce(or_, masks_around(region), 0) if is_anywhere(region) else 0
        return [mask | more for mask in masks]

    def is_seen(self, pointer: Value) -> bool:
        """Return whether others may have put something where a pointer leads."""
        cell = self._cell(pointer)
        if cell is None or cell.region is None:
            return True
        return bool(resolve(cell.region, 0)[0].marks & SEEN)

    def is_from_outside(self, pointer: Value, where: range) -> bool:
        """Return whether what is not differentiated may have put bytes behind a pointer there."""
        cell = self._cell(pointer)
        if cell is None or cell.region is None:
            return True
        region, offset = resolve(cell.region, cell.offset)
        size = len(where)
        _, marks = spread(self._facts.evidence(region, offset + where.start, size), size)
        return any((each | region.marks) & (OUTSIDE | SHARED) for each in marks)

    def has_only_words(self, pointer: Value) -> bool:
        """Return whether a pointer leads into words that may be told when the program runs."""
        cell = self._cell(pointer)
        return cell is not None and cell.region is not None and has_only_words(cell.region)

    def leads_to_numbers(self, value: Value) -> bool:
        """Return whether all that a value leads to is known, with numbers or addresses among it."""
        if not isinstance(value.type, PointerType):
            return self.kind(value).is_float
        if not _leads_to_numbers(self.of(value).pointee):
            return False
        inside = (each.bytes.cells.values() for each in self._found_from([value]))
        return all(mask_of(leaf) for cells in inside for each in cells for _, leaf in leaves(each))

    def declared_number(self, access: Instruction) -> Type | None:
        """Return the kind of number that the program says an access is of, by its tag."""
        return declared_number(self.tags.tag_of(access))

    def numbers_behind(self, value: Value) -> bool | None:
        """Return whether numbers are reached from a value by any way; None where unknown."""
        masks = {each for region in self._found_from([value]) for each in masks_around(region)}
        known = {each & ~ANY for each in masks} - {0}
        return any(each & (FLOAT_BITS | EITHER) for each in known) if known else None

    def leads_to(self, values: Iterable[Value], pointer: Value) -> bool:
        """Return whether what a pointer points to may be found from any of these values.

        So it is where nothing is known of what is there, unless a function has it in itself.
        """
        wanted = self._regions(self._cell(pointer))
        if not wanted:
            return not isinstance(pointer, Alloca)
        return not self._found_from(values).isdisjoint(wanted)

    def _found_from(self, values: Iterable[Value]) -> set[Region]:
        pending = [region for each in values for region in self._regions(self._cell(each))]
        seen: set[Region] = set()
        while pending:
            region = pending.pop()
            if region not in seen:
                seen.add(region)
                inside = (self._regions(each) for each in region.bytes.cells.values())
                pending += [each for regions in inside for each in regions]
                beside = [*region.outer, *(each.region for each in region.windows.values())]
                pending += [resolve(each, 0)[0] for each in beside]
        return seen

    def _regions(self, cell: Cell | None) -> list[Region]:
        """Return the memory that a value holds addresses of."""
        if cell is None:
            return []
        cells = (find(cell), *(each for _, each in leaves(cell)))
        return [resolve(each.region, 0)[0] for each in cells if each.region is not None]

    def unknown(self, pointer: Value, size: int) -> list[range]:
        """Return the bytes behind a pointer of which nothing is known."""
        found = self.layout(pointer, size)
        return [range(at, at + length) for at, kind, length in found if kind is Kind.UNKNOWN]

    # -- trees ---------------------------------------------------------------------------------

    def _value_fields(self, cell: Cell, value: Value, path: tuple[Region, ...]) -> list[Field]:
        fields = self._fields([(0, find(cell))], path)
        if not fields and _is_bool(value):
            return [Field(0, 1, INTEGER)]
        if isinstance(value.type, PointerType):
            return [each._replace(mask=POINTER) for each in fields]
        return fields

    def _fields(self, cells: Iterable[tuple[int, Cell]], path: tuple[Region, ...]) -> list[Field]:
        found: list[Field] = []
        for base, cell in cells:
            if cell.parts is not None and cell.region is None:
                inner = [(base + at, find(part)) for at, part in cell.parts.cells.items()]
                found += self._fields(sorted(inner, key=lambda row: row[0]), path)
            else:
                found += self._field(base, cell, path)
            if len(found) >= MAX_FIELDS:
                break
        return joined(found)

    def _field(self, base: int, cell: Cell, path: tuple[Region, ...]) -> Iterator[Field]:
        mask = mask_of(cell)
        if not mask:
            return
        behind = None
        if cell.region is not None and mask & POINTER and len(path) < self._depth:
            region, offset = resolve(cell.region, cell.offset)
            if region not in path:
                behind = tree(self._memory_fields(region, offset, (*path, region))) or None
                behind = behind if behind and behind.fields else None
        yield Field(base, cell.size, mask, behind)

    def _memory_fields(
        self, region: Region, offset: int, path: tuple[Region, ...]
    ) -> Iterator[Field]:
        if region.declared and self._budget:
            self._budget -= 1
            region, offset = self._facts.open(region, offset)
        cells = [(at, find(cell)) for at, cell in region.bytes.cells.items()]
        fields = self._fields(sorted(cells, key=lambda row: row[0]), path)
        for (_, modulus), window in sorted(region.windows.items(), key=lambda row: row[0]):
            inner, start = resolve(window.region, 0)
            if inner in path:
                continue
            for field in self._memory_fields(inner, start, (*path, inner)):
                at = window.lo + field.offset
                stride = inner.modulus if modulus or inner.modulus else 0
                if field.stride or not stride or is_beside(field.offset):
                    fields.append(field.moved(window.lo))
                else:
                    end = window.hi
                    fields.append(field._replace(offset=at, stride=stride, end=end))
        own = region.modulus
        for field in uncovered(fields):
            at = field.offset - offset
            repeats = own and not field.stride and not is_beside(field.offset)
            if repeats and len(path) and not self._is_inside(region, path):
                yield field._replace(offset=at % own, stride=own)
            else:
                yield field.moved(-offset)

    @staticmethod
    def _is_inside(region: Region, path: tuple[Region, ...]) -> bool:
        """Return whether a window led here: then that says the stride."""
        return len(path) > 1 and any(
            resolve(window.region, 0)[0] is region for window in path[-2].windows.values()
        )

    # -- reasons -------------------------------------------------------------------------------

    def explain(self, value: Value, path: Sequence[int] = ()) -> str:
        """Return why a place is held for what it is: `double because of fadd at x.c:10:3`."""
        cell = self._cell(value)
        for step in path:
            cell = self._behind(cell, max(step, 0))
        reasons = [] if cell is None else self._reasons(cell)
        return " and ".join(reasons) or "nothing is known"

    def _behind(self, cell: Cell | None, offset: int) -> Cell | None:
        if cell is None or cell.region is None:
            return None
        region, start = resolve(cell.region, cell.offset)
        found = self._facts.evidence(region, start + offset, 1)
        return found[0][1] if found else None

    def _reasons(self, cell: Cell) -> list[str]:
        why: dict[int, object] = {}
        for _, leaf in leaves(cell):
            for bit, origin in (leaf.why or {}).items():
                why.setdefault(bit, origin)
        strong = {bit: origin for bit, origin in why.items() if bit in BIT_KINDS}
        rows = sorted((strong or why).items())
        return [f"{KIND_OF[bit].value} because of {self._origin(row)}" for bit, row in rows]

    def _origin(self, origin: object) -> str:
        if isinstance(origin, Origin):
            if isinstance(origin.place, Instruction):
                return f"{origin.words} in {self._origin(origin.place)}"
            return (
                f"{origin.words} at {origin.place}"
                if origin.place.__class__ is str
                else origin.words
            )
        if isinstance(origin, Instruction):
            where = self.where(origin)
            inside = f" in {_plain(origin.function)}" if origin.function is not None else ""
            return f"{instruction_words(origin.opcode)}{f' at {where}' if where else inside}"
        if isinstance(origin, Argument) and origin.function is not None:
            return f"parameter {origin.index + 1} of {_plain(origin.function)}"
        return _plain(origin) if isinstance(origin, GlobalValue) else "a constant"

    def where(self, instruction: Instruction) -> str:
        """Return the place of an instruction in its source: empty if unknown."""
        try:
            node = instruction.attachment("dbg")
            return "" if node is None else str(self._info.location(node))
        except MetadataError:
            return ""

    # -- problems ------------------------------------------------------------------------------

    @property
    def problems(self) -> list[Diagnostic]:
        """Return the places that two sources disagree about, those first that were found first."""
        if self._problems is None:
            cells = {find(cell): None for cell in self._conflicts if IS_CONFLICT[mask_of(cell)]}
            names = self._names(set(cells)) if cells else {}
            found = [self._problem(cell, names.get(cell, "a value")) for cell in cells]
            self._problems = list({each.message: each for each in found}.values())
        return self._problems

    def _problem(self, cell: Cell, name: str) -> Diagnostic:
        reasons = self._reasons(cell)
        types = " and ".join(f"{_article(each)} {each}" for each in reasons)
        code, message, *ways = SEVERAL_TYPES.worded(name=name, types=types)
        origins = [row for bit, row in sorted((cell.why or {}).items()) if bit in BIT_KINDS]
        places = [each.place if isinstance(each, Origin) else each for each in origins]
        located = [self.where(each) for each in places if isinstance(each, Instruction)]
        located += [each for each in places if isinstance(each, str)]
        return Diagnostic(
            message,
            where=next((each for each in located if each), ""),
            notes=tuple(ways),
            code=code,
        )

    def _names(self, wanted: set[Cell]) -> dict[Cell, str]:
        """Return users' names of these cells: the first value that leads there in fewest steps."""
        names: dict[Cell, str] = {}
        places = Places(self._facts.module)
        first = [(self._called(value, places), cell, "") for value, cell in self._named_cells()]
        for start in (first[: self._parameters()], first):
            self._name_from(start, wanted, names)
        return names

    def _called(self, value: Value, places: Places) -> str:
        """Return a value as users know it: by its name, else by what makes it, and where."""
        if isinstance(value, Argument) and value.function is not None:
            name = places.parameter(value)
            return f"'{name}'" if name else self._origin(value)
        return self._origin(value)

    def _name_from(
        self, level: list[tuple[str, Cell, str]], wanted: set[Cell], names: dict[Cell, str]
    ) -> None:
        seen: set[Region] = set()
        for _ in range(_NAMING_DEPTH):
            following: list[tuple[str, Cell, str]] = []
            for name, cell, inside in level:
                for at, leaf in leaves(cell):
                    label = f"offset {at} of {name}" if at and not inside else f"{inside}{name}"
                    if leaf in wanted:
                        names.setdefault(leaf, label)
                following += self._further(name, find(cell), seen)
            level = following

    def _parameters(self) -> int:
        return sum(len(function.arguments) for function in self.functions)

    def _further(self, name: str, cell: Cell, seen: set[Region]) -> Iterator[tuple[str, Cell, str]]:
        if cell.region is None:
            return
        region, start = resolve(cell.region, cell.offset)
        if region in seen:
            return
        seen.add(region)
        rows = [(at - start, each) for at, each in region.bytes.cells.items()]
        for window in region.windows.values():
            inner = resolve(window.region, 0)[0]
            rows += [(window.lo - start + at, each) for at, each in inner.bytes.cells.items()]
        for at, each in rows:
            for part, leaf in leaves(each):
                yield name, leaf, f"offset {at + part} of "

    def _named_cells(self) -> Iterator[tuple[Value, Cell]]:
        values = self._facts.values
        for function in self.functions:
            for argument in function.arguments:
                yield argument, values[argument]
        for value, cell in values.items():
            if isinstance(value, (Instruction, GlobalValue)):
                yield value, cell


def _plain(symbol: GlobalValue) -> str:
    return readable(symbol.name.removeprefix(COPIED))


def _is_bool(value: Value) -> bool:
    kind = scalar_of(value.type)
    return isinstance(kind, IntType) and kind.width == 1


def _article(word: str) -> str:
    return "an" if word[0] in "ai" else "a"


def _stretches(masks: list[int]) -> Iterator[Stretch]:
    """Yield bytes of one kind: a float at a time, the others as long as they go."""
    start = 0
    while start < len(masks):
        kind = KIND_OF[masks[start]]
        most = (
            FLOAT_SIZES.get(masks[start] & FLOAT_BITS, len(masks)) if kind.is_float else len(masks)
        )
        stop = start + 1
        while stop < min(len(masks), start + most) and KIND_OF[masks[stop]] is kind:
            stop += 1
        yield start, kind, stop - start
        start = stop


def _is_told(inside: TypeTree) -> bool:
    """Return whether all that is in memory is known, and no address may be of integers alone."""
    return bool(inside.fields) and all(
        each.pointee is not None and _leads_to_numbers(each.pointee)
        if each.mask & POINTER
        else each.mask & _NO_ADDRESS
        for each in inside.fields
    )


def _leads_to_numbers(inside: TypeTree) -> bool:
    return _is_told(inside) and any(each.mask & (FLOAT_BITS | POINTER) for each in inside.fields)
