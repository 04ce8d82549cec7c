"""Calls that exchange data in derivatives that are differentiated again, and rules for them.

Their names say of which MPI and which function they are, how many shadows take adjoints for each
buffer, how many tangents go with its numbers, and whether threads call them. Behind each buffer its
shadows and tangents follow, in this order; the last argument is the place of the call. What begins
with adjoints returns a record, too.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.rules.argument import Argument, Role
from enzyme_cc.rules.bodies import COMMUNICATION, MESSAGES, PREFIX
from enzyme_cc.rules.model import Effect, Kind, Rule

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.ir.values import Value

#: What begins the names of such calls.
AGAIN = f"{PREFIX}_again_"
#: What ends the name of what reverses such a call, for each MPI.
BACK = "reverse_again"
_NAME = re.compile(rf"{AGAIN}({'|'.join(MESSAGES)})_(\d+)_(\d+)_(\d+)_(\w+)")
_BACK = re.compile(rf"{COMMUNICATION}({'|'.join(MESSAGES)})_{BACK}")
_EFFECTS = frozenset((Effect.OUTSIDE, Effect.READS, Effect.WRITES, Effect.PROGRAM))


class Exchange(NamedTuple):
    """The parts of the name of a call."""

    #: The MPI.
    part: str
    function: str
    #: For each buffer, how many shadows take adjoints, and how many tangents there are.
    adjoints: int
    tangents: int
    #: Marks for the run-time part: whether the call is in a parallel region.
    threads: int = 0

    @property
    def name(self) -> str:
        """Return the name of the call."""
        return f"{AGAIN}{self.part}_{self.adjoints}_{self.tangents}_{self.threads}_{self.function}"

    def groups(self, rule: Rule, given: Sequence[Value]) -> Iterator[tuple[bool, Sequence[Value]]]:
        """Yield each argument, with what follows it, and whether it is a buffer."""
        at = 0
        for each in rule.arguments:
            more = self.adjoints + self.tangents if each.role.is_buffer else 0
            yield each.role.is_buffer, given[at : at + 1 + more]
            at += 1 + more


def exchange_of(name: str) -> Exchange | None:
    """Return the parts of a name, if it is one of such a call."""
    found = _NAME.fullmatch(name)
    return found and Exchange(found[1], found[5], *(int(found[i]) for i in (2, 3, 4)))


def is_back(name: str) -> bool:
    """Return whether a function reverses such calls."""
    return _BACK.fullmatch(name) is not None


def rule_of_back(name: str) -> Rule:
    """Return the rule of what reverses such calls: the record, and how many shadows it has."""
    given = (Argument("record", Role.POINTER), Argument("width", Role.INTEGER))
    return Rule(
        name, "exchanges.py", Kind.COMMUNICATION, arguments=given, results=(), effects=_EFFECTS
    )


def rule_again(exchange: Exchange, rule: Rule) -> Rule:
    """Return the rule of such a call, made from the one of MPI's function."""
    given: list[Argument] = []
    for each in rule.arguments:
        given.append(each)
        if each.role.is_buffer:
            adjoints = [f"{each.name}.adjoint{i}" for i in range(exchange.adjoints)]
            tangents = [f"{each.name}.tangent{i}" for i in range(exchange.tangents)]
            given += [Argument(name, Role.EXCHANGED) for name in adjoints]
            given += [Argument(name, each.role) for name in tangents]
    given.append(Argument("where", Role.POINTER))
    results = [Argument("error", Role.INTEGER)]
    if exchange.adjoints:
        results.append(Argument("record", Role.POINTER))
    return replace(
        rule,
        matches=(),
        arguments=tuple(given),
        results=tuple(results),
        effects=rule.effects | _EFFECTS,
        over_bodies=True,
    )
