"""Layouts: what calls with tensors of the same types and shapes have in common, found out once.

The rules are those of NumPy arrays (`binding.py`): a layout binds arrays of the same shapes, which
nobody touches, and keeps lengths, shapes of outputs and the integers that follow.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch

from enzyme_cc.bindings.arrays import type_name
from enzyme_cc.bindings.errors import SignatureError
from enzyme_cc.bindings.records import OUT, Scalar
from enzyme_cc.bindings.slots import RESULT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from enzyme_cc.bindings.functions import Function
    from enzyme_cc.bindings.records import Parameter, Type

#: From the letters of a type to PyTorch's, for those that the version at hand has.
_NAMES = {
    **{"f2": "float16", "f4": "float32", "f8": "float64", "c8": "complex64", "c16": "complex128"},
    **{"i1": "int8", "i2": "int16", "i4": "int32", "i8": "int64", "b1": "bool", "text": "int8"},
    **{"u1": "uint8", "u2": "uint16", "u4": "uint32", "u8": "uint64"},
}
DTYPES: dict[str, Any] = {
    code: getattr(torch, name) for code, name in _NAMES.items() if hasattr(torch, name)
}
#: Layouts of one function that are kept.
_MOST = 256


class Memory(NamedTuple):
    """The memory of one array, of one run: its shape, its strides in elements, its type."""

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: Any
    is_fortran: bool


class Layout:
    """The memory of arrays by name, the integers that follow from shapes, and how many runs."""

    __slots__ = ("arrays", "count", "integers", "plans")

    def __init__(
        self, arrays: dict[str, Memory], integers: dict[str, int], count: int | None
    ) -> None:
        self.arrays = arrays
        self.integers = integers
        self.count = count
        #: What operations know of calls with this layout.
        self.plans: dict[object, Any] = {}


def dtype_of(kind: Type) -> Any:  # noqa: ANN401 - a torch.dtype, where torch has types
    """Return PyTorch's type of an element, or None."""
    return DTYPES.get(kind.code) if isinstance(kind, Scalar) else None


