"""Members of objects that only methods read: their objects' makers are told what these are.

A method that is called through a table is not named by its caller, so nobody learns what it sees
of its object. Who puts the table's address in an object knows whose methods these are. Told are
integers: bytes of unknown use might be those of numbers.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.cells import leaves, mask_of
from enzyme_cc.analysis.types.lattice import ANY, INTEGER, STRONG
from enzyme_cc.ir.instructions import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.values import Value

    #: Where bytes of an object begin, and how many they are.
    Bytes = tuple[int, int]
    #: The methods in the table that begins at an address; none of what is no such address.
    MethodsAt = Callable[[Value], Sequence[Function]]

#: How large the object of a method is, and how much of it is looked at.
_OBJECT = re.compile(r"\bdereferenceable\((\d+)\)")
MAX_OBJECT = 1024


def told_by_methods(
    facts: Facts, functions: Iterable[Function], methods_at: MethodsAt
) -> Mapping[Store, tuple[Bytes, ...]]:
    """Return the integers in the objects that tables are stored in; nothing if all are known."""
    seen: dict[Function, tuple[Bytes, ...]] = {}
    found: dict[Store, tuple[Bytes, ...]] = {}
    is_news = False
    for store in _stores(functions):
        methods = methods_at(store.value)
        for method in methods:
            if method not in seen:
                seen[method] = tuple(_integers(facts, method))
        told = tuple(dict.fromkeys(each for method in methods for each in seen[method]))
        if told:
            found[store] = told
            is_news |= not all(_is_known(facts, store, each) for each in told)
    return found if is_news else {}


def tell(facts: Facts, store: Store, told: Iterable[Bytes]) -> None:
    """Note that these bytes are integers in the object that a table's address is stored in."""
    region, offset = facts.place(store.pointer)
    for at, size in told:
        facts.add(facts.at(region, offset + at, size), INTEGER, store)


def _stores(functions: Iterable[Function]) -> Iterable[Store]:
    for function in functions:
        if not function.is_declaration:
            yield from (each for each in function.instructions() if isinstance(each, Store))


def _integers(facts: Facts, method: Function) -> Iterable[Bytes]:
    """Yield what a method uses of its object as integers, and nothing says is anything else."""
    own = _object(method)
    if own is None or own not in facts.values:
        return
    size = _OBJECT.search(own.attributes)
    if size is None:
        return
    region, offset = facts.place(own)
    for at, cell in facts.evidence(region, offset, min(int(size[1]), MAX_OBJECT)):
        for inner, leaf in leaves(cell):
            if leaf.mask & STRONG == INTEGER and at + inner >= 0:
                yield at + inner, leaf.size


def _object(method: Function) -> Argument | None:
    """Return the argument that points to the object: the first, but for where a result goes."""
    return next((each for each in method.arguments if "sret" not in each.attributes), None)


def _is_known(facts: Facts, store: Store, told: Bytes) -> bool:
    region, offset = facts.place(store.pointer)
    at, size = told
    found = [mask_of(cell) & ~ANY for _, cell in facts.evidence(region, offset + at, size)]
    return bool(found) and all(found)
