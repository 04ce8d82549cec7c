"""AArch64's own intrinsics that mix lanes or move several vectors: as ordinary instructions.

What only computes lane by lane has a rule (rules/aarch64.yaml) and is called as it is.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import poison
from enzyme_cc.ir.types import StructType, VectorType, vector_type
from enzyme_cc.transform.prepare.expansion.site import NotExpandedError, count_of
from enzyme_cc.transform.prepare.expansion.x86 import horizontal

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.prepare.expansion.site import Site

_NEON = "llvm.aarch64.neon."


def pairwise(site: Site, name: str) -> Value:
    """Combine neighbours of the first vector, then of the second."""
    count = count_of(site[0])
    both = site.arguments
    first, second = (site.pick(both, range(start, 2 * count, 2)) for start in (0, 1))
    return site.intrinsic(name, [first.type], [first, second], first.type)


def total(site: Site) -> Value:
    """Return the sum of all lanes, neighbours first."""
    made = site[0]
    while count_of(made) > 1:
        count = count_of(made)
        evens, odds = (site.pick([made], range(start, count, 2)) for start in (0, 1))
        made = site.builder.fadd(evens, odds, site.flags)
    return site.lane(made, 0)


def chosen(site: Site, name: str) -> Value:
    """Return the largest or smallest lane: in lane 0, from the first to the last."""
    vector = site[0]
    count, kind = count_of(vector), vector.type
    made = vector
    for distance in range(1, count):
        other = site.pick([vector], [(at + distance) % count for at in range(count)])
        made = site.intrinsic(name, [kind], [made, other], kind)
    return site.lane(made, 0)


# -- complex numbers -------------------------------------------------------------------------------


def _signed(site: Site, vector: Value, even: bool, odd: bool) -> Value:
    """Return a vector with the signs of its even or odd lanes changed."""
    minus = site.builder.fneg(vector)
    count = count_of(vector)
    changes = (even, odd)
    return site.pick([vector, minus], [at + count * changes[at % 2] for at in range(count)])


def _swapped(site: Site, vector: Value) -> Value:
    return site.pick([vector], [at ^ 1 for at in range(count_of(vector))])


def turned_sum(site: Site, quarters: int) -> Value:
    """Return the first, and the second times i or -i."""
    first = quarters == 1
    added = _signed(site, _swapped(site, site[1]), even=first, odd=not first)
    return site.builder.fadd(site[0], added, site.flags)


def turned_product(site: Site, quarters: int) -> Value:
    """Add half of a complex product, turned by so many quarters, to the first."""
    start, left, right = site.arguments
    count, kind = count_of(left), start.type
    part = quarters % 2
    weight = site.pick([left], [at - at % 2 + part for at in range(count)])
    other = _swapped(site, right) if part else right
    even, odd = quarters in (1, 2), quarters in (2, 3)
    other = _signed(site, other, even=even, odd=odd)
    return site.intrinsic("llvm.fma", [kind], [weight, other, start], kind)


# -- several vectors in memory ---------------------------------------------------------------------


def load_several(site: Site, *, mixed: bool) -> Value:
    """Load vectors one after the other, or lane by lane in turn."""
    kind = site.call.type
    if not isinstance(kind, StructType) or not kind.fields:
        raise NotExpandedError
    parts, shape = len(kind.fields), kind.fields[0]
    assert isinstance(shape, VectorType)
    count = shape.count
    whole = site.builder.load(vector_type(parts * count, shape.element), site[0], align=1)
    made: Value = poison(kind)
    for which in range(parts):
        lanes = range(which, parts * count, parts)
        if not mixed:
            lanes = range(which * count, (which + 1) * count)
        made = site.builder.insertvalue(made, site.pick([whole], lanes), [which])
    return made


def store_several(site: Site, *, mixed: bool) -> None:
    """Store several vectors, interleaved (`mixed`) or one after the other."""
    *vectors, pointer = site.arguments
    count, parts = count_of(vectors[0]), len(vectors)
    lanes = [count * which + lane for lane in range(count) for which in range(parts)]
    whole = site.pick(vectors, lanes) if mixed else site.join(vectors)
    site.builder.store(whole, pointer, align=1)


_CHOICES = ("fmax", "fmaxnm", "fmin", "fminnm")

AARCH64: dict[str, Callable[[Site], Value | None]] = {
    **{f"{_NEON}{each}p": partial(pairwise, name=f"{_NEON}{each}") for each in _CHOICES},
    **{f"{_NEON}{each}v": partial(chosen, name=f"{_NEON}{each}") for each in _CHOICES},
    **{f"{_NEON}ld1x{number}": partial(load_several, mixed=False) for number in (2, 3, 4)},
    **{f"{_NEON}ld{number}": partial(load_several, mixed=True) for number in (2, 3, 4)},
    **{f"{_NEON}st1x{number}": partial(store_several, mixed=False) for number in (2, 3, 4)},
    **{f"{_NEON}st{number}": partial(store_several, mixed=True) for number in (2, 3, 4)},
    **{
        f"{_NEON}vcadd.rot{90 * quarters}": partial(turned_sum, quarters=quarters)
        for quarters in (1, 3)
    },
    **{
        f"{_NEON}vcmla.rot{90 * quarters}": partial(turned_product, quarters=quarters)
        for quarters in range(4)
    },
    f"{_NEON}faddp": partial(horizontal, opcode="fadd"),
    f"{_NEON}faddv": total,
}
