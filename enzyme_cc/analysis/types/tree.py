"""Type trees: the kinds of bytes by offset and, behind pointers, more trees.

A `TypeTree` never changes and exists once. Its fields lie at byte offsets; a field may repeat at
every `stride` bytes. The analysis itself works on unification.py and answers in trees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakValueDictionary

from enzyme_cc.analysis.types.lattice import (
    FLOAT_BITS,
    FLOAT_SIZES,
    IS_CONFLICT,
    KIND_OF,
    POINTER,
    Kind,
    mask_text,
    together,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

#: How often a pointer is followed in a tree.
MAX_DEPTH = 6
#: How many fields a level of a tree has at most; those with the lowest offsets are kept.
MAX_FIELDS = 64
#: Up to here memory is looked at byte by byte. What is larger is arrays, and repeats.
MAX_BYTES = 4096


class Field(NamedTuple):
    """Some bytes of one kind; with a stride, so are those at every stride before `end`."""

    offset: int
    size: int
    mask: int
    pointee: TypeTree | None = None
    stride: int = 0
    end: int | None = None

    @property
    def step(self) -> str:
        """Return how its place is written in a path."""
        if not self.stride:
            return str(self.offset)
        if not self.offset and self.end is None and self.stride == self.size:
            return "-1"
        limit = "" if self.end is None else f"<{self.end}"
        return f"{self.offset}+{self.stride}i{limit}"

    def moved(self, distance: int) -> Field:
        """Return the same, so many bytes further on."""
        end = None if self.end is None else self.end + distance
        return self._replace(offset=self.offset + distance, end=end)

    def within(self, start: int, stop: int) -> Iterator[Field]:
        """Yield its repetitions that have bytes in a range."""
        if not self.stride:
            if self.offset < stop and self.offset + self.size > start:
                yield self
            return
        place = self.offset
        if start > place:
            place += (start - place - self.size + self.stride) // self.stride * self.stride
        last = stop if self.end is None else min(stop, self.end)
        for at in range(place, last, self.stride):
            if at + self.size > start:
                yield Field(at, self.size, self.mask, self.pointee)


class TypeTree:
    """Fields in the order of their offsets. Make one by `tree`, `scalar` or `only`."""

    __slots__ = ("__weakref__", "depth", "fields")

    #: How often pointers can be followed.
    depth: int
    fields: tuple[Field, ...]

    def __str__(self) -> str:
        single = len(self.fields) == 1 and not self.fields[0].offset and not self.fields[0].stride
        lines: list[str] = []
        for field in self.fields:
            prefix = "" if single else f"({field.step})"
            lines.append(f"{prefix or '[]'}:{mask_text(field.mask)}")
            if field.pointee is not None:
                lines += field.pointee.lines(prefix, ())
        return "{" + ", ".join(lines) + "}"

    def __repr__(self) -> str:
        return str(self)

    def lines(self, prefix: str, path: tuple[str, ...]) -> Iterator[str]:
        """Yield `[8,-1]:double` for each field, as seen from `path`."""
        for field in self.fields:
            steps = (*path, field.step)
            yield f"{prefix}[{','.join(steps)}]:{mask_text(field.mask)}"
            if field.pointee is not None:
                yield from field.pointee.lines(prefix, steps)

    @property
    def kind(self) -> Kind:
        """Return the kind of a value this is all that is known of."""
        size = sum(field.size for field in self.fields)
        return together([field.mask for field in self.fields], size)

    @property
    def pointee(self) -> TypeTree:
        """Return what is behind a pointer."""
        for field in self.fields:
            if not field.offset and field.pointee is not None:
                return field.pointee
        return EMPTY

    def mask_at(self, offset: int, size: int) -> int:
        """Return all evidence about some bytes."""
        mask = 0
        for field in self.fields:
            for _ in field.within(offset, offset + size):
                mask |= field.mask
                break
        return mask

    def lookup(self, offset: int, size: int) -> Kind:
        """Return what some bytes are."""
        found = KIND_OF[self.mask_at(offset, size)]
        if found is Kind.IN_TURNS and size > 1:
            return together([self.mask_at(offset + at, 1) for at in range(size)], size)
        return found

    def merge(self, other: TypeTree) -> TypeTree:
        """Return what either says; where they disagree, a conflict."""
        if other is self or not other.fields:
            return self
        return tree((*self.fields, *other.fields))

    def shift(self, distance: int) -> TypeTree:
        """Return the same, so many bytes further on."""
        return tree(field.moved(distance) for field in self.fields)

    def restrict(self, start: int, size: int) -> TypeTree:
        """Return the part that a copy of so many bytes from `start` gets."""
        found: list[Field] = []
        for field in self.fields:
            for each in field.within(start, start + size):
                low, high = max(each.offset, start), min(each.offset + each.size, start + size)
                whole = each if high - low == each.size else each._replace(pointee=None)
                found.append(whole._replace(offset=low - start, size=high - low))
                if len(found) >= MAX_FIELDS:
                    return tree(found)
        return tree(found)

    def data_at(self, offset: int, size: int) -> TypeTree:
        """Return what a load of so many bytes at `offset` behind this pointer gives."""
        return self.pointee.restrict(offset, size)

    def only(self, pointer_size: int = 8) -> TypeTree:
        """Return a pointer to this."""
        return tree((Field(0, pointer_size, POINTER, self),))

    @property
    def conflicts(self) -> bool:
        """Return whether something in it is a conflict."""
        return any(
            IS_CONFLICT[field.mask] or (field.pointee is not None and field.pointee.conflicts)
            for field in self.fields
        )


_known: WeakValueDictionary[tuple[Field, ...], TypeTree] = WeakValueDictionary()


def tree(fields: Iterable[Field]) -> TypeTree:
    """Return the tree with these fields: what is too deep or too much is left out."""
    places: dict[tuple[int, int, int, int | None], Field] = {}
    for field in fields:
        key = (field.offset, field.stride, field.size, field.end)
        there = places.get(key)
        places[key] = field if there is None else _merged(there, field)
    ordered = sorted(places, key=lambda key: (key[0], key[1], key[2], key[3] or 0))
    return _interned(tuple(_cut(places[key], MAX_DEPTH) for key in ordered[:MAX_FIELDS]))


def _interned(fields: tuple[Field, ...]) -> TypeTree:
    found = _known.get(fields)
    if found is None:
        found = TypeTree()
        found.fields = fields
        found.depth = max((1 + f.pointee.depth for f in fields if f.pointee is not None), default=0)
        _known[fields] = found
    return found


def _merged(first: Field, second: Field) -> Field:
    behind = first.pointee if second.pointee is None else second.pointee
    if first.pointee is not None and second.pointee is not None:
        behind = first.pointee.merge(second.pointee)
    return first._replace(mask=first.mask | second.mask, pointee=behind)


def _cut(field: Field, depth: int) -> Field:
    if field.pointee is None or field.pointee.depth < depth:
        return field
    if depth <= 1:
        return field._replace(pointee=None)
    inner = _interned(tuple(_cut(each, depth - 1) for each in field.pointee.fields))
    return field._replace(pointee=inner)


def scalar(mask: int, size: int) -> TypeTree:
    """Return one thing of so many bytes."""
    return tree((Field(0, size, mask),))


EMPTY = _interned(())


def uncovered(fields: list[Field]) -> list[Field]:
    """Return the fields without those that an array among them covers already."""
    arrays: dict[tuple[int, int], list[Field]] = {}
    for each in dict.fromkeys(fields):
        if each.stride:
            arrays.setdefault((each.mask, each.size), []).append(each)
    return [
        field
        for field in fields
        if not any(_covers(each, field) for each in arrays.get((field.mask, field.size), ()))
    ]


def _covers(array: Field, field: Field) -> bool:
    """Return whether an array says of its elements all that a field of their kind says."""
    if array.offset > field.offset:
        return False
    if (field.offset - array.offset) % array.stride or field.stride % array.stride:
        return False
    if field.pointee is not None and array.pointee is None:
        return False
    end = field.end if field.stride else field.offset + field.size
    inside = array.end is None or (end is not None and end <= array.end)
    same = (array.offset, array.stride, array.end) == (field.offset, field.stride, field.end)
    return inside and not same


def joined(fields: list[Field]) -> list[Field]:
    """Join the parts of one float to that float."""
    found: list[Field] = []
    for field in fields:
        last = found[-1] if found else None
        bits = field.mask & FLOAT_BITS
        if (
            last is not None
            and last.mask == field.mask
            and last.offset + last.size == field.offset
            and last.size + field.size <= FLOAT_SIZES.get(bits, 0)
        ):
            found[-1] = last._replace(size=last.size + field.size)
        else:
            found.append(field)
    return found
