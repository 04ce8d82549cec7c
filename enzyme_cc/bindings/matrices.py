"""Matrices of derivatives: Jacobians and Hessians, row by row in one native loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from enzyme_cc.bindings.arrays import dtype_of, type_name
from enzyme_cc.bindings.calls import shown
from enzyme_cc.bindings.glue import HVP, PULL, PUSH
from enzyme_cc.bindings.native import rows
from enzyme_cc.bindings.records import Scalar
from enzyme_cc.bindings.slots import PRIMAL, RESULT, SECOND, SHADOW, TANGENT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from enzyme_cc.bindings.calls import Calls
    from enzyme_cc.bindings.native import Key

_Array = np.ndarray[Any, Any]


def jacobian(
    function: Calls,
    args: Sequence[object],
    kwargs: Mapping[str, object],
    wrt: str | Iterable[str] | None,
) -> Any:  # noqa: ANN401
    """Return the derivative of each output by each input: shapes of outputs, then of inputs.

    With several outputs or inputs, a named tuple by outputs of named tuples by inputs.
    """
    names = function.wrt(wrt)
    bound = function.bound(args, kwargs)
    outputs = function.active_outputs
    if not outputs:
        raise TypeError(f"{function.__name__} has no floating-point output")
    primal = function.primal(bound)
    _refuse_complex(function, (*names, *outputs), "jacobian")
    into = sum(int(np.size(primal[PRIMAL, name])) for name in names)
    out = sum(int(np.size(primal[PRIMAL, name])) for name in outputs)
    blocks = (
        _forward_blocks(function, primal, names)
        if into <= 2 * out
        else _reverse_blocks(function, primal, names)
    )
    return function.named(
        outputs, [function.named(names, [blocks[o, n] for n in names]) for o in outputs]
    )


def hessian(
    function: Calls,
    args: Sequence[object],
    kwargs: Mapping[str, object],
    wrt: str | Iterable[str] | None,
) -> Any:  # noqa: ANN401
    """Return all second derivatives of a function with one real output."""
    names = function.wrt(wrt)
    bound = function.bound(args, kwargs)
    target = function.target(bound)
    _refuse_complex(function, names, "hessian")
    entry = function.native(HVP, names)
    blocks: dict[tuple[str, str], Any] = {}
    for name in names:
        values = function.second_order(bound, names, target)
        size = int(np.size(values[PRIMAL, name]))
        written = {(SECOND, each) for each in function.shadowed(names)} | {(TANGENT, target)}
        for role in (SHADOW, TANGENT, SECOND):
            for each in function.shadowed(names):
                values[role, each] = _repeated(function, values[role, each], each, size)
        for each in {*function.shadowed(names), *function.written}:
            values[PRIMAL, each] = _repeated_output(function, values[PRIMAL, each], each, size)
        values[TANGENT, name] = _identity(function, bound.values[name], name, size)
        entry.run_rows(values, written, size)
        for other in names:
            shape = (*np.shape(bound.values[name]), *np.shape(bound.values[other]))
            blocks[name, other] = _block(values[SECOND, other], shape)
    return function.named(
        names, [function.named(names, [blocks[a, b] for b in names]) for a in names]
    )


def _refuse_complex(function: Calls, names: Sequence[str], what: str) -> None:
    types = {**{p.name: p.type for p in function.record.parameters}, **dict(function.outputs)}
    for name in names:
        kind = types[name]
        if not isinstance(kind, Scalar) or kind.is_complex:
            raise TypeError(
                f"{function.__name__}.{what}: {shown(name)} is a {type_name(kind)}; use vjp or jvp"
            )


def _repeated(function: Calls, value: Any, name: str, count: int) -> Any:  # noqa: ANN401
    """Return a shadow of each run, all the same."""
    array = np.asarray(
        value, None if isinstance(value, np.ndarray) else number_type(function, name)
    )
    made = np.empty((count, *array.shape), array.dtype)
    made[...] = array
    return rows(laid_out(function, made, name))


def _repeated_output(function: Calls, value: Any, name: str, count: int) -> Any:  # noqa: ANN401
    """Return what each run may overwrite, or what all may share."""
    if name in function.written or name == RESULT:
        return _repeated(function, value, name, count)
    return value


def laid_out(function: Calls, array: _Array, name: str) -> _Array:
    """Return rows that are each in the order of their parameter."""
    parameter = function.binder.by_name.get(name)
    if parameter is None or not parameter.is_fortran or array.ndim < 3:
        return array
    axes = (0, *range(array.ndim - 1, 0, -1))
    return np.ascontiguousarray(array.transpose(axes)).transpose(axes)


def number_type(function: Calls, name: str) -> np.dtype[Any]:
    """Return the NumPy type of an input or an output."""
    return dtype_of(dict(function.outputs).get(name) or function.binder.by_name[name].type)


def _identity(function: Calls, value: Any, name: str, size: int) -> Any:  # noqa: ANN401
    kind = value.dtype if isinstance(value, np.ndarray) else number_type(function, name)
    return rows(laid_out(function, np.eye(size, dtype=kind).reshape(size, *np.shape(value)), name))


def _block(array: _Array, shape: tuple[int, ...]) -> Any:  # noqa: ANN401 - an array, or a number
    """Return a block of a matrix in its shape; a number where that is none."""
    return np.asarray(array).reshape(shape)[()]


def _forward_blocks(
    function: Calls, primal: dict[Key, Any], names: tuple[str, ...]
) -> dict[tuple[str, str], Any]:
    """Return the Jacobian by columns: one tangent for each number of each input."""
    entry = function.native(PUSH, names)
    blocks: dict[tuple[str, str], Any] = {}
    for name in names:
        size = int(np.size(primal[PRIMAL, name]))
        values = _rows_of(function, primal, names, size)
        values[SHADOW, name] = _identity(function, primal[PRIMAL, name], name, size)
        written = {(SHADOW, each) for each in function.active_outputs}
        entry.run_rows(values, written | {(PRIMAL, each) for each in function.written}, size)
        for output in function.active_outputs:
            found = np.asarray(values[SHADOW, output])
            shape = (*np.shape(primal[PRIMAL, output]), *np.shape(primal[PRIMAL, name]))
            blocks[output, name] = _block(np.moveaxis(found, 0, -1), shape)
    return blocks


def _reverse_blocks(
    function: Calls, primal: dict[Key, Any], names: tuple[str, ...]
) -> dict[tuple[str, str], Any]:
    """Return the Jacobian by rows: one cotangent for each number of each output."""
    entry = function.native(PULL, names)
    blocks: dict[tuple[str, str], Any] = {}
    for output in function.active_outputs:
        size = int(np.size(primal[PRIMAL, output]))
        values = _rows_of(function, primal, names, size)
        values[SHADOW, output] = _identity(function, primal[PRIMAL, output], output, size)
        written = {(SHADOW, each) for each in names}
        entry.run_rows(values, written | {(PRIMAL, each) for each in function.written}, size)
        for name in names:
            shape = (*np.shape(primal[PRIMAL, output]), *np.shape(primal[PRIMAL, name]))
            blocks[output, name] = _block(values[SHADOW, name], shape)
    return blocks


def _rows_of(
    function: Calls, primal: dict[Key, Any], names: tuple[str, ...], size: int
) -> dict[Key, Any]:
    """Return the values of so many runs: inputs shared, outputs and zero shadows for each."""
    values = dict(primal)
    for name in function.shadowed(names):
        value = primal[PRIMAL, name]
        zero = function.shadow(value, name, None, "")
        values[SHADOW, name] = _repeated(function, zero, name, size)
    for name in {*function.written, *([RESULT] if function.record.result is not None else [])}:
        values[PRIMAL, name] = _repeated(function, primal[PRIMAL, name], name, size)
    return values
