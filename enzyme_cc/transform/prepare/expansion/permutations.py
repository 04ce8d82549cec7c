"""Lanes in another order, some left out: shuffles, and where only the run can tell, picks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant, poison, zero
from enzyme_cc.ir.types import I64, StructType, VectorType, scalar_of
from enzyme_cc.transform.prepare.expansion.site import count_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.prepare.expansion.site import Site


def reverse(site: Site) -> Value:
    """Return the last lane first."""
    return site.pick(site.arguments, range(count_of(site[0]) - 1, -1, -1))


def splice(site: Site) -> Value:
    """Take lanes from a place on in two vectors; a negative one counts from the first's end."""
    count = count_of(site[0])
    start = site.constant(2) % count if site.constant(2) < 0 else site.constant(2)
    return site.pick(site.arguments[:2], range(start, start + count))


def splice_right(site: Site) -> Value:
    """Take as many lanes of the end of the first vector, then of the start of the second."""
    count = count_of(site[0])
    start = count - site.constant(2)
    return site.pick(site.arguments[:2], range(start, start + count))


def extract(site: Site) -> Value:
    """Return a part of a vector."""
    kind = site.call.type
    assert isinstance(kind, VectorType)
    start = site.constant(1)
    return site.pick([site[0]], range(start, start + kind.count))


def insert(site: Site) -> Value:
    """Replace a part of a vector."""
    whole, part = site[0], site[1]
    count, start = count_of(whole), site.constant(2)
    stop = start + count_of(part)
    wide = site.pick([part], [at if at < count_of(part) else -1 for at in range(count)])
    return site.pick(
        [whole, wide], [count + at - start if start <= at < stop else at for at in range(count)]
    )


def interleave(site: Site) -> Value:
    """Return the first lanes of all vectors, then the second lanes ..."""
    vectors = site.arguments
    count = count_of(vectors[0])
    return site.pick(
        vectors, [count * which + lane for lane in range(count) for which in range(len(vectors))]
    )


def deinterleave(site: Site) -> Value:
    """Return the opposite: several vectors in a struct."""
    kind = site.call.type
    assert isinstance(kind, StructType)
    parts = len(kind.fields or ())
    made: Value = poison(kind)
    for which in range(parts):
        lanes = range(which, count_of(site[0]), parts)
        made = site.builder.insertvalue(made, site.pick([site[0]], lanes), [which])
    return made


def transpose(site: Site) -> Value:
    """Return a matrix by columns, turned."""
    rows, columns = site.constant(1), site.constant(2)
    lanes = [row + column * rows for row in range(rows) for column in range(columns)]
    return site.pick([site[0]], lanes)


# -- where the run decides -------------------------------------------------------------------------


def squeezed(site: Site, vector: Value, rest: Value, mask: Value) -> Value:
    """Return the lanes that are on, moved to the front; behind them the rest as it was."""
    builder = site.builder
    mask = site.bits(mask, count_of(vector))
    taken: Value = int_constant(I64, 0)
    made = rest
    for lane in range(count_of(vector)):
        on = site.lane(mask, lane)
        with_lane = builder.insertelement(made, site.lane(vector, lane), taken)
        made = builder.select(on, with_lane, made)
        taken = builder.add(taken, builder.zext(on, I64))
    return made


def compress(site: Site) -> Value:
    """Expand `llvm.vector.compress`: vector, mask, rest."""
    return squeezed(site, site[0], site[2], site[1])


def x86_compress(site: Site) -> Value:
    """Return the same with the rest before the mask."""
    return squeezed(site, site[0], site[1], site[2])


def x86_expand(site: Site) -> Value:
    """Return the first lanes, put where the mask is on."""
    builder = site.builder
    vector, rest = site[0], site[1]
    mask = site.bits(site[2], count_of(vector))
    taken: Value = int_constant(I64, 0)
    made = rest
    for lane in range(count_of(vector)):
        on = site.lane(mask, lane)
        # Never beyond the last lane, which would be poison.
        found = builder.select(on, site.lane(vector, taken), site.lane(rest, lane))
        made = builder.insertelement(made, found, lane)
        taken = builder.add(taken, builder.zext(on, I64))
    return made


def looked_up(site: Site, tables: Sequence[Value], places: Sequence[Value]) -> Value:
    """Look up lanes by their place, counted through all tables; places are in range."""
    whole = site.join(tables) if len(tables) > 1 else tables[0]
    return site.gathered([site.lane(whole, place) for place in places])


