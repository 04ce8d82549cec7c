"""Texts of C++ in memory that carries derivatives: one message, whatever of them was met first.

What the library's functions do with the characters of a `std::string` cannot be told from numbers,
and users have never heard of these functions.
"""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.transform.report.causes import also_at
from enzyme_cc.words.own_code import is_of_library

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.requests.places import Places

_CODE = "EZ0406"
#: How the names of functions begin that make a text what it is.
_OF_TEXTS = re.compile(r"std::(?:(?:basic_|w)?string|char_traits<\w+>|allocator<char>)(?:<.*)?::")
_MESSAGE = (
    "a std::string lies in memory that carries derivatives, such as beside a number: the two "
    "cannot be told apart there yet"
)
_WAY_OUT = (
    "keep the text elsewhere: in a vector of names, with the place of the name there in its stead, "
    "as the key of a map, too"
)
#: What may be said where a text is meant: that bytes are unknown, or computed with.
_SYMPTOMS = ("EZ0201", "EZ0401")


class TextsInTheWay:
    """The places of C++ strings in memory that carries derivatives, in the order found."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._met: dict[str, Instruction] = {}

    def take(self, code: str, at: Instruction | None) -> bool:
        """Return whether a problem is of a text, which is then told here."""
        if at is None or code not in _SYMPTOMS or not self._is_of_text(at):
            return False
        self._met.setdefault(self._places.own(at), at)
        return True

    def _is_of_text(self, at: Instruction) -> bool:
        callee = callee_of(at) if isinstance(at, CallBase) else None
        names = [self._places.name(callee)] if callee is not None else []
        of_library = takewhile(lambda each: is_of_library(each[0]), self._places.trail(at))
        names += [function for _, function in of_library]
        return any(map(_OF_TEXTS.match, names))

    def described(self) -> Iterator[Diagnostic]:
        """Yield one message for all of them."""
        for first in list(self._met.values())[:1]:
            yield Diagnostic(
                _MESSAGE,
                where=self._places.of(first),
                notes=(*also_at(self._met), _WAY_OUT),
                code=_CODE,
                trail=self._places.trail(first),
            )
