"""Records of the functions that Python calls: parameters, their types and how they pass.

Plain records that JSON can keep, so that a warm load reads them back without compiling anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

#: How a parameter is passed.
VALUE, POINTER, SLICE, DESCRIPTOR = "value", "pointer", "slice", "descriptor"
#: What the function does with the memory behind a parameter.
IN, OUT, INOUT = "in", "out", "inout"


class Scalar(NamedTuple):
    """A number by the letters of its NumPy type: `f8`, `c16`, `i4`, `u8`, `b1`; `text` is char."""

    code: str

    @property
    def is_active(self) -> bool:
        """Return whether it may carry a derivative."""
        return self.code[0] in "fgc"

    @property
    def is_complex(self) -> bool:
        """Return whether it is a pair of floats."""
        return self.code[0] == "c"

    @property
    def is_integer(self) -> bool:
        """Return whether it may be a size."""
        return self.code[0] in "iu"


class Field(NamedTuple):
    """A member of a struct, `shape` where it is an array."""

    name: str
    offset: int
    type: Type
    shape: tuple[int, ...]


class Record(NamedTuple):
    """A struct."""

    name: str
    size: int
    fields: tuple[Field, ...]

    @property
    def is_active(self) -> bool:
        """Return whether any member may carry a derivative."""
        return any(field.type.is_active for field in self.fields)


Type: TypeAlias = Scalar | Record


class Parameter(NamedTuple):
    """A parameter: what it is, how it passes, and what is known of the memory it leads to."""

    name: str
    type: Type
    passing: str
    intent: str = IN
    #: The lengths of its dimensions, each an expression over integer parameters; None: not known.
    dims: tuple[str, ...] | None = None
    #: Whether these were written by the user or the source, and not inferred from a name.
    is_declared: bool = False
    #: Whether the first index is the fastest, as in Fortran.
    is_fortran: bool = False
    #: Whether it is a number that the function reads through a pointer: Fortran's arguments.
    is_by_reference: bool = False
    #: Whether the user says that no derivative goes through it.
    is_constant: bool = False
    #: How many elements the function touches, where that is known for all calls.
    extent: int | None = None
    #: Whether the function writes what the user says is an input: it gets a copy.
    is_overwritten: bool = False

    @property
    def is_written(self) -> bool:
        """Return whether the function writes there, so that no memory of the caller's will do."""
        return self.intent != IN or self.is_overwritten

    @property
    def is_array(self) -> bool:
        """Return whether Python passes an array, or anything that becomes one."""
        return self.passing != VALUE and not self.is_by_reference

    @property
    def lengths(self) -> tuple[str, ...]:
        """Return the names of the lengths that pass with it: of a slice, of a descriptor."""
        if self.passing == SLICE:
            return (f"{self.name}.len",)
        if self.passing == DESCRIPTOR:
            return tuple(f"{self.name}.len{axis}" for axis in range(len(self.dims or ())))
        return ()

    @property
    def is_active(self) -> bool:
        """Return whether derivatives may go through it."""
        return self.type.is_active and not self.is_constant

    @property
    def is_size(self) -> bool:
        """Return whether it may be the size of something else."""
        return not self.is_array and isinstance(self.type, Scalar) and self.type.is_integer


class Function(NamedTuple):
    """A function of a library; with a `problem`, why Python cannot call it."""

    name: str
    symbol: str
    language: str
    place: str
    parameters: tuple[Parameter, ...]
    result: Type | None
    problem: str = ""
    #: Whether a call changes nothing but what its parameters lead to, so that it can be tried.
    is_repeatable: bool = False


def as_plain(function: Function) -> list[Any]:
    """Return a function as lists and strings."""
    plain: list[Any] = [*function]
    plain[4] = [[each.name, _plain_type(each.type), *each[2:]] for each in function.parameters]
    plain[5] = None if function.result is None else _plain_type(function.result)
    return plain


def from_plain(plain: Sequence[Any]) -> Function:
    """Return the function that `as_plain` wrote."""
    made = Function(*plain)
    parameters = tuple(_parameter(each) for each in plain[4])
    return made._replace(
        parameters=parameters, result=None if made.result is None else _type(plain[5])
    )


def _parameter(plain: Sequence[Any]) -> Parameter:
    made = Parameter(*plain)
    dims = None if made.dims is None else tuple(made.dims)
    return made._replace(type=_type(plain[1]), dims=dims)


def _plain_type(kind: Type) -> list[Any]:
    if isinstance(kind, Scalar):
        return [kind.code]
    fields = [[f.name, f.offset, _plain_type(f.type), [*f.shape]] for f in kind.fields]
    return [kind.name, kind.size, fields]


def _type(plain: Sequence[Any]) -> Type:
    if len(plain) == 1:
        return Scalar(plain[0])
    fields = (Field(name, at, _type(kind), tuple(shape)) for name, at, kind, shape in plain[2])
    return Record(plain[0], plain[1], tuple(fields))