def places_in(site: Site, indices: Value, most: int, shift: int = 0) -> list[Value]:
    """Return the numbers in the lanes of a vector, each modulo a power of two."""
    builder = site.builder
    found = []
    for lane in range(count_of(indices)):
        index = site.lane(indices, lane)
        if shift:
            index = builder.lshr(index, int_constant(index.type, shift))
        found.append(builder.and_(index, int_constant(index.type, most - 1)))
    return found


def x86_permute(site: Site) -> Value:
    """Expand `vpermpd`: any lanes of a vector."""
    return looked_up(site, [site[0]], places_in(site, site[1], count_of(site[0])))


def x86_permute_two(site: Site) -> Value:
    """Expand `vpermi2pd`: any lanes of two vectors."""
    places = places_in(site, site[1], 2 * count_of(site[0]))
    return looked_up(site, [site[0], site[2]], places)


def x86_permute_near(site: Site) -> Value:
    """Expand `vpermilpd`: any lanes among those of the same 128 bits."""
    builder = site.builder
    near = 128 // site[0].type.element.width  # type: ignore[attr-defined]
    # Of a double, it is the second bit of the index that counts.
    places = places_in(site, site[1], near, shift=int(near == 2))
    starts = [lane - lane % near for lane in range(len(places))]
    moved = [
        builder.add(place, int_constant(place.type, start))
        for place, start in zip(places, starts, strict=True)
    ]
    return looked_up(site, [site[0]], moved)


def x86_insert(site: Site) -> Value:
    """Expand `insertps`: a lane of the second in one of the first, and zeros where bits say so."""
    how = site.constant(2)
    lanes = list(range(4))
    lanes[how >> 4 & 3] = 4 + (how >> 6 & 3)
    made: Value = site.pick(site.arguments[:2], lanes)
    nothing = zero(scalar_of(made.type))
    for lane in range(4):
        if how >> lane & 1:
            made = site.builder.insertelement(made, nothing, lane)
    return made


_NUMBERS = range(2, 9)

PERMUTATIONS = {
    **{f"llvm.vector.deinterleave{number}": deinterleave for number in _NUMBERS},
    **{f"llvm.vector.interleave{number}": interleave for number in _NUMBERS},
    "llvm.experimental.vector.compress": compress,
    "llvm.experimental.vector.deinterleave2": deinterleave,
    "llvm.experimental.vector.extract": extract,
    "llvm.experimental.vector.insert": insert,
    "llvm.experimental.vector.interleave2": interleave,
    "llvm.experimental.vector.reverse": reverse,
    "llvm.experimental.vector.splice": splice,
    "llvm.matrix.transpose": transpose,
    "llvm.vector.extract": extract,
    "llvm.vector.insert": insert,
    "llvm.vector.reverse": reverse,
    "llvm.vector.splice": splice,
    "llvm.vector.splice.left": splice,
    "llvm.vector.splice.right": splice_right,
    "llvm.x86.avx.vpermilvar.pd": x86_permute_near,
    "llvm.x86.avx.vpermilvar.pd.256": x86_permute_near,
    "llvm.x86.avx.vpermilvar.ps": x86_permute_near,
    "llvm.x86.avx.vpermilvar.ps.256": x86_permute_near,
    "llvm.x86.avx2.permd": x86_permute,
    "llvm.x86.avx2.permps": x86_permute,
    "llvm.x86.avx512.mask.compress": x86_compress,
    "llvm.x86.avx512.mask.expand": x86_expand,
    "llvm.x86.avx512.permvar.df.256": x86_permute,
    "llvm.x86.avx512.permvar.df.512": x86_permute,
    "llvm.x86.avx512.permvar.di.256": x86_permute,
    "llvm.x86.avx512.permvar.di.512": x86_permute,
    "llvm.x86.avx512.permvar.sf.512": x86_permute,
    "llvm.x86.avx512.permvar.si.512": x86_permute,
    **{
        f"llvm.x86.avx512.vpermi2var.{kind}.{size}": x86_permute_two
        for kind in ("d", "pd", "ps", "q")
        for size in (128, 256, 512)
    },
    "llvm.x86.avx512.vpermilvar.pd.512": x86_permute_near,
    "llvm.x86.avx512.vpermilvar.ps.512": x86_permute_near,
    "llvm.x86.sse41.insertps": x86_insert,
}
