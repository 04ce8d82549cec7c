"""Check attributes: those a value's type allows, and those that exclude each other."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from enzyme_cc.ir.types import (
    VOID,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    scalar_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.types import Type

# What follows a space or stands first: the words inside parentheses that do are in no table.
_WORDS = re.compile(r"(?:^|(?<=\s))([a-z_]+)(?![^\s(])")
_ALIGN = re.compile(r"\balign[ (](\d+)")
_LARGEST_ALIGNMENT = 1 << 32
_RANGE = re.compile(r"\brange\(i(\d+)\b")
_ALLOCATION_SIZE = re.compile(r"\ballocsize\((\d+)(?:,\s*(\d+))?\)")


def is_floats(kind: Type) -> bool:
    """Return whether it is floats: one by one, in arrays, or in a literal struct of equals."""
    if isinstance(kind, StructType) and kind.name is None and kind.fields:
        return len(set(kind.fields)) == 1 and isinstance(scalar_of(kind.fields[0]), FloatType)
    while isinstance(kind, ArrayType):
        kind = kind.element
    return isinstance(scalar_of(kind), FloatType)


def _is_pointer(kind: Type) -> bool:
    return isinstance(kind, PointerType)


def _is_pointers(kind: Type) -> bool:
    return isinstance(scalar_of(kind), PointerType)


def _is_int(kind: Type) -> bool:
    return isinstance(kind, IntType)


def _is_ints(kind: Type) -> bool:
    return isinstance(scalar_of(kind), IntType)


def _is_value(kind: Type) -> bool:
    return kind is not VOID


_POINTER_WORDS = (
    "noalias nonnull readnone readonly dereferenceable dereferenceable_or_null writable "
    "dead_on_unwind initializes captures nocapture dead_on_return nest swifterror byval sret "
    "byref preallocated inalloca elementtype allocptr"
)
_TYPES: dict[str, Callable[[Type], bool]] = {
    **dict.fromkeys(_POINTER_WORDS.split(), _is_pointer),
    "align": _is_pointers,
    "allocalign": _is_int,
    "signext": _is_int,
    "zeroext": _is_int,
    "range": _is_ints,
    "nofpclass": is_floats,
    "noundef": _is_value,
}
#: At most one of each row.
_EXCLUSIVE = tuple(
    frozenset(row.split())
    for row in (
        "signext zeroext noext",
        "readnone readonly writeonly",
        "byval sret nest byref inalloca preallocated",
        "alwaysinline noinline",
        "optnone optsize",
        "optnone minsize",
    )
)


def words_of(text: str) -> list[str]:
    """Return the names of the attributes in a text."""
    return _WORDS.findall(text)


@lru_cache(maxsize=1 << 12)
def value_faults(text: str, kind: Type) -> tuple[str, ...]:
    """Return what is wrong with these attributes on a value of a type."""
    words = words_of(text)
    found = [
        f"'{word}' cannot stand on {kind}"
        for word in dict.fromkeys(words)
        if word in _TYPES and not _TYPES[word](kind)
    ]
    limits = _RANGE.search(text)
    if limits and _is_ints(kind) and scalar_of(kind).text != f"i{limits[1]}":
        found.append(f"'range' is of i{limits[1]}, and the value is {kind}")
    return (*found, *alignment_faults(text), *exclusive_faults(words))


def alignment_faults(text: str) -> Iterator[str]:
    """Yield a fault unless an alignment is a power of two, 2^32 at most."""
    found = _ALIGN.search(text)
    if found is not None:
        number = int(found[1])
        if number <= 0 or number & (number - 1) or number > _LARGEST_ALIGNMENT:
            yield f"the alignment is {number}, and a power of two up to 2^32 is expected"


def exclusive_faults(words: list[str]) -> Iterator[str]:
    """Yield attributes that do not go together."""
    present = set(words)
    for row in _EXCLUSIVE:
        if len(row & present) > 1:
            yield f"{' and '.join(sorted(row & present))} exclude each other"


def signature_faults(result: Type, parameters: list[tuple[Type, str]]) -> Iterator[str]:
    """Yield what is wrong with parameter attributes as a whole, in a header or at a call."""
    marked: dict[str, list[int]] = {"returned": [], "sret": [], "nest": [], "swiftself": []}
    for index, (_, text) in enumerate(parameters):
        if text:
            for word in set(words_of(text)) & marked.keys():
                marked[word].append(index)
    for word, indices in marked.items():
        if len(indices) > 1:
            yield f"'{word}' stands on {len(indices)} parameters, and on one at most it may"
    for index in marked["returned"]:
        if parameters[index][0] is not result:
            yield f"parameter {index + 1} is 'returned': it must be {result}"
    for index in marked["sret"]:
        if index > 1:
            yield "'sret' must stand on the first or the second parameter"


def function_faults(text: str, parameters: list[Type]) -> Iterator[str]:
    """Yield what is wrong with the attributes of a function, its groups included."""
    words = words_of(text)
    yield from exclusive_faults(words)
    if "optnone" in words and "noinline" not in words:
        yield "'optnone' needs 'noinline'"
    found = _ALLOCATION_SIZE.search(text)
    for number in found.groups() if found else ():
        if number is not None:
            index = int(number)
            if index >= len(parameters) or not _is_int(parameters[index]):
                yield f"'allocsize' names parameter {index}, and that is no integer"
