"""`llvm.vp...`: operations on the first so many lanes that a mask lets take part.

The other lanes of the result may be anything, but no derivative may come from what they would be
computed of: those numbers are replaced by 1.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.opcodes import OPCODES
from enzyme_cc.ir.types import FloatType, IntType, VectorType, scalar_of
from enzyme_cc.transform.prepare.expansion.site import NotExpandedError, count_of, is_full

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.prepare.expansion.site import Site

PREFIX = "llvm.vp."
_CASTS = frozenset(
    "fpext fptosi fptoui fptrunc inttoptr ptrtoint sext sitofp trunc uitofp zext".split()
)
_DIVISIONS = frozenset(("sdiv", "srem", "udiv", "urem"))
#: Operations with the name of an intrinsic that has their operands, and their type in its name.
_INTRINSICS = frozenset(
    "ceil copysign ctpop fabs floor fma fmuladd maximum maxnum minimum minnum nearbyint rint round "
    "roundeven smax smin sqrt umax umin".split()
)
_OTHER_NAMES = {"roundtozero": "trunc"}
_REDUCTIONS: dict[str, float] = {
    "add": 0,
    "and": -1,
    "fadd": -0.0,
    "fmul": 1.0,
    "mul": 1,
    "or": 0,
    "xor": 0,
}
#: Reductions that choose a lane, and the operation between two.
_CHOICES = {
    "fmax": "maxnum",
    "fmaximum": "maximum",
    "fmin": "minnum",
    "fminimum": "minimum",
    "smax": "smax",
    "smin": "smin",
    "umax": "umax",
    "umin": "umin",
}


def predicated(site: Site, name: str) -> Value:
    """Expand any of them, by its name without `llvm.vp.`."""
    special = _SPECIAL.get(name)
    if special is not None:
        return special(site)
    on = _on(site)
    operands = [_safe(site, on, each, name) for each in site.arguments[:-2]]
    builder = site.builder
    if name.startswith("reduce."):
        return _reduced(site, name.removeprefix("reduce."), on)
    if name in _CASTS:
        return builder.cast(name, operands[0], site.call.type)
    if name == "fneg":
        return builder.fneg(operands[0], site.flags)
    intrinsic = _OTHER_NAMES.get(name, name)
    if intrinsic in _INTRINSICS | set(_OTHER_NAMES.values()):
        types = [site.call.type]
        return site.intrinsic(f"llvm.{intrinsic}", types, operands, site.call.type)
    if name not in OPCODES or len(operands) != _PAIR:
        raise NotExpandedError
    return builder.binary(name, operands[0], operands[1], site.flags)


_PAIR = 2


def _on(site: Site) -> Value:
    """Return which lanes take part."""
    mask, length = site[-2], site[-1]
    below = site.below(length, count_of(mask))
    if is_full(mask):
        return below
    return mask if is_full(below) else site.builder.and_(mask, below)


def _safe(site: Site, on: Value, value: Value, name: str) -> Value:
    """Return an operand whose lanes that are off do no harm."""
    kind = scalar_of(value.type)
    matters = isinstance(kind, FloatType) or (name in _DIVISIONS and isinstance(kind, IntType))
    if not matters or not isinstance(value.type, VectorType) or is_full(on):
        return value
    return site.builder.select(on, value, number(value.type, 1))


def _reduced(site: Site, name: str, on: Value) -> Value:
    """Return a number, combined with the lanes that are on."""
    start, vector = site[0], site[1]
    builder, kind = site.builder, start.type
    reduction = f"llvm.vector.reduce.{name}"
    if name in _CHOICES:
        lanes = builder.select(on, vector, site.splat(start, vector.type))
        found = site.intrinsic(reduction, [vector.type], [lanes], kind)
        return site.intrinsic(f"llvm.{_CHOICES[name]}", [kind], [start, found], kind)
    if name not in _REDUCTIONS:
        raise NotExpandedError
    lanes = builder.select(on, vector, number(vector.type, _REDUCTIONS[name]))
    if isinstance(kind, FloatType):
        return site.intrinsic(reduction, [vector.type], [start, lanes], kind)
    found = site.intrinsic(reduction, [vector.type], [lanes], kind)
    return builder.binary(name, start, found)


def _select(site: Site) -> Value:
    """Expand a select: beyond the length, anything."""
    return site.builder.select(site[0], site[1], site[2])


def _merge(site: Site) -> Value:
    """Expand a merge: beyond the length, the second."""
    below = site.below(site[3], count_of(site[0]))
    on = site[0] if is_full(below) else site.builder.and_(site[0], below)
    return site.builder.select(on, site[1], site[2])


_WORD = re.compile(r'"(\w+)"')


def _compare(site: Site) -> Value:
    found = _WORD.search(site[2].ref)
    if found is None:
        raise NotExpandedError
    left, right = site[0], site[1]
    if isinstance(scalar_of(left.type), FloatType):
        return site.builder.fcmp(found[1], left, right, site.flags)
    return site.builder.icmp(found[1], left, right)


_SPECIAL = {"fcmp": _compare, "icmp": _compare, "merge": _merge, "select": _select}
