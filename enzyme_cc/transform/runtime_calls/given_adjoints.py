"""Look for adjoints that the user has put where the forward sweep comes with something else.

Those of what a function leaves in memory are there before it is called. A word of a shadow may be
one of them, the address of a shadow, or what is next to nothing as a number: see tagged_words.py.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, I8, I64, POINTER, VOID, function_type, int_type
from enzyme_cc.transform.code.counted_loops import counted, for_each_span
from enzyme_cc.transform.code.sizes import least, size_constant, without
from enzyme_cc.transform.layout.tagged_words import WORD, address_in, is_no_number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.runtime_calls.helper_base import HelperBase

    #: Where something begins in a period, and how long it is.
    Runs = tuple[tuple[int, int], ...]
    Spans = tuple[int, Runs]

_NO, _YES = int_constant(I1, 0), int_constant(I1, 1)
#: From here on there are addresses wherever a program does not lie below.
_HIGH = 1 << 32


def large_from(bits: int, smallest: int) -> int:
    """Return from where on an integer of so many bits is more than nothing as a number.

    `smallest` is how many bytes the smallest number has: of two, no integer is next to nothing.
    """
    return 1 if smallest <= 2 else 8 << min(bits, 8 * smallest) - 8


def given_at(
    helpers: HelperBase, builder: Builder, place: Value, size: int, smallest: int
) -> Value:
    """Return whether an adjoint is in what is stored over: whole words, or a part of one."""
    if size % WORD:
        return builder.call(_near(helpers, smallest), [place])
    found: Value = _NO
    for at in range(0, size, WORD):
        word = builder.gep(I8, place, [size_constant(at)]) if at else place
        found = builder.or_(found, builder.call(_here(helpers, smallest), [word]))
    return found


def in_parts(
    builder: Builder, places: Sequence[Value], size: Value, what: Numbers
) -> Iterator[tuple[Sequence[Value], Value, Numbers]]:
    """Yield the head of some bytes, if any, and what repeats: where, how long, and what."""
    if what.head is not None:
        border = size_constant(what.head.period)
        yield places, least(builder, size, border), what.head
        places = [builder.gep(I8, each, [border]) for each in places]
        size = without(builder, size, border)
    yield places, size, what._replace(head=None)


def given_among(
    helpers: HelperBase,
    builder: Builder,
    place: Value,
    size: Value,
    what: Numbers,
    smallest: int,
) -> Value:
    """Return whether an adjoint is in some bytes, but for what are known to be numbers."""
    layout = DataLayout(helpers.module.data_layout)
    found: Value = _NO
    for starts, length, part in in_parts(builder, [place], size, what):
        spans = part.others(layout) if part.runs else None
        if spans != ():
            where = part.period if spans else 0, spans
            key, kind = ("given among", where, smallest), (I1, POINTER, I64)
            fill = partial(_fill_among, helpers, what=where, smallest=smallest)
            helper = helpers.made(key, "given_among", kind, fill, _said(helpers))
            found = builder.or_(found, builder.call(helper, [*starts, length]))
    return found


def address_meets_given(
    helpers: HelperBase, builder: Builder, places: tuple[Value, Value], size: Value, what: Numbers
) -> Value:
    """Return whether of words that are told, an address would be copied to where an adjoint is."""
    layout, inside = DataLayout(helpers.module.data_layout), what.in_turns()
    found: Value = _NO
    for starts, length, part in () if inside.is_empty else in_parts(builder, places, size, inside):
        if part.runs:
            where = part.period, part.spans(layout)
            key, kind = ("address meets given", where), (I1, POINTER, POINTER, I64)
            fill = partial(_fill_meeting, where=where)
            helper = helpers.made(key, "address_meets_given", kind, fill, _said(helpers))
            found = builder.or_(found, builder.call(helper, [*starts, length]))
    return found


def _fill_meeting(made: Function, where: Spans) -> None:
    """Look at the words of two places, the target and the source."""
    target, source, length = made.arguments

    def one(inner: Builder, at: Value) -> Value:
        new = inner.load(I64, inner.gep(I8, source, [at]), align=WORD)
        old = inner.load(I64, inner.gep(I8, target, [at]), align=WORD)
        return meets_given(inner, old, new)

    _any_word(made, where, length, one)


def meets_given(builder: Builder, old: Value, new: Value) -> Value:
    """Return whether a word is an address, and that in its place a number."""
    is_address = builder.icmp("ne", address_in(builder, new), size_constant(0))
    is_given = builder.xor(is_no_number(builder, old), _YES)
    return builder.and_(is_address, is_given)


def _here(helpers: HelperBase, smallest: int) -> Function:
    """Return the helper that looks at a word."""

    def fill(made: Function) -> None:
        builder = Builder(made.insert_block("start"))
        word = builder.load(I64, made.arguments[0], align=1)
        builder.ret(_is_given(builder, word, smallest))

    key = "given here", smallest
    return helpers.made(key, "given_here", (I1, POINTER), fill, _said(helpers))


def _near(helpers: HelperBase, smallest: int) -> Function:
    """Return the helper that looks at the word in which a place is.

    LLVM must not see that it looks beyond a variable, to the end of that word.
    """

    def fill(made: Function) -> None:
        builder = Builder(made.insert_block("start"))
        at = builder.ptrtoint(made.arguments[0], I64)
        start = builder.inttoptr(builder.and_(at, int_constant(I64, -WORD)), POINTER)
        word = builder.load(I64, start, align=WORD)
        builder.ret(_is_given(builder, word, smallest))

    key, words = ("given near", smallest), _said(helpers, "noinline")
    return helpers.made(key, "given_near", (I1, POINTER), fill, words)


def _said(helpers: HelperBase, otherwise: str = "") -> tuple[str, str]:
    """Return what is said of a helper that only looks: to the next level it is nothing.

    Nobody is warned of that: the mark is ours, and there is nothing that it loses.
    """
    return "", '"enzyme_inactive_memory"' if helpers.again else otherwise


def _fill_among(
    helpers: HelperBase,
    made: Function,
    what: tuple[int, tuple[tuple[int, int], ...] | None],
    smallest: int,
) -> None:
    """Look at the aligned words in some spans."""
    here, place = _here(helpers, smallest), made.arguments[0]
    _any_word(made, what, made.arguments[1], lambda b, at: b.call(here, [b.gep(I8, place, [at])]))


def _any_word(
    made: Function,
    what: tuple[int, object],
    size: Value,
    is_one: Callable[[Builder, Value], Value],
) -> None:
    """Return whether something holds of one of the aligned words in some spans."""
    place, (period, spans) = made.arguments[0], what
    builder = Builder(made.insert_block("start"))
    found = builder.alloca(I1)
    builder.store(_NO, found)

    def in_span(start: Value, length: Value) -> None:
        at = builder.add(builder.ptrtoint(place, I64), start)
        first = builder.and_(builder.sub(size_constant(0), at), size_constant(WORD - 1))
        count = builder.udiv(without(builder, length, first), size_constant(WORD))

        def word(index: Value) -> None:
            inside = builder.add(first, builder.mul(index, size_constant(WORD)))
            is_here = is_one(builder, builder.add(start, inside))
            builder.store(builder.or_(builder.load(I1, found), is_here), found)

        counted(builder, count, word)

    if spans is None:
        in_span(size_constant(0), size)
    else:
        for_each_span(builder, (period, spans), size, in_span)  # type: ignore[arg-type]
    builder.ret(builder.load(I1, found))


def _is_given(builder: Builder, word: Value, smallest: int) -> Value:
    """Return whether a word is, or has, a number that is more than nothing."""
    found: Value = _NO
    for at in range(0, WORD, smallest):
        found = builder.or_(found, _is_large(builder, word, 8 * at, 8 * smallest))
    if smallest >= WORD:
        return found
    return builder.and_(found, builder.xor(is_low_address(builder, word), _YES))


def _is_large(builder: Builder, word: Value, at: int, bits: int) -> Value:
    """Return whether some bits of a word are a number that is more than nothing."""
    magnitude = (1 << bits - 1) - 1
    lane = builder.and_(word, int_constant(I64, magnitude << at))
    return builder.icmp("uge", lane, int_constant(I64, large_from(bits, bits // 8) << at))


def may_be_low(builder: Builder, word: Value) -> Value:
    """Return whether a word is something of not more than 48 bits: of numbers, hardly any is."""
    before = builder.sub(word, size_constant(1))
    return builder.icmp("ult", before, int_constant(I64, (1 << 48) - 1))


def is_low_address(builder: Builder, word: Value) -> Value:
    """Return whether a word may be an address, where numbers are smaller than a word.

    It has not more than 48 bits, and if it has 32 or less, the program lies there.
    """
    has_few = builder.icmp("ult", word, int_constant(I64, 1 << 48))
    has_many = builder.icmp("uge", word, int_constant(I64, _HIGH))
    return builder.and_(has_few, builder.or_(has_many, _is_in_program(builder, word)))


def _is_in_program(builder: Builder, word: Value) -> Value:
    """Return whether the program ends above a word; if it ends high, it does not begin low."""
    function = builder.block.function
    assert function is not None
    module = module_of(function)
    if "linux" not in module.triple:
        return _NO
    ends = declare(module, "sbrk", function_type(POINTER, (I64,)))
    end = builder.ptrtoint(builder.call(ends, [size_constant(0)]), I64)
    is_low = builder.icmp("ult", end, int_constant(I64, _HIGH))
    is_above = builder.icmp("ult", word, end)
    return builder.and_(builder.icmp("ne", word, size_constant(0)), builder.and_(is_low, is_above))


def forget_addresses(
    helpers: HelperBase, builder: Builder, places: tuple[Value, Value], size: Value
) -> None:
    """Clear the words of a shadow that are addresses, where numbers come that are smaller.

    They are where the primal, which is the first of the places, has one as well: it is overwritten.
    What the user has put there is no address, or the primal has none.
    """
    builder.call(_addresses(helpers, is_cleared=True), [*places, size])


def has_addresses(
    helpers: HelperBase, builder: Builder, places: tuple[Value, Value], size: Value
) -> Value:
    """Return whether there is such a word."""
    return builder.call(_addresses(helpers, is_cleared=False), [*places, size])


def forget_addresses_among(
    helpers: HelperBase,
    builder: Builder,
    places: tuple[Value, Value],
    size: Value,
    what: Numbers,
) -> None:
    """Clear such words where smaller numbers are among others."""
    _look_among(helpers, builder, places, size, what, is_cleared=True)


def has_addresses_among(
    helpers: HelperBase,
    builder: Builder,
    places: tuple[Value, Value],
    size: Value,
    what: Numbers,
) -> Value:
    """Return whether there is such a word where smaller numbers are among others."""
    return _look_among(helpers, builder, places, size, what, is_cleared=False)


def _look_among(
    helpers: HelperBase,
    builder: Builder,
    places: tuple[Value, Value],
    size: Value,
    what: Numbers,
    *,
    is_cleared: bool,
) -> Value:
    found: Value = _NO
    layout, small = DataLayout(helpers.module.data_layout), what.smaller_than(WORD)
    for starts, length, part in () if small.is_empty else in_parts(builder, places, size, small):
        if part.runs:
            where = part.period, part.spans(layout)
            key, kind = ("among", where, is_cleared), (I1, POINTER, POINTER, I64)
            fill = partial(_fill_look, helpers, where=where, is_cleared=is_cleared)
            made = helpers.made(key, "look_among", kind, fill)
            found = builder.or_(found, builder.call(made, [*starts, length]))
    return found


def _fill_look(helpers: HelperBase, made: Function, where: Spans, *, is_cleared: bool) -> None:
    """Look at each span of smaller numbers."""
    builder = Builder(made.insert_block("start"))
    own, shadow, whole = made.arguments
    seen = builder.alloca(I1)
    builder.store(_NO, seen)

    def one(at: Value, count: Value) -> None:
        inside = [builder.gep(I8, each, [at]) for each in (own, shadow)]
        is_one = builder.call(_addresses(helpers, is_cleared=is_cleared), [*inside, count])
        builder.store(builder.or_(builder.load(I1, seen), is_one), seen)

    for_each_span(builder, where, whole, one)
    builder.ret(builder.load(I1, seen))


def forget_address(
    helpers: HelperBase, builder: Builder, places: tuple[Value, Value], size: int
) -> None:
    """Clear the word of a shadow where a number comes, as above; most often there is nothing."""

    def fill(made: Function) -> None:
        inner = Builder(made.insert_block("start"))
        some, done = made.insert_block("some"), made.insert_block("done")
        held = inner.load(int_type(8 * size), made.arguments[1], align=1)
        inner.conditional(inner.icmp("eq", held, zero(held.type)), done, some)
        inner.move_to_end(some)
        own, place = made.arguments
        forget_addresses(helpers, inner, (own, place), size_constant(size))
        inner.branch(done)
        inner.move_to_end(done)
        inner.ret()

    key, kind = ("forget address", size), (VOID, POINTER, POINTER)
    builder.call(helpers.made(key, "forget_address", kind, fill), places)


def _addresses(helpers: HelperBase, *, is_cleared: bool) -> Function:
    """Return the helper that looks for them; like `_near`, it looks at whole words."""
    name = "forget_addresses" if is_cleared else "has_addresses"
    kind, fill = (I1, POINTER, POINTER, I64), partial(_look, is_cleared=is_cleared)
    return helpers.made(name, name, kind, fill, _said(helpers, "noinline"))


def _look(made: Function, *, is_cleared: bool) -> None:
    """Look at each word that has a byte of them; where these lie otherwise, there is no address.

    What is its own shadow is left alone.
    """
    builder = Builder(made.insert_block("start"))
    primal, shadow, size = made.arguments
    found = builder.alloca(I1)
    builder.store(_NO, found)
    some, done = made.insert_block("some"), made.insert_block("done")
    ahead = builder.and_(builder.ptrtoint(shadow, I64), size_constant(WORD - 1))
    other = builder.and_(builder.ptrtoint(primal, I64), size_constant(WORD - 1))
    is_alike = builder.icmp("eq", ahead, other)
    is_apart = builder.icmp("ne", primal, shadow)
    builder.conditional(builder.and_(is_alike, is_apart), some, done)
    builder.move_to_end(some)
    back = builder.sub(size_constant(0), ahead)
    starts = [builder.gep(I8, each, [back]) for each in (primal, shadow)]
    all_ = builder.add(builder.add(size, ahead), size_constant(WORD - 1))

    def word(index: Value) -> None:
        own, place = (builder.gep(I64, each, [index]) for each in starts)
        held = [builder.load(I64, each, align=WORD) for each in (own, place)]
        look, next_ = builder.new_block("look"), builder.new_block("next")
        builder.conditional(
            builder.and_(*(may_be_low(builder, each) for each in held)), look, next_
        )
        builder.move_to_end(look)
        is_both = builder.and_(*(is_low_address(builder, each) for each in held))
        builder.store(builder.or_(is_both, builder.load(I1, found)), found)
        if is_cleared:
            # What other threads store beside it is not written again.
            clear = builder.new_block("clear")
            builder.conditional(is_both, clear, next_)
            builder.move_to_end(clear)
            builder.store(size_constant(0), place, align=WORD)
        builder.branch(next_)
        builder.move_to_end(next_)

    counted(builder, builder.udiv(all_, size_constant(WORD)), word)
    builder.branch(done)
    builder.move_to_end(done)
    builder.ret(builder.load(I1, found))
