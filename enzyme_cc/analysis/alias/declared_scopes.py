"""Track declarations of alias scopes: a scope holds until it is declared anew.

A scope is of one call that was inlined. LLVM leaves a declaration where the call stood; in a loop
around it, each round declares it again, and says nothing of the rounds before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import MetadataOperand
from enzyme_cc.ir.instructions import CallBase

if TYPE_CHECKING:
    from enzyme_cc.analysis.alias.metadata import Tags, TagTable
    from enzyme_cc.analysis.memory.clobbers import Moment, Writer
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.metadata.alias_scopes import Scope
    from enzyme_cc.ir.metadata.tbaa import AccessTag

_DECLARES = "llvm.experimental.noalias.scope.decl"


class Declared:
    """The declarations of one function."""

    def __init__(self, tags: TagTable) -> None:
        self._tags = tags
        self._places: dict[Scope, list[tuple[int, int]]] = {}

    def note(self, writer: Writer) -> None:
        """Note an instruction that may be a declaration, with its place."""
        for scope in self._tags.scopes(_list_of(writer.instruction)):
            self._places.setdefault(scope, []).append((writer.block, writer.position))

    def lasting(self, tags: Tags, types: frozenset[AccessTag] | None, moment: Moment) -> Tags:
        """Return the tags that still hold of an access of these types after a moment."""
        if not (tags.scopes or tags.noalias):
            return self._tags.of_types(types)
        return self._tags.within(tags, types, lambda scope: self._lasts(scope, moment))

    def _lasts(self, scope: Scope, moment: Moment) -> bool:
        """Return whether a scope is not declared anew after a moment; of some nothing is known."""
        places = self._places.get(scope, ())
        return bool(places) and not any(
            moment.after >> block & 1 or (block == moment.block and position > moment.position)
            for block, position in places
        )


def _list_of(instruction: Instruction) -> str:
    """Return the list of scopes that an instruction declares, as written; empty for others."""
    if (
        not isinstance(instruction, CallBase)
        or getattr(instruction.callee, "name", "") != _DECLARES
    ):
        return ""
    operand = instruction.operands[0]
    return operand.pieces[0] if isinstance(operand, MetadataOperand) else ""
