"""Which functions the user has written derivatives of, in the mode that is being made.

A rule serves the modes it was registered for. In any other mode the function's own body is
differentiated, as if there were no rule.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from enzyme_cc.analysis.mentioned import mentioned
from enzyme_cc.attributes.vocabulary import Mode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.requests.model import Request
    from enzyme_cc.requests.registrations import InTwo, Registrations


class UserRules:
    """The rules that a module registers with functions of its own."""

    def __init__(self, found: Registrations) -> None:
        self._found = found
        backwards = found.reverse
        self._by_mode: dict[Mode, Mapping[str, object]] = {
            Mode.FORWARD: found.forward,
            Mode.FORWARD_SPLIT: found.split,
            Mode.REVERSE: backwards,
            Mode.AUGMENTED_FORWARD: backwards,
            Mode.AUGMENTED_SIZE: backwards,
            Mode.REVERSE_SPLIT: backwards,
        }
        #: How often each function's rule took the place of a call.
        self.uses: Counter[str] = Counter()

    @property
    def names(self) -> frozenset[str]:
        """The functions with a rule in any mode."""
        return frozenset[str]().union(*self._by_mode.values())

    def serving(self, mode: Mode) -> frozenset[str]:
        """The functions with a rule in a mode."""
        return frozenset(self._by_mode.get(mode, ()))

    def of_one_mode(self, requests: Sequence[Request]) -> tuple[Request, ...]:
        """The requests that the same rules serve as the first."""
        served = self.serving(requests[0].mode)
        return tuple(each for each in requests if self.serving(each.mode) == served)

    def beside(self, bodies: Iterable[Function]) -> Iterator[Function]:
        """The functions that rules consist of, of what is called in some bodies."""
        names = self.names
        for body in bodies:
            for each in mentioned(body):
                if each.name in names:
                    yield from self._parts(each.name)

    def _parts(self, name: str) -> Iterator[Function]:
        if name in self._found.forward:
            yield self._found.forward[name]
        pairs: tuple[Mapping[str, InTwo], ...] = (self._found.reverse, self._found.split)
        for pair in (each[name] for each in pairs if name in each):
            yield pair.augmented
            yield pair.second


def has_body(function: Function | None) -> bool:
    """Whether a function is defined here."""
    return function is not None and not function.is_declaration
