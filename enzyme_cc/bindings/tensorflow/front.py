"""`enzyme.tensorflow`: what users see."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import tensorflow as tf

from enzyme_cc.bindings.arrays import type_name
from enzyme_cc.bindings.errors import NativeError
from enzyme_cc.bindings.glue import CALL
from enzyme_cc.bindings.shapes import value_of
from enzyme_cc.bindings.tensorflow.operations import Operations, apply
from enzyme_cc.bindings.tensorflow.plans import View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.bindings.functions import Function
    from enzyme_cc.bindings.records import Parameter
    from enzyme_cc.bindings.tensorflow.operations import Operation

#: A length to try a function out with where a graph does not know any.
_SOME = 3


class TensorFlowFunction:
    """A function of a library that takes tensors and returns tensors, with gradients."""

    #: Autograph reads no code that has this.
    autograph_info__: ClassVar[dict[str, object]] = {}

    def __init__(self, function: Function, *, flattens: bool) -> None:
        self.function = function
        self.view = View(function, flattens=flattens)
        self.__name__ = self.__qualname__ = function.__name__
        self.__doc__ = function.__doc__
        self.__signature__ = function.__signature__
        self._names = function.binder.order
        self._outputs = [name for name, _ in function.outputs]
        self._turned = [self.view.is_turned(name) for name in self._outputs]
        self._sources: dict[frozenset[str], Operations] = {}
        #: Calls by what their arguments are like.
        self._ways: dict[tuple[object, ...], Operation] = {}

    def __repr__(self) -> str:
        return f"<{self.__name__}{self.__signature__} on tensors, of {self.function.plain.place}>"

    def __call__(self, *args: object, **kwargs: object) -> Any:  # noqa: ANN401 - a tensor, or several
        """Call the function; return its result, or all outputs as a named tuple."""
        given = self.function.binder.given(args, kwargs)
        values = [self._taken(name, given[name]) if name in given else None for name in self._names]
        found = self._found(self._way(given, values), values)
        shaped = [
            tf.transpose(each) if is_turned else each
            for each, is_turned in zip(found, self._turned, strict=True)
        ]
        return self.function.named(self._outputs, shaped)

    apply = __call__

    def _found(self, operation: Operation, values: list[Any]) -> list[Any]:
        """Apply the operation; an exception of C++ is one of ours, as far as Python is there."""
        try:
            return apply(operation, values)
        except tf.errors.AbortedError as error:
            mark = f"{self.__name__} threw: "
            said = error.message.partition(mark)[2].rpartition(" [Op:")[0]
            raise NativeError(mark + said) from None

    # -- arguments -------------------------------------------------------------------------

    def _taken(self, name: str, value: Any) -> Any:  # noqa: ANN401 - whatever users give
        """Return an argument as a tensor, its elements in the order that the function expects."""
        if isinstance(value, tf.Variable | tf.IndexedSlices):
            value = tf.convert_to_tensor(value)
        parameter = self.function.binder.by_name[name]
        if not isinstance(value, tf.Tensor):
            return self._constant(parameter, value)
        wanted = self.view.dtype(name)
        if self.view.is_bytes(name):
            raise TypeError(
                f"{self.__name__}: argument '{name}' is a {type_name(parameter.type)}, which no"
                f" tensor holds: pass an array of NumPy's, of {self.function.dtypes[name]}"
            )
        if value.dtype != wanted:
            raise TypeError(
                f"{self.__name__}: argument '{name}' is of {type_name(parameter.type)}"
                f" ({wanted.name}), not {value.dtype.name}: pass tf.cast({name}, tf.{wanted.name})"
            )
        if not parameter.is_array and value.shape.rank:
            return self._single(name, value)
        return tf.transpose(value) if self.view.is_turned(name) else value

    def _single(self, name: str, value: tf.Tensor) -> tf.Tensor:
        if value.shape.num_elements() not in (1, None):
            raise ValueError(
                f"{self.__name__}: argument '{name}' is one number, not a tensor of shape"
                f" {tuple(value.shape)}"
            )
        return tf.reshape(value, [])

    def _constant(self, parameter: Parameter, value: object) -> tf.Tensor:
        """Return what is no tensor as one: a copy, which nobody changes."""
        name = parameter.name
        if tf.is_tensor(value):
            raise TypeError(
                f"{self.__name__}: argument '{name}' is a {type(value).__name__}: pass a dense"
                " tensor"
            )
        taker = self.function.binder.takers[name]
        found = taker.take(value)
        if type(found) is int and not _fits(found, taker.dtype):
            raise OverflowError(f"{self.__name__}: {found} does not fit {taker.dtype}: '{name}'")
        taken = np.asarray(found, taker.dtype)
        if self.view.is_bytes(name):
            plain = np.ascontiguousarray(taken.T if self.view.is_turned(name) else taken)
            shape = (*taken.shape, taken.itemsize)
            return tf.constant(np.frombuffer(plain.tobytes(), np.uint8).reshape(shape))
        return tf.constant(taken.T if self.view.is_turned(name) else taken)

    # -- calls that are alike --------------------------------------------------------------

    def _way(self, given: Mapping[str, object], values: list[Any]) -> Operation:
        """Return the operation for such arguments, which are checked the first time."""
        key = tuple(
            [
                None
                if value is None
                else (isinstance(given[name], tf.Tensor), _shape(value), self._literal(name, given))
                for name, value in zip(self._names, values, strict=True)
            ]
        )
        way = self._ways.get(key)
        if way is None:
            tensors = {n: v for n, v in zip(self._names, values, strict=True) if v is not None}
            self._check_shapes(tensors)
            self._try(tensors)
            fixed = frozenset(n for n in given if not tf.is_tensor(given[n]))
            source = self._sources.setdefault(fixed, Operations(self.view, fixed))
            way = self._ways[key] = source.get(CALL)
        return way

    def _literal(self, name: str, given: Mapping[str, object]) -> object:
        """Return a length that Python knows."""
        value = given[name]
        return value if name in self.function.binder.lengths and type(value) is int else None

    def _check_shapes(self, tensors: Mapping[str, Any]) -> None:
        """Refuse tensors of different shapes that are taken for vectors of the same length."""
        known: dict[tuple[str, ...], str] = {}
        for name, value in tensors.items():
            parameter = self.view.by_name[name]
            if not self.view.is_flat(name) or not parameter.dims:
                continue
            other = known.setdefault(parameter.dims, name)
            first = tensors[other].shape
            if not value.shape.is_compatible_with(first):
                raise ValueError(
                    f"{self.__name__}: '{other}' has shape {tuple(first)} and '{name}'"
                    f" {tuple(value.shape)}; reshape one, so that the shape of the outputs follows"
                )

    def _try(self, tensors: Mapping[str, Any]) -> None:
        """Bind stand-ins of the same shapes, and try guesses out on them."""
        known = self._stand_ins(tensors)
        if known is not None:
            self.function.tried(known)
            return
        with suppress(ValueError):  # the operation says it of the real ones
            self.function.tried(self._some(tensors))

    def _stand_ins(self, tensors: Mapping[str, Any]) -> dict[str, object] | None:
        """Return stand-ins for all arguments; None where the graph does not know all lengths."""
        found: dict[str, object] = {}
        for name, value in tensors.items():
            taker = self.function.binder.takers[name]
            if name in self.function.binder.lengths:
                length = tf.get_static_value(value)
                if length is None:
                    return None
                found[name] = int(length)
            elif not value.shape.is_fully_defined():
                return None
            else:
                found[name] = taker.stand_in(self._own_shape(name, value))
        return found

    def _own_shape(self, name: str, value: Any) -> tuple[int, ...]:  # noqa: ANN401 - a tensor
        """Return the shape that NumPy's door has for it."""
        if self.view.is_flat(name):
            return (int(value.shape.num_elements()),)
        shape = tuple(value.shape)
        shape = shape[:-1] if self.view.is_bytes(name) else shape
        return shape[::-1] if self.view.is_turned(name) else shape

    def _some(self, tensors: Mapping[str, Any]) -> dict[str, object]:
        """Return stand-ins of some length that fit together."""
        binder = self.function.binder
        sizes: dict[str, int] = {}
        for name in binder.lengths:
            value = tensors.get(name)
            length = None if value is None else tf.get_static_value(value)
            sizes[name] = _SOME if length is None else int(length)
        found: dict[str, object] = {name: sizes[name] for name in binder.lengths & {*tensors}}
        for name in tensors:
            if name in binder.lengths:
                continue
            parameter = binder.by_name[name]
            shape: tuple[int, ...] = ()
            if parameter.is_array:
                dims = ("",) if parameter.dims is None else parameter.dims
                least = max(parameter.extent or 0, _SOME)
                shape = tuple(value_of(dim, sizes) if dim else least for dim in dims)
            found[name] = binder.takers[name].stand_in(shape)
        return found


def _fits(number: int, dtype: np.dtype[Any]) -> bool:
    info = np.iinfo(dtype)
    return bool(info.min <= number <= info.max)


def _shape(value: Any) -> tuple[object, ...] | None:  # noqa: ANN401 - a tensor
    shape = value.shape
    return None if shape.rank is None else tuple(shape)
