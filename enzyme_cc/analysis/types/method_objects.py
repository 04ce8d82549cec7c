"""Members of objects that only methods read: their objects' makers are told what these are.

A method that is called through a table is not named by its caller, so nobody learns what it sees
of its object. Who puts the table's address in an object knows whose methods these are. Told are
integers of the object, whose unknown bytes might be those of numbers; and numbers, those behind its
addresses too, which pass for something else where objects of several classes are made.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.types.cells import leaves, mask_of
from enzyme_cc.analysis.types.given_trees import Told, give_memory
from enzyme_cc.analysis.types.lattice import ANY, DECLARED, FLOAT_BITS, INTEGER, NUMBER, STRONG
from enzyme_cc.analysis.types.results import TypeResults
from enzyme_cc.analysis.types.trait_objects import is_table, objects
from enzyme_cc.analysis.types.tree import EMPTY, Field, tree
from enzyme_cc.ir.instructions import Store

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from enzyme_cc.analysis.types.cells import Place
    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.analysis.types.given_trees import Bytes, MethodsAt
    from enzyme_cc.analysis.types.tree import TypeTree
    from enzyme_cc.ir.function import Argument, Function, Instruction
    from enzyme_cc.ir.values import Value


class Seen(NamedTuple):
    """The integers of an object, and the numbers in it and behind it, as a method has them."""

    integers: tuple[Bytes, ...]
    numbers: TypeTree


#: How large the object of a method is, and how much of it is looked at.
_OBJECT = re.compile(r"\bdereferenceable\((\d+)\)")
MAX_OBJECT = 1024
#: What says of bytes that they are an integer.
_INTEGERS = INTEGER | NUMBER | DECLARED


def told_by_methods(
    facts: Facts,
    functions: Iterable[Function],
    methods_at: MethodsAt,
    beside: Mapping[Instruction, Value],
) -> Mapping[Instruction, Told]:
    """Return what is in the objects of tables, by where these meet; nothing if all is known.

    Tables are stored in objects of C++, and `beside` the addresses of objects of Rust.
    """
    found = dict(_of_traits(facts, methods_at, beside))
    is_news = bool(found)
    answers = TypeResults(facts, [])
    seen: dict[Function, Seen] = {}
    for store in _stores(functions):
        methods = () if is_table(store.value) else methods_at(store.value)
        for method in methods:
            if method not in seen:
                seen[method] = _told(facts, answers, method)
        integers = dict.fromkeys(each for method in methods for each in seen[method].integers)
        numbers = tree(field for method in methods for field in seen[method].numbers.fields)
        if numbers.fields:
            numbers = tree(_hidden(answers.of(store.pointer).pointee, numbers))
        if integers or numbers.fields:
            found[store] = Told(store.pointer, tuple(integers), numbers)
            place = facts.place(store.pointer)
            is_news |= not all(_is_known(facts, place, each) for each in integers)
            is_news |= bool(numbers.fields)
    return found if is_news else {}


def _of_traits(
    facts: Facts, methods_at: MethodsAt, beside: Mapping[Instruction, Value]
) -> Iterator[tuple[Instruction, Told]]:
    """Yield what is in objects of Rust, and their makers know nothing of."""
    for put, own, table in objects(beside):
        place = facts.place(own)
        inside = (each for method in methods_at(table) for each in _words(facts, method))
        words = [each for each in inside if not _is_told(facts, place, each)]
        if words:
            yield put, Told(own, (), tree(words))


def _words(facts: Facts, method: Function) -> Iterator[Field]:
    """Yield what a function in a table of Rust's holds for integers in its object.

    Who makes the object holds it for such on no better grounds.
    """
    own = object_of(method)
    if own is None or own not in facts.values:
        return
    for at, cell in facts.evidence(*facts.place(own), MAX_OBJECT):
        for inner, leaf in leaves(cell):
            if leaf.mask & _INTEGERS and not leaf.mask & (STRONG & ~INTEGER) and at + inner >= 0:
                yield Field(at + inner, leaf.size, leaf.mask & _INTEGERS)


def tell(facts: Facts, where: Instruction, told: Told) -> None:
    """Note what is in an object."""
    region, offset = facts.place(told.own)
    for at, size in told.integers:
        facts.add(facts.at(region, offset + at, size), INTEGER, where)
    give_memory(facts, (region, offset), told.numbers, where)


def _stores(functions: Iterable[Function]) -> Iterable[Store]:
    for function in functions:
        if not function.is_declaration:
            yield from (each for each in function.instructions() if isinstance(each, Store))


def _told(facts: Facts, answers: TypeResults, method: Function) -> Seen:
    """Return what a method knows of its object, as far as that goes."""
    own = object_of(method)
    size = _OBJECT.search(own.attributes) if own is not None and own in facts.values else None
    if own is None or size is None:
        return Seen((), EMPTY)
    length = min(int(size[1]), MAX_OBJECT)
    inside = answers.of(own).pointee.fields
    numbers = _numbers(each for each in inside if 0 <= each.offset < length)
    return Seen(tuple(_integers(facts, own, length)), tree(numbers))


def _integers(facts: Facts, own: Argument, length: int) -> Iterator[Bytes]:
    """Yield what a method uses of its object as integers, and nothing says is anything else."""
    region, offset = facts.place(own)
    for at, cell in facts.evidence(region, offset, length):
        for inner, leaf in leaves(cell):
            if leaf.mask & STRONG == INTEGER and at + inner >= 0:
                yield at + inner, leaf.size


def _numbers(fields: Iterable[Field]) -> Iterator[Field]:
    """Yield the numbers among some memory, and the addresses that lead to such, as mere ways."""
    for each in fields:
        inner = tree(_numbers(each.pointee.fields)) if each.pointee is not None else EMPTY
        yield from _way(each, each.mask & FLOAT_BITS, inner)


def _way(field: Field, bits: int, inner: TypeTree) -> Iterator[Field]:
    """Yield a field with numbers, or that leads to some; none of another."""
    if bits or inner.fields:
        yield field._replace(mask=bits, pointee=inner if inner.fields else None)


def object_of(method: Function) -> Argument | None:
    """Return the argument that points to the object: the first, but for where a result goes."""
    return next((each for each in method.arguments if "sret" not in each.attributes), None)


def _is_told(facts: Facts, place: Place, word: Field) -> bool:
    """Return whether anything is known of a word: also that it is 0, which is of any kind."""
    region, offset = place
    found = [mask_of(cell) for _, cell in facts.evidence(region, offset + word.offset, word.size)]
    return bool(found) and all(found)


def _is_known(facts: Facts, place: Place, told: Bytes) -> bool:
    region, offset = place
    at, size = told
    found = [mask_of(cell) & ~ANY for _, cell in facts.evidence(region, offset + at, size)]
    return bool(found) and all(found)


def _hidden(known: TypeTree, numbers: TypeTree) -> Iterator[Field]:
    """Yield the numbers that pass for something else, and members that nothing is known of.

    Of arrays where nothing is known nothing is assumed: makers have other ones.
    """
    for each in numbers.fields:
        mask = known.mask_at(each.offset, each.size)
        is_told = mask & STRONG or not (mask or each.stride)
        bits = each.mask & ~mask if is_told else 0
        inner = EMPTY
        if each.pointee is not None:
            inner = tree(_hidden(_behind(known, each), each.pointee))
        yield from _way(each, bits, inner)


def _behind(known: TypeTree, place: Field) -> TypeTree:
    """Return what is known of the memory behind an address."""
    for each in known.fields:
        if each.pointee is not None and any(each.within(place.offset, place.offset + place.size)):
            return each.pointee
    return EMPTY
