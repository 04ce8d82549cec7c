"""Operators of `torch.library`, from PyTorch 2.4 on: what `torch.compile` and export see.

Each function has one operator for itself and one for each derivative. All tensors and numbers of
an operation are its arguments; two strings say by which inputs a derivative is, and what has rows.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import torch

from enzyme_cc.bindings.glue import CALL, HVP, PULL, PUSH, PUSH2
from enzyme_cc.bindings.pytorch.shapes import results_of
from enzyme_cc.bindings.pytorch.vmap import vmapped
from enzyme_cc.bindings.rules import Rules
from enzyme_cc.bindings.slots import PRIMAL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from enzyme_cc.bindings.native import Key
    from enzyme_cc.bindings.pytorch.operations import Operation, Operations

#: Whether this PyTorch has operators that are made in Python.
IS_THERE = hasattr(torch, "library") and hasattr(torch.library, "custom_op")
_NAMESPACE = "enzyme_cc"
_KINDS = (CALL, PULL, PUSH, HVP, PUSH2)


class Operators:
    """The operators of one function."""

    def __init__(self, operations: Operations) -> None:
        self.operations = operations
        function = operations.function
        plain = "".join(c if c.isalnum() and c.isascii() else "_" for c in function.__name__)
        said = repr((function.identity, function.record, operations.layouts.flattens))
        mark = hashlib.sha256(said.encode()).hexdigest()[:10]
        self.name = f"{plain}_{mark}"
        self.rules = Rules(self.apply)
        self.all_inputs = function.inputs
        has_derivatives = function.inputs and function.active_outputs
        kinds = _KINDS if has_derivatives else (CALL,)
        self.handles = {kind: self._defined(kind) for kind in kinds}

    def apply(self, operation: Operation, values: Sequence[Any]) -> Sequence[Any]:
        """Run an operation as its operator."""
        handle, whole = self.handles[operation.kind]
        given = dict(zip(operation.keys, values, strict=True))
        arguments = [self._argument(key, given.get(key)) for key in whole.keys]
        found = handle(*arguments, ",".join(operation.wrt), _written(operation.rows))
        by_key = dict(zip(whole.results, _several(found), strict=True))
        return [by_key[key] for key in operation.results]

    def call(self, values: Sequence[Any]) -> Sequence[Any]:
        """Run the function as its operator."""
        handle, whole = self.handles[CALL]
        arguments = [
            self._argument(key, value) for key, value in zip(whole.keys, values, strict=True)
        ]
        return _several(handle(*arguments, "", ""))

    def _argument(self, key: Key, value: Any) -> Any:  # noqa: ANN401 - a tensor, a number or None
        """Return a number that may have a derivative as a tensor."""
        if value is None or isinstance(value, torch.Tensor) or not self._is_tensor(key):
            return value
        return torch.scalar_tensor(
            value, dtype=self.operations.layouts.dtypes[key[1]], device="cpu"
        )

    def _is_tensor(self, key: Key) -> bool:
        parameter = self.operations.layouts.by_name.get(key[1])
        return parameter is None or parameter.is_array or parameter.type.is_active

    # -- definitions -----------------------------------------------------------------------

    def _defined(self, kind: str) -> tuple[Callable[..., Any], Operation]:
        """Define one operator; return it, and the operation with all its arguments and results."""
        whole = self.operations.get(kind, self.all_inputs if kind != CALL else ())
        types = [f"{self._type(key)} {key[0] or 'p_'}{_plain(key[1])}" for key in whole.keys]
        returns = ", ".join(["Tensor"] * len(whole.results))
        returns = returns if len(whole.results) == 1 else f"({returns})"
        schema = f"({', '.join([*types, 'str wrt', 'str rows'])}) -> {returns}"
        name = f"{_NAMESPACE}::{self.name}" + ("" if kind == CALL else f"_{kind}")

        def run(*arguments: Any) -> Any:  # noqa: ANN401 - a tensor, or several
            operation, values = self._read(whole, arguments)
            return _filled_up(whole, operation, operation.native(values))

        def fake(*arguments: Any) -> Any:  # noqa: ANN401 - a tensor, or several
            operation, values = self._read(whole, arguments)
            return _filled_up(whole, operation, results_of(operation, values))

        made = torch.library.custom_op(name, run, mutates_args=(), schema=schema)
        made.register_fake(fake)
        made.register_autograd(
            lambda ctx, *cotangents: self._backward(ctx, whole, cotangents),
            setup_context=lambda ctx, inputs, output: self._remember(ctx, whole, inputs),  # noqa: ARG005 - PyTorch's name
        )
        if hasattr(made, "register_vmap"):
            made.register_vmap(
                lambda info, in_dims, *arguments: self._vmap(info, in_dims, whole, arguments)
            )
        return getattr(getattr(torch.ops, _NAMESPACE), name.partition("::")[2]), whole

    def _type(self, key: Key) -> str:
        role, name = key
        if role != PRIMAL:
            return "Tensor?"
        parameter = self.operations.layouts.by_name[name]
        optional = "" if name in self.operations.function.binder.needed else "?"
        if self._is_tensor(key):
            return f"Tensor{optional}"
        return ("bool" if parameter.type.code == "b1" else "SymInt") + optional  # type: ignore[union-attr]

    def _read(self, whole: Operation, arguments: Sequence[Any]) -> tuple[Operation, list[Any]]:
        """Return the operation that arguments of an operator mean, and its values."""
        *given, wrt, rows = arguments
        by_key = dict(zip(whole.keys, given, strict=True))
        names = tuple(wrt.split(",")) if wrt else ()
        operation = self.operations.get(whole.kind, names, frozenset(_keys(rows)))
        return operation, [by_key[key] for key in operation.keys]

    def _remember(self, ctx: Any, whole: Operation, inputs: Any) -> None:  # noqa: ANN401 - PyTorch's
        ctx.operation, values = self._read(whole, inputs)
        is_tensor = [isinstance(value, torch.Tensor) for value in values]
        ctx.is_tensor = is_tensor
        ctx.others = [None if is_it else v for v, is_it in zip(values, is_tensor, strict=True)]
        ctx.save_for_backward(*[v for v, is_it in zip(values, is_tensor, strict=True) if is_it])
        ctx.set_materialize_grads(False)

    def _backward(self, ctx: Any, whole: Operation, cotangents: Any) -> Any:  # noqa: ANN401 - PyTorch's
        operation = ctx.operation
        saved = iter(ctx.saved_tensors)
        values = [
            next(saved) if is_it else other
            for is_it, other in zip(ctx.is_tensor, ctx.others, strict=True)
        ]
        is_needed = dict(zip(whole.keys, ctx.needs_input_grad, strict=False))
        needed = [
            bool(is_needed[key]) and is_it and key[1] in _differentiable(operation, key)
            for key, is_it in zip(operation.keys, ctx.is_tensor, strict=True)
        ]
        by_result = dict(zip(whole.results, cotangents, strict=True))
        came = [by_result[key] for key in operation.results]
        found = self.rules.backward(operation, values, came, needed)
        by_key = dict(zip(operation.keys, found, strict=True))
        return (*(by_key.get(key) for key in whole.keys), None, None)

    def _vmap(self, info: Any, in_dims: Any, whole: Operation, arguments: Any) -> Any:  # noqa: ANN401 - PyTorch's
        operation, values = self._read(whole, arguments)
        dims = dict(zip(whole.keys, in_dims, strict=False))
        other, given, count = vmapped(
            operation, info.batch_size, [dims[key] for key in operation.keys], values
        )
        found = list(self.apply(other, given))
        if count is not None:
            found = [each.reshape(info.batch_size, count, *each.shape[1:]) for each in found]
        made = _filled_up(whole, operation, found)
        if isinstance(made, tuple):
            return made, tuple(0 if key in operation.results else None for key in whole.results)
        return made, 0


def _several(found: Any) -> Sequence[Any]:  # noqa: ANN401 - a tensor, or several
    return (found,) if isinstance(found, torch.Tensor) else tuple(found or ())


def _filled_up(whole: Operation, operation: Operation, found: Sequence[Any]) -> Any:  # noqa: ANN401 - a tensor, or several
    """Return the results of an operator: nothing for those that are not asked for."""
    if len(whole.results) == 1:
        return found[0]
    by_key = dict(zip(operation.results, found, strict=True))
    return tuple(
        by_key[key] if key in by_key else torch.empty(0, dtype=whole.dtypes[key[1]], device="cpu")
        for key in whole.results
    )


def _differentiable(operation: Operation, key: Key) -> Sequence[str]:
    function = operation.function
    return function.inputs if key[0] == PRIMAL else (*function.inputs, *function.active_outputs)


def _written(rows: frozenset[Key]) -> str:
    return ",".join(sorted(f"{role}:{name}" for role, name in rows))


def _keys(text: str) -> Iterator[Key]:
    for each in text.split(",") if text else ():
        role, _, name = each.partition(":")
        yield role, name


def _plain(name: str) -> str:
    return "".join(c if c.isalnum() and c.isascii() else "_" for c in name)
