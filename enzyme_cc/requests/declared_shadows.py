"""Variables that a program declares to be the shadows of others: which may be, and which are.

A shadow is of the variable's type, or an array of N of that, for requests of width N.
"""

from __future__ import annotations

from itertools import islice, zip_longest
from typing import TYPE_CHECKING

from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.metadata.nodes import attachments
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import ArrayType, FloatType, IntType, PointerType, StructType, VectorType
from enzyme_cc.ir.values import decoded
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type

_METADATA = "enzyme_shadow"
_LOCAL_TO_THREADS = "thread_local"
#: So many numbers and pointers of two types are compared.
_MOST = 4096


def attached_shadows(module: Module) -> dict[str, str]:
    """Return what `!enzyme_shadow` says: from a variable to its shadow."""
    if f"!{_METADATA}" not in module.source:
        return {}
    named = {each: _attached(each) for each in module.globals.values()}
    return {each.name: name for each, name in named.items() if name in module.globals}


def _attached(value: object) -> str:
    if not isinstance(value, GlobalVariable):
        return ""
    node = attachments(value.metadata).get(_METADATA)
    if node is None:
        return ""
    named = str(module_of(value).metadata.resolve(node).operands[0])
    return decoded(named.rpartition(" ")[2])


def room(variable: GlobalVariable, shadow: GlobalVariable) -> int:
    """Return how many directions a shadow has room for; 0 if it is none of this variable."""
    layout = DataLayout(module_of(variable).data_layout)
    one, other = variable.value_type, shadow.value_type
    if _is_opaque(one) or _is_opaque(other):
        return 0
    size, whole = layout.alloc_size(one), layout.alloc_size(other)
    if not size:  # declared as `double x[]`, it has any length
        return int(one is other or _is_longer(one, other))
    count, rest = divmod(whole, size)
    wanted = (
        (lane * size + at, kind) for lane in range(count) for at, kind in _leaves(layout, one)
    )
    pairs = zip_longest(islice(wanted, _MOST), islice(_leaves(layout, other), _MOST))
    return 0 if rest or any(a != b for a, b in pairs) else count


def _is_longer(one: Type, other: Type) -> bool:
    if not isinstance(one, ArrayType) or not isinstance(other, ArrayType):
        return False
    return one.element is other.element


def _is_opaque(kind: Type) -> bool:
    return isinstance(kind, StructType) and kind.fields is None


def _leaves(layout: DataLayout, kind: Type, at: int = 0) -> Iterator[tuple[int, Type]]:
    """Yield where numbers and pointers are. What a front end fills gaps with does not count."""
    if isinstance(kind, StructType):
        for index, field in enumerate(kind.fields or ()):
            yield from _leaves(layout, field, at + layout.field_offset(kind, index))
    elif isinstance(kind, (ArrayType, VectorType)) and not isinstance(kind.element, IntType):
        size = layout.alloc_size(kind.element)
        for index in range(kind.count):
            yield from _leaves(layout, kind.element, at + index * size)
    elif isinstance(kind, (FloatType, PointerType)):
        yield at, kind


def misfit(variable: GlobalVariable, shadow: GlobalVariable, known: Mapping[str, str]) -> str:
    """Return why a variable cannot be the shadow of another; empty if it can."""
    return next(_misfits(variable, shadow, known), "")


def _misfits(
    variable: GlobalVariable, shadow: GlobalVariable, known: Mapping[str, str]
) -> Iterator[str]:
    one, other = variable.name, shadow.name
    if variable is shadow:
        yield f"{one} cannot be the shadow of itself"
    if known.get(one, other) != other:
        yield f"{one} has the shadow {known[one]} already"
    if any(name != one and each == other for name, each in known.items()):
        yield f"{other} is the shadow of another variable already"
    for each in (variable, shadow):
        if each.is_constant:
            yield f"{each.name} is constant: what is read from it is known when compiling"
    if _is_of_threads(variable) is not _is_of_threads(shadow):
        yield f"of {one} and {other}, one is thread-local and the other is not"
    if variable.type is not shadow.type:
        yield f"{one} and {other} are in different address spaces"
    count = room(variable, shadow)
    if count > 1 and _is_of_threads(variable):
        yield f"{one} is thread-local: its shadow must be for one direction"
    if not count:
        yield f"{one} is {spoken(variable.value_type)}, and {other} is {spoken(shadow.value_type)}"


def _is_of_threads(variable: GlobalVariable) -> bool:
    return any(word.startswith(_LOCAL_TO_THREADS) for word in variable.prefix.split())
