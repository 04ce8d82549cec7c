"""Check a request's declared return type against what it gives back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.vocabulary import Activity, Mode
from enzyme_cc.ir.types import (
    I64,
    POINTER,
    VOID,
    IntType,
    PointerType,
    Type,
    array_type,
    struct_type,
)
from enzyme_cc.requests.activity import result_parameter, result_type
from enzyme_cc.requests.declaring import said_type, way_to_nothing, way_to_return
from enzyme_cc.requests.fitting import fit_result
from enzyme_cc.requests.model import Member, Part, Repair, Result
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.unused_results import is_result_looked_at
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.requests.model import Argument, Options
    from enzyme_cc.requests.site import Site


class Outcome:
    """The facts that decide on the result of one request for one function."""

    def __init__(
        self,
        site: Site,
        function: Function,
        options: Options,
        arguments: tuple[Argument, ...],
        activity: Activity | None,
    ) -> None:
        self.site = site
        self.options = options
        self.arguments = arguments
        self.activity = activity
        self.type = result_type(function)
        self.is_in_memory = result_parameter(function) is not None

    @property
    def is_active(self) -> bool:
        """Return whether the result has a tangent or shadow."""
        return self.activity is not None and self.activity.has_shadow

    def primal(self) -> Iterator[Member]:
        """Yield the original result, if it is asked for."""
        if self.options.primal_return and self.type is not VOID:
            yield Member(Part.PRIMAL, self.type)

    def tangents(self) -> Iterator[Member]:
        """Yield one for each direction."""
        if self.is_active:
            yield from [Member(Part.TANGENT, self.type)] * self.options.width

    def derivatives(self) -> Iterator[Member]:
        """Yield one for each `enzyme_out` argument, with a lane for each direction."""
        width = self.options.width
        for each in self.arguments:
            if each.activity is Activity.OUT and not each.is_result:
                kind = each.parameter.type
                lanes = array_type(width, kind) if width > 1 else kind
                yield Member(Part.DERIVATIVE, lanes, each.parameter)

    def forward(self) -> Iterator[Member]:
        """Yield the primal if asked for, and tangents."""
        yield from self.primal()
        yield from self.tangents()

    def reverse(self) -> Iterator[Member]:
        """Yield the primal if asked for, and derivatives."""
        yield from self.primal()
        yield from self.derivatives()

    def augmented(self) -> Iterator[Member]:
        """Yield the tape first, unless it is stored elsewhere."""
        if self.options.tape is None:
            yield Member(Part.TAPE, POINTER)
        if self.type is not VOID and not self.options.noret:
            yield Member(Part.PRIMAL, self.type)
        if self.is_active and not self.is_in_memory:
            yield from [Member(Part.SHADOW, self.type)] * self.options.width

    def lanes(self) -> Iterator[Member]:
        """Yield one result for each instance of a batch."""
        if self.type is not VOID:
            yield from [Member(Part.LANE, self.type)] * self.options.width

    def size(self) -> Iterator[Member]:
        """Yield the bytes a tape has, as whatever integer is declared."""
        declared = self.site.declared
        yield Member(Part.SIZE, declared if isinstance(declared, IntType) else I64)


_MEMBERS: dict[Mode, Callable[[Outcome], Iterator[Member]]] = {
    Mode.FORWARD: Outcome.forward,
    Mode.FORWARD_SPLIT: Outcome.tangents,
    Mode.REVERSE: Outcome.reverse,
    Mode.AUGMENTED_FORWARD: Outcome.augmented,
    Mode.REVERSE_SPLIT: Outcome.derivatives,
    Mode.AUGMENTED_SIZE: Outcome.size,
    Mode.BATCH: Outcome.lanes,
}


def read_result(outcome: Outcome) -> Result:
    """Return the members of the result, and how they become what is declared."""
    site = outcome.site
    _check_primal(outcome)
    members = tuple(_MEMBERS[site.mode](outcome))
    made = _together(members)
    if outcome.is_in_memory and site.mode.is_forward:
        return _in_buffer(outcome, members, made)
    repair = fit_result(made, site.declared, site.layout)
    if repair is not Repair.NONE and not is_result_looked_at(site):
        _warn_of_nothing(outcome, members)
        repair = Repair.DROP
    if repair is None:
        _complain_of_type(outcome, members, made)
    if repair is Repair.PREFIX:
        site.complain(
            Kind.RESULT_LARGER,
            f"it gives {_words(members)}, {spoken(made)}, and is declared to return more: "
            f"{spoken(site.declared)}",
            "what comes after that is undefined"
            + ("; enzyme_primal_return adds the primal" if _lacks_primal(outcome) else ""),
        )
    return Result(members, made, site.declared, repair or Repair.NONE)


def _lacks_primal(outcome: Outcome) -> bool:
    modes = (Mode.FORWARD, Mode.REVERSE)
    return outcome.site.mode in modes and not outcome.options.primal_return


def _check_primal(outcome: Outcome) -> None:
    if not outcome.options.primal_return:
        return
    site = outcome.site
    if site.mode in (Mode.FORWARD_SPLIT, Mode.REVERSE_SPLIT):
        site.complain(
            Kind.PRIMAL_WHEN_SPLIT,
            "enzyme_primal_return asks for the function's own result, but this call computes "
            "derivatives only, from the tape",
            "ask __enzyme_augmentfwd for it, which runs the function",
        )
    elif outcome.type is VOID and site.mode.is_forward:
        site.complain(
            Kind.PRIMAL_OF_VOID,
            "enzyme_primal_return, but the function returns nothing",
            "take it away",
        )


def _together(members: tuple[Member, ...]) -> Type:
    types = tuple(member.type for member in members)
    if not types:
        return VOID
    return types[0] if len(types) == 1 else struct_type(types)


def _in_buffer(outcome: Outcome, members: tuple[Member, ...], made: Type) -> Result:
    """Return a result through memory: all members back to back in memory of just that size."""
    site = outcome.site
    layout = site.layout
    wanted = len(members) * layout.alloc_size(outcome.type)
    buffer = site.buffer.type if site.buffer else None
    given = layout.alloc_size(buffer) if buffer else 0
    if given != wanted:
        returns = f"{spoken(buffer)}, {given} bytes" if buffer else spoken(site.call.type)
        site.complain(
            Kind.RESULT_SIZE,
            f"the function returns {spoken(outcome.type)} through memory, so the request "
            "must return "
            f"{_words(members)}, {wanted} bytes, and is declared to return {returns}",
            "declare it to return a struct of all results, one after the other"
            if len(members) > 1
            else f"declare it to return {spoken(outcome.type)}",
        )
    repair = Repair.NONE if made is site.declared else Repair.REPACK
    return Result(members, made, site.declared, repair)


def _complain_of_type(outcome: Outcome, members: tuple[Member, ...], made: Type) -> None:
    site = outcome.site
    words = _words(members)
    gives = f"{words} ({said_type(site, made)})" if members else "nothing"
    kind = Kind.RESULT_SIZE if site.buffer else Kind.RESULT_TYPE
    site.complain(
        kind,
        f"it gives {gives}, and is declared to return {said_type(site, site.declared)}",
        way_to_return(site, words, made) if members else _why_nothing(outcome),
    )


def _warn_of_nothing(outcome: Outcome, members: tuple[Member, ...]) -> None:
    """Warn of a variable for a result that there is not, though nobody reads that variable."""
    site = outcome.site
    if not members and site.call.is_used:
        site.complain(
            Kind.RESULT_OF_NOTHING,
            "it returns nothing, but is declared to return "
            f"{said_type(site, site.declared)}: what the variable for that holds is undefined",
            _why_nothing(outcome),
        )


def _why_nothing(outcome: Outcome) -> str:
    """Return where derivatives are that are not returned, or why there are none."""
    if any(
        each.shadows and isinstance(each.parameter.type, PointerType) for each in outcome.arguments
    ):
        return f"derivatives of memory are in the shadows; {way_to_nothing(outcome.site)}"
    return "nothing is differentiated: mark as enzyme_const only what takes no part"


def _words(members: tuple[Member, ...]) -> str:
    """Return the members in words: `the primal and 2 tangents`."""
    counts: dict[Part, int] = {}
    for member in members:
        counts[member.part] = counts.get(member.part, 0) + 1
    words = [f"the {p.value}" if n == 1 else f"{n} {p.value}s" for p, n in counts.items()]
    return " and ".join(words) or "nothing"
