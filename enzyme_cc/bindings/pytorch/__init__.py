"""PyTorch: functions of a library as callables on tensors, which PyTorch differentiates.

`layouts.py` finds shapes and types, `operations.py` runs native code on tensors, and `graph.py` and
`operators.py` tell PyTorch: as `autograd.Function`, and as operators that `torch.compile` takes.
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
    from enzyme_cc.bindings.pytorch.calls import TorchFunction


def torch(function: Function, *, flattens: bool = False) -> TorchFunction:
    """Return a function of a library as a callable on PyTorch's tensors.

    `flattens` takes tensors of any shape where the function takes one dimension, of which the
    source says no more than how long it is: outputs as long have the shape of the input.
    """
    checked(function, "torch")
    from enzyme_cc.bindings.pytorch.calls import TorchFunction  # noqa: PLC0415 - needs PyTorch

    return TorchFunction(function, flattens=flattens)


def short(
    source: str | os.PathLike[str] | Sequence[str | os.PathLike[str]],
    function: str,
    *,
    flags: Sequence[str] = (),
    language: str = "c",
    declare: Mapping[str, Said] | None = None,
    toolchain: str = "",
) -> TorchFunction:
    """Load sources, and return one of their functions on tensors of any shape.

    `declare` says more of its parameters, such as `{"out": enzyme_cc.out("n")}`; all else is as for
    `enzyme_cc.load`. Where a parameter `n` is the length of an array, it is the number of elements
    of a tensor, and outputs of that length have its shape.
    """
    library = load(source, flags=flags, language=language, toolchain=toolchain)
    return torch(library[function].declare(**(declare or {})), flattens=True)
