"""Functions for rows of their arguments: many runs in one native loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from enzyme_cc.bindings.arrays import dtype_of
from enzyme_cc.bindings.glue import CALL, PULL
from enzyme_cc.bindings.matrices import laid_out, number_type
from enzyme_cc.bindings.native import rows
from enzyme_cc.bindings.slots import PRIMAL, RESULT, SHADOW

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.bindings.binding import Bound
    from enzyme_cc.bindings.calls import Calls
    from enzyme_cc.bindings.native import Key


class Batch:
    """A function for rows of its arguments, in one native loop."""

    def __init__(self, function: Calls) -> None:
        self.of = function

    def __call__(self, *args: object, **kwargs: object) -> Any:  # noqa: ANN401 - rows of what it returns
        """Call the function once for each row; return rows of its outputs."""
        function = self.of
        bound = function.bound(args, kwargs, is_batch=True)
        values = self._values(bound)
        entry = function.native(CALL)
        outputs = [name for name, _ in function.outputs]
        entry.run_rows(values, {(PRIMAL, name) for name in outputs}, bound.runs or 0)
        return function.named(outputs, [np.asarray(values[PRIMAL, n]) for n in outputs])

    def grad(self, *args: object, wrt: str | Iterable[str] | None = None, **kwargs: object) -> Any:  # noqa: ANN401
        """Return the gradient of each run."""
        return self.value_and_grad(*args, wrt=wrt, **kwargs)[1]

    def value_and_grad(
        self, *args: object, wrt: str | Iterable[str] | None = None, **kwargs: object
    ) -> tuple[Any, Any]:
        """Return the outputs and the gradient of each run, also by what all runs share."""
        function = self.of
        names = function.wrt(wrt)
        bound = function.bound(args, kwargs, is_batch=True)
        target = function.target(bound)
        count = bound.runs or 0
        values = self._values(bound)
        entry = function.native(PULL, names)
        for name in function.shadowed(names):
            value = values[PRIMAL, name]
            is_row = name in bound.batched or name in function.written or name == RESULT
            shape = np.shape(value)[1:] if is_row else np.shape(value)
            kind = number_type(function, name)
            made = np.zeros((count, *shape), kind)
            made[...] = 1.0 if name == target else 0.0
            values[SHADOW, name] = rows(laid_out(function, made, name))
        outputs = [name for name, _ in function.outputs]
        written = {(PRIMAL, name) for name in outputs} | {(SHADOW, name) for name in names}
        entry.run_rows(values, written, count)
        return (
            function.named(outputs, [np.asarray(values[PRIMAL, n]) for n in outputs]),
            function.named(names, [np.asarray(values[SHADOW, n]) for n in names]),
        )

    def _values(self, bound: Bound) -> dict[Key, Any]:
        function = self.of
        values = function.primal(bound)
        count = bound.runs or 0
        for name in (*bound.batched, *function.written):
            values[PRIMAL, name] = rows(np.asarray(values[PRIMAL, name]))
        result = function.record.result
        if result is not None:
            values[PRIMAL, RESULT] = rows(np.zeros(count, dtype_of(result)))
        return values
