"""Memory behind pointers: regions, the stretches of them that are arrays, and places in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.analysis.types.bytes import Bytes

if TYPE_CHECKING:
    from enzyme_cc.analysis.types.callbacks import Called


#: So far before a place lies what goes with it and is in nobody's way, and this large it may be.
BESIDE, LARGEST = 1 << 40, 1 << 39


def is_beside(offset: int) -> bool:
    """Whether a window lies beside the region, and belongs to a place in it."""
    return offset < -LARGEST


class Window:
    """A stretch of a region that another region backs; a soft one is only held to be there."""

    __slots__ = ("hard", "hi", "lo", "region")

    def __init__(self, lo: int, hi: int | None, region: Region, *, hard: bool) -> None:
        self.lo = lo
        #: Its end; None is unknown.
        self.hi = hi
        self.region = region
        self.hard = hard


class Region:
    """Memory. With a modulus it is an array whose elements are all kept as one."""

    __slots__ = (
        "around",
        "asks",
        "bytes",
        "called",
        "declared",
        "described",
        "hard",
        "loose",
        "marks",
        "modulus",
        "outer",
        "parent",
        "shift",
        "windows",
        "zero",
    )

    def __init__(self, modulus: int = 0) -> None:
        self.parent: Region | None = None
        #: What to add to an offset to have it in the parent.
        self.shift = 0
        self.modulus = modulus
        self.bytes = Bytes()
        self.windows: dict[tuple[int, int], Window] = {}
        self.hard: list[Window] = []
        #: The regions that it is, or was, a window of.
        self.outer: list[Region] = []
        #: Who else leads here: SHARED and SEEN.
        self.marks = 0
        #: Whether it is behind a step of unknown size.
        self.loose = False
        #: Whether it has been filled with zeros.
        self.zero = False
        #: Whether all of it is moved as bytes: callers may know what they are.
        self.asks = False
        #: Evidence about anything that callers have around it, who knows where.
        self.around: frozenset[int] = frozenset()
        #: What declarations say is there, by offset and type, as long as nobody asks for it.
        self.declared: dict[tuple[int, int], Declared] = {}
        #: What they said that has been asked for.
        self.described: set[tuple[int, int]] = set()
        #: The calls of what is there, where it is a function.
        self.called: list[Called] = []


class Declared(Protocol):
    """What a declaration says of a place."""

    def describe(self, place: Place) -> None:
        """Note it there."""


Place = tuple[Region, int]


def resolve(region: Region, offset: int) -> Place:
    """A place in the region that a region has become part of."""
    while region.parent is not None:
        offset += region.shift
        region = region.parent
    return region, offset % region.modulus if region.modulus else offset


def cycle_through(region: Region) -> list[tuple[Region, Window]]:
    """The windows by which a region leads to itself: none if it does not."""
    path: list[tuple[Region, Window]] = []
    seen = {region}
    stack = [(region, iter(region.windows.values()))]
    while stack:
        at, rest = stack[-1]
        window = next(rest, None)
        if window is None:
            stack.pop()
            del path[-1:]
            continue
        inner = resolve(window.region, 0)[0]
        if inner is region:
            return [*path, (at, window)]
        if inner.windows and inner not in seen:
            seen.add(inner)
            path.append((at, window))
            stack.append((inner, iter(inner.windows.values())))
    return []
