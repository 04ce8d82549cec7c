"""Loads that read one place after the other, as a loop goes round: where each begins.

`u[i - 1]`, `u[i]` and `u[i + 1]` are on one track: what one reads, another reads rounds later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.affine_integers import linear_of
from enzyme_cc.analysis.loops.invariants import is_outside
from enzyme_cc.ir.constants import IntConstant

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.analysis.alias.affine_addresses import Form, Forms
    from enzyme_cc.analysis.alias.affine_integers import Variable
    from enzyme_cc.analysis.loops.inductions import Induction
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Phi
    from enzyme_cc.ir.instructions import Load
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_INDEX_BITS = 64


class Track(NamedTuple):
    """Loads that are a constant number of bytes apart, and so read one place in each round."""

    base: Value
    #: What is the same in all rounds.
    terms: frozenset[tuple[Variable, int]]
    induction: Induction
    #: How far one unit of the induction is, and one round.
    factor: int
    stride: int
    type: Type

    def begins(self, pointer: Form, offset: int) -> bool:
        """Return whether a pointer is what this is at an offset in the first round."""
        at, terms = offset, dict(self.terms)
        if not self.induction.is_pointer:
            begin = linear_of(self.induction.start, _INDEX_BITS)
            at += begin.offset * self.factor
            for variable, factor in begin.terms.items():
                terms[variable] = terms.get(variable, 0) + factor * self.factor
        wanted = {variable: factor for variable, factor in terms.items() if factor}
        return (pointer.base, pointer.offset, dict(pointer.terms)) == (self.base, at, wanted)


def track_of(
    load: Load, loop: Loop, forms: Forms, steps: Mapping[Phi, Induction]
) -> tuple[Track, int] | None:
    """Return the track of a load in a loop with such inductions, and at which offset it reads."""
    form = forms.of(load.pointer)
    inside = [each for each in form.terms if not is_outside(each[0][0], loop)]
    if len(inside) != 1 or not is_outside(form.base, loop):
        return None
    ((variable, _), factor) = inside[0]
    induction = steps.get(variable)  # type: ignore[call-overload]
    stride = _stride(induction, factor)
    if induction is None or not stride:
        return None
    terms = form.terms - {inside[0]}
    return Track(form.base, terms, induction, factor, stride, load.type), form.offset


def _stride(induction: Induction | None, factor: int) -> int:
    """Return the bytes from one round to the next; 0 where they are not known."""
    if induction is None:
        return 0
    if induction.is_pointer:
        return factor
    width = getattr(induction.phi.type, "width", 0)
    if width != _INDEX_BITS or not isinstance(induction.step, IntConstant):
        return 0  # a narrower one may wrap
    return factor * induction.step.value * induction.scale
