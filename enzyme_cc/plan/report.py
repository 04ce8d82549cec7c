"""Report what a reverse sweep caches, where, how much, and why: as values for people."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.function import Block, Instruction, Phi
from enzyme_cc.ir.instructions import CallBase, Store
from enzyme_cc.ir.metadata.nodes import attachments
from enzyme_cc.plan.formulas import Product, Rounds, total
from enzyme_cc.plan.marks import Marking, Where
from enzyme_cc.plan.names import Names
from enzyme_cc.plan.quantities import What

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.metadata.debug_info import Location
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.marks import Mark
    from enzyme_cc.plan.plan import Plan
    from enzyme_cc.plan.quantities import Key, Quantity
    from enzyme_cc.plan.recompute_rules import Recipe
    from enzyme_cc.requests.places import Places
    from enzyme_cc.rules.model import Rule


class Row(NamedTuple):
    """One thing that is kept.

    `place` is the line in the file of the function, else `file:line`; nothing without debug
    information.
    """

    place: str
    what: str
    kind: What
    size: Product
    #: Whether it is kept once in a call, not once in each round of a loop.
    is_single: bool
    #: Why it cannot be computed once more: the rest of a sentence that begins with `what`.
    reason: str
    #: What was before the first round.
    front: Product | None = None
    #: How many it stands for: of a loop that was unrolled there is one for each round.
    times: int = 1
    #: The file and the line of `place`, in full; line 0 where it is not known.
    at: tuple[str, int] = ("", 0)

    @property
    def bytes(self) -> str:
        """Return all bytes of it as a formula."""
        return total(self.parts)

    @property
    def parts(self) -> list[Product]:
        """Return what the bytes are the sum of."""
        return [self.size] if self.front is None else [self.size, self.front]


class Explained(NamedTuple):
    """The tape of one function that is differentiated in reverse, explained."""

    #: In the source, and in the IR.
    name: str
    symbol: str
    place: str
    #: The derivative: one function for both sweeps, or one for each; empty where the function is
    #: none of the source, so that the names would tell nothing.
    written: tuple[str, ...]
    rows: tuple[Row, ...]
    #: The bytes of its tape that say where all else is, and how often loops went round.
    overhead: int
    #: How many values are computed once more.
    again: int
    #: The places where memory is freed that stays until the reverse sweep has ended.
    freed: tuple[str, ...]
    #: What else is not as one may think.
    remarks: tuple[str, ...]
    #: What is said of lines of the source beside what is kept of them.
    marks: tuple[Mark, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Return whether both sweeps are in one function."""
        return len(self.written) == 1

    @property
    def has_places(self) -> bool:
        """Return whether it is known where things are in the source."""
        return bool(self.place)

    @property
    def total(self) -> str:
        """Return all bytes as a formula."""
        overhead = () if self.is_whole else (Product().scaled(self.overhead),)
        return total([*(part for each in self.rows for part in each.parts), *overhead])


#: What is said of a loop of which no tape is kept.
_RUN_AGAIN = "is run again in the reverse sweep, round by round: nothing of it is kept"
#: What is said of one whose reverse a comparison may save.
_IDLE = "is left out of the reverse sweep where what comes back to it is zero"
#: What is said of a function that calls itself.
_REPEATED = "is run once more in the reverse sweep, and reversed there: nothing of it is kept"
#: What is said of a call whose reverse needs no tape.
_EARLY = "is reversed where it is called: what its result is weighted with is known there"
#: What is said of one that chooses a number.
_SEARCHED = "is a search: only the round that is chosen is reversed, run once more behind the loop"


def _as_one(rows: Iterable[Row]) -> Iterator[Row]:
    """Yield a single row for those that differ in nothing, with their bytes added up."""
    found = Counter(rows)
    for row, count in found.items():
        front = None if row.front is None else row.front.scaled(count)
        yield row._replace(size=row.size.scaled(count), front=front, times=count)


class Kept(NamedTuple):
    """A cached quantity, and the bytes of all its lanes."""

    key: Key
    size: int


