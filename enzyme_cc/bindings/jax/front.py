"""`enzyme.jax`: what users see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from enzyme_cc.bindings.calls import Calls
from enzyme_cc.bindings.errors import SignatureError
from enzyme_cc.bindings.glue import CALL
from enzyme_cc.bindings.jax.primitives import bind
from enzyme_cc.bindings.jax.recipes import Asked
from enzyme_cc.bindings.jax.signatures import Taker
from enzyme_cc.bindings.slots import PRIMAL

if TYPE_CHECKING:
    import inspect


class Traced:
    """A function of JAX arrays: `jit`, `grad`, `jvp`, `vmap` and all that is made of them."""

    def __init__(self, function: Calls) -> None:
        if not function.outputs:
            raise SignatureError(
                f"{function.__name__} returns nothing and writes no parameter that is an output:"
                " for JAX, it computes nothing"
            )
        self.function = function
        self.taker = Taker(function)
        self.__name__ = self.__qualname__ = function.__name__
        self.__doc__ = function.__doc__
        self.__signature__: inspect.Signature = function.__signature__

    def __repr__(self) -> str:
        return f"<jax {self.function!r}>"

    def __call__(self, *args: object, **kwargs: object) -> Any:  # noqa: ANN401 - what it returns
        """Call it; return its result, or all outputs as a named tuple."""
        call, operands = self.taker.take(args, kwargs)
        wanted = tuple((PRIMAL, name) for name in call.outputs)
        still = (False,) * len(operands)
        found = bind(Asked(call, CALL, (), (), wanted, None, still), operands)
        return self.function.named(call.outputs, found)


def jax(function: Calls) -> Traced:
    """Return a function of a loaded library as one of JAX arrays, on the CPU.

    It takes the same arguments; lengths follow from shapes, or are Python ints. Both modes of
    differentiation, their second order, `vmap`, `jit`, `scan` and `shard_map` work. The function
    must depend on its arguments only, and be safe to run in several threads.
    """
    if not isinstance(function, Calls):
        raise TypeError(
            f"enzyme.jax takes a function of a library, such as enzyme.load('model.c').energy,"
            f" not {function!r}"
        )
    return Traced(function)
