"""Functions of a library: calls, gradients, and products with derivatives."""

from __future__ import annotations

from collections import namedtuple
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from enzyme_cc.bindings.arrays import dtype_of, type_name
from enzyme_cc.bindings.binding import Binder, described
from enzyme_cc.bindings.declarations import declared, with_lengths
from enzyme_cc.bindings.errors import NativeError, SignatureError
from enzyme_cc.bindings.glue import CALL, HVP, PULL, PUSH
from enzyme_cc.bindings.guard import beyond, guessed
from enzyme_cc.bindings.prepared import Likeness, Prepared, Reader
from enzyme_cc.bindings.records import OUT, Scalar
from enzyme_cc.bindings.slots import PRIMAL, RESULT, SECOND, SHADOW, TANGENT, is_in_slot

if TYPE_CHECKING:
    import inspect
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Self

    from enzyme_cc.bindings.binding import Bound
    from enzyme_cc.bindings.declarations import Said
    from enzyme_cc.bindings.native import Key, NativeEntry
    from enzyme_cc.bindings.records import Function as Record
    from enzyme_cc.bindings.records import Type

_Array = np.ndarray[Any, Any]
#: Ways of calling one function that are kept.
_MOST_KNOWN = 64


class Calls:
    """A function of a loaded library: calls of it, gradients, products with derivatives."""

    def __init__(
        self, library: Loader, index: int, record: Record, said: Mapping[str, Said] | None = None
    ) -> None:
        self._library = library
        self._index = index
        self.plain = record
        self._said = dict(said or {})
        known = with_lengths(declared(record, self._said))
        self.__name__ = self.__qualname__ = record.name
        self.record = known
        self.binder = Binder(known)
        self.__doc__ = "\n".join(
            [f"{record.name}, of {record.place}.", "", *map(described, known.parameters)]
        )
        self.__signature__: inspect.Signature = self.binder.signature()
        self._entries: dict[tuple[str, tuple[str, ...]], NativeEntry] = {}
        self._known = _Known()
        self._is_guarded = not guessed(known)

    def __repr__(self) -> str:
        return f"<function {self.__name__}{self.__signature__} of {self.plain.place}>"

    def declare(self, **said: Said) -> Self:
        """Return this function with more said of its parameters: see `enzyme.array` and its kin."""
        return type(self)(self._library, self._index, self.plain, {**self._said, **said})

    @property
    def identity(self) -> tuple[str, int]:
        """Return what tells it from all other functions, in every process."""
        return self._library.key, self._index

    @property
    def dtypes(self) -> dict[str, np.dtype[Any]]:
        """Return the NumPy types of all parameters."""
        return {name: taker.dtype for name, taker in self.binder.takers.items()}

    # -- what there is ---------------------------------------------------------------------

    @cached_property
    def outputs(self) -> list[tuple[str, Type]]:
        """Return the names and types of what it gives back: its result, then what it writes."""
        written = [(each.name, each.type) for each in self.binder.outputs]
        result = self.record.result
        return [(RESULT, result), *written] if result is not None else written

    @cached_property
    def active_outputs(self) -> list[str]:
        """Return the names of outputs that carry derivatives."""
        inactive = {each.name for each in self.record.parameters if each.is_constant}
        return [name for name, kind in self.outputs if kind.is_active and name not in inactive]

    @cached_property
    def inputs(self) -> tuple[str, ...]:
        """Return the names of what may be differentiated with respect to."""
        return tuple(p.name for p in self.record.parameters if p.is_active and p.intent != OUT)

    def wrt(self, wrt: str | Iterable[str] | None) -> tuple[str, ...]:
        """Return the inputs that are named, in order; an error where any is none."""
        if wrt is None:
            if not self.inputs:
                raise TypeError(f"{self.__name__} has no floating-point input to differentiate by")
            return self.inputs
        names = (wrt,) if isinstance(wrt, str) else tuple(wrt)
        for name in names:
            if name in self.inputs:
                continue
            parameter = self.binder.by_name.get(name)
            if parameter is None:
                raise TypeError(f"{self.__name__} has no parameter '{name}' to differentiate by")
            why = (
                "an output"
                if parameter.intent == OUT
                else "declared constant"
                if parameter.is_constant
                else f"of type {type_name(parameter.type)}"
            )
            raise TypeError(f"{self.__name__}: '{name}' is {why}: there is no derivative by it")
        if not names:
            raise TypeError(f"{self.__name__}: wrt names no parameter")
        return tuple(name for name in self.inputs if name in names)

    def native(self, kind: str, wrt: tuple[str, ...] = ()) -> NativeEntry:
        """Return the entry of this kind, compiled where it was not before."""
        found = self._entries.get((kind, wrt))
        if found is None:
            shadowed = tuple(
                name
                for name in (*(p.name for p in self.record.parameters), RESULT)
                if name in wrt or name in self.active_outputs
            )
            found = self._library.entry(self._index, kind, shadowed if wrt else ())
            self._entries[kind, wrt] = found
        return found

    def entry_key(self, kind: str, wrt: tuple[str, ...] = ()) -> str:
        """Return what tells such an entry from any other, also in another process."""
        return f"{self._library.key} {self._index} {kind} {' '.join(self.native(kind, wrt).wrt)}"

    # -- calls -----------------------------------------------------------------------------

    def __call__(self, *args: object, **kwargs: object) -> Any:  # noqa: ANN401 - what it returns
        """Call the function; return its result, or all outputs as a named tuple."""
        arranged = self._likeness.arranged(args, kwargs)
        like = self._likeness.of(arranged)
        known = self._known.get((CALL, like)) if like is not None else None
        if known is not None:
            return known.run(arranged)[0]
        bound = self.bound(args, kwargs)
        values = self.primal(bound)
        entry = self.native(CALL)
        found = entry.run(values)
        if like is not None:
            self._keep((CALL, like), entry, arranged, values, ())
        return self._given_back(entry, found, values)

    @cached_property
    def _likeness(self) -> Likeness:
        return Likeness(self.binder)

    def _keep(
        self,
        key: tuple[object, ...],
        entry: NativeEntry,
        args: Sequence[object],
        values: Mapping[Key, Any],
        gradients: Sequence[str],
    ) -> None:
        """Keep how a call was done, for those that are like it."""
        prepared = Prepared(entry, args, self._likeness.names, values, self.written)
        self._known.keep(key, _Repeated(self, prepared, gradients))

    def bound(
        self, args: Sequence[object], kwargs: Mapping[str, object], *, is_batch: bool = False
    ) -> Bound:
        """Return the arguments of one call; before the first, guesses are tried out."""
        bound = self.binder.bind(args, kwargs, is_batch=is_batch)
        if not self._is_guarded and bound.runs != 0:
            self._guard(self.primal(self._first(bound)))
        return bound

    def _first(self, bound: Bound) -> Bound:
        """Return the arguments of the first run of several."""
        if bound.runs is None:
            return bound
        rows = bound.batched | self.written
        first = {n: value[0] if n in rows else value for n, value in bound.values.items()}
        return bound._replace(values=first)

    def tried(self, given: Mapping[str, object]) -> Bound:
        """Return stand-ins for arguments as a call would have them, guesses tried out on them."""
        with suppress(NativeError):  # of the stand-ins, perhaps
            return self.bound((), given)
        return self.binder.bind((), given)

    def _guard(self, values: dict[Key, Any]) -> None:
        wrong = beyond(self.record, self.native(CALL), values)
        if wrong is not None:
            dim = (wrong.dims or ("",))[0]
            raise SignatureError(
                f"{self.__name__}: with '{dim}' as the length of '{wrong.name}', the function goes"
                f" beyond its end: declare({wrong.name}=enzyme.array(...)) says how long it is,"
                f" such as '{dim} + 1'"
            )
        self._is_guarded = True

    def primal(self, bound: Bound) -> dict[Key, Any]:
        """Return the values of the call itself by role and name."""
        values: dict[Key, Any] = {(PRIMAL, name): value for name, value in bound.values.items()}
        if self.record.result is not None:
            values[PRIMAL, RESULT] = self._blank(self.record.result)
        return values

    def _blank(self, kind: Type) -> Any:  # noqa: ANN401 - a number, or memory for one
        return (
            0.0
            if is_in_slot(kind) and kind.is_active
            else (0 if is_in_slot(kind) else np.zeros((), dtype_of(kind)))
        )

    def read(
        self, entry: NativeEntry, found: tuple[Any, ...], values: Mapping[Key, Any], key: Key
    ) -> Any:  # noqa: ANN401
        """Return a value that an entry left: an array, or a number of its slot's type."""
        slot = entry.places[key][1]
        if slot.is_address:
            value = values[key]
            return value if value.ndim or value.dtype.names else value[()]
        return dtype_of(slot.type).type(entry.number(found, key))

    def _given_back(
        self,
        entry: NativeEntry,
        found: tuple[Any, ...],
        values: Mapping[Key, Any],
        role: str = PRIMAL,
    ) -> Any:  # noqa: ANN401 - what it returns
        names = [name for name, _ in self.outputs]
        if role != PRIMAL:
            names = self.active_outputs
        return self.named(names, [self.read(entry, found, values, (role, name)) for name in names])

    def named(self, names: Sequence[str], values: Sequence[Any]) -> Any:  # noqa: ANN401 - one, or all
        """Return one value, or a named tuple of several."""
        if len(names) <= 1:
            return values[0] if values else None
        return _tuple_type(self.__name__, tuple(names))(*values)

    # -- derivatives -----------------------------------------------------------------------

    def grad(self, *args: object, wrt: str | Iterable[str] | None = None, **kwargs: object) -> Any:  # noqa: ANN401
        """Return the gradient of what a function returns, else of the one number it writes."""
        return self.value_and_grad(*args, wrt=wrt, **kwargs)[1]

    def value_and_grad(
        self, *args: object, wrt: str | Iterable[str] | None = None, **kwargs: object
    ) -> tuple[Any, Any]:
        """Return what the function returns, and its gradient."""
        arranged = self._likeness.arranged(args, kwargs)
        like = None if self.may_throw else self._likeness.of(arranged)
        key = (PULL, wrt if wrt is None or isinstance(wrt, str) else tuple(wrt), like)
        known = self._known.get(key) if like is not None else None
        if known is not None:
            return known.run(arranged)
        names = self.wrt(wrt)
        bound = self.bound(args, kwargs)
        target = self.target(bound)
        entry, values = self._seeded(bound, names, {target: 1.0})
        found = entry.run(values)
        if like is not None:
            self._keep(key, entry, arranged, values, names)
        return self._pulled(entry, found, values, names)

    def target(self, bound: Bound) -> str:
        """Return the one real output that a gradient is of."""
        outputs = self.active_outputs
        if RESULT in outputs:  # where it writes arrays, too, the gradient is of what it returns
            outputs = [RESULT]
        if len(outputs) != 1:
            said = f"has {len(outputs)} floating-point outputs" if outputs else "has no output"
            raise TypeError(
                f"{self.__name__} {said}, and a gradient is of one number:"
                " use vjp with cotangents, or jacobian"
            )
        kind = dict(self.outputs)[outputs[0]]
        value = bound.values.get(outputs[0])
        size = int(np.size(value[0] if bound.runs else value)) if value is not None else 1
        if size != 1 or not isinstance(kind, Scalar) or kind.is_complex:
            what = f"an array of {size}" if size != 1 else f"a {type_name(kind)}"
            raise TypeError(
                f"{self.__name__}: the output {shown(outputs[0])} is {what}, and a gradient is of"
                " one real number: use vjp with cotangents, or jacobian"
            )
        return outputs[0]

    def vjp(
        self,
        *args: object,
        cotangents: object,
        wrt: str | Iterable[str] | None = None,
        **kwargs: object,
    ) -> tuple[Any, Any]:
        """Return the outputs, and the product of cotangents of the outputs with the Jacobian.

        With several outputs, `cotangents` is a dict by their names; those left out are zero.
        """
        names = self.wrt(wrt)
        bound = self.bound(args, kwargs)
        given = self._seeds(cotangents, self.active_outputs, "cotangents")
        return self._pull(bound, names, given)

    def jvp(
        self,
        *args: object,
        tangents: object,
        wrt: str | Iterable[str] | None = None,
        **kwargs: object,
    ) -> tuple[Any, Any]:
        """Return the outputs, and the product of the Jacobian with tangents of the inputs.

        With several inputs, `tangents` is a dict by their names; those left out are zero.
        """
        if wrt is None and isinstance(tangents, dict):
            wrt = tuple(tangents)
        names = self.wrt(wrt)
        bound = self.bound(args, kwargs)
        given = self._seeds(tangents, names, "tangents")
        entry = self.native(PUSH, names)
        values = self.primal(bound)
        for name in self.shadowed(names):
            seed = given.get(name)
            values[SHADOW, name] = self.shadow(values[PRIMAL, name], name, seed, "tangents")
        found = entry.run(values)
        return (
            self._given_back(entry, found, values),
            self._given_back(entry, found, values, SHADOW),
        )

    def hvp(
        self,
        *args: object,
        tangents: object,
        wrt: str | Iterable[str] | None = None,
        **kwargs: object,
    ) -> Any:  # noqa: ANN401 - one array, or one for each of wrt
        """Return the product of the Hessian of a function with one real output with tangents."""
        names = self.wrt(wrt)
        bound = self.bound(args, kwargs)
        target = self.target(bound)
        given = self._seeds(tangents, names, "tangents")
        entry = self.native(HVP, names)
        values = self.second_order(bound, names, target)
        for name in names:
            primal = values[PRIMAL, name]
            values[TANGENT, name] = self.shadow(primal, name, given.get(name), "tangents")
        found = entry.run(values)
        return self.named(
            names, [self.read(entry, found, values, (SECOND, name)) for name in names]
        )

    # -- how it is done --------------------------------------------------------------------

    def shadowed(self, names: Sequence[str]) -> list[str]:
        """Return the names of all that has a shadow where these are differentiated by."""
        return [*dict.fromkeys((*names, *self.active_outputs))]

    def _seeds(self, given: object, names: Sequence[str], what: str) -> dict[str, Any]:
        """Return tangents or cotangents by name."""
        if isinstance(given, dict):
            known = {shown(name): name for name in names}
            strange = [name for name in given if name not in known]
            if strange:
                raise TypeError(
                    f"{self.__name__}: {what} has '{strange[0]}'; it may have: {', '.join(known)}"
                )
            return {known[name]: value for name, value in given.items()}
        if len(names) != 1:
            listed = ", ".join(map(shown, names))
            raise TypeError(f"{self.__name__}: {what} is a dict by names: {listed}")
        return {names[0]: given}

    def shadow(self, primal: Any, name: str, seed: Any, what: str) -> Any:  # noqa: ANN401
        """Return a shadow that begins with a seed; with zero where there is none."""
        if not isinstance(primal, np.ndarray):
            if seed is None:
                return 0.0
            number = np.asarray(seed)
            if number.size != 1:
                raise ValueError(f"{self.__name__}: {what} of {shown(name)} must be one number")
            return complex(number.item()) if isinstance(primal, complex) else float(number.item())
        shadow = np.zeros_like(primal, subok=False)
        if seed is None:
            return shadow
        value = np.asarray(seed)
        if value.shape != primal.shape and value.size != 1:
            raise ValueError(
                f"{self.__name__}: {what} of {shown(name)} has shape {value.shape}, not"
                f" {primal.shape}"
            )
        if primal.dtype.names is None and not np.can_cast(value.dtype, primal.dtype, "same_kind"):
            raise TypeError(
                f"{self.__name__}: {what} of {shown(name)} is of {value.dtype}, not {primal.dtype}"
            )
        shadow[...] = value
        return shadow

    def _pull(
        self, bound: Bound, names: tuple[str, ...], seeds: Mapping[str, Any]
    ) -> tuple[Any, Any]:
        entry, values = self._seeded(bound, names, seeds)
        return self._pulled(entry, entry.run(values), values, names)

    def _seeded(
        self, bound: Bound, names: tuple[str, ...], seeds: Mapping[str, Any]
    ) -> tuple[NativeEntry, dict[Key, Any]]:
        """Return the reverse derivative, and all it takes."""
        entry = self.native(PULL, names)
        self._check_call(bound)
        values = self.primal(bound)
        for name in self.shadowed(names):
            seed = seeds.get(name)
            values[SHADOW, name] = self.shadow(values[PRIMAL, name], name, seed, "cotangents")
        return entry, values

    def _pulled(
        self,
        entry: NativeEntry,
        found: tuple[Any, ...],
        values: Mapping[Key, Any],
        names: Sequence[str],
    ) -> tuple[Any, Any]:
        gradients = [self.read(entry, found, values, (SHADOW, name)) for name in names]
        return self._given_back(entry, found, values), self.named(names, gradients)

    @property
    def may_throw(self) -> bool:
        """Return whether exceptions may leave it."""
        return self.record.language == "C++"

    def _check_call(self, bound: Bound) -> None:
        """Call the function first where it may throw: no exception may leave a derivative."""
        if not self.may_throw:
            return
        copied = {
            name: value.copy() if isinstance(value, np.ndarray) and name in self.written else value
            for name, value in bound.values.items()
        }
        self.native(CALL).run(self.primal(bound._replace(values=copied)))

    @cached_property
    def written(self) -> frozenset[str]:
        """Return the names of parameters that are written."""
        return frozenset(each.name for each in self.binder.written)

    def second_order(self, bound: Bound, names: Sequence[str], target: str) -> dict[Key, Any]:
        """Return all that a second derivative takes, its directions zero."""
        values = self.primal(bound)
        for name in self.shadowed(names):
            primal = values[PRIMAL, name]
            seed = 1.0 if name == target else None
            values[SHADOW, name] = self.shadow(primal, name, seed, "cotangents")
            values[TANGENT, name] = self.shadow(primal, name, None, "")
            values[SECOND, name] = self.shadow(primal, name, None, "")
        return values


