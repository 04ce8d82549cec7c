"""Find the inputs of a link to differentiate: those with requests, and all they reach.

The first strong definition of a name counts, as for the linker; else the first weak one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import enzyme_cc
from enzyme_cc.attributes.names import (
    CHECKPOINT_CALLS,
    REQUEST_NAMES,
    SHADOW_CALLS,
)
from enzyme_cc.lto.request_scan import COMMON, may_register
from enzyme_cc.lto.shared import SharedReach

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from enzyme_cc import Reach
    from enzyme_cc.lto.inputs import Input

_NAMED = COMMON.decode()


class Closure(NamedTuple):
    """The inputs that are merged and taken out of the link."""

    #: In the order of the link; the IR of one is differentiated together with that of the others.
    inputs: tuple[Input, ...]
    #: Of those, the ones with requests.
    asking: tuple[Input, ...]
    #: From names that they reach to what defines those without IR.
    without_ir: dict[str, Input]
    #: Those that newer LLVMs made than the one that reads: what they reach is not known.
    unreadable: tuple[Input, ...] = ()
    #: Names with a definition in the closure that does not count, and the inputs of both.
    overruled: tuple[tuple[str, Input, Input], ...] = ()


def find_closure(
    inputs: Sequence[Input],
    to_ir: Callable[[bytes], str],
    newest: int = 0,
    roots: Iterable[str] = (),
) -> Closure:
    """Start at unresolved requests, and go on where what they reach is defined.

    `newest` is the version of the LLVM that reads, where that may be too old for an input; `roots`
    are names that are reached beside those.
    """
    return _Search(inputs, to_ir, newest).closure(frozenset(roots))


class _Search:
    def __init__(self, inputs: Sequence[Input], to_ir: Callable[[bytes], str], newest: int) -> None:
        self.inputs = inputs
        self.to_ir = to_ir
        self.newest = newest
        self.unreadable: dict[Input, None] = {}
        self.definers = _definers(inputs)
        self.bitcode = [each for each in inputs if each.is_bitcode]
        self.found: dict[Input, Sequence[Reach | SharedReach]] = {}
        self.shared: dict[Input, SharedReach] = {}
        #: The IR of inputs that were looked into, each made text once.
        self.texts: dict[Input, list[str]] = {}
        self.seen: set[str] = set()
        self.without_ir: dict[str, Input] = {}

    def closure(self, roots: frozenset[str]) -> Closure:
        asking = [each for each in self.inputs if self._is_open(each) and each.modules]
        for each in asking:
            self._reach(reach.from_requests() for reach in self._reaches(each))
        self._reach([roots])
        self._add_registrations()
        inputs = [each for each in self.inputs if each in self.found and not each.is_library]
        libraries = [each for each in self.found if each.is_library]
        for each in libraries:
            each.modules = self.shared[each].lent()
            each.data = b"".join(each.modules)
        inputs += libraries
        overruled = tuple(self._overruled())
        unreadable = tuple(self.unreadable)
        return Closure(tuple(inputs), tuple(asking), self.without_ir, unreadable, overruled)

    def _overruled(self) -> Iterator[tuple[str, Input, Input]]:
        """Yield definitions that would be differentiated and do not run, with what runs instead.

        A library's definition is left out: it may be another's.
        """
        for name, preferred in sorted(self.without_ir.items()):
            for each, reaches in self.found.items():
                if not each.is_library and any(one.defines(name) for one in reaches):
                    yield name, each, preferred

    def _is_open(self, each: Input) -> bool:
        """Return whether an input asks for what no other one defines."""
        return each.asks and any(name not in self.definers for name in asked(each))

    def _reaches(self, each: Input) -> Sequence[Reach | SharedReach]:
        if self.newest and each.version[0] > self.newest:
            self.unreadable[each] = None
            return []
        if each.is_library:
            made = self.shared.get(each) or SharedReach(each, self.to_ir)
            self.shared[each] = made
            return self.found.setdefault(each, [made])
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
        if known is not None and _stands_in(known, name):
            return None
        if known is not None and not known.symbols.defined[name]:
            return known
        spelled = name.encode()
        for each in self.bitcode:
            if spelled not in each.data:
                continue
            for one in self._peeked(each):
                if not one.defines(name):
                    continue
                if not one.prefers_others(name):
                    return each
                known = known or each
        return known

    def _peeked(self, each: Input) -> Sequence[Reach | SharedReach]:
        """Return what an input has, without its becoming a part of the closure."""
        known = each in self.found
        reaches = self._reaches(each)
        if not known:
            self.found.pop(each, None)
        return reaches

    def _add_registrations(self) -> None:
        """Add registrations of functions that are reached, and what these reach in turn."""
        waiting = [each for each in self.inputs if registers(each)]
        is_changed = True
        while is_changed:
            is_changed = False
            for each in list(waiting):
                if any(reach.registered & self.seen for reach in self._peeked(each)):
                    is_changed = True
                    waiting.remove(each)
                    self._reach(reach.from_registrations() for reach in self._reaches(each))


def _definers(inputs: Sequence[Input]) -> dict[str, Input]:
    strong: dict[str, Input] = {}
    weak: dict[str, Input] = {}
    shared: dict[str, Input] = {}
    for each in inputs:
        for name, is_weak in each.symbols.defined.items():
            found = shared if each.is_library else weak if is_weak else strong
            found.setdefault(name, each)
    return shared | weak | strong


def _stands_in(definer: Input, name: str) -> bool:
    """Return whether an archive's weak definition stands in for a function of the C library."""
    return definer.is_member and definer.symbols.defined[name] and enzyme_cc.knows(name)


#: What is left for the link in the objects that ask.
_ASKING = (*REQUEST_NAMES, *SHADOW_CALLS, *CHECKPOINT_CALLS)


def asked(each: Input) -> list[str]:
    """Return the requests of an input that it does not define itself."""
    if each.is_bitcode:
        return [name for name in _ASKING if name.encode() in each.data]
    found = [name for name in each.symbols.undefined if _NAMED in name]
    return [name for name in found if any(one in name for one in _ASKING)]


def registers(each: Input) -> bool:
    """Return whether it may: by names of symbols in its IR, for those in the object may be gone."""
    return any(map(may_register, each.modules))
