"""A shared library that carries IR: what is reached in it, and what of that a program may have.

Names that the library does not export mean something inside of it only. Its modules are opened
one by one, as they are needed: a large library has many.
"""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.diagnostics import user_error
from enzyme_cc.lto.request_scan import may_register

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc import Reach
    from enzyme_cc.lto.inputs import Input


class SharedReach:
    """The same as `Reach` for all modules of one library."""

    def __init__(self, library: Input, to_ir: Callable[[bytes], str]) -> None:
        self.library = library
        self.to_ir = to_ir
        self.modules = list(library.modules)
        self.exported = library.symbols.defined
        self._opened: dict[int, Reach] = {}
        self._peeked: dict[int, Reach] = {}
        #: What names of the library that it does not export are called by others.
        self._hidden: dict[str, str] = {}
        self._done: set[str] = set()

    def from_requests(self) -> frozenset[str]:
        """Return nothing: the library has made what it asks for."""
        return frozenset()

    def from_names(self, names: Iterable[str]) -> frozenset[str]:
        """Return what these names of the library lead to outside of it."""
        return self._follow(names)

    def from_registrations(self) -> frozenset[str]:
        """Return what the library registers, and what that leads to."""
        return self._follow((), self._registering())

    @property
    def registered(self) -> frozenset[str]:
        """Return what it registers something about."""
        return frozenset().union(*(self._peek(at).registered for at in self._registering()))

    def defines(self, name: str) -> bool:
        """Return whether it exports a name."""
        return name in self.exported

    def prefers_others(self, name: str) -> bool:
        """Return whether any other definition counts more than the one here."""
        return self.exported[name]

    def lent(self) -> list[bytes]:
        """Return what of its modules goes into a program; what cannot is an error."""
        given = {name: name for name in self.exported} | self._hidden
        found = [
            enzyme_cc.lend(reach.module, reach.reached, given) for reach in self._opened.values()
        ]
        own = sorted({name for each in found for name in each.own})
        if own:
            names = ", ".join(map(repr, own))
            raise user_error(
                f"the differentiated code uses {names}, which only the library has",
                "let the library export it (visibility default), or link the library statically",
                where=self.library.name,
                code="EZ0923",
            )
        return [each.text.encode("utf-8", "surrogateescape") for each in found if each.text]

    # -- inside --------------------------------------------------------------------------------

    def _follow(self, names: Iterable[str], registering: Iterable[int] = ()) -> frozenset[str]:
        """Return the names that bodies here lead to and that are defined elsewhere or exported."""
        found: set[str] = set()
        for each in registering:
            found |= self._open(each).from_registrations()
        beyond = {name for name in found if self._is_outside(name)}
        pending = [*names, *sorted(found - beyond)]
        while pending:
            name = pending.pop()
            number = None if name in self._done else self._definer(name)
            self._done.add(name)
            if number is None:
                continue
            if name not in self.exported:
                self._hidden[name] = f"{name}.{self._mark}"
            found = set(self._open(number).from_names([name]))
            for each in self._registering(os.fsencode(name)):
                found |= self._open(each).from_registrations()
            beyond |= {each for each in found if self._is_outside(each)}
            pending += sorted(found - beyond)
        return frozenset(beyond)

    def _is_outside(self, name: str) -> bool:
        return name in self.exported or self._definer(name) is None

    def _definer(self, name: str) -> int | None:
        """Return the module that defines a name."""
        spelled = os.fsencode(name)
        numbers = (at for at, module in enumerate(self.modules) if spelled in module)
        return next((at for at in numbers if self._peek(at).defines(name)), None)

    def _registering(self, name: bytes = b"") -> list[int]:
        """Return the modules that may register something about a name."""
        found = enumerate(self.modules)
        return [at for at, module in found if name in module and may_register(module)]

    def _open(self, number: int) -> Reach:
        made = self._opened[number] = self._peek(number)
        return made

    def _peek(self, number: int) -> Reach:
        if number not in self._peeked:
            text = self.to_ir(self.modules[number])
            self._peeked[number] = enzyme_cc.reach(text, f"<IR of {self.library.name}>")
        return self._peeked[number]

    @property
    def _mark(self) -> str:
        return hashlib.sha256(os.fsencode(self.library.path)).hexdigest()[:8]
