"""Find the struct that a user's function returns, as its source has it.

What comes back in registers is some integers and numbers of the same bytes. Front ends put the
struct into a variable first, whose type has the members.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.instructions import Alloca, CallBase, Load, Return
from enzyme_cc.ir.types import FloatType, StructType
from enzyme_cc.requests.trace import root
from enzyme_cc.transform.abi.c_passing import agree, leaves, placed, returned, size_of
from enzyme_cc.transform.abi.signature import together

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_COPY = "llvm.memcpy."
_UNION = "union."
#: libstdc++ keeps the members of a tuple the other way round.
_BACKWARDS = "_Tuple_impl"


class Written(NamedTuple):
    """The type a function returns, and whether its members are those that the source has."""

    type: Type
    is_exact: bool


def written_result(function: Function, layout: DataLayout) -> Written:
    """Return the struct that a function returns; where that is not seen, what it returns it as."""
    kind = returned(function)
    if kind.in_memory:
        return Written(kind.type, is_exact=True)
    if function.is_declaration:
        return Written(kind.type, is_exact=False)
    function.load()
    values = [each.operands[0] for each in function.instructions() if _returns(each)]
    found = {_struct_behind(each, layout) for each in values}
    known = found.pop() if len(found) == 1 else None
    return Written(kind.type, is_exact=False) if known is None else Written(known, is_exact=True)


def _returns(line: object) -> bool:
    return isinstance(line, Return) and bool(line.operands)


def _struct_behind(value: Value, layout: DataLayout) -> Type | None:
    """Return the struct in a variable, if a value is all of its bytes."""
    variable = root(value.pointer) if isinstance(value, Load) else None
    if not isinstance(variable, Alloca):
        return None
    if not _is_struct(variable):
        copied = {each for user in variable.users for each in _copied(user, variable)}
        if len(copied) != 1:
            return None
        variable = copied.pop()
    is_whole = layout.alloc_size(value.type) >= size_of(layout, variable.allocated)
    return variable.allocated if is_whole else None


def _is_struct(variable: Alloca) -> bool:
    """Return whether a variable is one of the source, and has members."""
    kind = variable.allocated
    return isinstance(kind, StructType) and kind.name is not None


def _copied(user: object, target: Value) -> Iterator[Alloca]:
    """Yield the variable whose bytes are copied to another, as to what is as wide as registers."""
    if isinstance(user, CallBase) and user.callee.ref.startswith(f"@{_COPY}"):
        source = root(user.arguments[1])
        if root(user.arguments[0]) is target and isinstance(source, Alloca) and _is_struct(source):
            yield source


# -- members ---------------------------------------------------------------------------------------


class Members(NamedTuple):
    """The offsets in a struct of a tape, and of what comes with it: bytes from the start."""

    #: One for each value that is looked for.
    values: tuple[int, ...]
    tape: Type | None = None
    tape_at: int = 0


class DoubtError(Exception):
    """Members that may be either, and lie in another order than they are written in."""


def members(layout: DataLayout, whole: Type, value: Type, count: int) -> Members | None:
    """Return the members that hold so many values, last or else first; the rest is the tape."""
    kind = _unwrapped(layout, whole, value)
    fields = kind.fields if isinstance(kind, StructType) else None
    if not fields or not isinstance(kind, StructType) or len(fields) < count:
        return None
    places = [layout.field_offset(kind, index) for index in range(len(fields))]
    is_last = all(is_same(layout, each, value) for each in fields[-count:])
    is_first = all(is_same(layout, each, value) for each in fields[:count])
    if is_last:
        if is_first and len(fields) > count and _is_backwards(kind):
            raise DoubtError
        return _members(places[-count:], fields[:-count], 0)
    start = places[count] if len(fields) > count else 0
    if is_first and _lie_as_alone(layout, fields[count:], places[count:]):
        return _members(places[:count], fields[count:], start)
    return None


def _members(values: Sequence[int], fields: Sequence[Type], start: int) -> Members:
    return Members(tuple(values), together(fields) if fields else None, start)


def _unwrapped(layout: DataLayout, kind: Type, value: Type) -> Type:
    """Return the innermost of structs of one member, down to what is looked for."""
    while isinstance(kind, StructType) and kind.fields and len(kind.fields) == 1:
        if is_same(layout, kind.fields[0], value) or not isinstance(kind.fields[0], StructType):
            break
        kind = kind.fields[0]
    return kind


def is_same(layout: DataLayout, one: Type, other: Type) -> bool:
    """Return whether two types have the same scalars at the same offsets; a union has none."""
    if any(map(_is_union, (one, other))):
        return False
    return list(leaves(layout, one)) == list(leaves(layout, other))


def _is_union(kind: Type) -> bool:
    return isinstance(kind, StructType) and (kind.name or "").lstrip('"').startswith(_UNION)


def holds(layout: DataLayout, written: Written, at: int, part: Type) -> bool:
    """Return whether so many bytes of a result may hold a part; a number holds no integer."""
    if not agree(layout, written.type, at, part):
        return False
    numbers = [each for each in leaves(layout, part, at) if isinstance(each.type, FloatType)]
    return not written.is_exact or set(numbers) <= set(leaves(layout, written.type))


def _lie_as_alone(layout: DataLayout, fields: Sequence[Type], places: Sequence[int]) -> bool:
    """Return whether members behind others lie as in a struct of their own."""
    return [at - places[0] for at in places] == list(placed(layout, fields).offsets)


def _is_backwards(kind: StructType) -> bool:
    kinds = (kind, *(kind.fields or ()))
    return any(_BACKWARDS in (each.name or "") for each in kinds if isinstance(each, StructType))