class Layouts:
    """The layouts of one function."""

    def __init__(self, function: Function, *, flattens: bool) -> None:
        self.function = function
        self.flattens = flattens
        parameters = function.record.parameters
        self.by_name = {each.name: each for each in parameters}
        self.order: tuple[str, ...] = function.binder.order
        self.dtypes = {each.name: dtype_of(each.type) for each in parameters}
        kinds = [(each.name, each.type, each.is_array) for each in parameters]
        if function.record.result is not None:
            kinds.append((RESULT, function.record.result, False))
        for name, kind, is_array in kinds:
            is_whole = isinstance(kind, Scalar) and not kind.is_active
            if dtype_of(kind) is None and (is_array or name == RESULT or not is_whole):
                what = "the result" if name == RESULT else f"parameter '{name}'"
                raise SignatureError(
                    f"{function.__name__}: {what} is a {type_name(kind)}, which no tensor holds:"
                    " call the function with NumPy arrays"
                )
        in_lengths = " ".join(dim for each in parameters for dim in each.dims or ())
        #: By the order of arguments: whether it is one number, and one on which lengths depend.
        self.kinds = [
            (not self.by_name[name].is_array, name in in_lengths and self.by_name[name].is_size)
            for name in self.order
        ]
        self.known: dict[tuple[object, ...], Layout] = {}

    def of(self, values: Sequence[Any], rows: frozenset[int]) -> Layout:
        """Return the layout of these arguments; those in `rows` have a row for each run."""
        key: list[object] = [rows]
        for value, (is_number, is_length) in zip(values, self.kinds, strict=True):
            if isinstance(value, torch.Tensor):
                key += (value.shape, value.dtype, value.is_cpu, value.layout)
            else:
                key.append(value if is_length or not is_number else None)
        frozen = tuple(key)
        found = self.known.get(frozen)
        if found is None:
            found = self._bound(values, rows)
            if len(self.known) >= _MOST:
                self.known.pop(next(iter(self.known)), None)
            self.known[frozen] = found
        return found

    def _bound(self, values: Sequence[Any], rows: frozenset[int]) -> Layout:
        """Bind arrays of these shapes that nobody touches."""
        given: dict[str, Any] = {}
        counts: set[int] = set()
        shapes: dict[str, tuple[int, ...]] = {}
        for index, (name, value) in enumerate(zip(self.order, values, strict=True)):
            if value is None:
                continue
            parameter = self.by_name[name]
            if not isinstance(value, torch.Tensor):
                given[name] = value
                continue
            self.check(parameter, value)
            shape = tuple(value.shape)
            if index in rows:
                counts.add(shape[0])
                shape = shape[1:]
            taker = self.function.binder.takers[name]
            if parameter.is_array:
                shapes[name] = shape
                given[name] = taker.stand_in(self.taken(parameter, shape))
            else:
                given[name] = taker.stand_in(())
        self._check_shared(shapes)
        bound = self.function.tried(given)
        arrays = {
            name: self._memory(name, value, shapes)
            for name, value in bound.values.items()
            if isinstance(value, np.ndarray)
        }
        # A length that was not given follows from a shape; one that was is given again.
        integers = {
            name: value
            for name, value in bound.values.items()
            if name not in given and isinstance(value, int)
        }
        return Layout(arrays, integers, counts.pop() if counts else None)

    def taken(self, parameter: Parameter, shape: tuple[int, ...]) -> tuple[int, ...]:
        """Return the shape that the function is given: n elements, where tensors are flattened."""
        return (prod(shape),) if self._is_flat(parameter) else shape

    def _is_flat(self, parameter: Parameter) -> bool:
        """Return whether an array of any shape will do: only how many elements it has is known."""
        is_vector = parameter.dims is None or len(parameter.dims) == 1
        return self.flattens and is_vector and not parameter.is_declared

    def shaped_like(self, parameter: Parameter, shapes: Mapping[str, Any]) -> str | None:
        """Return the input that an output of as many elements takes the shape of."""
        if not self._is_flat(parameter) or parameter.dims is None:
            return None
        for name in self.order:
            other = self.by_name[name]
            if name in shapes and other.dims == parameter.dims and self._is_flat(other):
                return name
        return None

    def _check_shared(self, shapes: Mapping[str, tuple[int, ...]]) -> None:
        """Refuse inputs of one length and several shapes, of which the outputs' is a guess."""
        for output in self.function.binder.outputs:
            like = self.shaped_like(output, shapes) if output.is_array else None
            for name, shape in shapes.items():
                other = self.by_name[name]
                is_one_length = self._is_flat(other) and other.dims == output.dims
                if like and is_one_length and shape != shapes[like]:
                    raise ValueError(
                        f"{self.function.__name__}: '{like}' has shape {shapes[like]} and"
                        f" '{name}' {shape}; reshape one, so that the shape of"
                        f" '{output.name}' follows"
                    )

    def _memory(
        self, name: str, value: np.ndarray[Any, Any], shapes: Mapping[str, tuple[int, ...]]
    ) -> Memory:
        parameter = self.by_name[name]
        shape = shapes.get(name)
        if shape is None and parameter.intent == OUT:
            like = self.shaped_like(parameter, shapes)
            shape = shapes[like] if like else None
        if shape is None:
            shape = value.shape
        is_fortran = parameter.is_fortran and len(shape) > 1
        return Memory(
            shape, contiguous(shape, is_fortran=is_fortran), self.dtypes[name], is_fortran
        )

    def check(self, parameter: Parameter, tensor: torch.Tensor) -> None:
        """Refuse a tensor that is elsewhere, or of another type."""
        where = f"{self.function.__name__}: argument '{parameter.name}'"
        if tensor.device.type != "cpu":
            raise TypeError(
                f"{where} is on {tensor.device}, and the function runs on the CPU:"
                f" pass {parameter.name}.cpu(), which PyTorch differentiates, too"
                f"{_LAUNCHES if tensor.device.type == 'cuda' else ''}"
            )
        if tensor.layout != torch.strided:
            raise TypeError(f"{where} is {tensor.layout}: pass {parameter.name}.to_dense()")
        wanted = self.dtypes[parameter.name]
        if tensor.dtype != wanted:
            raise TypeError(
                f"{where} is of {type_name(parameter.type)} ({wanted}), not {tensor.dtype}:"
                f" pass {parameter.name}.to({wanted})"
            )


#: What CUDA and HIP have beside that.
_LAUNCHES = (
    "; a function that launches kernels copies its arrays to the GPU itself, and is differentiated"
    " with its copies and launches"
)


def contiguous(shape: Sequence[int], *, is_fortran: bool) -> tuple[int, ...]:
    """Return the strides of an array without gaps."""
    step = 1
    strides = []
    for length in shape if is_fortran else reversed(shape):
        strides.append(step)
        step *= 1 if isinstance(length, int) and length == 0 else length
    return tuple(strides if is_fortran else reversed(strides))
