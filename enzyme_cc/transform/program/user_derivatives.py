"""Find functions with a derivative by the user, in the mode that is being made.

A rule serves the modes it was registered for. In any other mode the function's own body is
differentiated, as if there were no rule.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.reachable_functions import mentioned
from enzyme_cc.attributes.vocabulary import SPLIT_MODES, Mode
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.requests.places import place_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.requests.model import Request
    from enzyme_cc.requests.registrations import InTwo, Registrations


class Use(NamedTuple):
    """The use made of the rules for one function in one level of a unit."""

    #: In the source.
    name: str
    #: What there are rules for: "forward", "reverse", "split forward".
    modes: tuple[str, ...]
    times: int
    #: Whether anything that is differentiated mentions the function.
    is_met: bool
    #: Where the function is defined; empty where it is only declared.
    where: str = ""


class UserRules:
    """The rules that a module registers with functions of its own."""

    def __init__(self, found: Registrations) -> None:
        self._found = found
        self._by_mode: dict[Mode, Mapping[str, object]] = {
            Mode.FORWARD: found.forward,
            Mode.REVERSE: found.reverse,
            **dict.fromkeys(SPLIT_MODES, found.reverse),
        }
        #: How often each function's rule took the place of a call.
        self.uses: Counter[str] = Counter()
        self._met: set[str] = set()

    @property
    def names(self) -> frozenset[str]:
        """Return the functions with a rule in any mode."""
        found = self._found
        return frozenset[str]().union(found.forward, found.reverse, found.split)

    def settle(self, modes: Collection[Mode]) -> None:
        """Settle what is made of tapes: rules serve all of that."""
        if Mode.FORWARD_SPLIT not in modes:
            return
        served: dict[str, object] = {**self._found.split}
        if Mode.REVERSE_SPLIT in modes:
            served.update(self._found.reverse)
        self._by_mode.update(dict.fromkeys(SPLIT_MODES, served))

    def serving(self, mode: Mode) -> frozenset[str]:
        """Return the functions whose rules serve a mode: all, if it makes no derivative."""
        return frozenset(self._by_mode.get(mode, self.names))

    def of_one_mode(self, requests: Sequence[Request]) -> tuple[Request, ...]:
        """Return the requests that the same rules serve as the first."""
        served = self.serving(requests[0].mode)
        return tuple(each for each in requests if self.serving(each.mode) == served)

    def beside(self, bodies: Iterable[Function]) -> Iterator[Function]:
        """Yield the functions that rules consist of, of what is called in some bodies."""
        names = self.names
        for body in bodies:
            for each in mentioned(body):
                if each.name in names:
                    yield from self._parts(each.name)

    def meet(self, names: Iterable[str]) -> None:
        """Note functions that are mentioned in what is differentiated."""
        self._met.update(names)

    def told(self, spelled: Callable[[Function], str], module: Module) -> tuple[Use, ...]:
        """Return what became of each rule."""
        found = self._found
        words = {"forward": found.forward, "reverse": found.reverse, "split forward": found.split}
        return tuple(
            Use(
                spelled(module.functions[name]),
                tuple(word for word, rules in words.items() if name in rules),
                self.uses[name],
                name in self._met,
                _defined_at(module, name) if name in self._met and not self.uses[name] else "",
            )
            for name in sorted(self.names)
        )

    def _parts(self, name: str) -> Iterator[Function]:
        if name in self._found.forward:
            yield self._found.forward[name]
        pairs: tuple[Mapping[str, InTwo], ...] = (self._found.reverse, self._found.split)
        for pair in (each[name] for each in pairs if name in each):
            yield pair.augmented
            yield pair.second


def _defined_at(module: Module, name: str) -> str:
    function = module.functions[name]
    return "" if function.is_declaration else place_of(module, function)


def _together(uses: Iterable[Use]) -> dict[str, Use]:
    """Return one for each function, of all levels."""
    found: dict[str, Use] = {}
    for each in uses:
        known = found.get(each.name)
        if known is not None:
            times, is_met = known.times + each.times, known.is_met or each.is_met
            found[each.name] = each._replace(times=times, is_met=is_met)
        else:
            found[each.name] = each
    return found


def unused(uses: Iterable[Use]) -> Iterator[Diagnostic]:
    """Yield rules that took no part though what is differentiated mentions their function.

    That a unit has no use for a function at all says nothing: headers register what they have.
    """
    for each in _together(uses).values():
        if each.is_met and not each.times:
            yield Diagnostic(
                f"the rule of '{each.name}' for {' and '.join(each.modes)} mode is never used",
                where=each.where,
                notes=(
                    "no call of it carries a derivative, or another mode is asked for: then its "
                    "body is differentiated",
                ),
                severity="warning",
                code="EZ0442",
            )


def lines(uses: Iterable[Use]) -> str:
    """Return a line for each rule."""
    return "".join(map(_line, _together(uses).values()))


def _line(use: Use) -> str:
    times = "used once" if use.times == 1 else f"used {use.times} times"
    said = times if use.times else "never used"
    return f"rule of {use.name} for {' and '.join(use.modes)} mode: {said}\n"


def has_body(function: Function | None) -> bool:
    """Return whether a function is defined here."""
    return function is not None and not function.is_declaration
