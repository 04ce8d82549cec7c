"""Fit the functions of a user's rule for reverse mode to the primal's call.

`Fit` reads that off the two functions' types, or says what of them does not fit.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.memory.effects import is_exact
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.ir.constants import MetadataOperand
from enzyme_cc.ir.function import DebugRecord
from enzyme_cc.ir.instructions import Alloca, CallBase, Load, Store
from enzyme_cc.ir.types import (
    I64,
    POINTER,
    VOID,
    ArrayType,
    array_type,
    int_type,
)
from enzyme_cc.transform.abi.c_passing import (
    Placed,
    Taken,
    agree,
    alignment,
    may_point,
    parameters,
    placed,
    returned,
    size_of,
    taking,
)
from enzyme_cc.transform.abi.signature import together
from enzyme_cc.transform.abi.struct_results import DoubtError, holds, members
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.memory.summary import Summary
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.requests.registrations import InTwo
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.abi.struct_results import Written

#: What is kept is one value up to so many bytes, else a block.
_BY_VALUE = 64
_WORD = 8
#: What more than one call may do without anybody noticing, printing apart.
_UNNOTICED = frozenset((Wild.ERRNO, Wild.OUTSIDE))


class UnfitError(Exception):
    """A rule does not fit; the way out is to give it the right types, if no other is said."""

    def __init__(self, message: str, *ways_out: str) -> None:
        super().__init__(message)
        self.ways_out = ways_out


class UnfitReplayError(UnfitError):
    """The same of a rule for tangents from a tape."""


class Sources(NamedTuple):
    """A function, and what it and those of its rule return, as their sources have it."""

    function: Function
    primal: Written
    augmented: Written
    second: Written


class Result(NamedTuple):
    """The offsets of parts in the augmented function's result: bytes from the start."""

    primal: int | None = None
    shadow: int | None = None
    #: What else there is, before these or behind.
    tape: Type | None = None
    tape_at: int = 0


