"""Tell which loops of derivatives LLVM does not vectorise, though it does the function's own.

LLVM's remarks name loops by where they begin, and the loops of both sweeps begin where that of the
function does. So IR is compiled for its remarks alone, in which all of a loop is at a line of its
own, nothing else is at any, and functions and their derivatives stay apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.metadata.nodes import NodeRef, attachments
from enzyme_cc.ir.module import Module
from enzyme_cc.plan.marks import Mark, Topic
from enzyme_cc.requests.places import Places
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.code.loop_metadata import say_of_loop

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block, Function, Instruction
    from enzyme_cc.ir.metadata.debug_info import Location
    from enzyme_cc.plan.report import Explained

    #: The path and the line.
    _Place = tuple[str, int]

#: How the names of reversed blocks begin.
_BACK = "back."
#: No source is so long: the line of the first loop.
_FIRST = 1_000_000
_LINE = "dbg"
#: What would not keep a function apart.
_INLINED = frozenset(("alwaysinline", "inlinehint"))
#: Linkage by which one that nobody calls would not be compiled.
_DROPPED = frozenset("available_externally internal linkonce linkonce_odr private".split())


class Remark(NamedTuple):
    """LLVM's words about the loop that is at a line."""

    line: int
    #: How many rounds it does at once; 1 where it is not vectorised.
    width: int
    #: Why not.
    reason: str = ""


class _Marked(NamedTuple):
    """One loop: its function, its place in the source, and whether it is of the reverse sweep."""

    symbol: str
    place: _Place
    is_reverse: bool


class Marked(NamedTuple):
    """IR to compile for its remarks, and the loops by the lines where they are there."""

    text: str
    loops: Mapping[int, _Marked]


def mark(text: str, explained: Iterable[Explained]) -> Marked:
    """Return IR whose innermost loops are each at a line of their own."""
    return _Marking(Module(text), tuple(explained)).all()


class _Marking:
    def __init__(self, module: Module, explained: tuple[Explained, ...]) -> None:
        self.module = module
        self.explained = explained
        self.places = Places(module)
        self.loops: dict[int, _Marked] = {}
        #: What is in these loops, which keeps its line.
        self._inside: set[Instruction] = set()

    def all(self) -> Marked:
        """Mark all loops that derivatives and other functions have."""
        functions = self.module.functions
        written = {name for each in self.explained for name in each.written}
        pairs = [[functions[name] for name in each.written] for each in self._complete()]
        for pair in pairs:
            self._mark_sweeps(pair)
        for each in functions.values():
            if not each.is_declaration and each.name not in written:
                for loop in _innermost(each):
                    place = self._place(loop)
                    if place is not None:
                        self._begin(each, loop, place)
        for each in functions.values():
            if not each.is_declaration:
                self._forget_lines(each)
        apart = [each for pair in pairs for each in pair]
        self._keep_apart([*apart, *map(functions.get, (each.symbol for each in self.explained))])
        return Marked(self.module.print(), self.loops)

    def _complete(self) -> Iterator[Explained]:
        """Yield those whose derivatives are there."""
        for each in self.explained:
            found = map(self.module.functions.get, each.written)
            if all(one is not None and not one.is_declaration for one in found):
                yield each

    def _keep_apart(self, functions: Iterable[Function | None]) -> None:
        words = FunctionWords(self.module)
        for each in functions:
            if each is not None and not each.is_declaration and "optnone" not in words.of(each):
                kept = (word for word in words.of(each) if word not in _INLINED)
                words.give(each, dict.fromkeys([*kept, "noinline"]))
                each.prefix = " ".join(w for w in each.prefix.split() if w not in _DROPPED)

    def _mark_sweeps(self, functions: list[Function]) -> None:
        """Mark the loops of a derivative: those of the reverse sweep are at the others' places."""
        loops = [(function, loop) for function in functions for loop in _innermost(function)]
        ahead: dict[_Place, frozenset[_Place]] = {}
        for function, loop in loops:
            place = None if _is_reverse(loop.header) else self._place(loop)
            if place is not None:
                ahead[place] = self._lines(loop) | ahead.get(place, frozenset())
                self._begin(function, loop, place)
        for function, loop in loops:
            if _is_reverse(loop.header):
                lines = self._lines(loop)
                shared = {each: len(lines & found) for each, found in ahead.items()}
                place = max(shared, key=shared.__getitem__, default=None)
                if place is not None and shared[place]:
                    self._begin(function, loop, place, is_reverse=True)

    def _lines(self, loop: Loop) -> frozenset[_Place]:
        found = (self.places.location(each) for block in loop.blocks for each in block)
        return frozenset(_place_of(each) for each in found if each is not None and each.line)

    def _place(self, loop: Loop) -> _Place | None:
        """Return where a loop begins, as its front end says; else the first place in it."""
        begin = self.places.of_loop(loop.latches)
        if begin is not None:
            return _place_of(begin)
        found = (self.places.location(each) for each in loop.header)
        return next((_place_of(each) for each in found if each is not None and each.line), None)

    def _begin(
        self, function: Function, loop: Loop, place: _Place, *, is_reverse: bool = False
    ) -> None:
        """Let a loop begin at a line of its own."""
        scope = attachments(function.metadata).get(_LINE)
        if scope is None:
            return
        line = _FIRST + len(self.loops)
        self.loops[line] = _Marked(function.name, place, is_reverse)
        location = f"!DILocation(line: {line}, column: 1, scope: {scope})"
        here = self.module.metadata.add(location)
        for each in (each for block in loop.blocks for each in block):
            each.attach(_LINE, f"!{here}")
            self._inside.add(each)
        say_of_loop(self.module, loop, location, lambda link: not self._is_location(link))

    def _forget_lines(self, function: Function) -> None:
        """Take the lines away outside of loops; a call must say something."""
        scope = attachments(function.metadata).get(_LINE)
        if scope is None:
            return
        nowhere = self.module.metadata.add(f"!DILocation(line: 0, scope: {scope})")
        for each in function.instructions():
            if each not in self._inside and each.attachment(_LINE) is not None:
                each.attach(_LINE, f"!{nowhere}" if isinstance(each, CallBase) else None)

    def _is_location(self, link: object) -> bool:
        return isinstance(link, NodeRef) and self.module.metadata.resolve(link).kind == "DILocation"


