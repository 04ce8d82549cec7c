"""Types in the words of people who write programs, not of LLVM's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.types import (
    VOID,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    VectorType,
)
from enzyme_cc.words.names import readable

if TYPE_CHECKING:
    from enzyme_cc.ir.types import FunctionType, Type

_FLOATS = {
    "half": "_Float16",
    "bfloat": "__bf16",
    "x86_fp80": "long double",
    "fp128": "__float128",
    "ppc_fp128": "long double",
}
_C_INTEGERS = {1: "bool", 8: "char", 16: "short", 32: "int", 64: "long", 128: "__int128"}
_REALS = {"float": "real(4)", "double": "real(8)", "x86_fp80": "real(10)", "fp128": "real(16)"}
#: What clang puts before the names of types, and behind those of which there are several.
_KIND = re.compile(r"(struct|class|union)\.")
_NUMBER = re.compile(r"(?:\.\d+)+\Z")
_VOWELS = ("8", "11", "18", "a", "e", "i", "o")


def spoken(kind: Type) -> str:
    """Return a type as it is said: `a pointer`, `a 64-bit integer`, `double`, `struct pair`."""
    if isinstance(kind, FloatType):
        return _FLOATS.get(kind.text, kind.text)
    if isinstance(kind, StructType):
        return _struct(kind)
    if kind is VOID:
        return "nothing"
    said = _several(kind, 1)
    return f"{'an' if said.startswith(_VOWELS) else 'a'} {said}"


def _several(kind: Type, count: int) -> str:
    """Return so many of a type, without the number."""
    end = "" if count == 1 else "s"
    if isinstance(kind, IntType):
        return f"truth value{end}" if kind.width == 1 else f"{kind.width}-bit integer{end}"
    if isinstance(kind, PointerType):
        space = f" of address space {kind.address_space}" if kind.address_space else ""
        return f"pointer{end}{space}"
    if isinstance(kind, ArrayType | VectorType):
        what = "array" if isinstance(kind, ArrayType) else "vector"
        is_scalable = isinstance(kind, VectorType) and kind.scalable
        least = "a multiple of " if is_scalable else ""
        return f"{what}{end} of {least}{kind.count} {_several(kind.element, kind.count)}"
    if isinstance(kind, FloatType | StructType):
        return spoken(kind) + end * isinstance(kind, FloatType)
    return kind.text  # what no language but LLVM's has


def _struct(kind: StructType) -> str:
    if kind.name:
        name = _NUMBER.sub("", kind.name)
        found = _KIND.match(name)
        return f"{found[1]} {readable(name[found.end() :])}" if found else readable(name)
    fields = kind.fields or ()
    if len(set(fields)) == 1 and len(fields) > 1:
        return f"a struct of {len(fields)} {_several(fields[0], len(fields))}"
    return f"a struct of {', '.join(map(spoken, fields)) or 'nothing'}"


def in_fortran(kind: Type) -> str:
    """Return a type as Fortran spells it, where it is one of numbers; nothing, or as it is said."""
    return _REALS.get(kind.text) or spoken(kind)


def in_c(kind: Type) -> str:
    """Return a type about as C spells it; a pointer is one to anything."""
    if kind is VOID:
        return "void"
    if isinstance(kind, PointerType):
        return "void *"
    if isinstance(kind, IntType):
        return _C_INTEGERS.get(kind.width, f"_BitInt({kind.width})")
    if isinstance(kind, StructType) and not kind.name:
        return f"struct {{ {' '.join(f'{in_c(each)};' for each in kind.fields or ())} }}"
    if isinstance(kind, ArrayType):
        return f"{in_c(kind.element)}[{kind.count}]"
    return spoken(kind)


def signature(kind: FunctionType) -> str:
    """Return a function's type about as C spells it: `double (double, void *)`."""
    taken = [*map(in_c, kind.parameters), *["..."] * kind.variadic]
    return f"{in_c(kind.result)} ({', '.join(taken) or 'void'})"
