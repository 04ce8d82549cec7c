"""Bind Python arguments to the parameters of a function: order, lengths, outputs."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from enzyme_cc.bindings.arrays import Taker, type_name
from enzyme_cc.bindings.errors import SignatureError
from enzyme_cc.bindings.records import IN, INOUT, OUT
from enzyme_cc.bindings.shapes import is_name, names_in, value_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from enzyme_cc.bindings.records import Function, Parameter

_Array = np.ndarray[Any, Any]


class Bound(NamedTuple):
    """The arguments of one call by name, as the function takes them."""

    values: dict[str, Any]
    #: How many runs there are, and which arguments have a row for each; None where it is one run.
    runs: int | None = None
    batched: frozenset[str] = frozenset()


class Binder:
    """Binds calls of one function."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.name = function.name
        parameters = function.parameters
        self.takers = {each.name: Taker(function.name, each) for each in parameters}
        self.by_name = {each.name: each for each in parameters}
        #: Integers that follow from the shapes of arrays.
        self.solved = {
            dim
            for each in parameters
            if each.is_array and each.intent != OUT
            for dim in each.dims or ()
            if is_name(dim)
        }
        #: Integers that say how long arrays are.
        self.lengths = {
            name
            for each in parameters
            for dim in each.dims or ()
            if dim
            for name in names_in(dim, function.name)
        }
        needed = [p.name for p in parameters if p.intent != OUT and p.name not in self.solved]
        optional = [p.name for p in parameters if p.name not in needed]
        self.order = (*needed, *optional)
        self.needed = frozenset(needed)
        self.arrays = [each for each in parameters if each.is_array]
        self.inputs = [each for each in self.arrays if each.intent != OUT]
        self.outputs = [each for each in parameters if each.intent != IN]
        self.written = [each for each in parameters if each.is_written]
        self.numbers = [each for each in parameters if not each.is_array]

    def signature(self) -> inspect.Signature:
        """Return how it is called from Python."""
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        empty = inspect.Parameter.empty
        return inspect.Signature(
            [
                inspect.Parameter(name, kind, default=empty if name in self.needed else None)
                for name in self.order
                if name.isidentifier()
            ]
        )

    def bind(
        self, args: Sequence[object], kwargs: Mapping[str, object], *, is_batch: bool = False
    ) -> Bound:
        """Return the arguments of one call, outputs ready to be written."""
        given = self.given(args, kwargs)
        values: dict[str, Any] = {}
        batched: dict[str, int] = {}
        for name, value in given.items():
            parameter = self.by_name[name]
            values[name] = self._taken(parameter, value, batched, is_batch=is_batch)
        sizes = {
            each.name: values[each.name]
            for each in self.numbers
            if each.is_size and each.name in values and each.name not in batched
        }
        count = self._count(batched) if is_batch else None
        self._solve(values, sizes, batched)
        self._check(values, sizes, batched)
        self._allocate(values, sizes, count)
        return Bound(values, count, frozenset(batched))

    def given(self, args: Sequence[object], kwargs: Mapping[str, object]) -> dict[str, object]:
        """Return arguments by name, as they were given; None is as if it were not."""
        if len(args) > len(self.order):
            raise TypeError(f"{self.name} takes {len(self.order)} arguments, not {len(args)}")
        given = dict(zip(self.order, args, strict=False))
        for name, value in kwargs.items():
            if name not in self.by_name:
                raise TypeError(
                    f"{self.name} has no parameter '{name}'; it has: {', '.join(self.order)}"
                )
            if name in given:
                raise TypeError(f"{self.name}: argument '{name}' is given twice")
            given[name] = value
        given = {name: value for name, value in given.items() if value is not None}
        missing = [name for name in self.order if name in self.needed and name not in given]
        if missing:
            raise TypeError(f"{self.name} needs {_listed(missing)}: {self._hint(missing)}")
        return given

    def _hint(self, missing: Sequence[str]) -> str:
        sizes = [name for name in missing if self.by_name[name].is_size]
        if sizes and len(sizes) == len(missing) and self.inputs:
            return (
                f"pass {'it' if len(missing) == 1 else 'them'}, or say which array has that length:"
                f" declare({self.inputs[0].name}=enzyme.array('{sizes[0]}'))"
            )
        return f"it is called as {self.name}{self.signature()}"

    def _taken(
        self, parameter: Parameter, value: object, batched: dict[str, int], *, is_batch: bool
    ) -> Any:  # noqa: ANN401 - a number or an array
        taker = self.takers[parameter.name]
        if not is_batch:
            return taker.take(value)
        if not parameter.is_array and np.ndim(value) == 0:  # type: ignore[arg-type]
            return taker.take(value)
        if parameter.name in self.lengths:
            raise ValueError(
                f"{self.name}.batch: '{parameter.name}' is a length, the same for all rows, and"
                " not one for each"
            )
        taken: _Array = np.require(taker.as_array(value), requirements=["A", "C"])
        rank = len(parameter.dims) if parameter.dims is not None else 1
        if not parameter.is_array and taken.ndim > 1:
            raise ValueError(
                f"{self.name}.batch: argument '{parameter.name}' has {taken.ndim} dimensions: it is"
                " one number, or an array of one for each row"
            )
        if taken.ndim == (rank if parameter.is_array else 0) + 1:
            batched[parameter.name] = len(taken)
            if parameter.is_fortran and rank > 1:
                axes = (0, *range(rank, 0, -1))
                taken = np.ascontiguousarray(taken.transpose(axes)).transpose(axes)
        return taken

    def _count(self, batched: Mapping[str, int]) -> int:
        counts = set(batched.values())
        if len(counts) != 1:
            said = ", ".join(f"{name}: {count}" for name, count in batched.items())
            raise ValueError(
                f"{self.name}.batch: arguments have different numbers of rows ({said})"
                if counts
                else f"{self.name}.batch: no argument has a row for each run: one has one more"
                " dimension than the function takes"
            )
        return counts.pop()

    def _shape(self, name: str, value: _Array, batched: Mapping[str, int]) -> tuple[int, ...]:
        shape: tuple[int, ...] = value.shape
        return shape[1:] if name in batched else shape

    def _solve(
        self, values: dict[str, Any], sizes: dict[str, int], batched: Mapping[str, int]
    ) -> None:
        """Find the integers that shapes say."""
        for each in self.inputs:
            shape = self._shape(each.name, values[each.name], batched)
            if shape:
                sizes[f"len({each.name})"] = shape[0]
            if each.dims is None:
                continue
            if len(shape) != len(each.dims):
                raise ValueError(self.wrong_rank(each, len(shape)))
            for dim, length in zip(each.dims, shape, strict=True):
                if is_name(dim) and dim not in values:
                    values[dim] = sizes[dim] = length

    def wrong_rank(self, parameter: Parameter, given: int | str) -> str:
        """Say that an array has too many dimensions, or too few."""
        dims = ", ".join(parameter.dims or ())
        said = f"{self.name}: argument '{parameter.name}' has {given} dimensions"
        if parameter.is_declared:
            return f"{said}, not {len(parameter.dims or ())}: it is ({dims})"
        return (
            f"{said}, and '{parameter.name}' is taken for an array of one, of length {dims};"
            f" if it is another, declare({parameter.name}=enzyme.array(...)) says so"
        )

    def _check(
        self, values: Mapping[str, Any], sizes: Mapping[str, int], batched: Mapping[str, int]
    ) -> None:
        """Refuse arrays that are too short, or not as long as another argument says."""
        for each in self.arrays:
            if each.name not in values:
                continue  # an output that is made as it must be
            shape = self._shape(each.name, values[each.name], batched)
            if each.dims is not None and len(shape) != len(each.dims):
                raise ValueError(self.wrong_rank(each, len(shape)))
            for axis, dim in enumerate(each.dims or ()):
                if dim and value_of(dim, sizes) != shape[axis]:
                    raise ValueError(
                        self.wrong_length(each, axis, shape[axis], value_of(dim, sizes))
                    )
            size = int(np.prod(shape))
            if each.extent is not None and size < each.extent:
                raise ValueError(self.too_short(each, size))

    def too_short(self, parameter: Parameter, given: int | str) -> str:
        """Say that the function accesses more of an array than there is."""
        return (
            f"{self.name}: argument '{parameter.name}' has {_numbers(given)}, but the function"
            f" accesses {parameter.extent}"
        )

    def wrong_length(
        self, parameter: Parameter, axis: int, given: int | str, wanted: int | str
    ) -> str:
        """Say that an array is not as long as another argument says."""
        dim = (parameter.dims or ())[axis]
        where = f"axis {axis} of '{parameter.name}'" if axis else f"'{parameter.name}'"
        said = f"{self.name}: {where} has length {given}, but {dim} is {wanted}"
        if parameter.is_declared:
            return said
        return (
            f"{said}; if '{dim}' is not its length,"
            f" declare({parameter.name}=enzyme.array(...)) says what is"
        )

    def _allocate(
        self, values: dict[str, Any], sizes: Mapping[str, int], count: int | None
    ) -> None:
        """Copy what is overwritten, make room for outputs, and say how long slices are."""
        rows = () if count is None else (count,)
        for each in self.written:
            name = each.name
            if each.is_array:
                values[name] = self._output(each, values.get(name), sizes, rows)
            elif count is not None and name not in values:
                values[name] = np.zeros(rows, self.takers[name].dtype)
            else:
                values.setdefault(name, self.takers[name].dtype.type(0).item())
        for each in self.arrays:
            if each.lengths:
                shape = values[each.name].shape
                values.update(zip(each.lengths, shape[-len(each.lengths) :], strict=True))

    def _output(
        self,
        parameter: Parameter,
        given: _Array | None,
        sizes: Mapping[str, int],
        rows: tuple[int, ...],
    ) -> _Array:
        if given is not None:
            if rows and len(given) != rows[0]:
                given = np.broadcast_to(given, (*rows, *given.shape))
            order = "A" if rows else self.takers[parameter.name].order
            return np.array(given, order=order)
        shape = self.output_shape(parameter, sizes)
        order = "F" if parameter.is_fortran and not rows else "C"
        if rows and parameter.is_fortran and len(shape) > 1:
            made = np.zeros((*rows, *shape[::-1]), self.takers[parameter.name].dtype)
            return made.transpose((0, *range(len(shape), 0, -1)))
        return np.zeros((*rows, *shape), self.takers[parameter.name].dtype, order)

    def output_shape(self, parameter: Parameter, sizes: Mapping[str, int]) -> tuple[int, ...]:
        """Return the shape of what is written, as it follows from integers."""
        if parameter.dims is not None and all(parameter.dims):
            try:
                return tuple(value_of(dim, sizes) for dim in parameter.dims)
            except KeyError as error:
                raise TypeError(
                    f"{self.name} needs {error}: the length of '{parameter.name}' follows from it"
                ) from None
        if parameter.dims == ():
            return ()
        if parameter.extent is not None:
            return (parameter.extent,) if parameter.extent > 1 else ()
        raise SignatureError(
            f"{self.name}: nobody knows how long the output '{parameter.name}' is: pass an array"
            f" for it, or declare({parameter.name}=enzyme.out('n')) with its lengths"
        )


def described(parameter: Parameter) -> str:
    """Return a parameter as its documentation shows it."""
    dims = (
        "" if parameter.dims is None else f" ({', '.join(each or '?' for each in parameter.dims)})"
    )
    role = {IN: "", OUT: ", written", INOUT: ", read and overwritten"}[parameter.intent]
    kind = type_name(parameter.type)
    what = f"array{dims} of {kind}" if parameter.is_array else kind
    return f"{parameter.name}: {what}{role}"


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)


def _numbers(count: int | str) -> str:
    return "1 number" if count == 1 else f"{count} numbers"