def _innermost(function: Function) -> list[Loop]:
    return [each for each in LoopNest(function).loops if not each.children]


def _is_reverse(header: Block) -> bool:
    return header.ref.lstrip('%"').startswith(_BACK)


def _place_of(location: Location) -> _Place:
    return location.path, location.line


# -- what is said ----------------------------------------------------------------------------------


def told(
    marked: Marked, remarks: Iterable[Remark], explained: tuple[Explained, ...]
) -> tuple[Explained, ...]:
    """Return what is explained with what LLVM said of its loops."""
    said = _Said(marked.loops, remarks, {name for each in explained for name in each.written})
    return tuple(said.added(each) for each in explained)


class _Said:
    def __init__(
        self, loops: Mapping[int, _Marked], remarks: Iterable[Remark], derivatives: set[str]
    ) -> None:
        self.loops = loops
        #: By loop and place in it: the best that is said of one. A loop may be there many times.
        self.best: dict[_Marked, Remark] = {}
        #: How many rounds the functions' own loops do at once.
        self.own: dict[_Place, int] = {}
        for each in remarks:
            loop = loops.get(each.line)
            if loop is not None:
                self._note(loop, each, is_own=loop.symbol not in derivatives)

    def _note(self, loop: _Marked, remark: Remark, *, is_own: bool) -> None:
        before = self.best.get(loop)
        if before is None or before.width < remark.width:
            self.best[loop] = remark
        if is_own:
            self.own[loop.place] = max(self.own.get(loop.place, 1), remark.width)

    def added(self, each: Explained) -> Explained:
        """Return what is explained of one function with what was said of its loops."""
        found = {loop: said for loop, said in self.best.items() if loop.symbol in each.written}
        lost = {loop: said for loop, said in found.items() if self._is_lost(loop, said)}
        file = each.place.rpartition(":")[0]
        texts = [f"{_named(loop, file)} {_lost(loop, said)}" for loop, said in lost.items()]
        marks = [*self._own(found), *(_marked(loop, said) for loop, said in found.items())]
        return each._replace(
            remarks=(*each.remarks, *dict.fromkeys(texts)),
            marks=(*each.marks, *dict.fromkeys(marks)),
        )

    def _own(self, loops: Iterable[_Marked]) -> Iterator[Mark]:
        """Yield what is said of loops in the function itself, which may not be there any more."""
        for place in dict.fromkeys(loop.place for loop in loops):
            width = self.own.get(place, 1)
            if width > 1:
                yield Mark(*place, Topic.LOOP, f"LLVM vectorises it: {_at_once(width)}")

    def _is_lost(self, loop: _Marked, said: Remark) -> bool:
        return said.width == 1 and self.own.get(loop.place, 1) > 1


def _named(loop: _Marked, file: str) -> str:
    path, line = loop.place
    at = f"line {line}" if path == file else f"{path.rpartition('/')[2]}:{line}"
    return f"the loop at {at}"


def _marked(loop: _Marked, said: Remark) -> Mark:
    return Mark(*loop.place, Topic.LOOP, _of_sweep(loop, said))


def _lost(loop: _Marked, said: Remark) -> str:
    because = f'; LLVM says "{said.reason}"' if said.reason else ""
    return f"is vectorised in the function, not in the {_sweep(loop)}{because}"


def _of_sweep(loop: _Marked, said: Remark) -> str:
    if said.width > 1:
        return f"LLVM vectorises it in the {_sweep(loop)}: {_at_once(said.width)}"
    because = f': "{said.reason}"' if said.reason else ""
    return f"LLVM does not vectorise it in the {_sweep(loop)}{because}"


def _sweep(loop: _Marked) -> str:
    return "reverse sweep" if loop.is_reverse else "forward sweep"


def _at_once(width: int) -> str:
    return f"{width} rounds at once"
