"""Matrices in vectors, by columns: their products, and their columns in memory."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import FloatType, VectorType, scalar_of, vector_type
from enzyme_cc.transform.prepare.expansion.site import NotExpandedError, count_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.prepare.expansion.site import Site


def multiply(site: Site) -> Value:
    """Return the product, column by column: each a sum of columns of the left, in order."""
    left, right = site[0], site[1]
    rows, inner, columns = (site.constant(at) for at in (2, 3, 4))
    _want_size(left.type, rows * inner)
    _want_size(right.type, inner * columns)
    parts = [site.pick([left], range(at * rows, (at + 1) * rows)) for at in range(inner)]
    return site.join([_column(site, parts, right, at * inner) for at in range(columns)])


def _want_size(kind: Type, size: int) -> None:
    """Leave alone what LLVM refuses: a matrix that is no vector of its size."""
    if not isinstance(kind, VectorType) or kind.count != size or not size:
        raise NotExpandedError


def _column(site: Site, parts: list[Value], right: Value, start: int) -> Value:
    builder = site.builder
    is_float = isinstance(scalar_of(right.type), FloatType)
    times, plus = ("fmul", "fadd") if is_float else ("mul", "add")
    made: Value | None = None
    for number, part in enumerate(parts):
        weight = site.pick([right], [start + number] * count_of(part))
        product = builder.binary(times, part, weight, site.flags)
        made = product if made is None else builder.binary(plus, made, product, site.flags)
    assert made is not None
    return made


# -- in memory -------------------------------------------------------------------------------------

_ALIGN = re.compile(r"\balign (\d+)")


def _columns(site: Site, kind: Type, first: int) -> Iterator[tuple[int, Value, str]]:
    """Yield each column's address, of the arguments pointer, stride, volatile, rows, columns."""
    assert isinstance(kind, VectorType)
    pointer, stride = site[first], site[first + 1]
    for at in range(site.constant(first + 4)):
        by = site.builder.mul(stride, int_constant(stride.type, at))
        address = site.builder.gep(kind.element, pointer, [by])
        yield at, address, "volatile" if site.constant(first + 2) else ""


def _alignment(site: Site, kind: Type) -> int:
    """Return a column's alignment: no more than that of each element is known."""
    found = _ALIGN.search(site.call.argument_attributes[kind is not site.call.type])
    size = getattr(scalar_of(kind), "width", 8) // 8
    return min(int(found[1]), size) if found and size & (size - 1) == 0 else 1


def load(site: Site) -> Value:
    """Load a matrix of columns that lie apart."""
    kind, rows = site.call.type, site.constant(3)
    _want_size(kind, rows * site.constant(4))
    shape = vector_type(rows, scalar_of(kind))
    align = _alignment(site, kind)
    return site.join(
        [
            site.builder.load(shape, address, flags, align=align)
            for _, address, flags in _columns(site, kind, 0)
        ]
    )


def store(site: Site) -> None:
    """Store the columns apart."""
    value, rows = site[0], site.constant(4)
    _want_size(value.type, rows * site.constant(5))
    align = _alignment(site, value.type)
    for at, address, flags in _columns(site, value.type, 1):
        column = site.pick([value], range(at * rows, (at + 1) * rows))
        site.builder.store(column, address, flags, align=align)


def partial_sum(site: Site) -> Value:
    """Expand `partial.reduce`: parts of a long vector, added to a short one."""
    made, long = site[0], site[1]
    count = count_of(made)
    if count_of(long) % count:
        raise NotExpandedError
    is_float = isinstance(scalar_of(made.type), FloatType)
    for start in range(0, count_of(long), count):
        part = site.pick([long], range(start, start + count))
        plus = "fadd" if is_float else "add"
        made = site.builder.binary(plus, made, part, site.flags if is_float else "")
    return made


MATRICES = {
    "llvm.experimental.vector.partial.reduce.add": partial_sum,
    "llvm.matrix.column.major.load": load,
    "llvm.matrix.column.major.store": store,
    "llvm.matrix.multiply": multiply,
    "llvm.vector.partial.reduce.add": partial_sum,
    "llvm.vector.partial.reduce.fadd": partial_sum,
}
