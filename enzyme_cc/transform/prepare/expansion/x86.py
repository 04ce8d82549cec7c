"""x86's own intrinsics that mix lanes, or have a mask of bits: as ordinary instructions.

What only computes lane by lane has a rule (rules/x86.yaml) and is called as it is.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import IntConstant, int_constant, zero
from enzyme_cc.ir.types import FLOAT, FloatType, VectorType, int_type, like, scalar_of
from enzyme_cc.transform.prepare.expansion.site import NotExpandedError, count_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.prepare.expansion.site import Site

#: The rounding that says: as the machine is set.
_CURRENT = 4


def _near(vector: Value) -> int:
    """Return how many lanes are in 128 bits."""
    kind = scalar_of(vector.type)
    assert isinstance(kind, FloatType)
    return 128 // kind.width


# -- neighbours ------------------------------------------------------------------------------------


def horizontal(site: Site, opcode: str) -> Value:
    """Sum neighbours: in each 128 bits those of the first vector, then of the second."""
    count = count_of(site[0])
    near = min(_near(site[0]), count)
    evens = [
        start + which * count + lane
        for start in range(0, count, near)
        for which in range(2)
        for lane in range(0, near, 2)
    ]
    both = site.arguments
    first, second = site.pick(both, evens), site.pick(both, [lane + 1 for lane in evens])
    return site.builder.binary(opcode, first, second, site.flags)


def alternate(site: Site) -> Value:
    """Subtract in lanes 0, 2 ..., and add in the others."""
    less = site.builder.fsub(site[0], site[1], site.flags)
    more = site.builder.fadd(site[0], site[1], site.flags)
    return _alternating(site, less, more)


def _alternating(site: Site, evens: Value, odds: Value) -> Value:
    count = count_of(evens)
    return site.pick([evens, odds], [at + count * (at % 2) for at in range(count)])


def multiply_alternate(site: Site) -> Value:
    """Multiply; subtract the third in lanes 0, 2 ..., and add it in the others."""
    _in_current_rounding(site, 3)
    left, right, third = site.arguments[:3]
    added = _alternating(site, site.builder.fneg(third), third)
    return site.intrinsic("llvm.fma", [left.type], [left, right, added], left.type)


def _in_current_rounding(site: Site, index: int) -> None:
    """Refuse to expand an instruction that asks for a rounding other than the current one."""
    if len(site.arguments) > index and site.constant(index) != _CURRENT:
        raise NotExpandedError


def dot(site: Site) -> Value:
    """Multiply 128 bits as dot products: bits say which lanes go in, and which get it."""
    builder, how = site.builder, site.constant(2)
    count, near = count_of(site[0]), _near(site[0])
    zeros = zero(site[0].type)
    into = [at + count * (not how >> (4 + at % near) & 1) for at in range(count)]
    left, right = (site.pick([each, zeros], into) for each in site.arguments[:2])
    products = builder.fmul(left, right, site.flags)
    step = 1
    while step < near:  # neighbours first, then what that made
        others = site.pick([products], [at ^ step for at in range(count)])
        products = builder.fadd(products, others, site.flags)
        step *= 2
    out = [at + count * (not how >> (at % near) & 1) for at in range(count)]
    return site.pick([products, zeros], out)


# -- choices ---------------------------------------------------------------------------------------


def blend(site: Site) -> Value:
    """Return the second where the third has its sign set."""
    return site.builder.select(site.signs(site[2]), site[1], site[0])


#: What the number of a comparison means; those from 16 on differ in what they signal only.
_PREDICATES = "oeq olt ole uno une uge ugt ord ueq ult ule false one oge ogt true".split()


def _mask_of(site: Site, left: Value, right: Value) -> Value:
    """Return all bits or none, in numbers' clothes."""
    builder = site.builder
    found = builder.fcmp(_PREDICATES[site.constant(2) % len(_PREDICATES)], left, right)
    kind = scalar_of(left.type)
    assert isinstance(kind, FloatType)
    return builder.bitcast(builder.sext(found, int_type(kind.width)), kind)


def compare_first(site: Site) -> Value:
    """Return a mask in lane 0, the rest as in the first."""
    left, right = site.lane(site[0], 0), site.lane(site[1], 0)
    return site.builder.insertelement(site[0], _mask_of(site, left, right), 0)


# -- lane 0 ----------------------------------------------------------------------------------------