class Written(NamedTuple):
    """A derivative: its functions, what they keep, beside that so many bytes, and so on."""

    functions: tuple[Function, ...]
    kept: Iterable[Kept]
    overhead: int
    again: Iterable[Key]
    #: The parameters whose shadow may be the primal, which says inactive.
    compared: Iterable[Argument]
    #: The loads whose adjoints threads add to shared memory, and how and why so.
    added: Iterable[tuple[Instruction, str]] = ()
    #: The calls of routines that copy what they are given or make, and what that is.
    copied: Iterable[tuple[Instruction, str]] = ()
    #: The loops, as functions, whose rounds the reverse sweep runs again.
    run_again: Iterable[Function] = ()
    #: The headers of loops that may be idle in the reverse sweep.
    idle: Iterable[Block] = ()
    #: The headers of loops that choose a number.
    searched: Iterable[Block] = ()
    #: The calls that are reversed where they are made.
    early: Iterable[Instruction] = ()
    #: The functions that are run once more, and reversed then.
    repeated: Iterable[Function] = ()
    #: What is said of guesses that its types rest on.
    guessed: Iterable[str] = ()


def explain(
    plan: Plan,
    written: Written,
    places: Places,
    symbol: Callable[[Function], str],
    loop: Callable[[Function], str] = lambda _: "",
) -> Explained:
    """Return what is to be said of a function whose derivative has been written.

    `symbol` says which function of the program a copy is of; `loop` what one is called that no
    source has, as it is a checkpointed loop.
    """
    return _Reading(plan, places, symbol, loop).all(written)


