"""The writers of a function, sorted so that few need a look to find one that may hit a location.

By kind of root, then by what metadata says, by root, by form of the address, by offset.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.affine_addresses import are_apart, are_apart_in_every_round
from enzyme_cc.ir.types import PointerType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.analysis.alias.affine_addresses import Form, Terms
    from enzyme_cc.analysis.alias.metadata import Tags
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value

_GRAIN = 8
#: An access of more bytes is not noted for each grain.
_LARGE = 128
#: Of more places than that behind one form, none is compared where variables differ.
_MANY = 32
#: So many are rather all looked at than sought by what comes later.
_FEW = 16


class Writer(NamedTuple):
    """An instruction with its place: the number of its block, and how far down it stands."""

    instruction: Instruction
    block: int
    position: int


class Moment(NamedTuple):
    """A place in a function, and the blocks that may be run after it."""

    block: int
    position: int
    after: int


class Writers:
    """Some writers, each with what it is one of; and those that may run after a moment."""

    __slots__ = ("_blocks", "_by_block")

    def __init__(self) -> None:
        self._blocks = 0
        self._by_block: dict[int, list[tuple[int, Instruction, object]]] = {}

    def add(self, writer: Writer, part: object = None) -> None:
        """Add one more, behind those before in its block."""
        entry = writer.position, writer.instruction, part
        found = self._by_block.get(writer.block)
        if found is None:
            self._by_block[writer.block] = [entry]
            self._blocks |= 1 << writer.block
        else:
            found.append(entry)

    def first(self, moment: Moment) -> Instruction | None:
        """Return one that runs later; in the same round of a loop if there is one."""
        here = self._by_block.get(moment.block)
        if here is not None and here[-1][0] > moment.position:
            return here[bisect_right(here, moment.position, key=_position)][1]
        reached = self._blocks & moment.after
        if not reached:
            return None
        # A later block comes before those that only a further round reaches.
        later = reached >> moment.block << moment.block or reached
        return self._by_block[(later & -later).bit_length() - 1][0][1]

    def first_but(
        self, moment: Moment, is_missed: Callable[[Instruction], bool]
    ) -> Instruction | None:
        """Return the same among those that are not known to miss; the first where they are many."""
        found = self.first(moment)
        if found is None or not is_missed(found):
            return found
        later = list(dict.fromkeys(entry[1] for entry in self._later(moment)))
        return found if len(later) > _MANY else next((e for e in later if not is_missed(e)), None)

    def parts(self, moment: Moment) -> Iterator[object]:
        """Yield what the writers that run later are of, with repeats."""
        return (entry[2] for entry in self._later(moment))

    def _later(self, moment: Moment) -> Iterator[tuple[int, Instruction, object]]:
        """Yield the entries of the writers that run later, with repeats."""
        here = self._by_block.get(moment.block)
        if here is not None:
            yield from here[bisect_right(here, moment.position, key=_position) :]
        reached = self._blocks & moment.after
        while reached:
            lowest = reached & -reached
            reached ^= lowest
            yield from self._by_block[lowest.bit_length() - 1]


class _Shape:
    """Writers to one form of address: anywhere around it, or to some bytes at known offsets."""

    __slots__ = ("all", "form", "grains", "large", "places", "unsized")

    def __init__(self, form: Form) -> None:
        self.form = form
        self.all = Writers()
        self.unsized: Writers | None = None
        self.places: dict[tuple[int, int], Writers] = {}
        self.grains: dict[int, list[tuple[int, int]]] = {}
        self.large: list[tuple[int, int]] = []

    def add(self, writer: Writer, offset: int, size: int | None) -> None:
        self.all.add(writer)
        if size is None:
            if self.unsized is None:
                self.unsized = Writers()
            self.unsized.add(writer)
            return
        place = offset, size
        found = self.places.get(place)
        if found is None:
            found = self.places[place] = Writers()
            if size > _LARGE:
                self.large.append(place)
            else:
                for grain in range(offset // _GRAIN, (offset + max(size, 1) - 1) // _GRAIN + 1):
                    self.grains.setdefault(grain, []).append(place)
        found.add(writer)

    def first_near(self, moment: Moment, offset: int, size: int | None) -> Instruction | None:
        """Return one that hits bytes at an offset from the same address."""
        if size is None or size > _LARGE * _MANY:
            return self.all.first(moment)
        if self.unsized is not None and (found := self.unsized.first(moment)):
            return found
        for place in self._near(offset, size):
            if not are_apart((offset, size), place):
                found = self.places[place].first(moment)
                if found is not None:
                    return found
        return None

    def _near(self, offset: int, size: int) -> Iterator[tuple[int, int]]:
        for grain in range(offset // _GRAIN, (offset + max(size, 1) - 1) // _GRAIN + 1):
            yield from self.grains.get(grain, ())
        yield from self.large

    def first_any(self, moment: Moment, form: Form, size: int | None) -> Instruction | None:
        """Return one that hits bytes at an address with the same base, whatever variables are."""
        if size is None or self.unsized is not None or len(self.places) > _MANY:
            return self.all.first(moment)
        for (offset, width), writers in self.places.items():
            other = self.form._replace(offset=offset)
            if not are_apart_in_every_round(form, size, other, width):
                found = writers.first(moment)
                if found is not None:
                    return found
        return None


class _Piece:
    """Writers to the memory of one root."""

    __slots__ = ("all", "shapes")

    def __init__(self) -> None:
        self.all = Writers()
        self.shapes: dict[tuple[Value, Terms], _Shape] = {}

    def add(self, writer: Writer, form: Form, size: int | None) -> None:
        shape = self.shapes.get(form.key)
        if shape is None:
            shape = self.shapes[form.key] = _Shape(form)
        self.all.add(writer, shape)
        if not form.exact:
            shape.form = shape.form._replace(exact=False)
        shape.add(writer, form.offset, size)

    def first(self, query: Query, root: Value) -> Instruction | None:
        """Return one that may hit the location asked for, in the same root."""
        if self.all.first(query.moment) is None:
            return None
        own = self.shapes.get(query.form.key)
        if own is not None and (found := _first_in(own, query, root)):
            return found
        for part in self._shapes_after(query.moment):
            if part is not own:
                found = _first_in(part, query, root)
                if found is not None:
                    return found
        return None

    def _shapes_after(self, moment: Moment) -> Iterable[_Shape]:
        """Return the shapes with writers that may run later, and others too while they are few."""
        if len(self.shapes) <= _FEW:
            return self.shapes.values()
        return _distinct(self.all.parts(moment))


def _distinct(parts: Iterable[object]) -> Iterator[_Shape]:
    """Yield each shape once, as far as somebody asks."""
    seen = set()
    for part in parts:
        if part not in seen and isinstance(part, _Shape):
            seen.add(part)
            yield part


def _first_in(shape: _Shape, query: Query, root: Value) -> Instruction | None:
    """Return one of those whose addresses are of one form."""
    form, moment = query.form, query.moment
    if query.before_new is not None and shape.form.base is root and not _walks(shape.form):
        # Once the root is computed anew, that is another piece of memory.
        moment = query.before_new
    if shape.form.base is not form.base or not query.is_fixed(form.base, moment.after):
        return shape.all.first(moment)
    if shape.form.terms == form.terms and all(
        query.is_fixed(value, moment.after) for (value, _), _ in form.terms
    ):
        return shape.first_near(moment, form.offset, query.size)
    found = shape.first_any(moment, form, query.size)
    if found is None or query.is_missed is None or moment is not query.moment:
        return found
    return shape.all.first_but(moment, query.is_missed)


def _walks(form: Form) -> bool:
    """Return whether a loop moves the pointer on."""
    return any(isinstance(value.type, PointerType) for (value, _), _ in form.terms)


class _Group:
    """Writers to roots of one kind of which metadata says the same."""

    __slots__ = ("all", "pieces")

    def __init__(self) -> None:
        self.all = Writers()
        self.pieces: dict[object, _Piece] = {}

    def first_elsewhere(self, root: Value, moment: Moment) -> Instruction | None:
        """Return one to another root."""
        for other in self.pieces if len(self.pieces) <= _FEW else self.all.parts(moment):
            if other is not root and (found := self.pieces[other].all.first(moment)):
                return found
        return None


class Target(NamedTuple):
    """The target of a write: bytes around an address in a root, or anywhere in the root."""

    root: Value | object
    form: Form | None = None
    size: int | None = None


class Query(NamedTuple):
    """A location somebody asks about."""

    form: Form
    size: int | None
    tags: Tags
    moment: Moment
    #: Whether a value is still the same after so many blocks have been run.
    is_fixed: Callable[[Value, int], bool]
    #: The moment without what happens after the root is memory made anew, where it may be.
    before_new: Moment | None = None
    #: Whether a writer is known to hit other bytes whenever it runs later; None to ask nobody.
    is_missed: Callable[[Instruction], bool] | None = None


class WriterTable:
    """All the writers of one function, by the kind of what they write to."""

    def __init__(self) -> None:
        self._kinds: dict[object, dict[Tags, _Group]] = {}

    def add(self, writer: Writer, kind: object, tags: Tags, target: Target) -> None:
        """Add a writer to a root, or to a kind of memory that has none."""
        root, form, size = target
        group = self._kinds.setdefault(kind, {}).setdefault(tags, _Group())
        group.all.add(writer, root)
        piece = group.pieces.get(root)
        if piece is None:
            piece = group.pieces[root] = _Piece()
        if form is None:
            piece.all.add(writer)
        else:
            piece.add(writer, form, size)

    def first_in(self, kind: object, root: Value, query: Query) -> Instruction | None:
        """Return one that may hit the location in its own root."""
        for tags, group in self._kinds.get(kind, {}).items():
            piece = group.pieces.get(root)
            if piece is not None and query.tags.may_alias(tags):
                found = piece.first(query, root)
                if found is not None:
                    return found
        return None

    def first_elsewhere(
        self, kind: object, root: Value, tags: Tags, moment: Moment
    ) -> Instruction | None:
        """Return one to another root of some kind."""
        for other, group in self._kinds.get(kind, {}).items():
            if tags.may_alias(other):
                found = group.first_elsewhere(root, moment)
                if found is not None:
                    return found
        return None


def _position(entry: tuple[int, Instruction, object]) -> int:
    return entry[0]
