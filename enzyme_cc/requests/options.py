"""Read the options of a request as a whole: width, flags, where the tape is."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import SPECIAL_MARKERS
from enzyme_cc.attributes.vocabulary import (
    INTERLEAVE,
    MARKERS,
    MARKERS_OF_ARGUMENTS,
    MARKERS_OF_CALLS,
    WIDTH,
    Mode,
)
from enzyme_cc.ir.types import PointerType
from enzyme_cc.requests.extents import extent
from enzyme_cc.requests.model import Options
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.trace import answering, integer_of

if TYPE_CHECKING:
    from enzyme_cc.attributes.vocabulary import Activity, CallMarker
    from enzyme_cc.requests.site import Site, Token

#: Markers that are nothing but a field of the options.
_FLAGS = {
    "enzyme_nofree": "nofree",
    "enzyme_noret": "noret",
    "enzyme_primal_return": "primal_return",
    "enzyme_runtime_activity": "runtime_activity",
    "enzyme_strong_zero": "strong_zero",
}
_POINTERS = {"enzyme_context": "context", "enzyme_tape": "tape"}
#: More directions than this are a mistake.
MAX_WIDTH = 1 << 16


def read_options(site: Site) -> tuple[Options, tuple[Token, ...]]:
    """Read the options of the whole call; return them and the other tokens."""
    return _Options(site).read(site.tokens[1:])


class _Options:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.fields: dict[str, object] = {}
        self.result: tuple[Activity, str] | None = None
        self.left: list[Token] = []

    def read(self, tokens: tuple[Token, ...]) -> tuple[Options, tuple[Token, ...]]:
        pending = list(reversed(tokens))
        is_apart = False
        while pending:
            token = pending.pop()
            row = MARKERS_OF_CALLS.get(token.marker)
            if row is not None:
                self._marker(token, row, pending)
                is_apart = True
            elif token.marker and token.marker not in MARKERS:
                self._no_marker(token, pending)
                is_apart = True
            else:
                self.left.append(token._replace(is_apart=is_apart))
                is_apart = False
        if self.site.mode is Mode.BATCH and "width" not in self.fields:
            self._complain(Kind.MISSING_WIDTH, "a batch needs its width: enzyme_width, N")
        if self.result is not None:
            self.fields["result"] = self.result[0]
        options = Options(**self.fields)  # type: ignore[arg-type]
        self._check_storage(options)
        return options, tuple(self.left)

    def _check_storage(self, options: Options) -> None:
        """Complain if the memory for a tape is known to be smaller than `enzyme_allocated` says."""
        if options.tape is None or options.allocated is None:
            return
        found = extent(options.tape.value, self.site.layout)
        if found is not None and found.bytes < options.allocated:
            self._complain(
                Kind.TAPE_MEMORY,
                f"enzyme_allocated says {options.allocated} bytes, and what follows enzyme_tape "
                f"has {found.bytes}",
                "make that memory larger: __enzyme_augmentsize says how large it must be",
            )

    def _complain(self, kind: Kind, message: str, *notes: str) -> None:
        self.site.complain(kind, message, *notes)

    def _marker(self, token: Token, row: CallMarker, pending: list[Token]) -> None:
        name = token.marker
        operand = self._operand(token, row, pending) if row.operand else None
        if row.modes and self.site.mode not in row.modes:
            modes = ", ".join(sorted(mode.spelling for mode in row.modes))
            self._complain(
                Kind.MISPLACED_MARKER, f"{token} has no effect here", f"it belongs to {modes}"
            )
        elif name in _FLAGS:
            self.fields[_FLAGS[name]] = True
        elif row.result is not None:
            self._result(token, row.result)
        elif operand is not None and name in _POINTERS:
            self._pointer(token, row, operand)
        elif operand is not None:
            self._integer(token, operand)

    def _pointer(self, token: Token, row: CallMarker, operand: Token) -> None:
        if isinstance(operand.value.type, PointerType):
            self.fields[_POINTERS[token.marker]] = operand.operand()
            return
        what = f"{operand}, {row.operand.removeprefix('the pointer to ')} after {token.marker}"
        self._complain(Kind.MARKER_OPERAND, f"{what}, must be a pointer")

    def _operand(self, token: Token, row: CallMarker, pending: list[Token]) -> Token | None:
        if pending and not pending[-1].marker:
            return pending.pop()
        kind = Kind.MISSING_WIDTH if token.marker == WIDTH else Kind.MARKER_OPERAND
        self._complain(kind, f"{token} must be followed by {row.operand}")
        if token.marker == WIDTH:
            self.fields.setdefault("width", 1)
        return None

    def _result(self, token: Token, activity: Activity) -> None:
        if self.result is not None and self.result[0] is not activity:
            self._complain(Kind.MISPLACED_MARKER, f"{token} contradicts {self.result[1]}")
        self.result = activity, token.marker

    def _integer(self, token: Token, operand: Token) -> None:
        number = integer_of(operand.value, self.site.call)
        if token.marker != WIDTH:
            asked = answering(operand.value)
            if asked is not None and number is None:
                self.fields["allocated_as"] = asked
                return
            if number is None or number < 0:
                self._complain(
                    Kind.MARKER_OPERAND,
                    f"{operand}, {MARKERS_OF_CALLS[token.marker].operand} after {token.marker}, "
                    "must be a constant",
                )
            self.fields["allocated"] = number
            return
        if "width" in self.fields:
            self._complain(Kind.ILLEGAL_WIDTH, f"{token} is there a second time")
        elif number is None:
            self._complain(
                Kind.ILLEGAL_WIDTH,
                f"the width, {operand}, must be a constant",
                "write the number itself, or a macro, an enumerator or a template parameter",
            )
        elif not 1 <= number <= MAX_WIDTH:
            self._complain(
                Kind.ILLEGAL_WIDTH, f"the width is {number}, and must be 1 to {MAX_WIDTH}"
            )
        self.fields["width"] = number if number and 1 <= number <= MAX_WIDTH else 1

    def _no_marker(self, token: Token, pending: list[Token]) -> None:
        """Complain of a marker that is unknown or not for requests, and drop its operands."""
        for _ in range(SPECIAL_MARKERS.get(token.marker, 0)):
            if pending and not pending[-1].marker:
                pending.pop()
        if token.marker in SPECIAL_MARKERS:
            self._complain(Kind.MISPLACED_MARKER, f"{token} belongs to other calls")
        elif " or " in token.marker:
            self._complain(
                Kind.UNKNOWN_MARKER,
                f"argument {token.number} is {token.marker}, and must be one of them in every run",
                "write one request for each",
            )
        else:
            near = difflib.get_close_matches(token.marker, _ALL, 1, 0.8)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(_ALL)}"
            self._complain(
                Kind.UNKNOWN_MARKER,
                f"argument {token.number}, {token.marker}, is no marker",
                hint,
            )


_ALL = sorted({*MARKERS_OF_ARGUMENTS, *MARKERS_OF_CALLS, INTERLEAVE})