class Fit:
    """One rule for one function, called with all that may be active."""

    #: What its second function is.
    word = "gradient"

    def __init__(self, lanes: Lanes, rule: InTwo, layout: DataLayout, sources: Sources) -> None:
        self.lanes = lanes
        self.rule = rule
        self.layout = layout
        self.sources = sources
        self.check(rule.augmented, "augmented function", self._shared_count)
        self.result = self._result()
        self.seed, self.tape_taken = self._further()
        self.adjoints = self._adjoints()

    def check_primal(self, summary: Summary | None) -> None:
        """See that the function can be called beside its augmented function, if it must be."""
        if not self.calls_primal:
            return
        is_plain = self.sources.function.function_type is self.lanes.kind
        if not is_plain or summary is None or _is_noticed(summary):
            raise UnfitError(
                "the augmented function returns nothing, and the function itself cannot be called "
                "for its result: it may write to memory, which would happen twice",
                "let the augmented function return the result",
            )

    # -- parameters ----------------------------------------------------------------------------

    def roles(self) -> Iterator[tuple[int, bool]]:
        """Yield each parameter that both functions have: whose it is, and if it is the shadow."""
        for index, carried in enumerate(self.lanes.parameters):
            yield index, False
            if carried.pointers:
                yield index, True

    def roles_of_second(self) -> Iterator[tuple[int, bool]]:
        """Return the same of the second function alone."""
        return self.roles()

    def type_of(self, index: int) -> Type:
        """Return what both take for a parameter of the primal."""
        kind = self.lanes.kind.parameters[index]
        return POINTER if index in self.rule.by_reference else kind

    @property
    def _shared_count(self) -> int:
        return len(list(self.roles()))

    def check(self, function: Function, word: str, count: int) -> None:
        """See that a function takes the primal's parameters with their shadows."""
        given = [each.type for each in parameters(function)]
        wanted = [self.type_of(index) for index, _ in self.roles()]
        if given[: len(wanted)] != wanted:
            raise UnfitError(
                f"the {word} must take the function's parameters, each pointer followed by its "
                "shadow"
            )
        if len(given) != count:
            raise UnfitError(f"the {word} takes {len(given)} arguments in place of {count}")

    def _further(self) -> tuple[Taken | None, Taken | None]:
        """Return how the gradient takes the adjoint of the result, and the tape."""
        left = parameters(self.rule.second)
        count = self._shared_count
        self.check(self.rule.second, "gradient", max(len(left), count))
        left = left[count:]
        seed = None
        if self.lanes.result.numbers:
            kind = self.lanes.kind.result
            seed = taking(self.layout, left, kind, size_of(self.layout, kind))
            if seed is None:
                raise UnfitError("the gradient lacks a parameter for the adjoint of the result")
            left = left[len(seed.parameters) :]
        return seed, self.last(left, "arguments, adjoint and tape")

    def last(self, left: tuple[Argument, ...], others: str) -> Taken | None:
        """Return how the reverse takes the tape, its last argument; refuse any behind it."""
        tape = None
        if self.result.tape is not None:
            kind = self.result.tape
            tape = taking(self.layout, left, kind, size_of(self.layout, kind))
            if tape is None:
                raise UnfitError(
                    f"the {self.word} lacks a parameter for the tape that the augmented function "
                    "returns"
                )
            left = left[len(tape.parameters) :]
        if left:
            raise UnfitError(f"the {self.word} takes more than {others}")
        return tape

    # -- results -------------------------------------------------------------------------------

    def _result(self) -> Result:
        kind = returned(self.rule.augmented).type
        primal = self.lanes.kind.result
        if primal is VOID:
            return Result(tape=None if kind is VOID else kind)
        if kind is VOID and not self.lanes.result.pointers:
            return Result()
        if kind is primal:
            return Result(0)
        found = self._in_members() or self._at_end(kind, primal)
        if found is None:
            raise UnfitError(
                "the augmented function returns no struct that ends in the result, or begins with "
                "it"
            )
        return found

    @property
    def calls_primal(self) -> bool:
        """Return whether the augmented function leaves the result to the function itself."""
        return self.result.primal is None and self.lanes.kind.result is not VOID

    @property
    def _count(self) -> int:
        """Return how many values come with the tape: the result, and its shadow."""
        return 1 + self.lanes.result.pointers

    def _in_members(self) -> Result | None:
        """Return the last members as the result and its shadow; else the first."""
        whole, primal = self.sources.augmented.type, self.sources.primal.type
        try:
            found = members(self.layout, whole, primal, self._count)
        except DoubtError:
            raise UnfitError(
                "the augmented function returns a tuple of members of one type, which lie the "
                "other way round in memory",
                "return a struct: first the tape, then the result",
            ) from None
        if found is None:
            return None
        return Result(found.values[0], found.values[1] if self._count > 1 else None, *found[1:])

    def _at_end(self, kind: Type, primal: Type) -> Result | None:
        """Return the last bytes, where the source's members of the struct are not known."""
        if kind is VOID or self.sources.augmented.is_exact:
            return None
        count = self._count
        size = size_of(self.layout, primal)
        start = size_of(self.layout, kind) - size * count
        is_vague = size < _WORD and isinstance(kind, ArrayType) and kind.element is I64
        if start < 0 or start % alignment(self.layout, primal) or is_vague:
            return None
        at = [start + size * each for each in range(count)]
        if not all(agree(self.layout, kind, each, primal) for each in at):
            return None
        return Result(at[0], at[1] if count > 1 else None, _bytes(start) if start else None)

    def _adjoints(self) -> Placed:
        """Return where the adjoints are in what the gradient returns."""
        kinds = self.lanes._replace(wanted=self.lanes.wanted._replace(width=1)).adjoints()
        where = placed(self.layout, kinds)
        made = self.sources.second
        if not kinds and made.type is VOID:
            return where
        fits = kinds and made.type is not VOID and size_of(self.layout, made.type) == where.size
        if not fits or not all(
            holds(self.layout, made, at, each)
            for at, each in zip(where.offsets, kinds, strict=True)
        ):
            text = together(kinds).text if kinds else "void"
            raise UnfitError(f"the gradient does not return the adjoints, which are {text}")
        return where

    # -- what is kept --------------------------------------------------------------------------

    @cached_property
    def is_block(self) -> bool:
        """Return whether what is kept of one call is in a block of its own."""
        tape = self.result.tape
        return tape is not None and self.layout.alloc_size(tape) > _BY_VALUE

    @property
    def kept(self) -> Type | None:
        """Return the type of what is kept of one call."""
        return POINTER if self.is_block else self.result.tape


class ReplayFit(Fit):
    """The same of a rule for tangents from a tape."""

    word = "split derivative"

    def roles_of_second(self) -> Iterator[tuple[int, bool]]:
        """Yield the roles of the second function: numbers have tangents beside them."""
        for index, carried in enumerate(self.lanes.parameters):
            yield index, False
            if carried.pointers or carried.numbers:
                yield index, True

    def _further(self) -> tuple[Taken | None, Taken | None]:
        left = parameters(self.rule.second)
        wanted = [self.type_of(index) for index, _ in self.roles_of_second()]
        if [each.type for each in left[: len(wanted)]] != wanted:
            raise UnfitReplayError(
                f"the {self.word} must take the function's parameters, each number and pointer "
                "followed by its tangent or shadow"
            )
        return None, self.last(left[len(wanted) :], "arguments, tangents and tape")

    def _adjoints(self) -> Placed:
        """Return where the tangent is: all that is returned, or behind the primal."""
        if not self.lanes.result.numbers:
            return placed(self.layout, ())
        primal = self.lanes.kind.result
        made = self.sources.second
        for both in ((primal,), (primal, primal)):
            where = placed(self.layout, both)
            if made.type is not VOID and size_of(self.layout, made.type) == where.size:
                at = where.offsets[-1]
                if holds(self.layout, made, at, primal):
                    return Placed(size=where.size, offsets=(at,))
        message = f"the {self.word} does not return the tangent, which is {spoken(primal)}"
        raise UnfitReplayError(message)


