"""Declarations: what a user says of parameters, and what their names suggest."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from enzyme_cc.bindings.errors import SignatureError
from enzyme_cc.bindings.records import IN, INOUT, OUT
from enzyme_cc.bindings.shapes import names_in

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from enzyme_cc.bindings.records import Function, Parameter

#: What names of a length are made of, around the name of its array.
_AROUND: tuple[str, ...] = (
    "n_{}",
    "n{}",
    "{}_n",
    "{}n",
    "len_{}",
    "{}_len",
    "{}_length",
    "{}len",
    "size_{}",
)
_AROUND += ("{}_size", "{}size", "num_{}", "{}_count", "{}_num", "{}_dim", "n_{}s", "n{}s")
#: Names of the one length that all arrays have.
_GENERAL = frozenset("n len length size count num nelem nelems dim npts n_points npoints".split())


class Declaration(NamedTuple):
    """One parameter, as it is declared; None where nothing is said."""

    intent: str | None = None
    dims: tuple[str, ...] | None = None
    is_constant: bool = False


Said: TypeAlias = "Declaration | Callable[..., Declaration]"


def array(*dims: str | int) -> Declaration:
    """Declare an input, and the lengths of its dimensions: numbers, or such as "n" or "2*n+1"."""
    return Declaration(IN, _dims(dims))


def out(*dims: str | int) -> Declaration:
    """Declare an output, made anew for each call; without lengths, a single value."""
    return Declaration(OUT, _dims(dims) or ())


def inout(*dims: str | int) -> Declaration:
    """Declare what is read and overwritten: the caller's array stays, the new one is returned."""
    return Declaration(INOUT, _dims(dims))


def const(*dims: str | int) -> Declaration:
    """Declare an input that no derivative goes through."""
    return Declaration(IN, _dims(dims), is_constant=True)


#: What each of these says without being called.
_BARE: dict[object, Declaration] = {
    array: Declaration(IN),
    out: Declaration(OUT),
    inout: Declaration(INOUT),
    const: Declaration(IN, is_constant=True),
}


def _dims(dims: tuple[str | int, ...]) -> tuple[str, ...] | None:
    return tuple(map(str, dims)) or None


def declared(function: Function, said: Mapping[str, Said]) -> Function:
    """Return a function as its user declares it."""
    known = {each.name for each in function.parameters}
    for name in said:
        if name not in known:
            listed = ", ".join(each.name for each in function.parameters)
            raise SignatureError(f"{function.name} has no parameter '{name}'; it has: {listed}")
    parameters = (
        _declared(function, each, said[each.name]) if each.name in said else each
        for each in function.parameters
    )
    return function._replace(parameters=tuple(parameters))


def _declared(function: Function, parameter: Parameter, said: Said) -> Parameter:
    one = said if isinstance(said, Declaration) else _BARE.get(said)
    where = f"{function.name}: parameter '{parameter.name}'"
    if one is None:
        raise SignatureError(f"{where}: declare it by enzyme.array, out, inout or const")
    if not parameter.is_array and (one.dims or one.intent == OUT):
        raise SignatureError(f"{where} is a single number: it has no dimensions and is no output")
    if one.dims is not None:
        sizes = {each.name for each in function.parameters if each.is_size}
        arrays = [each.name for each in function.parameters if each.is_array]
        for dim in one.dims:
            strange = names_in(dim, where) - sizes - {f"len({name})" for name in arrays}
            if strange:
                raise SignatureError(
                    f"{where}: '{min(strange)}' is no integer parameter of {function.name}"
                )
    made = parameter._replace(
        intent=one.intent or parameter.intent,
        is_constant=one.is_constant or parameter.is_constant,
        is_overwritten=one.intent == IN and parameter.is_written,
    )
    return made if one.dims is None else made._replace(dims=one.dims, is_declared=True)


def with_lengths(function: Function) -> Function:
    """Return a function in which names such as `n` and `x_len` say how long arrays are."""
    sizes = {each.name.lower(): each.name for each in function.parameters if each.is_size}
    general = [name for low, name in sizes.items() if low in _GENERAL]

    def one(parameter: Parameter) -> Parameter:
        is_open = parameter.dims is None or not parameter.dims[0]
        if not parameter.is_array or not is_open or parameter.lengths:
            return parameter
        low = parameter.name.lower()
        own = [sizes[name] for way in _AROUND if (name := way.format(low)) in sizes]
        found = own or (general if len(general) == 1 and parameter.extent is None else [])
        if not found:
            return parameter
        return parameter._replace(dims=(found[0], *(parameter.dims or ("",))[1:]))

    return function._replace(parameters=tuple(map(one, function.parameters)))
