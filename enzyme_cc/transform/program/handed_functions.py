"""Functions that a request gives to what it differentiates, to be called there.

`enzyme::gradient(f, x)` does: what is differentiated calls `f` through a pointer. If it calls that
whatever happens, `f` must have a derivative.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.flow.dominance import post_dominators
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.instructions import Return

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.flow.cfg import Cfg
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.requests.model import Request
    from enzyme_cc.transform.program.unit import Unit


def handed_functions(request: Request, unit: Unit) -> Iterator[tuple[Argument, Function]]:
    """Yield the parameters that a request gives functions to, with which."""
    for arm in request.arms:
        body = unit.program.bodies.of(arm.function)
        for parameter, argument in zip(body.arguments, arm.arguments, strict=True):
            if argument.primal is not None and isinstance(argument.primal.value, Function):
                yield parameter, argument.primal.value


def is_always_called(call: CallBase, unit: Unit) -> bool:
    """Return whether a call through a parameter is made each time a request's function is run."""
    function = call.function
    if function is None or function not in unit.program.asking or call.block is None:
        return False
    cfg: Cfg = unit.nest(function).cfg
    tree = post_dominators(cfg)
    if not any(isinstance(each.terminator, Return) for each in cfg.reverse_post_order):
        return False
    return isinstance(call.callee, Argument) and tree.dominates(call.block, function.entry)