def _is_noticed(summary: Summary) -> bool:
    """Return whether a second call would be noticed."""
    return any(each not in _UNNOTICED for each in summary.writes)


def _bytes(size: int) -> Type:
    """Return a type of so many bytes."""
    return int_type(8 * size) if size in (1, 2, 4, 8) else array_type(size, int_type(8))


# -- several directions ----------------------------------------------------------------------------


class Calls:
    """The number of calls of the augmented function for several directions."""

    def __init__(self, fit: Fit, summary: Summary | None, backwards: Summary | None) -> None:
        self.fit = fit
        self.summary = summary
        self.backwards = backwards

    def count(self) -> int:
        """Return how often it is called: once, or once a direction; refuse where neither works."""
        width = self.fit.lanes.width
        if width == 1:
            return 1
        if not any(each.pointers for each in self.fit.lanes.parameters):
            return 1 if self._serves_all() else width
        rule = self.fit.rule
        if self.backwards is None or self._writes_primal(self.backwards, rule.second):
            raise self._complaint(self.fit.word)
        if self._serves_all():
            return 1
        if self.summary is None or not self._writes_shadows(self.summary, rule.augmented):
            raise self._complaint("augmented function")
        return width

    def _complaint(self, word: str) -> UnfitError:
        width = self.fit.lanes.width
        return UnfitError(
            f"the {word} takes one direction at a time, and would change memory {width} times",
            "let the augmented function look at no shadow, and return no pointers: then one call "
            "of it serves all directions",
            "or ask for one direction at a time",
        )

    def _serves_all(self) -> bool:
        """Return whether it is the same in each direction, with a tape that can be used again."""
        tape = self.fit.result.tape
        if self.fit.lanes.result.pointers or (tape is not None and may_point(tape)):
            return False
        augmented = self.fit.rule.augmented
        given = parameters(augmented)
        return not any(
            is_shadow and looks_at(given[at]) for at, (_, is_shadow) in enumerate(self.fit.roles())
        )

    def _writes_primal(self, summary: Summary, function: Function) -> bool:
        """Return whether a function writes to what the primal's parameters point to."""
        given = parameters(function)
        roles = enumerate(self.fit.roles_of_second())
        return any(given[at] in summary.writes for at, (_, is_shadow) in roles if not is_shadow)

    def _writes_shadows(self, summary: Summary, function: Function) -> bool:
        """Return whether a function writes to nothing but shadows, as far as others see."""
        given = parameters(function)
        own = {given[at] for at, (_, is_shadow) in enumerate(self.fit.roles()) if is_shadow}
        own.update(function.arguments[: len(function.arguments) - len(given)])
        return all(each in own or each in _UNNOTICED for each in summary.writes)


# -- what a function of the user's does with its parameters ----------------------------------------


def looks_at(argument: Argument) -> bool:
    """Return whether a function may do anything with what it is passed."""
    function = argument.function
    if function is None or not is_exact(function):
        return True
    function.load()
    return any(not _is_put_away(user, argument) for user in argument.users)


def _is_put_away(user: object, argument: Argument) -> bool:
    """Return whether it is only stored where nobody reads it, as front ends do."""
    if isinstance(user, Store) and user.value is argument and isinstance(user.pointer, Alloca):
        return all(each is user or _is_idle(each) for each in user.pointer.users)
    return _is_idle(user)


def _is_idle(user: object) -> bool:
    """Return whether it does nothing with what it is given."""
    if isinstance(user, Load):
        return not user.is_used and not user.is_volatile
    if isinstance(user, CallBase):
        return user.callee.ref.startswith(("@llvm.dbg.", "@llvm.lifetime."))
    return isinstance(user, (DebugRecord, MetadataOperand))


def compares(function: Function, one: Argument, other: Argument) -> bool:
    """Return whether a function compares two of its parameters, or it is not known if it does."""
    if not is_exact(function):
        return True
    function.load()
    for line in function.instructions():
        if line.opcode == "icmp":
            found = {_behind(each) for each in line.operands}
            if {one, other} <= found:
                return True
        elif line.opcode in ("call", "invoke") and {one, other} <= {
            _behind(each) for each in line.operands
        }:
            return True
    return False


def _behind(value: object) -> object:
    """Return the parameter that a value is, be it by way of a variable."""
    if getattr(value, "opcode", "") == "load":
        place = value.operands[0]  # type: ignore[attr-defined]
        stored = [
            each.value for each in getattr(place, "users", ())
            if isinstance(each, Store) and each.pointer is place
        ]  # fmt: skip
        return stored[0] if isinstance(place, Alloca) and len(stored) == 1 else value
    return value
