"""Pointers in global variables that the program changes between its requests.

The shadow of such a variable holds what belongs to the address that was there when a request last
ran. Where another request finds another address, its shadow is looked up: whether it is in a
variable that has one, or is a function with a derivative. Of all other memory, nothing is known
here: the shadow is null then, and the program stops where that is read.
"""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple, Protocol

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import new_global
from enzyme_cc.ir.constants import int_constant, null, zero
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import I8, I64, POINTER, VOID, ArrayType, StructType
from enzyme_cc.transform.code.counted_loops import counted
from enzyme_cc.transform.code.sizes import size_constant
from enzyme_cc.transform.code.thread_variables import of_this_thread
from enzyme_cc.transform.runtime_calls.helper_base import PREFIX

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.runtime_calls.helpers import Helpers

    class Shadow(Protocol):
        """A look-up of the shadow of a variable or a function."""

        def __call__(self, builder: Builder, symbol: Value, *, context: Value) -> Value | None:
            """Return the shadow, for those with a context or without; None if it has none."""


#: Where so many members begin, they are not told apart.
_MOST = 32


class Pointers(NamedTuple):
    """The places of one variable, and of what is like it."""

    primal: Value
    #: What it held when the shadow was right.
    before: Value
    shadow: Value

    def moved(self, builder: Builder, offset: Value) -> Pointers:
        """Return the same so many bytes on."""
        return Pointers(*(builder.gep(I8, each, [offset]) for each in self))