class _Reading:
    def __init__(
        self,
        plan: Plan,
        places: Places,
        symbol: Callable[[Function], str],
        loop: Callable[[Function], str],
    ) -> None:
        self.plan = plan
        self.loop = loop
        self.scene = plan.scene
        self.places = places
        #: The calls that are reversed where they are made.
        self.early: frozenset[Value] = frozenset()
        self.function = plan.scene.function
        self.file, self.line = self._function_place()
        self.symbol = symbol
        self.names = Names(self.function, places, self.called)
        self.rounds = Rounds(self.scene, self.names.factor, self._at_loop)

    def all(self, written: Written) -> Explained:
        """Return everything there is to say."""
        self.early = frozenset(written.early)
        ordered = sorted(written.kept, key=lambda each: self._position(each.key.quantity))
        values = (What.PRIMAL, What.SHADOW)
        return Explained(
            self.called(self.function),
            self.symbol(self.function),
            f"{self.file}:{self.line}" if self.line else "",
            tuple("" if self.loop(self.function) else each.name for each in written.functions),
            tuple(_as_one(map(self._row, ordered))),
            written.overhead,
            sum(key.quantity.what in values for key in written.again),
            tuple(self._freed()),
            (
                *self._remarks(),
                *map(self._compared, written.compared),
                *self._added(written.added),
                *(f"{self._described(call)} keeps {what}" for call, what in written.copied),
                *(f"{self.called(each)} {_RUN_AGAIN}" for each in written.run_again),
                *dict.fromkeys(f"{self._described(each)} {_EARLY}" for each in written.early),
                *dict.fromkeys(f"{self.called(each)} {_REPEATED}" for each in written.repeated),
                *dict.fromkeys(
                    f"{self._loop_named(each)} {_SEARCHED}" for each in written.searched
                ),
                *dict.fromkeys(f"{self._loop_named(each)} {_IDLE}" for each in written.idle),
                *written.guessed,
            ),
            self._marks([key for key in written.again if key.quantity.what in values]),
        )

    def _marks(self, again: Iterable[Key]) -> tuple[Mark, ...]:
        where = Where(self._location, self._of_loop, self._chain)
        return Marking(self.scene, self.names, where, self.called).all(again)

    def _chain(self, instruction: Instruction) -> tuple[Location, ...]:
        found = self.places.location(instruction)
        return found.chain if found is not None else ()

    def called(self, function: Function) -> str:
        """Return the name of a function in its source."""
        loop = self.loop(function)
        if loop:
            return loop
        found = self.places.name(function)
        return self.symbol(function) if found == function.name else found

    def _function_place(self) -> tuple[str, int]:
        node = attachments(self.function.metadata).get("dbg")
        if node is None:
            return "", 0
        found = self.places.info.subprogram(node)
        return found.path, found.line

    def _ruled(self) -> Iterator[tuple[CallBase, Rule]]:
        """Yield the calls of functions that have rules."""
        for call in self.function.instructions():
            if isinstance(call, CallBase):
                callee = callee_of(call)
                rule = self.scene.library.callee(callee.name) if callee is not None else None
                if rule is not None:
                    yield call, rule

    def _freed(self) -> Iterator[str]:
        for call, rule in self._ruled():
            if rule.frees is not None and rule.allocation is None:
                yield self._described(call)

    def _added(self, added: Iterable[tuple[Instruction, str]]) -> Iterator[str]:
        """Yield how threads add to the shadows of what they read, each line once."""
        yield from dict.fromkeys(f"{self._described(load)}: {how}" for load, how in added)

    def _remarks(self) -> Iterator[str]:
        """Yield what rules say of calls."""
        for call, rule in self._ruled():
            if rule.remark:
                yield f"{rule.remark}: those of {self._described(call)}"

    def _compared(self, parameter: Argument) -> str:
        name = self.names.of(parameter)
        return f"where the shadow of {name} is {name} itself, it counts as constant"

    # -- rows ----------------------------------------------------------------------------------

    def _row(self, kept: Kept) -> Row:
        key = kept.key
        quantity = key.quantity
        place = self._place(quantity)
        return Row(
            self._short(place),
            _WORDS[quantity.what](self, quantity),
            quantity.what,
            self.rounds.of(key.loop).scaled(kept.size),
            key.loop is None,
            self._reason(key),
            self._front(kept),
            at=("", 0) if place is None else (place.path, place.line),
        )

    def _front(self, kept: Kept) -> Product | None:
        """Return the bytes kept from before the first round, for each entry of the loop."""
        loop = kept.key.loop
        front = 0 if loop is None else self.plan.front(loop)
        if loop is None or not front:
            return None
        return self.rounds.of(loop.parent).scaled(front * kept.size)

    def _position(self, quantity: Quantity) -> tuple[int, int]:
        block = quantity.block
        if block is None:
            return 0, 0
        of = quantity.of
        inside = next((n for n, each in enumerate(block) if each is of), -1)
        return self.scene.nest.cfg.number(block), inside

    def _reason(self, key: Key) -> str:
        recipe = self.plan.recipes.of(key)
        if self.plan.parts(key) is None:
            more = _MORE if key.quantity.what is What.TAPE else ""
            return self._because(recipe) + more
        first = self._cause(key)
        if first is None:
            return "would take long to compute once more"
        quantity = first.quantity
        what = _WORDS[quantity.what](self, quantity)
        return f"is computed from {what}, which {self._because(self.plan.recipes.of(first))}"

    def _because(self, recipe: Recipe) -> str:
        by = "" if recipe.by is None else f" {self._described(recipe.by)}"
        return recipe.reason + by

    def _cause(self, key: Key) -> Key | None:
        """Return the first part of it that is neither computed again nor kept."""
        seen, pending = {key}, [key]
        for each in pending:
            parts = self.plan.parts(each)
            if parts is None:
                return each
            fresh = [part for part in parts if part not in seen]
            seen.update(fresh)
            pending += [part for part in fresh if not self._is_there(part)]
        return None

    def _is_there(self, key: Key) -> bool:
        return self.plan.recipes.is_free(key) or self.plan.is_cached(key)

    # -- words ---------------------------------------------------------------------------------

    def value(self, quantity: Quantity) -> str:
        """Return a value of the program."""
        return self.names.of(quantity.of)

    def shadow(self, quantity: Quantity) -> str:
        """Return a pointer to derivatives."""
        return f"shadow of {self.names.of(quantity.of)}"

    def way(self, _quantity: Quantity) -> str:
        """Return what was decided."""
        return "branch taken"

    def count(self, _quantity: Quantity) -> str:
        """Return how often a loop went round."""
        return "number of rounds"

    def tape(self, quantity: Quantity) -> str:
        """Return what a call keeps."""
        return f"tape of {self._called(quantity.of)}"

    def stored(self, quantity: Quantity) -> str:
        """Return what a call has stored, or was given a copy of; or the adjoint of an argument."""
        if quantity.of in self.early:
            return f"derivative of {self._called(quantity.of)}"
        word = "result" if quantity.argument >= 0 else "argument"
        return f"{word} of {self._called(quantity.of)}"

    def returned(self, quantity: Quantity) -> str:
        """Return whether a call has returned, not thrown."""
        return f"whether {self._called(quantity.of)} returned"

    def _called(self, call: Value) -> str:
        assert isinstance(call, CallBase)
        callee = callee_of(call)
        return self.called(callee) if callee is not None else self.names.of(call.callee)

    def _described(self, by: Value) -> str:
        """Return an instruction or a loop, with its place."""
        if isinstance(by, Block):
            return self._loop_named(by)
        behind = self._at(self._location(by))
        if isinstance(by, Store):
            return f"the store{behind or f' to {self.names.behind(by.pointer, 1)}'}"
        if isinstance(by, CallBase):
            return f"{self._call_named(by)}{behind}"
        return f"`{getattr(by, 'opcode', by.ref)}`{behind}"

    def _call_named(self, call: CallBase) -> str:
        name = self._called(call)
        found = next((word for start, word in _INTRINSICS if name.startswith(start)), None)
        return found or f"the call of {name}"

    # -- places --------------------------------------------------------------------------------

    def _place(self, quantity: Quantity) -> Location | None:
        of = quantity.of
        if quantity.what is What.ROUNDS:
            return self._of_loop(of)  # type: ignore[arg-type]
        if isinstance(of, Block):
            above = self.scene.nest.dominators.immediate(of)
            return self._location((above or of).terminator)
        found = self._location(of)
        if found is None and isinstance(of, Phi) and of.block is not None:
            headed = self.scene.nest.headed_by(of.block)
            found = self._of_loop(of.block) if headed else self._of_block(of.block)
        return found

    def _short(self, location: Location | None) -> str:
        if location is None:
            return ""
        if location.path == self.file:
            return str(location.line)
        return f"{location.path.rpartition('/')[2]}:{location.line}"

    def _at(self, location: Location | None) -> str:
        """Return the end of a sentence that says where something is."""
        place = self._short(location)
        return f" at {'line ' * place.isdigit()}{place}" if place else ""

    def _location(self, value: Value) -> Location | None:
        """Return the line a value is made at; inlined from another file, the call's line."""
        found = self.places.location(value) if isinstance(value, Instruction) else None
        if found is None or not found.line:
            return None
        return next((each for each in found.chain if each.path == self.file), found)

    def _of_block(self, block: Block) -> Location | None:
        places = (self._location(each) for each in block)
        return next((each for each in places if each is not None), None)

    def _of_loop(self, header: Block) -> Location | None:
        """Return where a loop begins, as its front end says; else the first place in it."""
        loop = self.scene.nest.headed_by(header)
        found = self.places.of_loop(loop.latches) if loop is not None else None
        return self._of_block(header) if found is None else found

    def _loop_named(self, header: Block) -> str:
        return f"the loop{self._at_loop(header)}"

    def _at_loop(self, header: Block) -> str:
        return self._at(self._of_loop(header)) or f" at {header.ref}"


#: Of a tape.
_MORE = ", and leads to what that keeps"


_INTRINSICS = (
    ("llvm.memcpy", "the copy"),
    ("llvm.memmove", "the copy"),
    ("llvm.memset", "the filling of memory"),
)

_WORDS: dict[What, Callable[[_Reading, Quantity], str]] = {
    What.PRIMAL: _Reading.value,
    What.SHADOW: _Reading.shadow,
    What.CAME: _Reading.way,
    What.ROUNDS: _Reading.count,
    What.TAPE: _Reading.tape,
    What.STORED: _Reading.stored,
    What.RETURNED: _Reading.returned,
}
