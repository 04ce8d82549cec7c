"""Clearing and moving numbers, and all else, in shadows: helpers for memory copied as bytes.

Where numbers are is given as `Numbers`: all else is pointers, integers and padding. Nothing is
known of the alignment of what is copied as bytes.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, I8, I64, POINTER, VOID, function_type
from enzyme_cc.transform.code.counted_loops import counted, for_each_period, for_each_span
from enzyme_cc.transform.code.inherited import TAKEN
from enzyme_cc.transform.code.sizes import least, size_constant, without
from enzyme_cc.transform.layout.tagged_words import (
    WORD,
    add_number,
    add_number_atomically,
    clear_address,
    keep_address,
    number_in,
    put_address,
    take_number,
    take_number_atomically,
)
from enzyme_cc.transform.runtime_calls.helper_base import (
    NO_NUMBERS,
    ONLY_NUMBERS,
    HelperBase,
    fill_zero,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import TypeAlias, TypeVar

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.byte_layout import Content
    from enzyme_cc.transform.layout.float_runs import Numbers, Run

    _What = TypeVar("_What", Numbers, Content)
    #: What is done at a number: with a run of such, and its place in each of the arguments.
    _Step: TypeAlias = Callable[..., None]

_COPY = function_type(VOID, (POINTER, POINTER, I64, I1))
_SET = function_type(VOID, (POINTER, I8, I64, I1))
_TWO_PLACES = (VOID, POINTER, POINTER, I64)
#: What holds of two places that do not overlap.
_APART = ("noalias", "noalias", "")
_OTHERS = CallStyle(attributes=NO_NUMBERS)


class Ways(NamedTuple):
    """Other threads at that time: they may add to the source, or take from the target."""

    added: bool = False
    taken: bool = False


_ALONE = Ways()


class MemoryHelpers(HelperBase):
    """Helpers for memory that is copied or set as bytes."""

    def take_back(  # noqa: PLR0913 - two places and a size
        self,
        builder: Builder,
        target: Value,
        source: Value,
        size: Value,
        what: Numbers,
        *,
        overlaps: bool = True,
        ways: Ways = _ALONE,
    ) -> None:
        """Reverse a copy on shadows: for each number, source += target, and target = 0.

        Words that are addresses stay; see `clear_addresses`.

        Where target and source are the same nothing changes. Without `overlaps` they are that, or
        far enough from each other, as memcpy has it.
        """
        if what.head is not None:

            def part(builder: Builder, given: Sequence[Value], inner: Numbers) -> None:
                to, of, length = given
                self.take_back(builder, to, of, length, inner, overlaps=overlaps, ways=ways)

            words = (
                f"take_back{'.shared' * ways.added}{'.taken' * ways.taken}",
                "ugt" if overlaps else None,
            )
            self._in_two(builder, [target, source, size], what, words, part)
        elif what.runs:
            key = ("take_back", what, overlaps, ways)
            fill = self._take_back if overlaps else self._take_back_apart
            helper = self.made(key, "take_back", _TWO_PLACES, lambda made: fill(made, what, ways))
            builder.call(helper, [target, source, size])

    def accumulate_numbers(
        self,
        builder: Builder,
        target: Value,
        source: Value,
        size: Value,
        what: Numbers,
        *,
        shared: bool = False,
    ) -> None:
        """Add numbers, target += source for each, where the two do not overlap.

        Where it is `shared`, other threads may add to the target.
        """
        if what.head is not None:

            def part(builder: Builder, given: Sequence[Value], inner: Numbers) -> None:
                to, of, length = given
                self.accumulate_numbers(builder, to, of, length, inner, shared=shared)

            words = (f"accumulate_numbers{'.shared' * shared}", None)
            self._in_two(builder, [target, source, size], what, words, part)
        elif what.runs:
            helper = self.made(
                ("accumulate_numbers", what, shared),
                "accumulate_numbers",
                _TWO_PLACES,
                lambda made: _fill_apart(made, what, _accumulate_shared if shared else _accumulate),
            )
            builder.call(helper, [target, source, size], CallStyle(arguments=_APART))

    def copy_numbers(
        self, builder: Builder, target: Value, source: Value, size: Value, what: Numbers
    ) -> None:
        """Copy the numbers, and leave what is between them; the two may overlap."""
        layout = DataLayout(self.module.data_layout)
        if what.is_empty:
            return
        if what.content(layout).has_only_numbers and not self.again:
            copy = declare(self.module, "llvm.memmove.p0.p0.i64", _COPY)
            builder.call(copy, [target, source, size, int_constant(I1, 0)])
        elif what.head is not None:

            def part(builder: Builder, given: Sequence[Value], inner: Numbers) -> None:
                to, of, length = given
                self.copy_numbers(builder, to, of, length, inner)

            self._in_two(builder, [target, source, size], what, ("copy_numbers", "ult"), part)
        else:
            fill = lambda made: _copy_in_order(made, what, _put)  # noqa: E731
            helper = self.made(("copy_numbers", what), "copy_numbers", _TWO_PLACES, fill)
            builder.call(helper, [target, source, size])

    def copy_others(
        self, builder: Builder, target: Value, source: Value, size: Value, what: Numbers
    ) -> None:
        """Copy all that is no number; the two may overlap.

        Of words that are numbers at some times only, those are copied that are addresses.
        """
        self._copy_addresses(builder, target, source, size, what)
        spans = self._others(what)
        if what.head is not None and not what.is_empty:

            def part(builder: Builder, given: Sequence[Value], inner: Numbers) -> None:
                to, of, length = given
                self.copy_others(builder, to, of, length, inner)

            self._in_two(builder, [target, source, size], what, ("copy_others", "ult"), part)
        elif not what.runs:
            copy = declare(self.module, "llvm.memmove.p0.p0.i64", _COPY)
            builder.call(copy, [target, source, size, int_constant(I1, 0)], _OTHERS)
        elif spans:
            helper = self.made(
                ("copy_others", what.period, spans),
                "copy_others",
                _TWO_PLACES,
                lambda made: _copy_others(made, (what.period, spans)),
            )
            builder.call(helper, [target, source, size])

    def set_others(
        self, builder: Builder, target: Value, byte: Value, size: Value, what: Numbers
    ) -> None:
        """Set each byte that is of no number; words have no address from then on."""
        self.clear_addresses(builder, target, size, what)
        spans = self._others(what)
        if what.head is not None and not what.is_empty:

            def part(builder: Builder, given: Sequence[Value], inner: Numbers) -> None:
                to, value, length = given
                self.set_others(builder, to, value, length, inner)

            self._in_two(builder, [target, byte, size], what, ("set_others", None), part)
        elif not what.runs:
            set_ = declare(self.module, "llvm.memset.p0.i64", _SET)
            builder.call(set_, [target, byte, size, int_constant(I1, 0)], _OTHERS)
        elif spans:
            helper = self.made(
                ("set_others", what.period, spans),
                "set_others",
                (VOID, POINTER, I8, I64),
                lambda made: _set_others(made, (what.period, spans)),
            )
            builder.call(helper, [target, byte, size])

    def _copy_addresses(
        self, builder: Builder, target: Value, source: Value, size: Value, what: Numbers
    ) -> None:
        """Copy what words are addresses, of those that are told when the program runs."""
        fill = lambda made: _copy_in_order(made, what.in_turns(), _copy_address)  # noqa: E731
        self._at_words(builder, "copy_addresses", (target, source, size), what, fill)

    def clear_addresses(self, builder: Builder, target: Value, size: Value, what: Numbers) -> None:
        """Clear what words are addresses, of those that are told when the program runs."""

        def fill(made: Function) -> None:
            inner = Builder(made.insert_block("start"))
            _for_each_number(inner, what.in_turns(), _clear_address)
            inner.ret()

        self._at_words(builder, "clear_addresses", (target, size), what, fill)

    def _at_words(
        self,
        builder: Builder,
        name: str,
        given: Sequence[Value],
        what: Numbers,
        fill: Callable[[Function], None],
    ) -> None:
        inside = what.in_turns()
        if not inside.is_empty:
            kind = (VOID, *(each.type for each in given))
            builder.call(self.made((name, inside), name, kind, fill), given)

    def zero_numbers(self, builder: Builder, pointer: Value, size: Value, what: Content) -> None:
        """Clear the numbers in some bytes, and leave what is between them."""
        self.zero_bytes(builder, pointer, size, what, ONLY_NUMBERS)

    def zero_bytes(
        self, builder: Builder, pointer: Value, size: Value, what: Content, said: str
    ) -> None:
        """Clear what are the numbers of a content, or something else, as `said`.

        Of words that are numbers at some times only, addresses stay.
        """
        if what.words and what.head is None:
            fill = lambda made: _keep_addresses(made, what)  # noqa: E731
            helper = self.made(("words", what), "keep_addresses", (VOID, POINTER, I64), fill)
            builder.call(helper, [pointer, size])
            what = what._replace(words=())
        if what.has_only_numbers:
            fill_zero(builder, self.module, pointer, size, said)
        elif what.head is not None:

            def part(builder: Builder, given: Sequence[Value], inner: Content) -> None:
                to, length = given
                self.zero_bytes(builder, to, length, inner, said)

            words = ("zero_numbers" if said == ONLY_NUMBERS else "zero_others", None)
            self._in_two(builder, [pointer, size], what, words, part)
        elif what.numbers:
            kind = (VOID, POINTER, I64)
            fill = lambda made: _zero_numbers(made, what, said)  # noqa: E731
            helper = self.made((what, said), "zero_numbers", kind, fill)
            builder.call(helper, [pointer, size])

    def _in_two(
        self,
        builder: Builder,
        values: Sequence[Value],
        what: _What,
        words: tuple[str, str | None],
        part: Callable[[Builder, Sequence[Value], _What], None],
    ) -> None:
        """Do something with the head, and with what repeats behind it.

        `words` are the name, and how the target compares with the source where the head is first:
        this matters only where the two overlap. The order is that of all numbers, or of all bytes,
        from the first to the last or from the last to the first; each part keeps it, too.
        """
        name, order = words
        helper = self.made(
            ("in two", words, what),
            name,
            (VOID, *(each.type for each in values)),
            lambda made: _in_two(made, what, order, part),
        )
        builder.call(helper, values)

    def _others(self, what: Numbers) -> tuple[tuple[int, int], ...]:
        return what.others(DataLayout(self.module.data_layout))

    def _take_back_apart(self, made: Function, what: Numbers, ways: Ways) -> None:
        """Take back between places that are the same, or do not overlap."""
        start, move, done = (made.insert_block(name) for name in ("start", "move", "done"))
        builder = Builder(start)
        target, source, _ = made.arguments
        builder.conditional(builder.icmp("eq", target, source), done, move)
        builder.move_to_end(move)
        self._call_apart(builder, made, what, ways)
        builder.branch(done)
        builder.move_to_end(done)
        builder.ret()

    def _call_apart(self, builder: Builder, made: Function, what: Numbers, ways: Ways) -> None:
        key = ("take_back apart", what, ways)
        step = partial(_take_with_others, ways=ways) if any(ways) else _give_back
        fill = lambda inner: _fill_apart(inner, what, step)  # noqa: E731
        apart = self.made(key, "take_back.apart", _TWO_PLACES, fill)
        builder.call(apart, made.arguments, CallStyle(arguments=_APART))

    def _take_back(self, made: Function, what: Numbers, ways: Ways) -> None:
        """Take back number by number between places that may overlap, in the order each needs.

        Where the target is above the source, number i of the source may be number j < i of the
        target: that must have been taken before i adds to it. So this begins with the first; where
        the target is below, with the last.
        """
        names = ("start", "apart", "near", "moved", "above", "below", "done")
        start, apart, near, moved, above, below, done = (made.insert_block(name) for name in names)
        target, source, size = made.arguments
        builder = Builder(start)
        low, high = (builder.ptrtoint(each, I64) for each in (source, target))
        up, down = builder.sub(high, low), builder.sub(low, high)
        overlap = builder.or_(builder.icmp("ult", up, size), builder.icmp("ult", down, size))
        builder.conditional(overlap, near, apart)
        builder.move_to_end(apart)
        self._call_apart(builder, made, what, ways)
        builder.branch(done)
        builder.move_to_end(near)
        builder.conditional(builder.icmp("eq", high, low), done, moved)
        builder.move_to_end(moved)
        builder.conditional(builder.icmp("ugt", high, low), above, below)
        step = partial(_take_with_others, ways=ways) if any(ways) else _take_back_in_order
        for block, is_down in ((above, False), (below, True)):
            builder.move_to_end(block)
            _for_each_number(builder, what, step, down=is_down)
            builder.branch(done)
        builder.move_to_end(done)
        builder.ret()


def _in_two(
    made: Function,
    what: _What,
    order: str | None,
    part: Callable[[Builder, Sequence[Value], _What], None],
) -> None:
    builder = Builder(made.insert_block("start"))
    values: list[Value] = [*made.arguments]
    size = values.pop()
    assert what.head is not None
    border = size_constant(what.head.period)
    moved: list[Value] = [
        builder.gep(I8, each, [border]) if each.type is POINTER else each for each in values
    ]
    head = ((*values, least(builder, size, border)), what.head)
    rest = ((*moved, without(builder, size, border)), what._replace(head=None))

    def both(rows: Iterable[tuple[Sequence[Value], _What]]) -> None:
        for given, inner in rows:
            part(builder, given, inner)

    if order is None:
        both((head, rest))
    else:
        up, down, done = (made.insert_block(name) for name in ("up", "down", "done"))
        builder.conditional(builder.icmp(order, values[0], values[1]), up, down)
        for block, rows in ((up, (head, rest)), (down, (rest, head))):
            builder.move_to_end(block)
            both(rows)
            builder.branch(done)
        builder.move_to_end(done)
    builder.ret()


# -- numbers ---------------------------------------------------------------------------------------


def _accumulate(builder: Builder, run: Run, target: Value, source: Value) -> None:
    """Add the source to the target."""
    if run.in_turns:
        add_number(builder, target, number_in(builder, builder.load(I64, source, align=WORD)))
        return
    given, there = (builder.load(run.kind, each, align=1) for each in (source, target))
    builder.store(builder.fadd(there, given), target, align=1)


def add_atomically(builder: Builder, place: Value, given: Value) -> None:
    """Add to a number in memory that other threads add to."""
    builder.atomicrmw("fadd", place, given, "monotonic")


def _accumulate_shared(builder: Builder, run: Run, target: Value, source: Value) -> None:
    """Add the source to the target, to which others add."""
    if run.in_turns:
        given = number_in(builder, builder.load(I64, source, align=WORD))
        add_number_atomically(builder, target, given)
        return
    add_atomically(builder, target, builder.load(run.kind, source, align=1))


def take_atomically(builder: Builder, place: Value, kind: Type) -> Value:
    """Return a number in memory, which is then zero: of several threads, one gets it."""
    made = builder.atomicrmw("xchg", place, zero(kind), "monotonic")
    made.metadata = f"{made.metadata}, !{TAKEN} !{{}}"
    return made


def _take_with_others(
    builder: Builder, run: Run, target: Value, source: Value, *, ways: Ways
) -> None:
    """Add the target to the source and zero the target, where others do so; both may be one."""
    if run.in_turns:
        take = take_number_atomically if ways.taken else take_number
        add = add_number_atomically if ways.added else add_number
        add(builder, source, take(builder, target))
        return
    if ways.taken:
        given = take_atomically(builder, target, run.kind)
    else:
        given = builder.load(run.kind, target, align=1)
        builder.store(zero(run.kind), target, align=1)
    if ways.added:
        add_atomically(builder, source, given)
    else:
        there = builder.load(run.kind, source, align=1)
        builder.store(builder.fadd(there, given), source, align=1)


def _give_back(builder: Builder, run: Run, target: Value, source: Value) -> None:
    """Add the target to the source, and zero the target."""
    if run.in_turns:
        _take_back_in_order(builder, run, target, source)
        return
    _accumulate(builder, run, source, target)
    builder.store(zero(run.kind), target, align=1)


def _take_back_in_order(builder: Builder, run: Run, target: Value, source: Value) -> None:
    """Add the target to the source and zero the target, where both may share bytes."""
    if run.in_turns:
        add_number(builder, source, take_number(builder, target))
        return
    given = builder.load(run.kind, target, align=1)
    builder.store(zero(run.kind), target, align=1)
    there = builder.load(run.kind, source, align=1)
    builder.store(builder.fadd(there, given), source, align=1)


def _fill_apart(made: Function, what: Numbers, step: _Step) -> None:
    """Write one loop over places that do not overlap, which LLVM can vectorise."""
    for argument, attributes in zip(made.arguments, _APART, strict=True):
        argument.attributes = attributes
    builder = Builder(made.insert_block("start"))
    _for_each_number(builder, what, step)
    builder.ret()


def _for_each_number(builder: Builder, what: Numbers, step: _Step, *, down: bool = False) -> None:
    """Write a step for each number that is whole among so many bytes, at both places."""
    made = builder.block.function
    assert made is not None
    layout = DataLayout(module_of(made).data_layout)
    *places, size = made.arguments

    def some(run: Run, start: Value, count: Value) -> None:
        stride = size_constant(layout.alloc_size(run.kind))
        base = builder.add(start, size_constant(run.offset))

        def one(index: Value) -> None:
            at = builder.add(base, builder.mul(index, stride))
            step(builder, run, *(builder.gep(I8, each, [at]) for each in places))

        counted(builder, count, one, down=down)

    def period(start: Value, left: Value | None) -> None:
        for run in what.runs[:: -1 if down else 1]:
            count = size_constant(run.count)
            if left is not None:
                count = least(builder, count, _whole(builder, layout, run, left))
            some(run, start, count)

    first = what.runs[0]
    if what.period == layout.alloc_size(first.kind):  # an array: no need for two loops
        some(first, size_constant(0), _whole(builder, layout, first, size))
    else:
        for_each_period(builder, what.period, size, period, down=down)


def _whole(builder: Builder, layout: DataLayout, run: Run, size: Value) -> Value:
    """Return how many numbers of a kind are whole in so many bytes: the last needs no padding."""
    stride, value = layout.alloc_size(run.kind), layout.store_size(run.kind)
    behind = builder.add(size, size_constant(stride - value))
    return builder.udiv(without(builder, behind, size_constant(run.offset)), size_constant(stride))


def _zero_numbers(made: Function, what: Content, said: str) -> None:
    """Clear each run of numbers, period by period."""
    pointer, size = made.arguments
    builder = Builder(made.insert_block("start"))

    def clear(at: Value, length: Value) -> None:
        fill_zero(builder, module_of(made), builder.gep(I8, pointer, [at]), length, said)

    for_each_span(builder, (what.period, what.numbers), size, clear)
    builder.ret()


def _keep_addresses(made: Function, what: Content) -> None:
    """Clear the words that are numbers, period by period."""
    pointer, size = made.arguments
    builder = Builder(made.insert_block("start"))

    def clear(at: Value, length: Value) -> None:
        def one(index: Value) -> None:
            here = builder.add(at, builder.mul(index, size_constant(WORD)))
            keep_address(builder, builder.gep(I8, pointer, [here]))

        counted(builder, builder.udiv(length, size_constant(WORD)), one)

    for_each_span(builder, (what.period, what.words), size, clear)
    builder.ret()


# -- all else --------------------------------------------------------------------------------------


def _copy_others(made: Function, what: tuple[int, tuple[tuple[int, int], ...]]) -> None:
    """Begin with the last where the target is above: what is there may have to be read first."""
    start, up, down, done = (made.insert_block(name) for name in ("start", "up", "down", "done"))
    target, source, size = made.arguments
    copy = declare(module_of(made), "llvm.memmove.p0.p0.i64", _COPY)
    builder = Builder(start)

    def one(at: Value, length: Value) -> None:
        to, given = (builder.gep(I8, each, [at]) for each in (target, source))
        builder.call(copy, [to, given, length, int_constant(I1, 0)], _OTHERS)

    builder.conditional(builder.icmp("ugt", target, source), down, up)
    for block, is_down in ((up, False), (down, True)):
        builder.move_to_end(block)
        for_each_span(builder, what, size, one, down=is_down)
        builder.branch(done)
    builder.move_to_end(done)
    builder.ret()


def _copy_in_order(made: Function, what: Numbers, step: _Step) -> None:
    """Copy from the first number if the target is below the source, else from the last."""
    start, up, down, done = (made.insert_block(name) for name in ("start", "up", "down", "done"))
    target, source, _ = made.arguments
    builder = Builder(start)
    builder.conditional(builder.icmp("ugt", target, source), down, up)
    for block, is_down in ((up, False), (down, True)):
        builder.move_to_end(block)
        _for_each_number(builder, what, step, down=is_down)
        builder.branch(done)
    builder.move_to_end(done)
    builder.ret()


def _put(builder: Builder, run: Run, target: Value, source: Value) -> None:
    """Copy the source to the target."""
    builder.store(builder.load(run.kind, source, align=1), target, align=1)


def _copy_address(builder: Builder, _run: Run, target: Value, source: Value) -> None:
    """Make the target's address that of the source, and no other."""
    put_address(builder, target, builder.load(I64, source, align=WORD))


def _clear_address(builder: Builder, _run: Run, target: Value) -> None:
    """Remove the target's address."""
    clear_address(builder, target)


def _set_others(made: Function, what: tuple[int, tuple[tuple[int, int], ...]]) -> None:
    target, byte, size = made.arguments
    set_ = declare(module_of(made), "llvm.memset.p0.i64", _SET)
    builder = Builder(made.insert_block("start"))

    def one(at: Value, length: Value) -> None:
        place = builder.gep(I8, target, [at])
        builder.call(set_, [place, byte, length, int_constant(I1, 0)], _OTHERS)

    for_each_span(builder, what, size, one)
    builder.ret()
