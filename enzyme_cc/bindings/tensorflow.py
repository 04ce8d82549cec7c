"""TensorFlow: functions of a library on its tensors, eager and in `tf.function`.

Eager tensors are handed to native code as they are. In a graph, a node that calls back into Python
(`tf.numpy_function`) does it. Gradients are registered by `tf.custom_gradient`, of any order there
is an entry for; which derivative follows from which is said in `rules.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from enzyme_cc.bindings.arrays import dtype_of, type_name
from enzyme_cc.bindings.functions import checked
from enzyme_cc.bindings.glue import CALL, HVP, PULL, PUSH
from enzyme_cc.bindings.library import load
from enzyme_cc.bindings.rules import Rules
from enzyme_cc.bindings.slots import PRIMAL, RESULT, SECOND, SHADOW, TANGENT

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping, Sequence

    from enzyme_cc.bindings.declarations import Said
    from enzyme_cc.bindings.functions import Function
    from enzyme_cc.bindings.native import Key
    from enzyme_cc.bindings.records import Parameter

#: The roles of seeds of each kind, whether they are of inputs; and those of results.
_SEEDS = {
    CALL: (),
    PULL: ((SHADOW, False),),
    PUSH: ((SHADOW, True),),
    HVP: ((SHADOW, False), (TANGENT, True), (SECOND, False)),
}
_RESULTS = {
    CALL: (),
    PULL: ((SHADOW, True),),
    PUSH: ((SHADOW, False),),
    HVP: ((SECOND, True), (TANGENT, False), (SHADOW, True)),
}


def tensorflow(function: Function, *, flattens: bool = False) -> TensorFlowFunction:
    """Return a function of a library as a callable on TensorFlow's tensors.

    `flattens` takes tensors of any shape where the function takes one dimension, of which the
    source says no more than how long it is: outputs as long have the shape of the input.
    """
    return TensorFlowFunction(checked(function, "tensorflow"), flattens=flattens)


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


class _Operations:
    """The operations of one function."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.made: dict[tuple[str, tuple[str, ...]], _Operation] = {}

    def get(self, kind: str, wrt: Sequence[str] = (), _: object = None) -> _Operation:
        """Return an operation; `wrt` are inputs in their order."""
        key = kind, tuple(wrt)
        if key not in self.made:
            self.made[key] = _Operation(self, *key)
        return self.made[key]

    def ordered(self, names: set[str]) -> tuple[str, ...]:
        """Return inputs in their order."""
        return tuple(name for name in self.function.inputs if name in names)


class _Operation:
    """The function or one of its derivatives, on arrays."""

    rows: frozenset[Key] = frozenset()

    def __init__(self, source: _Operations, kind: str, wrt: tuple[str, ...]) -> None:
        self.source = source
        self.function = function = source.function
        self.kind = kind
        self.wrt = wrt
        outputs = function.active_outputs

        def named(roles: Sequence[tuple[str, bool]]) -> list[Key]:
            return [(r, name) for r, is_in in roles for name in (wrt if is_in else outputs)]

        primal: list[Key] = [(PRIMAL, name) for name in function.binder.order]
        self.keys: tuple[Key, ...] = (*primal, *named(_SEEDS[kind]))
        called: list[Key] = [(PRIMAL, name) for name, _ in function.outputs] if kind == CALL else []
        self.results: tuple[Key, ...] = (*called, *named(_RESULTS[kind]))
        types = {each.name: each.type for each in function.record.parameters}
        types.update(function.outputs)
        self.dtypes = {name: dtype_of(kind) for name, kind in types.items()}

    def run(self, values: Sequence[Any]) -> list[Any]:
        """Run it on arrays."""
        function = self.function
        given = dict(zip(self.keys, values, strict=True))
        primal = {name: each for (role, name), each in given.items() if role == PRIMAL}
        bound = function.bound((), primal)
        by_key = function.primal(bound)
        roles = (SHADOW, TANGENT, SECOND) if self.kind == HVP else (SHADOW,)
        for name in function.shadowed(self.wrt) if self.wrt else ():
            for role in roles:
                seed = given.get((role, name))
                by_key[role, name] = function.shadow(
                    by_key[PRIMAL, name], name, seed, "derivatives"
                )
        entry = function.native(self.kind, self.wrt)
        found = entry.run(by_key)
        return [
            np.asarray(function.read(entry, found, by_key, key), self.dtypes[key[1]])
            for key in self.results
        ]


