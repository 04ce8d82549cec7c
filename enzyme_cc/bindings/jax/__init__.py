"""JAX: functions of ours as functions of JAX arrays, through XLA's foreign-function interface.

`front.py` is what users see; `signatures.py` takes their arguments; `primitives.py` says what JAX
may do with a call and its derivatives; `recipes.py` writes what the one handler, `handler.c`, does.
"""

try:
    import jax as _  # noqa: F401 - to say what is missing
except ImportError as error:
    raise ImportError("enzyme.jax needs JAX: pip install jax") from error

from enzyme_cc.bindings.jax.front import jax

__all__ = ["jax"]
