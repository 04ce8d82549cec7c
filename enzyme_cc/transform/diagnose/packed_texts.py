"""Texts of a library of C++ that numbers with derivatives may be put in, as bytes.

Numbers that are read from the characters of a text are constants like all text, where nothing
that is differentiated puts others there. What says whether a text's memory is read as numbers
knows of one object for all that a pointer leads to, so a character that goes into such an object,
beside classes that have a number in its place, looks like a part of that number.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import IntType, PointerType
from enzyme_cc.rules.model import Effect, Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.ir.function import Function
    from enzyme_cc.transform.program.roots import Program

#: So many bytes has the smallest of the objects that a library keeps texts in, or writes them by,
#: and that of any class with a method; a view of numbers as characters is between the two.
_SMALLEST_TEXT, _SMALLEST_OBJECT = 24, 8
_KNOWN_BYTES = re.compile(r"\bdereferenceable\((\d+)\)")


class PackedTexts:
    """The ways of numbers into texts, in what is differentiated in some contexts."""

    def __init__(self, program: Program, types: TypeResults) -> None:
        self._program = program
        self._types = types
        self.contexts: Sequence[Context] = ()

    @cached_property
    def are_possible(self) -> bool:
        """Return whether anything gives bytes of numbers with derivatives to what makes texts.

        What is stored through an address that such a function returned is refused elsewhere.
        """
        return any(
            self._may_pack(call, context)
            for context in self.contexts
            for call in context.function.instructions()
            if isinstance(call, CallBase)
        )

    def _may_pack(self, call: CallBase, context: Context) -> bool:
        callee = callee_of(call)
        rule = self._program.rule(callee) if callee is not None else None
        if callee is None or rule is None or rule.kind is not Kind.INACTIVE:
            return False
        if not rule.effects >= {Effect.READS, Effect.WRITES}:
            return False
        return any(self._is_packed(call, callee, at, context) for at in range(len(call.arguments)))

    def _is_packed(self, call: CallBase, callee: Function, at: int, context: Context) -> bool:
        """Return whether an argument is, or leads to, bytes of numbers; objects of texts do not."""
        given = call.arguments[at]
        if not context.is_active(given):
            return False
        if isinstance(given.type, IntType):
            return True
        if not isinstance(given.type, PointerType) or _is_text(call, callee, at):
            return False
        return self._types.numbers_behind(given) is not False


def _is_text(call: CallBase, callee: Function, at: int) -> bool:
    """Return whether an argument is a text, or an object that is no view, by its declaration."""
    own = callee.arguments[at].attributes if at < len(callee.arguments) else ""
    words = f"{own} {call.argument_attributes[at]}"
    if "sret" in words:
        return True
    least = _SMALLEST_TEXT if at else _SMALLEST_OBJECT
    return any(int(each) >= least for each in _KNOWN_BYTES.findall(words))
