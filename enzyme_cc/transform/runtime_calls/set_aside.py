"""Set addresses aside in the reverse sweep, so that their words of shadows can get adjoints.

They are where shadow and primal both have one, in words that lie whole in what is looked at. What
comes in their place until all is done stays; else they come back: see rules/runtime/aside.c.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.types import I8, I64, POINTER, VOID
from enzyme_cc.transform.code.counted_loops import counted, for_each_span
from enzyme_cc.transform.code.sizes import size_constant, without
from enzyme_cc.transform.layout.tagged_words import WORD
from enzyme_cc.transform.runtime_calls.given_adjoints import in_parts, is_low_address, may_be_low

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.runtime_calls.helpers import Helpers


def set_aside(helpers: Helpers, builder: Builder, places: tuple[Value, Value], size: Value) -> None:
    """Set the addresses aside among some bytes of a shadow; the primal's place comes first."""
    builder.call(_words(helpers), [*places, size])


def set_word_aside(helpers: Helpers, builder: Builder, places: tuple[Value, Value]) -> None:
    """Do so with one word that is aligned."""
    builder.call(_word(helpers), places)


def set_aside_among(
    helpers: Helpers,
    builder: Builder,
    places: tuple[Value, Value],
    size: Value,
    what: Numbers,
) -> None:
    """Do so with all that are not certainly numbers."""
    layout = DataLayout(helpers.module.data_layout)
    for starts, length, part in in_parts(builder, places, size, what.always()):
        spans = part.others(layout)
        if not part.runs:
            builder.call(_words(helpers), [*starts, length])
        elif spans:
            key, kind = ("aside among", part.period, spans), (VOID, POINTER, POINTER, I64)
            fill = partial(_fill_among, helpers, what=(part.period, spans))
            builder.call(helpers.made(key, "aside_among", kind, fill), [*starts, length])


def _fill_among(
    helpers: Helpers, made: Function, what: tuple[int, tuple[tuple[int, int], ...]]
) -> None:
    """Look at what is between numbers."""
    builder = Builder(made.insert_block("start"))
    own, shadow, whole = made.arguments

    def one(at: Value, count: Value) -> None:
        inside = [builder.gep(I8, each, [at]) for each in (own, shadow)]
        builder.call(_words(helpers), [*inside, count])

    for_each_span(builder, what, whole, one)
    builder.ret()


def _words(helpers: Helpers) -> Function:
    """Return the helper that looks at each word; where these lie otherwise, there is no address."""

    def fill(made: Function) -> None:
        builder = Builder(made.insert_block("start"))
        primal, shadow, size = made.arguments
        some, done = made.insert_block("some"), made.insert_block("done")
        first, other = (_to_the_next_word(builder, each) for each in (shadow, primal))
        builder.conditional(builder.icmp("eq", first, other), some, done)
        builder.move_to_end(some)
        starts = [builder.gep(I8, each, [first]) for each in (primal, shadow)]
        count = builder.udiv(without(builder, size, first), size_constant(WORD))

        def word(index: Value) -> None:
            builder.call(_word(helpers), [builder.gep(I64, each, [index]) for each in starts])

        counted(builder, count, word)
        builder.branch(done)
        builder.move_to_end(done)
        builder.ret()

    return helpers.made("set aside", "set_aside", (VOID, POINTER, POINTER, I64), fill)


def _to_the_next_word(builder: Builder, place: Value) -> Value:
    """Return how many bytes behind a place the next word begins."""
    at = builder.ptrtoint(place, I64)
    return builder.and_(builder.sub(size_constant(0), at), size_constant(WORD - 1))


def _word(helpers: Helpers) -> Function:
    """Return the helper that looks at one word; most are zero, or addresses."""

    def fill(made: Function) -> None:
        names = ("start", "look", "take", "done")
        start, look, take, done = (made.insert_block(name) for name in names)
        places = made.arguments
        builder = Builder(start)
        words = [builder.load(I64, each, align=WORD) for each in places]
        is_apart = builder.icmp("ne", places[0], places[1])
        may_be = builder.and_(*(may_be_low(builder, each) for each in words))
        builder.conditional(builder.and_(is_apart, may_be), look, done)
        builder.move_to_end(look)
        is_both = builder.and_(*(is_low_address(builder, each) for each in words))
        builder.conditional(is_both, take, done)
        builder.move_to_end(take)
        lacks = helpers.aside(builder, "take", places[1])
        helpers.stop_without_room(builder, lacks)
        builder.branch(done)
        builder.move_to_end(done)
        builder.ret()

    return helpers.made("set word aside", "set_word_aside", (VOID, POINTER, POINTER), fill)
