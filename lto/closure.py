"""Which inputs of a link belong to what is differentiated: those with requests, and all they reach.

The first strong definition of a name counts, as for the linker; else the first weak one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import enzyme_cc
from enzyme_cc.attributes.names import REQUEST_NAMES
from enzyme_cc.lto.asking import COMMON

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from enzyme_cc import Reach
    from enzyme_cc.lto.inputs import Input

_NAMED = COMMON.decode()


class Closure(NamedTuple):
    """What is merged and taken out of the link."""

    #: In the order of the link; the IR of one is differentiated together with that of the others.
    inputs: tuple[Input, ...]
    #: Of those, the ones with requests.
    asking: tuple[Input, ...]
    #: From names that they reach to what defines those without IR.
    without_ir: dict[str, Input]


def find_closure(inputs: Sequence[Input], to_ir: Callable[[bytes], str]) -> Closure:
    """Start at unresolved requests, and go on where what they reach is defined."""
    return _Search(inputs, to_ir).closure()


class _Search:
    def __init__(self, inputs: Sequence[Input], to_ir: Callable[[bytes], str]) -> None:
        self.inputs = inputs
        self.to_ir = to_ir
        self.definers = _definers(inputs)
        self.bitcode = [each for each in inputs if each.is_bitcode]
        self.found: dict[Input, list[Reach]] = {}
        #: The IR of inputs that were looked into, each made text once.
        self.texts: dict[Input, list[str]] = {}
        self.seen: set[str] = set()
        self.without_ir: dict[str, Input] = {}

    def closure(self) -> Closure:
        asking = [each for each in self.inputs if _asks(each) and each.modules]
        for each in asking:
            self._reach(reach.from_requests() for reach in self._reaches(each))
        self._add_registrations()
        inputs = tuple(each for each in self.inputs if each in self.found)
        return Closure(inputs, tuple(asking), self.without_ir)

    def _reaches(self, each: Input) -> list[Reach]:
        if each not in self.found:
            texts = self.texts.get(each) or [self.to_ir(module) for module in each.modules]
            self.texts[each] = texts
            self.found[each] = [enzyme_cc.reach(text, f"<IR of {each.name}>") for text in texts]
        return self.found[each]

    def _reach(self, asked: Iterable[frozenset[str]]) -> None:
        """Find what defines names, and what those definitions lead to."""
        pending = sorted({name for names in asked for name in names} - self.seen)
        while pending:
            name = pending.pop()
            if name in self.seen:
                continue
            self.seen.add(name)
            definer = self._definer(name)
            if definer is None:
                continue
            if not definer.modules:
                self.without_ir[name] = definer
                continue
            for reach in self._reaches(definer):
                pending += sorted(reach.from_names([name]) - self.seen)

    def _definer(self, name: str) -> Input | None:
        known = self.definers.get(name)
        if known is not None:
            return None if _stands_in(known, name) else known
        spelled = name.encode()
        for each in self.bitcode:
            if spelled in each.data and any(one.defines(name) for one in self._peeked(each)):
                return each
        return None

    def _peeked(self, each: Input) -> list[Reach]:
        """What an input has, without its becoming a part of the closure."""
        known = each in self.found
        reaches = self._reaches(each)
        if not known:
            del self.found[each]
        return reaches

    def _add_registrations(self) -> None:
        """What other inputs register of functions that are reached, which may lead on."""
        others = [each for each in self.inputs if each not in self.found and _registers(each)]
        is_changed = True
        while is_changed:
            is_changed = False
            for each in [one for one in others if one not in self.found]:
                reached = [reach.from_registrations() for reach in self._peeked(each)]
                if not any(names & self.seen for names in reached):
                    continue
                is_changed = True
                self._reaches(each)
                self._reach(reached)


def _definers(inputs: Sequence[Input]) -> dict[str, Input]:
    strong: dict[str, Input] = {}
    weak: dict[str, Input] = {}
    for each in inputs:
        for name, is_weak in each.symbols.defined.items():
            (weak if is_weak else strong).setdefault(name, each)
    return weak | strong


def _stands_in(definer: Input, name: str) -> bool:
    """Whether an archive brings a function of the C library along, for where there is none."""
    return definer.is_member and definer.symbols.defined[name] and enzyme_cc.knows(name)


def _asks(each: Input) -> bool:
    if each.is_bitcode:
        return any(name.encode() in each.data for name in REQUEST_NAMES)
    return any(
        _NAMED in name and any(one in name for one in REQUEST_NAMES)
        for name in each.symbols.undefined
    )


def _registers(each: Input) -> bool:
    if each.is_bitcode:
        return COMMON in each.data
    return any(_NAMED in name for name in each.symbols.defined)