def first_of(site: Site, name: str, *, source: int = 1) -> Value:
    """Return the operation of whole vectors in lane 0, the rest as in the first argument."""
    given = [
        _only_first(site, each, site.lane(each, 0)) if isinstance(each.type, VectorType) else each
        for each in site.arguments[source:]
    ]
    made = site.intrinsic(name, [], given, site[0].type)
    count = count_of(made)
    return site.pick([site[0], made], [count, *range(1, count)])


def _only_first(site: Site, vector: Value, lane: Value) -> Value:
    """Return a vector with this in lane 0, and with ones, of which nothing bad can be computed."""
    return site.builder.insertelement(number(vector.type, 1), lane, 0)


def masked_first(site: Site, make: Callable[[Site, Value, Value], Value]) -> Value:
    """Return the same under a mask of one bit: where it is off, lane 0 is that of the third."""
    _in_current_rounding(site, 4)
    builder = site.builder
    on = site.lane(site.bits(site[3], 8), 0)
    one = number(scalar_of(site[0].type), 1)
    lanes = [builder.select(on, site.lane(each, 0), one) for each in site.arguments[:2]]
    left, right = (_only_first(site, site[0], each) for each in lanes)
    chosen = builder.select(on, site.lane(make(site, left, right), 0), site.lane(site[2], 0))
    return builder.insertelement(site[0], chosen, 0)


def _plain(opcode: str) -> Callable[[Site, Value, Value], Value]:
    return lambda site, left, right: site.builder.binary(opcode, left, right, site.flags)


def _called(name: str) -> Callable[[Site, Value, Value], Value]:
    return lambda site, left, right: site.intrinsic(name, [], [left, right], left.type)


def _root(site: Site, _left: Value, right: Value) -> Value:
    return site.intrinsic("llvm.sqrt", [right.type], [right], right.type)


# -- masks of bits ---------------------------------------------------------------------------------


def under_mask(site: Site, rest: int) -> Value:
    """Return the unmasked call, with the lanes of `rest` where the mask behind it is off."""
    mask = site[rest + 1]
    if isinstance(mask, IntConstant) and mask.value == -1:
        raise NotExpandedError
    on = site.bits(mask, count_of(site.call))
    arguments = [_safe(site, on, each) for each in site.arguments]
    arguments[rest], arguments[rest + 1] = zero(site[rest].type), int_constant(mask.type, -1)
    return site.builder.select(on, site.again(arguments), site[rest])


def _safe(site: Site, on: Value, value: Value) -> Value:
    """Return an operand whose lanes that are off do no harm."""
    if not isinstance(scalar_of(value.type), FloatType):
        return value
    return site.builder.select(on, value, number(value.type, 1))


# -- conversions -----------------------------------------------------------------------------------


def narrowed(site: Site) -> Value:
    """Convert doubles to floats, in a vector with zeros behind them."""
    made = site.builder.fptrunc(site[0], like(site[0].type, FLOAT))
    return site.pick([made, zero(made.type)], [0, 1, 2, 2])


def narrowed_under_mask(site: Site) -> Value:
    """Return the same, under a mask."""
    made = narrowed(site)
    low = site.bits(site[2], 8)
    on = site.pick([low, zero(low.type)], [0, 1, 8, 8])
    rest = site.pick([site[1], zero(site[1].type)], [0, 1, 4, 5])
    return site.builder.select(on, made, rest)


def narrowed_whole(site: Site) -> Value:
    """Convert doubles to as many floats."""
    return site.builder.fptrunc(site[0], site.call.type)


def converted_first(site: Site) -> Value:
    """Convert lane 0 of the second, and put it in the first."""
    value = site.lane(site[1], 0)
    kind = scalar_of(site[0].type)
    opcode = "fptrunc" if value.type.width > kind.width else "fpext"  # type: ignore[attr-defined]
    return site.builder.insertelement(site[0], site.builder.cast(opcode, value, kind), 0)


def converted_first_under_mask(site: Site) -> Value:
    """Return the same, under a mask of one bit."""
    _in_current_rounding(site, 4)
    made = site.lane(converted_first(site), 0)
    on = site.lane(site.bits(site[3], 8), 0)
    chosen = site.builder.select(on, made, site.lane(site[2], 0))
    return site.builder.insertelement(site[0], chosen, 0)


def _of(prefix: str, names: str) -> list[str]:
    return [f"llvm.x86.{prefix}{name}" for name in names.split()]


