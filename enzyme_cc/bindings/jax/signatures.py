"""Take arguments as JAX gives them: what is an operand, what is a length, what comes back."""

from __future__ import annotations

import operator
from functools import cached_property
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np

from enzyme_cc.bindings.arrays import dtype_of, type_name
from enzyme_cc.bindings.errors import SignatureError
from enzyme_cc.bindings.records import Scalar
from enzyme_cc.bindings.shapes import names_in
from enzyme_cc.bindings.slots import RESULT, is_in_slot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from enzyme_cc.bindings.calls import Calls
    from enzyme_cc.bindings.records import Parameter, Type

_PLAIN = (bool, int, float, complex)


class Call:
    """Calls that are alike: their operands, lengths, and the shapes of all there is."""

    def __init__(
        self,
        function: Calls,
        operands: Sequence[str],
        shapes: Mapping[str, tuple[int, ...]],
        literals: Mapping[str, int],
    ) -> None:
        self.function = function
        self.operands = tuple(operands)
        self.shapes = shapes
        self.literals = literals
        self.written = function.written
        self.outputs = tuple(name for name, _ in function.outputs)
        self.types = {p.name: p.type for p in function.record.parameters} | dict(function.outputs)

    def __repr__(self) -> str:
        return self.function.__name__

    @cached_property
    def inputs(self) -> tuple[str, ...]:
        """Return the names of operands that may carry tangents."""
        return tuple(name for name in self.operands if name in self.function.inputs)

    def dtype(self, name: str) -> np.dtype[Any]:
        """Return the NumPy type of an operand or an output."""
        return dtype_of(self.types[name])

    def layout(self, name: str) -> tuple[int, ...]:
        """Return the order of its dimensions in memory, the slowest first."""
        rank = len(self.shapes[name])
        parameter = self.function.binder.by_name.get(name)
        is_fortran = parameter is not None and parameter.is_fortran
        return tuple(range(rank)[::-1] if is_fortran else range(rank))


class Taker:
    """Takes the arguments of one function."""

    def __init__(self, function: Calls) -> None:
        self.function = function
        self.name = function.__name__
        self.lengths = {
            name
            for each in function.record.parameters
            for dim in each.dims or ()
            if dim
            for name in names_in(dim, self.name)
        }
        self.made: dict[tuple[object, ...], Call] = {}
        for name, kind in _all_types(function):
            if not is_in_slot(kind):
                raise SignatureError(
                    f"{self.name}: JAX has no arrays of {type_name(kind)}, which"
                    f" '{'its result' if name == RESULT else name}' is"
                )

    def take(
        self, args: Sequence[object], kwargs: Mapping[str, object]
    ) -> tuple[Call, list[jax.Array]]:
        """Return what kind of call it is, and its operands."""
        try:
            given = self.function.__signature__.bind(*args, **kwargs).arguments
        except TypeError as error:
            raise TypeError(f"{self.name}: {error}") from None
        operands: dict[str, jax.Array] = {}
        lengths: dict[str, int] = {}
        for name, value in given.items():
            if value is None:
                continue
            parameter = self.function.binder.by_name[name]
            if name in self.lengths:
                lengths[name] = self._length(name, value)
            else:
                operands[name] = self._operand(parameter, value)
        key = (
            *((name, value.shape) for name, value in operands.items()),
            *lengths.items(),
        )
        call = self.made.get(key)
        if call is None:
            call = self.made[key] = self._call(operands, lengths)
        return call, list(operands.values())

    def _call(self, operands: Mapping[str, jax.Array], lengths: Mapping[str, int]) -> Call:
        """Bind arrays of the same shapes: stand-ins."""
        function = self.function
        dummies: dict[str, object] = dict(lengths)
        for name, value in operands.items():
            dummies[name] = function.binder.takers[name].stand_in(tuple(value.shape))
        bound = function.tried(dummies).values
        shapes = {name: np.shape(value) for name, value in bound.items()} | {RESULT: ()}
        outputs = {name for name, _ in function.outputs}
        literals = {
            name: int(value)
            for name, value in bound.items()
            if name not in operands and name not in outputs and np.ndim(value) == 0
        }
        return Call(function, tuple(operands), shapes, literals)

    def _length(self, name: str, value: object) -> int:
        if isinstance(value, jax.core.Tracer):
            raise TypeError(
                f"{self.name}: '{name}' is a length, which JAX must know when it traces: leave it"
                f" out, or pass a Python int (jax.jit has static_argnames={name!r} for that)"
            )
        try:
            return operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            raise TypeError(f"{self.name}: '{name}' is one integer, not {value!r}") from None

    def _operand(self, parameter: Parameter, value: object) -> jax.Array:
        wanted = dtype_of(parameter.type)
        where = f"{self.name}: argument '{parameter.name}'"
        if jax.dtypes.canonicalize_dtype(wanted) != wanted:
            raise TypeError(
                f"{where} is of {type_name(parameter.type)}, and JAX has {wanted} only after"
                " jax.config.update('jax_enable_x64', True)"
            )
        array = self._array(where, parameter.type, wanted, value)
        if not parameter.is_array and array.shape != ():
            raise ValueError(
                f"{where} is one {type_name(parameter.type)}, not an array of shape {array.shape}:"
                " jax.vmap calls the function for each"
            )
        return array

    def _array(self, where: str, kind: Type, wanted: np.dtype[Any], value: object) -> jax.Array:
        """Return a value as a JAX array; nothing is lost on the way."""
        is_plain = not isinstance(value, jax.Array | np.ndarray | np.generic)
        if is_plain:
            try:
                value = np.asarray(value)
            except Exception as error:
                raise TypeError(f"{where}: {value!r} is no array: {error}") from error
        dtype = getattr(value, "dtype", None)
        is_weak = is_plain or bool(getattr(value, "weak_type", False))
        if not isinstance(dtype, np.dtype):
            raise TypeError(f"{where} is of {type_name(kind)}, not {dtype}")
        is_safe = np.can_cast(dtype, wanted, "safe") or (
            is_weak and np.can_cast(dtype, wanted, "same_kind")
        )
        if is_weak and wanted.kind in "fc" and dtype.kind in "iub":
            is_safe = True
        if is_plain and wanted.kind in "iu" and dtype.kind in "iu":
            is_safe = _fits(np.asarray(value), wanted)
        if not is_safe:
            raise TypeError(
                f"{where} is of {type_name(kind)} ({wanted}), and {dtype} would lose something:"
                f" pass x.astype('{wanted}') if that is meant"
            )
        return jnp.asarray(value, wanted)


def _fits(value: np.ndarray[Any, Any], wanted: np.dtype[Any]) -> bool:
    info = np.iinfo(wanted)
    return not value.size or bool(value.min() >= info.min and value.max() <= info.max)


def _all_types(function: Calls) -> list[tuple[str, Type]]:
    found = [(each.name, each.type) for each in function.record.parameters]
    result = function.record.result
    return found if result is None else [*found, (RESULT, result)]


def is_real(kind: Type) -> bool:
    """Return whether it is a real floating-point number."""
    return isinstance(kind, Scalar) and kind.code[0] == "f"
