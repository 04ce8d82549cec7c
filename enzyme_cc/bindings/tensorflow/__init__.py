"""TensorFlow: functions of a library on its tensors, eager and in `tf.function`.

`front.py` is what users see; `operations.py` applies a function or a derivative of it, and says
what the gradient of that is; `plans.py` writes what the one operation, `kernel.c`, does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.bindings.functions import checked
from enzyme_cc.bindings.library import load

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping, Sequence

    from enzyme_cc.bindings.declarations import Said
    from enzyme_cc.bindings.functions import Function
    from enzyme_cc.bindings.tensorflow.front import TensorFlowFunction


def tensorflow(function: Function, *, flattens: bool = False) -> TensorFlowFunction:
    """Return a function of a library as a callable on TensorFlow's tensors.

    `flattens` takes tensors of any shape where the function takes one dimension, of which the
    source says no more than how long it is: outputs as long have the shape of the input.
    """
    checked(function, "tensorflow")
    try:
        from enzyme_cc.bindings.tensorflow.front import TensorFlowFunction  # noqa: PLC0415 - seconds
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "tensorflow":
            raise
        raise ImportError("enzyme.tensorflow needs TensorFlow: pip install tensorflow") from error
    return TensorFlowFunction(function, flattens=flattens)


def short(
    source: str | os.PathLike[str] | Sequence[str | os.PathLike[str]],
    function: str,
    *,
    flags: Sequence[str] = (),
    language: str = "c",
    declare: Mapping[str, Said] | None = None,
    toolchain: str = "",
) -> TensorFlowFunction:
    """Load sources, and return one of their functions on tensors of any shape.

    `declare` says more of its parameters; all else is as for `enzyme_cc.load`.
    """
    library = load(source, flags=flags, language=language, toolchain=toolchain)
    return tensorflow(library[function].declare(**(declare or {})), flattens=True)
