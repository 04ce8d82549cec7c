"""Look for adjoints that the user has put where the forward sweep comes with something else.

Those of what a function leaves in memory are there before it is called. A word of a shadow may be
one of them, the address of a shadow, or what is next to nothing as a number: see tagged_words.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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
    from collections.abc import Callable, Iterator

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
    if what.head is not None:
        border = size_constant(what.head.period)
        length = least(builder, size, border)
        found = given_among(helpers, builder, place, length, what.head, smallest)
        place, size = builder.gep(I8, place, [border]), without(builder, size, border)
    spans = what.others(layout) if what.runs else None
    if spans == ():
        return found
    period = what.period if spans else 0

    def fill(made: Function) -> None:
        _fill_among(helpers, made, (period, spans), smallest)

    key, kind = ("given among", period, spans, smallest), (I1, POINTER, I64)
    helper = helpers.made(key, "given_among", kind, fill, _said(helpers))
    return builder.or_(found, builder.call(helper, [place, size]))


def address_meets_given(
    helpers: HelperBase, builder: Builder, places: tuple[Value, Value], size: Value, what: Numbers
) -> Value:
    """Return whether of words that are told, an address would be copied to where an adjoint is."""
    inside = what.in_turns()
    found: Value = _NO
    if inside.head is not None:
        border = size_constant(inside.head.period)
        head, length = inside.head, least(builder, size, border)
        found = address_meets_given(helpers, builder, places, length, head)
        target, source = (builder.gep(I8, each, [border]) for each in places)
        places, size = (target, source), without(builder, size, border)
    if not inside.runs:
        return found

    def fill(made: Function) -> None:
        target, source, length = made.arguments
        spans = [(run.offset, run.count * WORD) for run in inside.runs]

        def one(inner: Builder, at: Value) -> Value:
            new = inner.load(I64, inner.gep(I8, source, [at]), align=WORD)
            old = inner.load(I64, inner.gep(I8, target, [at]), align=WORD)
            return meets_given(inner, old, new)

        _any_word(made, (inside.period, spans), length, one)

    key = "address meets given", inside.period, inside.runs
    kind = (I1, POINTER, POINTER, I64)
    helper = helpers.made(key, "address_meets_given", kind, fill, _said(helpers))
    return builder.or_(found, builder.call(helper, [*places, size]))


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
    """Return what is said of a helper that only looks: to the next level it is nothing."""
    return "", '"enzyme_inactive"' if helpers.again else otherwise


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
    builder.call(_addresses(helpers, is_asked=False), [*places, size])


def has_addresses(
    helpers: HelperBase, builder: Builder, places: tuple[Value, Value], size: Value
) -> Value:
    """Return whether there is such a word."""
    return builder.call(_addresses(helpers, is_asked=True), [*places, size])


def forget_addresses_among(
    helpers: HelperBase,
    builder: Builder,
    places: tuple[Value, Value],
    size: Value,
    what: Numbers,
) -> None:
    """Clear such words where smaller numbers are among others."""
    for part in _small_parts(what):
        starts, length = part.within(builder, places, size)
        where = part.period, part.spans
        key, kind = ("forget among", *where), (VOID, POINTER, POINTER, I64)

        def fill(made: Function, where: Spans = where) -> None:
            inner = Builder(made.insert_block("start"))
            own, shadow, whole = made.arguments

            def one(at: Value, count: Value) -> None:
                inside = inner.gep(I8, own, [at]), inner.gep(I8, shadow, [at])
                forget_addresses(helpers, inner, inside, count)

            for_each_span(inner, where, whole, one)
            inner.ret()

        builder.call(helpers.made(key, "forget_among", kind, fill), [*starts, length])


def has_addresses_among(
    helpers: HelperBase,
    builder: Builder,
    places: tuple[Value, Value],
    size: Value,
    what: Numbers,
) -> Value:
    """Return whether there is such a word where smaller numbers are among others."""
    found: Value = _NO
    for part in _small_parts(what):
        starts, length = part.within(builder, places, size)
        where = part.period, part.spans
        key, kind = ("has among", *where), (I1, POINTER, POINTER, I64)

        def fill(made: Function, where: Spans = where) -> None:
            inner = Builder(made.insert_block("start"))
            own, shadow, whole = made.arguments
            seen = inner.alloca(I1)
            inner.store(_NO, seen)

            def one(at: Value, count: Value) -> None:
                inside = inner.gep(I8, own, [at]), inner.gep(I8, shadow, [at])
                is_one = has_addresses(helpers, inner, inside, count)
                inner.store(inner.or_(inner.load(I1, seen), is_one), seen)

            for_each_span(inner, where, whole, one)
            inner.ret(inner.load(I1, seen))

        made = helpers.made(key, "has_addresses_among", kind, fill)
        found = builder.or_(found, builder.call(made, [*starts, length]))
    return found


class _Part(NamedTuple):
    """A head of some bytes, or what repeats behind it, and where smaller numbers are in it."""

    start: int
    period: int
    spans: Runs
    is_head: bool

    def within(
        self, builder: Builder, places: tuple[Value, Value], size: Value
    ) -> tuple[list[Value], Value]:
        """Return where it begins in two places, and how long it is."""
        if self.is_head:
            return [*places], least(builder, size, size_constant(self.period))
        if not self.start:
            return [*places], size
        start = size_constant(self.start)
        return [builder.gep(I8, each, [start]) for each in places], without(builder, size, start)


def _small_parts(what: Numbers) -> Iterator[_Part]:
    """Yield the parts in which smaller numbers are."""
    start = what.head.period if what.head is not None else 0
    for part, at, is_head in ((what.head, 0, True), (what, start, False)):
        runs = part.runs if part is not None else ()
        small = tuple(
            (run.offset, run.count * run.kind.width // 8)
            for run in runs
            if run.kind.width < 8 * WORD
        )
        if part is not None and small:
            yield _Part(at, part.period, small, is_head)


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


def _addresses(helpers: HelperBase, *, is_asked: bool) -> Function:
    """Return the helper that looks for them; like `_near`, it looks at whole words."""
    name = "has_addresses" if is_asked else "forget_addresses"
    kind = (I1 if is_asked else VOID, POINTER, POINTER, I64)
    fill = lambda made: _look(made, is_asked=is_asked)  # noqa: E731
    return helpers.made(name, name, kind, fill, _said(helpers, "noinline"))


def _look(made: Function, *, is_asked: bool) -> None:
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
        is_both = builder.and_(*(is_low_address(builder, each) for each in held))
        if is_asked:
            builder.store(builder.or_(is_both, builder.load(I1, found)), found)
            return
        # What other threads store beside it is not written again.
        clear, next_ = builder.new_block("clear"), builder.new_block("next")
        builder.conditional(is_both, clear, next_)
        builder.move_to_end(clear)
        builder.store(size_constant(0), place, align=WORD)
        builder.branch(next_)
        builder.move_to_end(next_)

    counted(builder, builder.udiv(all_, size_constant(WORD)), word)
    builder.branch(done)
    builder.move_to_end(done)
    builder.ret(builder.load(I1, found) if is_asked else None)
