"""Python values as the memory a function expects, and NumPy types of what it knows."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from enzyme_cc.bindings.records import Record, Scalar
from enzyme_cc.bindings.slots import is_in_slot

if TYPE_CHECKING:
    from enzyme_cc.bindings.records import Parameter, Type

_NAMES = {
    **{"f2": "_Float16", "f4": "float", "f8": "double", "g": "long double", "b1": "bool"},
    **{"c8": "float complex", "c16": "double complex", "c32": "long double complex"},
    **{"i1": "signed char", "i2": "short", "i4": "int", "i8": "long", "text": "char"},
    **{"u1": "unsigned char", "u2": "unsigned short", "u4": "unsigned", "u8": "unsigned long"},
}
_CODES = {"g": "longdouble", "c32": "clongdouble", "text": "i1"}


def dtype_of(kind: Type) -> np.dtype[Any]:
    """Return the NumPy type of an element."""
    if isinstance(kind, Scalar):
        return np.dtype(_CODES.get(kind.code, kind.code))
    return np.dtype(
        {
            "names": [each.name for each in kind.fields],
            "formats": [(dtype_of(each.type), each.shape) for each in kind.fields],
            "offsets": [each.offset for each in kind.fields],
            "itemsize": kind.size,
        }
    )


def type_name(kind: Type) -> str:
    """Return what C calls a type."""
    return _NAMES[kind.code] if isinstance(kind, Scalar) else f"struct {kind.name}".rstrip()


class Taker:
    """Takes Python values for one parameter."""

    def __init__(self, function: str, parameter: Parameter) -> None:
        self.where = f"{function}: argument '{parameter.name}'"
        self.parameter = parameter
        self.dtype = dtype_of(parameter.type)
        self.order: Literal["C", "F"] = "F" if parameter.is_fortran else "C"
        self.is_number = isinstance(parameter.type, Scalar) and not parameter.is_array
        #: Whether it is one that passes by its address.
        self.is_large = self.is_number and not is_in_slot(parameter.type)

    def take(self, value: object) -> Any:  # noqa: ANN401 - a number or an array
        """Return a value as the function needs it; an array is copied only where it must be."""
        if self.is_number:
            return self._large(value) if self.is_large else self.number(value)
        if type(value) is np.ndarray and value.dtype == self.dtype:
            flags = value.flags
            if (flags.f_contiguous if self.order == "F" else flags.c_contiguous) and flags.aligned:
                return value
        return self._converted(value)

    def stand_in(self, shape: tuple[int, ...]) -> Any:  # noqa: ANN401 - a number or an array
        """Return a value that a function can be tried out with: ones, and zeros for integers."""
        filling = 1 if self.dtype.kind in "fc" else 0
        if self.is_number:
            return self.take(self.dtype.type(filling).item())
        if self.dtype.names:
            return np.zeros(shape, self.dtype, self.order)
        return np.full(shape, filling, self.dtype, self.order)

    def as_array(self, value: object) -> np.ndarray[Any, Any]:
        """Return a value as an array, also where the parameter is one number."""
        if type(value) is np.ndarray and value.dtype == self.dtype and value.flags.c_contiguous:
            return value
        return self._converted(value)

    def _large(self, value: object) -> np.ndarray[Any, Any]:
        """Return a number with all its digits, as an array of no dimension."""
        taken = self._converted(value)
        if taken.ndim:
            raise TypeError(f"{self.where} is one {type_name(self.parameter.type)}, not an array")
        return taken

    def number(self, value: object) -> Any:  # noqa: ANN401 - of the parameter's type
        """Return a single number."""
        letter = self.dtype.kind
        try:
            if letter in "iu":
                if self.parameter.type == Scalar("text") and isinstance(value, str | bytes):
                    return ord(value)
                return operator.index(value)  # type: ignore[arg-type]
            if letter == "b":
                return bool(value)
            return complex(value) if letter == "c" else float(value)  # type: ignore[call-overload, arg-type]
        except (TypeError, ValueError) as error:
            raise TypeError(
                f"{self.where} is one {type_name(self.parameter.type)}, not {_shown(value)}"
            ) from error

    def _converted(self, value: object) -> np.ndarray[Any, Any]:
        if isinstance(value, np.ma.MaskedArray):
            raise TypeError(f"{self.where}: a masked array would lose its mask; pass x.filled(...)")
        kind = self.parameter.type
        if kind == Scalar("text") and isinstance(value, str | bytes):
            data = value.encode() if isinstance(value, str) else value
            return np.frombuffer(data + b"\0", np.int8)
        if not isinstance(value, np.ndarray) and hasattr(value, "__cuda_array_interface__"):
            raise TypeError(
                f"{self.where} is in memory of a GPU, and the function runs on the CPU: pass a copy"
                " there, x.get() of CuPy, x.cpu() of PyTorch, x.copy_to_host() of Numba"
            )
        try:
            given = np.asarray(value)
        except Exception as error:
            raise TypeError(f"{self.where}: {_shown(value)} is no array: {error}") from error
        if given.dtype != self.dtype:
            self._check_type(given, value)
        try:
            return np.require(given, self.dtype, ["A", self.order])
        except (TypeError, ValueError) as error:
            raise TypeError(f"{self.where}: {error}") from error

    def _check_type(self, given: np.ndarray[Any, Any], value: object) -> None:
        """Refuse what would lose something: digits, an imaginary part, members."""
        is_plain = not isinstance(value, np.ndarray | np.generic) and given.dtype.kind in "iufb"
        wanted = self.dtype
        if np.can_cast(given.dtype, wanted, "safe") or (is_plain and wanted.kind in "fc"):
            return
        if is_plain and wanted.kind in "iu" and given.dtype.kind in "iu":
            info = np.iinfo(wanted)
            if not given.size or (given.min() >= info.min and given.max() <= info.max):
                return
        name = type_name(self.parameter.type)
        if isinstance(self.parameter.type, Record):
            raise TypeError(
                f"{self.where} is a {name}, not {given.dtype}: make it with"
                f" np.zeros(shape, f.dtypes['{self.parameter.name}'])"
            )
        raise TypeError(
            f"{self.where} is of {name} ({wanted}), and {given.dtype} would lose something:"
            f" pass {self.parameter.name}.astype('{wanted}') if that is meant"
        )


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) < 60 else f"a {type(value).__name__}"
