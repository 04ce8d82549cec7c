"""PyTorch: functions of a library as callables on tensors, which PyTorch differentiates.

`layouts.py` finds shapes and types, `operations.py` runs native code on tensors, `rules.py` says
which derivative follows from which, and `graph.py` and `operators.py` tell PyTorch: as
`autograd.Function`, and as operators of `torch.library` that `torch.compile` takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.bindings.functions import Function

if TYPE_CHECKING:
    from enzyme_cc.bindings.pytorch.calls import TorchFunction


def torch(function: Function, *, flattens: bool = False) -> TorchFunction:
    """Return a function of a library as a callable on PyTorch's tensors.

    `flattens` takes tensors of any shape where the function takes one dimension, of which the
    source says no more than how long it is: outputs as long have the shape of the input.
    """
    if not isinstance(function, Function):
        raise TypeError(
            "enzyme.torch takes a function of a loaded library, such as"
            f' enzyme.load("model.c").energy, not a {type(function).__name__}'
        )
    from enzyme_cc.bindings.pytorch.calls import TorchFunction  # noqa: PLC0415 - needs PyTorch

    return TorchFunction(function, flattens=flattens)
