"""Shadows that several threads add to at the same time: which ones, and how it is done there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    HALF,
    I64,
    POINTER,
    VOID,
    FloatType,
    function_type,
    scalar_of,
    vector_type,
)
from enzyme_cc.rules.calls import mangled
from enzyme_cc.transform.emit.adjoint_sums import width_of
from enzyme_cc.transform.runtime_calls.memory_helpers import add_atomically
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.reverse.values.called import Called
    from enzyme_cc.transform.reverse.values.sharing import Sharing
    from enzyme_cc.transform.reverse.values.writer import ReverseWriter

#: The kinds of numbers that are added to atomically; devices have instructions for small ones, too.
_KINDS = (FLOAT, DOUBLE)
#: The kinds of numbers that are exchanged atomically.
TAKEN = (HALF, BFLOAT, FLOAT, DOUBLE)
#: What adds so, by the type of the number.
_WARPS = "__enzyme_cc_warp_add_"
_ALONE = "or compile this file without -fopenmp: what is differentiated then runs in one thread"
_ON_DEVICE = (
    "use float, double, half or bfloat16 where threads read the same memory",
    "or copy it to a local variable, of float or double, by an assignment in a function with a "
    "rule of your own",
)


def kinds_added(back: ReverseWriter) -> tuple[Type, ...]:
    """Return the kinds of numbers that several threads may add to."""
    return TAKEN if back.unit.program.is_of_device else _KINDS


def add(
    back: ReverseWriter,
    access: Instruction,
    place: Value,
    given: Value,
    kind: Type | None,
    *,
    in_warp: bool = False,
) -> None:
    """Add to a number that others add to, or to a vector of such; `in_warp`: lanes sum up first."""
    builder = back.builder
    real = kind or scalar_of(given.type)
    if real not in kinds_added(back):
        refuse(back, access, real)
        return
    assert isinstance(real, FloatType)
    count = width_of(given.type) // width_of(real)
    adds = partial(_add_in_warp, back) if in_warp and real in _KINDS else add_atomically
    if count == 1:
        adds(builder, place, builder.bitcast(given, real))
        return
    lanes = builder.bitcast(given, vector_type(count, real))
    for lane in range(count):
        each = builder.gep(real, place, [int_constant(I64, lane)])
        adds(builder, each, builder.extractelement(lanes, lane))


def can_add_in_turns(back: ReverseWriter, access: Instruction) -> bool:
    """Complain of a word that is a number or an address, where a device's threads share it."""
    if back.unit.program.is_of_device:
        refuse(back, access, None)
    return not back.unit.program.is_of_device


def _add_in_warp(back: ReverseWriter, builder: Builder, place: Value, given: Value) -> None:
    """Add to a number to which the lanes of a warp are likely to add all together."""
    kind = function_type(VOID, (POINTER, given.type))
    name = f"{_WARPS}{mangled(given.type)}"
    function = declare(back.unit.module, name, kind, suffix="convergent nounwind")
    builder.call(function, [place, given])


def check(back: ReverseWriter, call: Instruction, what: Numbers, *, is_taken: bool = False) -> None:
    """Refuse to move numbers that cannot be added to, or taken, by several threads at once."""
    kinds = TAKEN if is_taken else kinds_added(back)
    for run in (*what.runs, *(what.head.runs if what.head is not None else ())):
        if run.in_turns:
            if not can_add_in_turns(back, call):
                return
        elif run.kind not in kinds:
            refuse(back, call, run.kind)
            return


def check_call(back: ReverseWriter, called: Called, is_shared: Callable[[Value], bool]) -> None:
    """Refuse a call whose reverse adds to shadows that other threads may add to."""
    pair = called.pair
    if pair is None or not pair.adds_plainly:
        return
    given = zip(called.call.arguments, called.lanes.parameters, strict=True)
    if any(carried.pointers and is_shared(each) for each, carried in given):
        back.complain(
            "EZ0482",
            "several threads may add to a derivative here, and that of a routine of BLAS or LAPACK "
            "adds as if it were alone",
            called.call,
            "give each thread memory of its own: arrays that are declared in the parallel region",
            _ALONE,
        )


def refuse_either(
    back: ReverseWriter, sharing: Sharing, access: Instruction, *pointers: Value
) -> bool:
    """Refuse an access of a kernel to memory of the thread or of all: no atomic serves both."""
    is_refused = any(map(sharing.is_either, pointers))
    if is_refused:
        back.complain(
            "EZ0482",
            "this may be memory of the thread, or memory that threads share: a device has no "
            "atomic addition for both",
            access,
            "let it be one of them: copy local variables to shared memory, an element for each "
            "thread",
        )
    return is_refused


def refuse(back: ReverseWriter, access: Instruction, kind: Type | None) -> None:
    """Refuse what cannot be added to by several threads at once."""
    is_of_device = back.unit.program.is_of_device
    what = "memory that holds numbers and addresses in turns" if kind is None else spoken(kind)
    back.complain(
        "EZ0482",
        f"several threads may add to a derivative here, and for {what} there is no way to do so",
        access,
        *(_ON_DEVICE if is_of_device else ("use float or double in parallel regions", _ALONE)),
    )