class Follower:
    """Looks up the shadows of addresses that have changed, in one module."""

    def __init__(self, module: Module, layout: DataLayout, helpers: Helpers) -> None:
        self._module = module
        self._layout = layout
        self._helpers = helpers
        self._before: dict[tuple[GlobalVariable, object], GlobalVariable] = {}
        self._first: dict[GlobalVariable, GlobalVariable] = {}

    def holds_pointers(self, kind: Type) -> bool:
        """Return whether addresses may be in what is of a type."""
        if isinstance(kind, StructType):
            return any(map(self.holds_pointers, kind.fields or ()))
        return self.holds_pointers(kind.element) if isinstance(kind, ArrayType) else kind is POINTER

    def before(self, variable: GlobalVariable, key: object) -> GlobalVariable:
        """Return what holds the addresses that shadows belong to; at first those it begins with.

        `key` distinguishes the shadows of one mode and width from others.
        """
        found = self._before.get((variable, key))
        if found is None:
            kept = [word for word in variable.prefix.split() if word.startswith("thread_local")]
            words = " ".join(["internal", *kept, "global"])
            found = self._before[variable, key] = self._copy("before", variable, words)
        return found

    def first(self, variable: GlobalVariable) -> GlobalVariable:
        """Return what holds the addresses that a variable begins with."""
        found = self._first.get(variable)
        if found is None:
            found = self._first[variable] = self._copy("first", variable, "internal constant")
        return found

    def _copy(self, word: str, variable: GlobalVariable, words: str) -> GlobalVariable:
        kind, start = variable.value_type, variable.initializer
        name = f"{PREFIX}{word}.{variable.name}"
        return new_global(self._module, name, kind, start or zero(kind), words=words)

    def note(self, builder: Builder, variable: GlobalVariable, key: object) -> None:
        """Note, behind a request, that shadows belong to the addresses that are there now."""

        def one(inner: Builder, places: Pointers, _context: Value) -> None:
            inner.store(inner.load(POINTER, places.primal, align=1), places.before, align=1)

        both = variable, self.before(variable, key)
        self._each(builder, ("note", both), both, (null(), null()), one)

    def follow(
        self,
        builder: Builder,
        both: tuple[GlobalVariable, GlobalVariable],
        given: tuple[Value, Value],
        known: tuple[object, Iterable[Value]],
        of: Shadow,
    ) -> None:
        """Look up the shadow of an address that has changed, among what is `known`.

        `both` are the variable and what says what was there before, `given` its shadow and the
        context, `known` what could be meant and what distinguishes that from all other.
        """
        key, candidates = known

        def one(inner: Builder, places: Pointers, context: Value) -> None:
            now = inner.load(POINTER, places.primal, align=1)
            before = inner.load(POINTER, places.before, align=1)
            found = self._looked_up(inner, now, candidates, partial(of, context=context))
            there = inner.load(POINTER, places.shadow, align=1)
            is_same = inner.icmp("eq", now, before)
            inner.store(inner.select(is_same, there, found), places.shadow, align=1)

        self._each(builder, ("follow", both, key), both, given, one)

    def _looked_up(
        self,
        builder: Builder,
        address: Value,
        candidates: Iterable[Value],
        of: Callable[[Builder, Value], Value | None],
    ) -> Value:
        made: Value = null()
        for each in candidates:
            shadow = of(builder, each)
            if shadow is None:
                continue
            if isinstance(each, GlobalVariable):
                base = of_this_thread(builder, each)
                size = size_constant(self._layout.alloc_size(each.value_type))
                here, start = (builder.ptrtoint(where, I64) for where in (address, base))
                distance = builder.sub(here, start)
                is_it = builder.icmp("ult", distance, size)
                shadow = self._same_place(builder, each.value_type, shadow, distance)
            else:
                is_it = builder.icmp("eq", address, each)
            made = builder.select(is_it, shadow, made)
        return made

    def _same_place(self, builder: Builder, kind: Type, shadow: Value, distance: Value) -> Value:
        """Return so many bytes on in a shadow: where a member begins, or null.

        Step by step, for an offset that may be anything would say that numbers may be anywhere.
        """
        element, start = kind, shadow
        while isinstance(element, ArrayType):
            element = element.element
        if element is not kind:
            size = size_constant(self._layout.alloc_size(element))
            start = builder.gep(element, shadow, [builder.udiv(distance, size)])
            distance = builder.urem(distance, size)
        offsets = sorted(set(islice(self._offsets(element), _MOST)))
        if len(offsets) == _MOST:
            return builder.gep(I8, start, [distance])
        made: Value = null()
        for each in offsets:
            is_it = builder.icmp("eq", distance, size_constant(each))
            place = builder.gep(I8, start, [size_constant(each)]) if each else start
            made = builder.select(is_it, place, made)
        return made

    def _offsets(self, kind: Type, at: int = 0) -> Iterator[int]:
        """Yield where members begin, and those of members."""
        yield at
        if isinstance(kind, StructType):
            for index, field in enumerate(kind.fields or ()):
                yield from self._offsets(field, at + self._layout.field_offset(kind, index))
        elif isinstance(kind, ArrayType):
            size = self._layout.alloc_size(kind.element)
            for index in range(kind.count):
                yield from self._offsets(kind.element, at + index * size)

    def _each(
        self,
        builder: Builder,
        key: object,
        both: tuple[GlobalVariable, GlobalVariable],
        given: tuple[Value, Value],
        body: Callable[[Builder, Pointers, Value], None],
    ) -> None:
        """Do something for each address that a variable holds, in a function of its own."""

        def fill(made: Function) -> None:
            inner = Builder(made.insert_block("start"))
            shadow, context = made.arguments
            variable, before = (of_this_thread(inner, each) for each in both)
            places = Pointers(variable, before, shadow)
            kind = both[0].value_type
            self._walk(inner, kind, places, lambda where: body(inner, where, context))
            inner.ret()

        helper = self._helpers.made(key, "pointers", (VOID, POINTER, POINTER), fill)
        builder.call(helper, given)

    def _walk(
        self,
        builder: Builder,
        kind: Type,
        places: Pointers,
        body: Callable[[Pointers], None],
    ) -> None:
        if kind is POINTER:
            body(places)
        elif isinstance(kind, StructType):
            for index, field in enumerate(kind.fields or ()):
                if self.holds_pointers(field):
                    offset = int_constant(I64, self._layout.field_offset(kind, index))
                    self._walk(builder, field, places.moved(builder, offset), body)
        elif isinstance(kind, ArrayType):
            element = kind.element
            size = size_constant(self._layout.alloc_size(element))

            def one(index: Value) -> None:
                offset = builder.mul(index, size)
                self._walk(builder, element, places.moved(builder, offset), body)

            counted(builder, size_constant(kind.count), one)