_HORIZONTAL = {
    **dict.fromkeys(_of("", "sse3.hadd.pd sse3.hadd.ps avx.hadd.pd.256 avx.hadd.ps.256"), "fadd"),
    **dict.fromkeys(_of("", "sse3.hsub.pd sse3.hsub.ps avx.hsub.pd.256 avx.hsub.ps.256"), "fsub"),
}
_FIRST = {
    "llvm.x86.sse.rcp.ss": ("llvm.x86.sse.rcp.ps", 0),
    "llvm.x86.sse.rsqrt.ss": ("llvm.x86.sse.rsqrt.ps", 0),
    "llvm.x86.sse41.round.sd": ("llvm.x86.sse41.round.pd", 1),
    "llvm.x86.sse41.round.ss": ("llvm.x86.sse41.round.ps", 1),
    **{
        f"llvm.x86.{family}.{which}.{kind[0]}": (f"llvm.x86.{family}.{which}.{kind[1]}", 0)
        for family, kind in (("sse", ("ss", "ps")), ("sse2", ("sd", "pd")))
        for which in ("max", "min")
    },
}
_MASKED_FIRST = {
    **{
        f"llvm.x86.avx512.mask.{name}.{kind}.round": _plain(f"f{name}")
        for name in ("add", "div", "mul", "sub")
        for kind in ("sd", "ss")
    },
    **{
        f"llvm.x86.avx512.mask.{name}.{kind[1]}.round": _called(
            f"llvm.x86.{kind[0]}.{name}.{kind[2]}"
        )
        for name in ("max", "min")
        for kind in (("sse", "ss", "ps"), ("sse2", "sd", "pd"))
    },
    "llvm.x86.avx512.mask.sqrt.sd": _root,
    "llvm.x86.avx512.mask.sqrt.ss": _root,
}
_SIZES = [f"{kind}.{size}" for kind in ("pd", "ps") for size in (128, 256, 512)]
#: Where the lanes stand that are taken where a mask is off; the mask follows.
_UNDER_MASK = {
    **{f"llvm.x86.avx512.mask.getexp.{size}": 1 for size in _SIZES},
    **{f"llvm.x86.avx512.mask.getmant.{size}": 2 for size in _SIZES},
    **{f"llvm.x86.avx512.mask.reduce.{size}": 2 for size in _SIZES},
    **{f"llvm.x86.avx512.mask.rndscale.{size}": 2 for size in _SIZES},
    **{f"llvm.x86.avx512.mask.scalef.{size}": 2 for size in _SIZES},
    **{f"llvm.x86.avx512.rcp14.{size}": 1 for size in _SIZES},
    **{f"llvm.x86.avx512.rsqrt14.{size}": 1 for size in _SIZES},
    "llvm.x86.avx512.mask.cvtpd2ps.512": 1,
    "llvm.x86.avx512.mask.cvtps2pd.512": 1,
}

X86: dict[str, Callable[[Site], Value]] = {
    **{name: partial(horizontal, opcode=opcode) for name, opcode in _HORIZONTAL.items()},
    **{name: partial(first_of, name=of, source=at) for name, (of, at) in _FIRST.items()},
    **{name: partial(masked_first, make=make) for name, make in _MASKED_FIRST.items()},
    **{name: partial(under_mask, rest=rest) for name, rest in _UNDER_MASK.items()},
    **dict.fromkeys(
        _of("", "sse3.addsub.pd sse3.addsub.ps avx.addsub.pd.256 avx.addsub.ps.256"), alternate
    ),
    **dict.fromkeys(
        _of("fma.vfmaddsub.", "pd ps pd.256 ps.256") + _of("avx512.vfmaddsub.", "pd.512 ps.512"),
        multiply_alternate,
    ),
    **dict.fromkeys(_of("", "sse41.dppd sse41.dpps avx.dp.ps.256"), dot),
    **dict.fromkeys(
        _of("", "sse41.blendvpd sse41.blendvps avx.blendv.pd.256 avx.blendv.ps.256"), blend
    ),
    **dict.fromkeys(_of("", "sse.cmp.ss sse2.cmp.sd"), compare_first),
    "llvm.x86.avx.cvt.pd2.ps.256": narrowed_whole,
    "llvm.x86.avx512.mask.cvtpd2ps": narrowed_under_mask,
    "llvm.x86.avx512.mask.cvtsd2ss.round": converted_first_under_mask,
    "llvm.x86.avx512.mask.cvtss2sd.round": converted_first_under_mask,
    "llvm.x86.sse2.cvtpd2ps": narrowed,
    "llvm.x86.sse2.cvtsd2ss": converted_first,
}
