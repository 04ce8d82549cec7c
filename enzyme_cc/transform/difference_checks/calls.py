"""Decide how a copy of a function that is run with other numbers may call what it calls."""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import called_as, callee_of
from enzyme_cc.attributes.vocabulary import special_call_of
from enzyme_cc.ir.constants import InlineAsm
from enzyme_cc.ir.instructions import CallBase, CallBranch, Fence, VaArg
from enzyme_cc.ir.types import FloatType, PointerType, VectorType, scalar_of
from enzyme_cc.requests.places import STEP
from enzyme_cc.rules.model import Effect, Kind
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.difference_checks.ways import returning
from enzyme_cc.transform.program.checkpointed import LOOP
from enzyme_cc.transform.program.rerun_loop import RERUN
from enzyme_cc.transform.runtime_calls.helper_base import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.program.roots import Program


class What(Enum):
    """The fate of a call in the copy."""

    #: It stays.
    PLAIN = "plain"
    #: Its function has a copy, too.
    TRACED = "traced"
    MOVES = "moves"
    SETS = "sets"
    ALLOCATES = "allocates"
    FREES = "frees"
    #: It is found when the program runs, by an address.
    FOUND = "found"


class Called(NamedTuple):
    """A call, understood."""

    what: What
    function: Function | None
    rule: Rule | None = None


class NotTraced(Exception):  # noqa: N818 - it is no error
    """A function that cannot be run with other numbers; the text says why."""


_MOVES = re.compile(r"llvm\.mem(?:cpy|move)(?:\.inline)?\.|mem(?:cpy|move)\Z")
_SETS = re.compile(r"llvm\.memset(?:\.inline)?\.|memset\Z")
#: What says something of memory, and does nothing.
_QUIET = re.compile(
    r"llvm\.(?:assume|dbg|donothing|experimental\.noalias|invariant|launder|lifetime|prefetch|"
    r"sideeffect|stackrestore|stacksave|strip|annotation|ptr\.annotation|var\.annotation)\b"
)
_PURE = re.compile(
    r"memory\((?:none|read|argmem: read|inaccessiblemem: read)\)|\A(?:readnone|readonly)\Z"
)
#: Effects that nothing has to be done about.
_HARMLESS = frozenset((Effect.ERRNO, Effect.READS, Effect.SIGN))
_WIDTHS = (32, 64)
#: Loops of the program, and their rounds, that are functions of our own.
_LOOPS = (LOOP, RERUN, STEP)


