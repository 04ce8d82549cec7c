"""Functions that an active value meets and that nobody knows how to differentiate.

All of them in one run, one message for each function with the ways out that are right for it. What
users know by another name is called by that (`rules/constructs.yaml`), and told once however many
functions of a run-time library it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.requests.places import COPIED
from enzyme_cc.rules.constructs import construct_of
from enzyme_cc.rules.model import INTRINSIC
from enzyme_cc.transform.report.causes import also_at
from enzyme_cc.transform.report.evidence import may_come_back
from enzyme_cc.transform.report.pasting import (
    formulas,
    fortran_rule,
    forward_rule,
    inactive,
    is_of_floats,
    pasted,
    reverse_rule,
    spelling,
)
from enzyme_cc.words.names import RUN_TIME, readable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.requests.places import Places
    from enzyme_cc.rules.constructs import Construct, Family

CODE, _CODE_OF_CONSTRUCTS, _CODE_OF_TRAMPOLINES = "EZ0301", "EZ0308", "EZ0307"
#: What Fortran passes internal procedures by.
FILLED, ADDRESS = TRAMPOLINES = ("llvm.init.trampoline", "llvm.adjust.trampoline")
_TRAMPOLINE = (
    "an internal procedure that uses variables of its host is passed on, and what it is passed to "
    "has no body here, or keeps it in memory"
)
_TRAMPOLINE_NOTES = (
    "put the procedure and the variables that it uses into a module",
    "or hand it to nothing but procedures that call it or pass it on as an argument, and compile "
    "what defines these with enzyme-fc",
)


_BY_FORTRAN = (
    "or call it in a subroutine of yours, and give that a rule: by a variable of a type with "
    "procedure pointers (docs/fortran.md, Rules of your own)"
)


class Missing:
    """The calls of one function that has no derivative, and whether a reverse sweep met it."""

    def __init__(self) -> None:
        self.calls: dict[str, CallBase] = {}
        self.backwards = False
        #: Whether no call of it can have to do with derivatives, as far as can be told.
        self.is_harmless = True


def describe(missing: Mapping[Function, Missing], places: Places) -> Iterator[Diagnostic]:
    """Yield one message for each function or construct, in the order of their first places."""
    constructs = _Constructs(missing)
    is_told = False
    for function, met in missing.items():
        first = next(iter(met.calls))
        if function.name in TRAMPOLINES:
            if not is_told:
                notes = (*_elsewhere(met.calls.values(), places), *_TRAMPOLINE_NOTES)
                yield Diagnostic(_TRAMPOLINE, where=first, notes=notes, code=_CODE_OF_TRAMPOLINES)
            is_told = True
        elif function in constructs.found:
            yield from constructs.describe(function, places)
        else:
            name = places.name(function)
            yield Diagnostic(
                f"{name} has no body here and no rule, and what it is given carries a derivative",
                where=first,
                notes=(*_elsewhere(met.calls.values(), places), *_ways_out(function, places, met)),
                code=CODE,
                trail=places.trail(met.calls[first]),
                symbol=function.name,
            )


def _elsewhere(calls: Iterable[CallBase], places: Places) -> Iterator[str]:
    """Return the other lines of the user's that lead there."""
    return also_at(map(places.own, calls))


def _ways_out(function: Function, places: Places, met: Missing) -> Iterator[str]:
    name = places.name(function)
    if function.name.startswith(INTRINSIC):
        yield "write it with ordinary arithmetic, loads and stores"
        yield "or register a derivative for a function around it"
        return
    if function.name.startswith(RUN_TIME):
        yield "compute this without that intrinsic procedure"
    else:
        yield f"provide its body: compile what defines {name} in the same unit"
    yield from _ways_to_say(function, places, backwards=met.backwards)
    if met.is_harmless and not may_come_back(function):
        yield _promise(name)


def _promise(name: str) -> str:
    """Return how to say that a function has no derivative, and what that says."""
    said = (
        "or promise that nothing it makes of its arguments comes back to what is differentiated, "
        "as of what prints or checks them: by way of it all derivatives are zero then"
    )
    if name.isidentifier():
        return said + pasted(inactive(name))
    return f"{said}: write __attribute__((enzyme_inactive)) in front of its declaration"


