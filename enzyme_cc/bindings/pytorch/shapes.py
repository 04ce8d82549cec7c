"""Shapes of results without running anything, also where lengths are symbols: for fake tensors."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import torch

from enzyme_cc.bindings.pytorch.layouts import contiguous
from enzyme_cc.bindings.records import OUT
from enzyme_cc.bindings.shapes import is_name, value_of
from enzyme_cc.bindings.slots import PRIMAL

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from enzyme_cc.bindings.pytorch.operations import Operation
    from enzyme_cc.bindings.records import Parameter


def results_of(operation: Operation, values: Sequence[Any]) -> list[torch.Tensor]:
    """Return empty tensors like the results of an operation."""
    given = dict(zip(operation.keys, values, strict=True))
    count: Any = None
    shapes: dict[str, tuple[Any, ...]] = {}
    layouts = operation.layouts
    for (role, name), value in given.items():
        if not isinstance(value, torch.Tensor):
            continue
        is_rows = (role, name) in operation.rows
        count = value.shape[0] if is_rows else count
        if role == PRIMAL:
            layouts.check(layouts.by_name[name], value)
            shapes[name] = tuple(value.shape[1:] if is_rows else value.shape)
    sizes = _sizes(operation, given, shapes)
    rows = () if count is None else (count,)
    results = []
    for _, name in operation.results:
        shape, is_fortran = _shape(operation, name, shapes, sizes)
        strides = contiguous(shape, is_fortran=is_fortran)
        if rows:
            strides = (prod(shape), *strides)
        results.append(
            torch.empty_strided(
                (*rows, *shape), strides, dtype=operation.dtypes[name], device="cpu"
            )
        )
    return results


def _sizes(
    operation: Operation, given: Mapping[Any, Any], shapes: Mapping[str, tuple[Any, ...]]
) -> dict[str, Any]:
    """Return integers by name: those given, and those that shapes say."""
    layouts = operation.layouts
    sizes = {
        name: value
        for (role, name), value in given.items()
        if role == PRIMAL and value is not None and not isinstance(value, torch.Tensor)
    }
    for name, shape in shapes.items():
        parameter = layouts.by_name[name]
        if parameter.intent == OUT or not parameter.is_array:
            continue
        taken = layouts.taken(parameter, shape)
        if taken:
            sizes[f"len({name})"] = taken[0]
        if len(taken) != len(parameter.dims or taken):
            _refuse(operation, given)
        for dim, length in zip(parameter.dims or (), taken, strict=False):
            if is_name(dim):
                sizes.setdefault(dim, length)
    return sizes


def _refuse(operation: Operation, given: Mapping[Any, Any]) -> None:
    """Say what is wrong, as a call does."""
    values = [given[key] for key in operation.keys[: operation.primals]]
    operation.layouts.of(values, operation.primal_rows)


def _shape(
    operation: Operation,
    name: str,
    shapes: Mapping[str, tuple[Any, ...]],
    sizes: Mapping[str, Any],
) -> tuple[tuple[Any, ...], bool]:
    """Return the shape of a result of one run, and whether it is in Fortran's order."""
    layouts = operation.layouts
    parameter = layouts.by_name.get(name)
    if parameter is None or not parameter.is_array:
        return (), False
    shape = shapes.get(name)
    if shape is None:
        like = layouts.shaped_like(parameter, shapes)
        shape = shapes[like] if like else _written_shape(operation, parameter, sizes)
    return shape, parameter.is_fortran and len(shape) > 1


def _written_shape(
    operation: Operation, parameter: Parameter, sizes: Mapping[str, Any]
) -> tuple[Any, ...]:
    if parameter.dims is not None and all(parameter.dims):
        return tuple(value_of(dim, sizes) for dim in parameter.dims)
    return operation.function.binder.output_shape(parameter, sizes)