class Calls:
    """The calls of one module."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._words = FunctionWords(program.module)
        #: What can be run, what cannot, and what is being looked at.
        self._possible: dict[Function, bool] = {}

    def reached(self, function: Function) -> dict[Function, None]:
        """Return all bodies that a function runs; raises `NotTraced` where one is not to be run."""
        found: dict[Function, None] = {}
        pending = [function]
        while pending:
            body = pending.pop()
            if body in found:
                continue
            found[body] = None
            self._want_simple(body)
            for block in returning(body):
                for instruction in block:
                    self._want_plain(instruction)
                    if isinstance(instruction, CallBase):
                        pending += self._run_by(instruction)
        return found

    def _run_by(self, call: CallBase) -> list[Function]:
        """Return the bodies that a call may run."""
        called = self.of(call)
        if called.what is What.TRACED and called.function is not None:
            return [called.function]
        return [body for _, body in self.found(call)] if called.what is What.FOUND else []

    def found(self, call: CallBase) -> list[tuple[Function, Function]]:
        """Return what an indirect call may mean, each with its body, as far as that can be run."""
        taken = self.program.taken.of([called_as(call)])
        bodies = [(each, self.program.bodies.body(each)) for each in taken]
        return [(each, body) for each, body in bodies if body is not None and self._can_run(body)]

    def _can_run(self, body: Function) -> bool:
        if body not in self._possible:
            self._possible[body] = True
            try:
                self.reached(body)
            except NotTraced:
                self._possible[body] = False
        return self._possible[body]

    def of(self, call: CallBase) -> Called:
        """Return what a call is; raises `NotTraced` where it may do what cannot be undone."""
        callee = callee_of(call)
        if isinstance(call.callee, InlineAsm):
            raise NotTraced("it has assembly in it")
        if callee is None:
            return Called(What.FOUND, None)
        for pattern, what in ((_MOVES, What.MOVES), (_SETS, What.SETS), (_QUIET, What.PLAIN)):
            if pattern.match(callee.name):
                return Called(what, callee)
        callee = self.program.bodies.original(callee)
        rule = self.program.rule(callee)
        if rule is not None and rule.kind is Kind.ALLOCATION:
            return self._allocation(callee, rule)
        body = self.program.bodies.body(callee)
        if callee.name.startswith(PREFIX) and not callee.name.startswith(_LOOPS):
            raise NotTraced("it computes derivatives itself, with a tape")
        if self._is_said_inactive(callee, rule, body):
            raise NotTraced(f"it calls {callee.name}, which the program says is inactive")
        if body is not None:
            return Called(What.TRACED, body)
        return self._elsewhere(call, callee, rule)

    def _is_said_inactive(self, callee: Function, rule: Rule | None, body: Function | None) -> bool:
        """Return whether differences would show a derivative that nobody asks for."""
        if special_call_of(callee.name) or callee.name in self.program.registrations.inactive:
            return True
        return body is not None and rule is not None and rule.kind is Kind.INACTIVE

    def _allocation(self, callee: Function, rule: Rule) -> Called:
        if rule.frees is not None:
            return Called(What.FREES, callee, rule)
        made = rule.allocation
        if made is None or made.stored_in is not None or made.made_by is not None:
            raise NotTraced(f"it calls {callee.name}")
        return Called(What.ALLOCATES, callee, rule)

    def _elsewhere(self, call: CallBase, callee: Function, rule: Rule | None) -> Called:
        words = [*self._words.of(callee), *self._words.among(call.tail)]
        if rule is not None and rule.effects <= _HARMLESS and rule.kind is not Kind.STRUCTURAL:
            return Called(What.PLAIN, callee, rule)
        is_pure = any(map(_PURE.match, words)) or "readnone" in words or "readonly" in words
        if not is_pure:
            raise NotTraced(f"it calls {callee.name}")
        return Called(What.PLAIN, callee, rule)

    def _want_simple(self, body: Function) -> None:
        if body.variadic:
            raise NotTraced("it takes any number of arguments")
        if any("byval" in each.attributes for each in body.arguments):
            raise NotTraced("it takes a struct by value in memory")

    def _want_plain(self, instruction: Instruction) -> None:
        if isinstance(instruction, (CallBranch, Fence, VaArg)):
            raise NotTraced(f"it has '{instruction.opcode}' in it")
        if getattr(instruction, "is_volatile", False):
            raise NotTraced("it uses volatile memory")
        for kind in (instruction.type, *(each.type for each in instruction.operands)):
            scalar = scalar_of(kind)
            if isinstance(scalar, FloatType) and scalar.width not in _WIDTHS:
                raise NotTraced(f"it computes with {scalar}")
            if isinstance(kind, VectorType) and (kind.scalable or isinstance(scalar, PointerType)):
                raise NotTraced("it has vectors of addresses, or of unknown length")


def uses_float(bodies: dict[Function, None]) -> bool:
    """Return whether anything is computed with 32 bits."""
    return any(_kinds_of(each) for body in bodies for each in body.instructions())


def _kinds_of(instruction: Instruction) -> bool:
    kinds: Iterator[object] = (
        scalar_of(each.type) for each in (instruction, *instruction.operands)
    )
    return any(isinstance(kind, FloatType) and kind.width == _WIDTHS[0] for kind in kinds)