class TensorFlowFunction:
    """A function of a library that takes tensors and returns tensors, with gradients."""

    def __init__(self, function: Function, *, flattens: bool) -> None:
        import tensorflow as tf  # noqa: PLC0415 - seconds

        self._tf = tf
        self.function = function
        self.flattens = flattens
        self.__name__ = self.__qualname__ = function.__name__
        self.__doc__ = function.__doc__
        self.__signature__ = function.__signature__
        self._operation = _Operations(function).get(CALL)
        self._names = function.binder.order
        self._rules = Rules(self._applied)

    def __repr__(self) -> str:
        return f"<{self.__name__}{self.__signature__} on tensors, of {self.function.plain.place}>"

    def __call__(self, *args: object, **kwargs: object) -> Any:  # noqa: ANN401 - a tensor, or several
        """Call the function; return its result, or all outputs as a named tuple."""
        given = self.function.binder.given(args, kwargs)
        shapes: dict[tuple[str, ...], tuple[str, Any]] = {}
        values = [self._taken(name, given.get(name), shapes) for name in self._names]
        found = self._applied(self._operation, values)
        names = [name for name, _ in self._operation.function.outputs]
        shaped = [self._shaped(n, each, shapes) for n, each in zip(names, found, strict=True)]
        return self.function.named(names, shaped)

    apply = __call__

    def _taken(self, name: str, value: Any, shapes: dict[tuple[str, ...], tuple[str, Any]]) -> Any:  # noqa: ANN401 - a tensor or a number
        """Return an argument: tensors of the right type, and whatever is no tensor."""
        tf = self._tf
        if isinstance(value, tf.Variable):
            value = tf.convert_to_tensor(value)
        if not tf.is_tensor(value):
            return value
        parameter = self.function.binder.by_name[name]
        dtype = self._operation.dtypes[name]
        if dtype.names is not None:
            raise TypeError(
                f"{self.__name__}: argument '{name}' is a {type_name(parameter.type)}, which no"
                f" tensor holds: pass an array of NumPy's, of {dtype}"
            )
        wanted = tf.as_dtype(dtype)
        if value.dtype != wanted:
            raise TypeError(
                f"{self.__name__}: argument '{name}' is of {type_name(parameter.type)}"
                f" ({wanted.name}), not {value.dtype.name}: pass tf.cast({name}, tf.{wanted.name})"
            )
        if not self._is_flat(parameter) or value.shape.rank == 1 or parameter.dims is None:
            return value
        shape = value.shape if value.shape.is_fully_defined() else tf.shape(value)
        other, known = shapes.setdefault(parameter.dims, (name, shape))
        if other != name and tf.executing_eagerly() and list(known) != list(shape):
            raise ValueError(
                f"{self.__name__}: '{other}' has shape {tuple(known)} and '{name}' {tuple(shape)};"
                " reshape one, so that the shape of the outputs follows"
            )
        return tf.reshape(value, [-1])

    def _is_flat(self, parameter: Parameter) -> bool:
        is_vector = parameter.dims is None or len(parameter.dims) == 1
        return self.flattens and parameter.is_array and is_vector and not parameter.is_declared

    def _shaped(
        self,
        name: str,
        found: Any,  # noqa: ANN401 - a tensor
        shapes: Mapping[tuple[str, ...], tuple[str, Any]],
    ) -> Any:  # noqa: ANN401 - a tensor
        parameter = self.function.binder.by_name.get(name)
        if parameter is None or parameter.dims is None or not self._is_flat(parameter):
            return found
        if parameter.dims not in shapes:
            return found
        return self._tf.reshape(found, shapes[parameter.dims][1])

    def _applied(self, operation: _Operation, values: Sequence[Any]) -> Sequence[Any]:
        """Run an operation, with its gradient."""
        tf = self._tf
        places = [index for index, value in enumerate(values) if tf.is_tensor(value)]
        others = [None if tf.is_tensor(value) else value for value in values]

        def filled(tensors: Sequence[Any]) -> list[Any]:
            made = list(others)
            for index, tensor in zip(places, tensors, strict=True):
                made[index] = tensor
            return made

        @tf.custom_gradient  # type: ignore[untyped-decorator, unused-ignore]
        def run(*tensors: Any) -> Any:  # noqa: ANN401 - TensorFlow's
            def gradient(*cotangents: Any) -> Any:  # noqa: ANN401 - TensorFlow's
                needed = [
                    index in places and self._is_differentiable(operation, key)
                    for index, key in enumerate(operation.keys)
                ]
                found = self._rules.backward(operation, filled(tensors), cotangents, needed)
                return [found[index] for index in places]

            return self._run(operation, tensors, filled), gradient

        return tuple(run(*(values[index] for index in places)))

    def _is_differentiable(self, operation: _Operation, key: Key) -> bool:
        role, name = key
        return name in operation.function.inputs if role == PRIMAL else True

    def _run(self, operation: _Operation, tensors: Sequence[Any], filled: Any) -> tuple[Any, ...]:  # noqa: ANN401 - a function
        tf = self._tf
        if all(hasattr(each, "numpy") for each in tensors) and tf.executing_eagerly():
            found = operation.run(filled([each.numpy() for each in tensors]))
            return tuple(map(tf.convert_to_tensor, found))
        types = [tf.as_dtype(operation.dtypes[name]) for _, name in operation.results]
        results = tf.numpy_function(
            lambda *arrays: operation.run(filled(arrays)), tensors, types, stateful=False
        )
        given = dict(zip(operation.keys, filled(tensors), strict=True))
        for (_, name), result in zip(operation.results, results, strict=True):
            like: Any = given.get((PRIMAL, name))
            if tf.is_tensor(like):
                result.set_shape(like.shape)
            elif name == RESULT:
                result.set_shape(())
        return tuple(results)
