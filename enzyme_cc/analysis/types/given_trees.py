"""Evidence that somebody gives as a tree: what a request says, or what methods know of objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.analysis.types.cells import Place
    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.analysis.types.tree import TypeTree
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

    #: Where bytes of an object begin, and how many they are.
    Bytes = tuple[int, int]
    #: The methods in the table that begins at an address; none of what is no such address.
    MethodsAt = Callable[[Value], Sequence[Function]]


class Told(NamedTuple):
    """An object as its methods know it: integers in it, and numbers, behind it, too."""

    own: Value
    integers: tuple[Bytes, ...]
    numbers: TypeTree


def give_tree(facts: Facts, value: Value, given: TypeTree, origin: object) -> None:
    """Hold a value for what somebody says that it is."""
    for field in given.fields:
        if field.pointee is not None:
            give_memory(facts, facts.region_of(facts.cell(value)), field.pointee, origin)


def give_memory(facts: Facts, place: Place, given: TypeTree, origin: object) -> None:
    """Hold memory for what somebody says that it has."""
    for field in given.fields:
        region, offset = place[0], place[1] + field.offset
        if field.stride:
            end = None if field.end is None else place[1] + field.end
            region, offset = facts.window(region, offset, end, field.stride)
        cell = facts.at(region, offset, field.size)
        if field.mask:
            facts.add(cell, field.mask, origin)
        if field.pointee is not None:
            give_memory(facts, facts.region_of(cell), field.pointee, origin)