def _ways_to_say(function: Function, places: Places, *, backwards: bool) -> Iterator[str]:
    """Yield how the derivative itself can be given."""
    if places.is_of_fortran(function):
        rule = fortran_rule(function.function_type, places.name(function), backwards=backwards)
        said = f"or give it a rule: {rule[0]}{pasted(rule[1:])}" if rule else _BY_FORTRAN
        yield said
        return
    name, kind = function.name, function.function_type
    is_of_c = readable(name) == name
    if backwards and is_of_c and is_of_floats(kind) and function.is_declaration:
        lines = formulas(function)
        yield "or give it a rule: complete this in a file for --enzyme-rules" + pasted(lines)
    written = spelling(function, name)
    if written is not None:
        lines = reverse_rule(kind, written) if backwards else forward_rule(kind, written)
        yield "or give it a rule: define these anywhere, and paste it here" + pasted(lines)
    else:
        yield "or write a function around its call, and register a derivative for that"


# -- constructs ------------------------------------------------------------------------------------


class _Constructs:
    """The constructs that users know by name, with the functions each is made of."""

    def __init__(self, missing: Mapping[Function, Missing]) -> None:
        self._missing = missing
        self.found: dict[Function, Construct] = {}
        for function in missing:
            construct = construct_of(function.name)
            if construct is not None:
                self.found[function] = construct
        self._told: dict[tuple[Family, str], list[Function]] = {}
        for function, construct in self.found.items():
            leader = self._leader(construct)
            self._told.setdefault((leader.family, leader.name), []).append(function)

    def _leader(self, construct: Construct) -> Construct:
        """Return what a part is told with: the first of its family that is none."""
        family = (each for each in self.found.values() if each.family == construct.family)
        whole = next((each for each in family if not each.is_part), construct)
        return whole if construct.is_part else construct

    def describe(self, function: Function, places: Places) -> Iterator[Diagnostic]:
        """Yield the message, at the first of the functions that it is about."""
        leader = self._leader(self.found[function])
        functions = self._told[leader.family, leader.name]
        if function is not functions[0]:
            return
        # What the construct is called after says where it begins.
        functions = sorted(functions, key=lambda each: self.found[each].is_part)
        met = [self._missing[each] for each in functions]
        first = next(place for each in met for place in each.calls)
        title = _title(leader, functions, places)
        yield Diagnostic(
            f"{title} cannot be differentiated yet, and what it is given carries a derivative",
            where=first,
            notes=(
                *_elsewhere((call for each in met for call in each.calls.values()), places),
                *_counted(functions),
                *_ways_around(leader.family, functions[0], met, places),
            ),
            code=CODE if leader.family.has_bodies else _CODE_OF_CONSTRUCTS,
            trail=places.trail(next(each.calls[first] for each in met if first in each.calls)),
            symbol=functions[0].name,
        )


def _title(construct: Construct, functions: list[Function], places: Places) -> str:
    """Return its name: of one function, the kind that it is of and its name as it is written."""
    if not construct.family.has_rules:
        return construct.name
    kind = construct.name.rpartition(" ")[0]
    return f"{kind} {places.name(functions[0])}".lstrip()


def _counted(functions: list[Function]) -> Iterator[str]:
    if len(functions) > 1:
        yield f"one cause, met in calls of {len(functions)} functions of a run-time library"


def _ways_around(
    family: Family, function: Function, met: Iterable[Missing], places: Places
) -> Iterator[str]:
    ways = list(family.ways)
    backwards = any(each.backwards for each in met)
    if family.has_rules:
        ways += _ways_to_say(function, places, backwards=backwards)
    else:
        ways += _ways_for_caller(met, places, backwards=backwards)
    for index, way in enumerate(ways):
        plain = way.removeprefix("or ")
        yield f"or {plain}" if index else plain


def _ways_for_caller(met: Iterable[Missing], places: Places, *, backwards: bool) -> Iterator[str]:
    """Yield a rule for the function that the first call is in, as the user has it."""
    call = next(call for each in met for call in each.calls.values())
    caller = call.function
    name = caller.name.removeprefix(COPIED) if caller is not None else ""
    written = spelling(caller, name) if caller is not None else None
    if caller is None or written is None:
        yield "register a derivative for the function of yours that this is in"
        return
    lines = reverse_rule if backwards else forward_rule
    yield f"register a derivative for {places.name(caller)}, which this is in" + pasted(
        lines(caller.function_type, written)
    )