class _Repeated:
    """A prepared call, and what it gives back."""

    def __init__(self, function: Calls, prepared: Prepared, gradients: Sequence[str]) -> None:
        self.prepared = prepared
        self.named = function.named
        self.names = [name for name, _ in function.outputs]
        self.gradients = gradients
        self.outputs = Reader(prepared, [(PRIMAL, name) for name in self.names])
        self.shadows = Reader(prepared, [(SHADOW, name) for name in gradients])

    def run(self, args: Sequence[object]) -> tuple[Any, Any]:
        """Return the outputs, and the gradients."""
        found = self.prepared.run(args)
        return (
            self.named(self.names, self.outputs.read(*found)),
            self.named(self.gradients, self.shadows.read(*found)),
        )


class _Known(dict[tuple[object, ...], _Repeated]):
    """Calls that were made before, by what they are like: not too many."""

    def keep(self, key: tuple[object, ...], call: _Repeated) -> None:
        """Keep one more."""
        while len(self) >= _MOST_KNOWN:
            self.pop(next(iter(self)), None)
        self[key] = call


class Loader:
    """A function's view of its library: it hands out compiled entries."""

    key = ""

    def entry(self, index: int, kind: str, shadowed: tuple[str, ...]) -> NativeEntry:
        """Return one, compiled and loaded."""
        raise NotImplementedError


def shown(name: str) -> str:
    """Return what users call an input or an output."""
    return "result" if name == RESULT else name


_TYPES: dict[tuple[str, tuple[str, ...]], Callable[..., Any]] = {}


def _tuple_type(name: str, fields: tuple[str, ...]) -> Callable[..., Any]:
    """Return the named tuple for these outputs or inputs."""
    key = name, fields
    if key not in _TYPES:
        called = ["result" if field == RESULT else field for field in fields]
        title = name.rpartition("::")[2]
        _TYPES[key] = namedtuple(title if title.isidentifier() else "outputs", called, rename=True)  # noqa: PYI024
    return _TYPES[key]
