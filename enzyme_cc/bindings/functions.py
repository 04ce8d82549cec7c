"""Functions of a library as Python sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from enzyme_cc.bindings.batch import Batch
from enzyme_cc.bindings.calls import Calls
from enzyme_cc.bindings.matrices import hessian, jacobian

if TYPE_CHECKING:
    from collections.abc import Iterable


def checked(function: object, front: str) -> Function:
    """Return a function of a library as such; an error where a front door was given another."""
    if isinstance(function, Function):
        return function
    raise TypeError(
        f"enzyme.{front} takes a function of a loaded library, such as"
        f' enzyme.load("model.c").energy, not a {type(function).__name__}'
    )


class Function(Calls):
    """A function of a loaded library; its derivatives are compiled when they are first asked for.

    `f(...)` calls it. `f.grad`, `f.value_and_grad`, `f.vjp`, `f.jvp`, `f.jacobian`, `f.hvp` and
    `f.hessian` take the same arguments, and `wrt`, the names of those to differentiate with respect
    to: all floating-point inputs, if not given. `f.batch` has the same methods for rows of arrays.
    """

    def jacobian(
        self, *args: object, wrt: str | Iterable[str] | None = None, **kwargs: object
    ) -> Any:  # noqa: ANN401 - an array, or named tuples of them
        """Return the derivative of each output by each input: shapes of outputs, then of inputs.

        With several outputs or inputs, a named tuple by outputs of named tuples by inputs.
        """
        return jacobian(self, args, kwargs, wrt)

    def hessian(
        self, *args: object, wrt: str | Iterable[str] | None = None, **kwargs: object
    ) -> Any:  # noqa: ANN401 - an array, or named tuples of them
        """Return all second derivatives of a function with one real output."""
        return hessian(self, args, kwargs, wrt)

    @property
    def batch(self) -> Batch:
        """Return the same for rows: each argument with one more dimension has one for each run."""
        return Batch(self)
