"""Operations in PyTorch's graph: as `torch.autograd.Function`, of any version from 1.13.

There are two classes. One takes a context in `forward`, which is what old versions know and what is
quicker; the other has `setup_context` and `vmap`, for the transforms of `torch.func`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch.autograd import forward_ad

from enzyme_cc.bindings.glue import PULL
from enzyme_cc.bindings.pytorch.operations import VALUE_AND_GRAD, is_traced
from enzyme_cc.bindings.pytorch.vmap import vmapped
from enzyme_cc.bindings.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

from enzyme_cc.bindings.pytorch.operations import Operation

_Tensor = torch.Tensor


def _never() -> bool:
    return False


#: Whether a transform of `torch.func` is running; there is none before 2.0.
_is_transformed: Callable[[], bool] = getattr(
    torch._C,  # noqa: SLF001 - PyTorch's own Function.apply asks this way
    "_are_functorch_transforms_active",
    _never,
)


def apply(operation: Operation, values: Sequence[Any]) -> Sequence[Any]:
    """Run an operation, in a graph where one is wanted."""
    if _is_transformed():
        return EnzymeTransformed.apply(operation, *values)  # type: ignore[no-any-return]
    if _is_recorded(values):
        return _record(operation, *values)  # type: ignore[no-any-return]
    return operation.compute(values)


def is_differentiated() -> bool:
    """Return whether a transform of `torch.func`, or forward mode, is running."""
    return _is_transformed() or forward_ad._current_level >= 0  # noqa: SLF001 - see below


def _is_recorded(values: Sequence[Any]) -> bool:
    if forward_ad._current_level >= 0:  # noqa: SLF001 - what `dual_level` sets
        return True
    if not torch.is_grad_enabled():
        return False
    return any(isinstance(value, _Tensor) and value.requires_grad for value in values)


_RULES = Rules(apply)


def _remember(
    ctx: Any,  # noqa: ANN401 - PyTorch's
    operation: Operation,
    values: Sequence[Any],
    gradients: Sequence[torch.Tensor] = (),
) -> None:
    """Keep the values for backward: tensors where PyTorch sees that they do not change."""
    ctx.operation = operation
    tensors = [value if isinstance(value, _Tensor) else None for value in values]
    ctx.others = [None if isinstance(value, _Tensor) else value for value in values]
    ctx.save_for_backward(*tensors, *gradients)
    if forward_ad._current_level >= 0 or _is_transformed():  # noqa: SLF001 - see above
        ctx.save_for_forward(*tensors)
    ctx.set_materialize_grads(False)
    ctx.gradients = len(gradients)


def _values(ctx: Any) -> list[Any]:  # noqa: ANN401 - PyTorch's
    return [
        other if tensor is None else tensor
        for tensor, other in zip(ctx.saved_tensors, ctx.others, strict=False)
    ]


class _Derived(torch.autograd.Function):
    """The derivatives, which both classes have."""

    @staticmethod
    def backward(ctx: Any, *cotangents: Any) -> Any:  # noqa: ANN401 - PyTorch's
        """Return the gradients."""
        needed = ctx.needs_input_grad[1:]
        if ctx.gradients and not torch.is_grad_enabled():
            return (None, *_scaled(ctx, cotangents, needed))
        if ctx.operation.is_plain_call and not torch.is_grad_enabled() and not _is_transformed():
            return (None, *_pulled(ctx, cotangents, needed))
        found = _RULES.backward(ctx.operation, _values(ctx), cotangents, needed)
        return (None, *found)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:  # noqa: ANN401 - PyTorch's
        """Return the tangents."""
        return tuple(_RULES.forward(ctx.operation, _values(ctx), tangents[1:]))


class Enzyme(_Derived):
    """An operation, as `forward` with a context."""

    @staticmethod
    def forward(ctx: Any, operation: Operation, *values: Any) -> Any:  # noqa: ANN401 - PyTorch's
        """Run the operation."""
        needed = ctx.needs_input_grad[1:]
        gradients: Sequence[torch.Tensor] = ()
        if operation.target is None or True not in needed or is_traced(values):
            found = tuple(operation.compute(values))
        else:
            both = operation.derivative(VALUE_AND_GRAD, needed)
            results = both.native((*values, operation.target))
            count = len(operation.results)
            found, gradients = tuple(results[:count]), results[count:]
        _remember(ctx, operation, values, gradients)
        if operation.has_integers:
            ctx.mark_non_differentiable(*(each for each in found if not _is_active(each)))
        return found


#: What `apply` of `torch.autograd.Function` does where no transform is running.
_record = super(torch.autograd.Function, Enzyme).apply


class EnzymeTransformed(_Derived):
    """An operation, as the transforms of `torch.func` want it."""

    @staticmethod
    def forward(operation: Operation, *values: Any) -> Any:  # noqa: ANN401 - PyTorch's
        """Run the operation."""
        return tuple(operation.compute(values))

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:  # noqa: ANN401 - PyTorch's
        """Keep the values."""
        _remember(ctx, inputs[0], inputs[1:])
        if inputs[0].has_integers:
            ctx.mark_non_differentiable(*(each for each in output if not _is_active(each)))

    @staticmethod
    def vmap(info: Any, in_dims: Any, operation: Operation, *values: Any) -> Any:  # noqa: ANN401 - PyTorch's
        """Run it for rows, natively."""
        other, given, count = vmapped(operation, info.batch_size, in_dims[1:], values)
        found = tuple(apply(other, given))
        if count is not None:
            found = tuple(each.reshape(info.batch_size, count, *each.shape[1:]) for each in found)
        return found, (0,) * len(found)


def _pulled(ctx: Any, cotangents: Sequence[Any], needed: tuple[bool, ...]) -> list[Any]:  # noqa: ANN401 - PyTorch's
    """Return the gradients by the reverse derivative, without a graph: what most backwards are."""
    operation = ctx.operation
    if all(each is None for each in cotangents):
        return [None] * len(needed)
    seeds = [cotangents[index] for index in operation.active]
    pull = operation.derivative(PULL, needed)
    found = iter(pull.compute((*_values(ctx), *seeds)))
    return [next(found) if is_it else None for is_it in needed]


def _scaled(ctx: Any, cotangents: Sequence[Any], needed: Sequence[bool]) -> list[Any]:  # noqa: ANN401 - PyTorch's
    """Return the gradient, which `forward` found, times the cotangent."""
    cotangent = next((each for each in cotangents if each is not None), None)
    if cotangent is None:
        return [None] * len(needed)
    gradients = iter(ctx.saved_tensors[len(needed) :])
    return [next(gradients).mul(cotangent) if is_it else None for is_it in needed]


def _is_active(tensor: torch.Tensor) -> bool:
    return bool(tensor.is_floating_point() or tensor.is_complex())
