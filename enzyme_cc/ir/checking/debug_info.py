"""Debug information as LLVM wants it: places within their function, one subprogram each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.checking.globals import is_interposable
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.metadata.debug_info import DebugInfo
from enzyme_cc.ir.metadata.nodes import MetadataError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Line
    from enzyme_cc.ir.module import Module

_ATTACHED = re.compile(r"!dbg (!\d+)")


class DebugChecks:
    """The debug information of one module, read as far as its functions name it."""

    def __init__(self, module: Module) -> None:
        self._info = DebugInfo(module.metadata)
        self._owners: dict[str, Function] = {}
        #: By place, the subprogram it is in at the end of all inlining; -1 for none.
        self._outermost: dict[str, int | None] = {}
        self._are_places: dict[str, bool] = {}

    def header_faults(self, function: Function) -> Iterator[str]:
        """Yield what is wrong with the subprogram of a function."""
        link = subprogram_of(function)
        if not link or function.is_declaration:
            return
        try:
            node = self._info.table.resolve(link)
        except MetadataError as error:
            yield str(error)
            return
        if node.kind != "DISubprogram":
            yield f"its subprogram {link} is no DISubprogram"
        elif not node.distinct:
            yield f"its subprogram {link} must be distinct"
        owner = self._owners.setdefault(link, function)
        if owner is not function:
            yield f"its subprogram {link} is that of {owner.ref}"

    def line_faults(self, line: Line, function: Function) -> Iterator[str]:
        """Yield what is wrong with the place of an instruction."""
        own = subprogram_of(function)
        found = _ATTACHED.search(line.metadata) if line.metadata else None
        if found is not None and not self._is_place(found[1]):
            yield f"its place {found[1]} is no DILocation"
        elif not own:
            return
        elif found is not None:
            outermost = self._outermost_of(found[1])
            if outermost is not None and f"!{outermost}" != own:
                yield f"its place {found[1]} is in !{outermost}, and its function is {own}"
        elif isinstance(line, CallBase) and _has_body_and_place(line.callee):
            yield "a call that may be inlined needs !dbg in a function that has it"

    def _is_place(self, ref: str) -> bool:
        if ref not in self._are_places:
            try:
                self._are_places[ref] = bool(self._info.location(ref).chain)
            except MetadataError:
                self._are_places[ref] = False
        return self._are_places[ref]

    def _outermost_of(self, ref: str) -> int | None:
        if ref not in self._outermost:
            subprogram = None
            try:
                if self._info.table.resolve(ref).kind == "DILocation":
                    subprogram = self._info.location(ref).chain[-1].subprogram
            except MetadataError:
                pass
            self._outermost[ref] = subprogram.number if subprogram else None
        return self._outermost[ref]

    def place(self, line: Line) -> str:
        """Return `file:line` of an instruction, empty if nobody said."""
        found = _ATTACHED.search(line.metadata)
        if found is None:
            return ""
        try:
            place = self._info.location(found[1])
        except MetadataError:
            return ""
        return f"{place.path}:{place.line}"


def subprogram_of(function: Function) -> str:
    """Return the subprogram attached to a function: `!12`, or nothing."""
    found = _ATTACHED.search(function.metadata) if function.metadata else None
    return found[1] if found else ""


def _has_body_and_place(callee: object) -> bool:
    return (
        isinstance(callee, Function)
        and not callee.is_declaration
        and not is_interposable(callee)
        and subprogram_of(callee) != ""
    )
