"""Accesses of memory lane by lane, under a mask: each lane by itself, the first one first.

A table says of each intrinsic which argument is what; the rest is the same for all.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import IntConstant, int_constant, zero
from enzyme_cc.ir.types import I8, I64, IntType, VectorType
from enzyme_cc.transform.prepare.expansion.site import NotExpandedError, count_of, is_full

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.prepare.expansion.site import Site


class Access(NamedTuple):
    """The arguments of an access, by position. Negative numbers count from the end."""

    #: How the address of each lane is found.
    address: Callable[[Memory], Iterator[Value]]
    pointer: int
    mask: int | None
    #: What is stored; of a load, what a lane holds that is not loaded: zero without it.
    value: int | None = None
    #: How many of the first lanes take part at all.
    length: int | None = None
    #: Bytes from lane to lane; or numbers of elements, and the bytes of one of them.
    steps: int | None = None
    scale: int | None = None


class Memory:
    """One access: where its lanes lie, and which of them take part."""

    def __init__(self, site: Site, access: Access, kind: Type) -> None:
        if not isinstance(kind, VectorType):
            raise NotExpandedError
        self.site = site
        self.access = access
        self.kind = kind
        self.pointer = site[access.pointer]
        self.on = self._mask()

    @property
    def count(self) -> int:
        """Return how many lanes there are to go through: an index vector may be shorter."""
        steps = self.access.steps
        known = [self.kind.count, count_of(self.on)]
        if steps is not None and isinstance(self.site[steps].type, VectorType):
            known.append(count_of(self.site[steps]))
        return min(known)

    def _mask(self) -> Value:
        site, access = self.site, self.access
        count = self.kind.count
        on: Value | None = None
        if access.mask is not None:
            mask = site[access.mask]
            on = mask
            if not _is_bit(mask.type):
                on = (
                    site.signs(mask)
                    if isinstance(mask.type, VectorType)
                    else site.bits(mask, count)
                )
        if access.length is not None:
            below = site.below(site[access.length], count)
            on = below if on is None or is_full(on) else site.builder.and_(on, below)
        assert on is not None
        return on

    def alignment(self, size: int, lane: int) -> int:
        """Return what is known of the address of a lane."""
        known = _alignment(self.site, self.access)
        if self.access.address is next_to:
            return math.gcd(known, size * lane) or known
        return known if self.access.address is each_its_own else 1

    def size(self) -> Value:
        """Return the bytes from element to element."""
        builder = self.site.builder
        end = builder.gep(self.kind.element, zero(self.pointer.type), [1])
        return builder.ptrtoint(end, I64)


def _is_bit(kind: Type) -> bool:
    return (
        isinstance(kind, VectorType)
        and isinstance(kind.element, IntType)
        and kind.element.width == 1
    )


_ALIGN = re.compile(r"\balign (\d+)")


def _alignment(site: Site, access: Access) -> int:
    """Return the alignment by the pointer's attribute; before LLVM 22, by the argument behind."""
    found = _ALIGN.search(site.call.argument_attributes[access.pointer])
    if found:
        return int(found[1])
    behind = site.arguments[access.pointer + 1 :][:1]
    is_told = ".masked." in site.call.callee.ref and "x86" not in site.call.callee.ref
    if is_told and behind and isinstance(behind[0], IntConstant):
        return behind[0].value or 1
    return 1


# -- addresses -------------------------------------------------------------------------------------


def next_to(memory: Memory) -> Iterator[Value]:
    """Yield one element behind the other."""
    for lane in range(memory.count):
        yield memory.site.builder.gep(memory.kind.element, memory.pointer, [lane])


def packed(memory: Memory) -> Iterator[Value]:
    """Yield the elements of the lanes that are on, one after the other."""
    site = memory.site
    taken: Value = int_constant(I64, 0)
    for lane in range(memory.count):
        yield site.builder.gep(memory.kind.element, memory.pointer, [taken])
        on = site.lane(memory.on, lane)
        taken = site.builder.add(taken, site.builder.zext(on, I64))


def each_its_own(memory: Memory) -> Iterator[Value]:
    """Yield a pointer for each lane."""
    for lane in range(memory.count):
        yield memory.site.lane(memory.pointer, lane)


def apart(memory: Memory) -> Iterator[Value]:
    """Yield addresses that are so many bytes apart from lane to lane."""
    site, steps = memory.site, memory.access.steps
    assert steps is not None
    for lane in range(memory.count):
        by = site.builder.mul(_wide(site, site[steps]), int_constant(I64, lane))
        yield site.builder.gep(I8, memory.pointer, [by])


def indexed(memory: Memory) -> Iterator[Value]:
    """Yield a number of elements for each lane, of a size that is said, too."""
    site, access = memory.site, memory.access
    assert access.steps is not None
    assert access.scale is not None
    scale = int_constant(I64, site.constant(access.scale))
    for lane in range(memory.count):
        index = _wide(site, site.lane(site[access.steps], lane))
        yield site.builder.gep(I8, memory.pointer, [site.builder.mul(index, scale)])


def _wide(site: Site, value: Value) -> Value:
    return value if value.type is I64 else site.builder.sext(value, I64)


# -- loads and stores ------------------------------------------------------------------------------


def load(site: Site, access: Access) -> Value:
    """Load a vector lane by lane."""
    memory = Memory(site, access, site.call.type)
    builder = site.builder
    if access.address is next_to and is_full(memory.on):
        return builder.load(memory.kind, memory.pointer, align=_alignment(site, access))
    rest = zero(memory.kind) if access.value is None else site[access.value]
    lanes = [
        _loaded(memory, site.lane(rest, lane), lane, address)
        for lane, address in enumerate(access.address(memory))
    ]
    beyond = memory.kind.count - len(lanes)
    return site.gathered([*lanes, *([zero(memory.kind.element)] * beyond)])


def _loaded(memory: Memory, rest: Value, lane: int, address: Value) -> Value:
    site, kind = memory.site, memory.kind.element

    def one() -> Value:
        return site.builder.load(kind, address, align=_known(memory, lane))

    found = site.where(site.lane(memory.on, lane), one, rest)
    assert found is not None
    return found


def store(site: Site, access: Access) -> None:
    """Store the lanes that are on, the first one first."""
    assert access.value is not None
    value = site[access.value]
    memory = Memory(site, access, value.type)
    builder = site.builder
    if access.address is next_to and is_full(memory.on):
        builder.store(value, memory.pointer, align=_alignment(site, access))
        return
    for lane, address in enumerate(access.address(memory)):
        _stored(memory, value, lane, address)


def _stored(memory: Memory, value: Value, lane: int, address: Value) -> None:
    site = memory.site

    def one() -> None:
        element = site.lane(value, lane)
        site.builder.store(element, address, align=_known(memory, lane))

    site.where(site.lane(memory.on, lane), one, None)


def _known(memory: Memory, lane: int) -> int:
    kind = memory.kind.element
    width = getattr(kind, "width", 0)
    return memory.alignment(width // 8 if width else 1, lane)


_NEXT = Access(next_to, 0, -2, -1)
_X86_GATHER = Access(indexed, 1, 3, 0, steps=2, scale=4)
_X86_SCATTER = Access(indexed, 0, 1, 3, steps=2, scale=4)

LOADS = {
    "llvm.experimental.vp.strided.load": Access(apart, 0, 2, length=3, steps=1),
    "llvm.masked.expandload": Access(packed, 0, 1, 2),
    "llvm.masked.gather": Access(each_its_own, 0, -2, -1),
    "llvm.masked.load": _NEXT,
    "llvm.vp.gather": Access(each_its_own, 0, 1, length=2),
    "llvm.vp.load": Access(next_to, 0, 1, length=2),
    **dict.fromkeys(
        (
            f"llvm.x86.{which}"
            for which in (
                "avx.maskload.pd avx.maskload.pd.256 avx.maskload.ps avx.maskload.ps.256 "
                "avx2.maskload.d avx2.maskload.d.256 avx2.maskload.q avx2.maskload.q.256"
            ).split()
        ),
        Access(next_to, 0, 1),
    ),
    **dict.fromkeys(
        (
            f"llvm.x86.avx2.gather.{index}.{kind}{size}"
            for index in "dq"
            for kind in ("d", "pd", "ps", "q")
            for size in ("", ".256")
        ),
        _X86_GATHER,
    ),
    **dict.fromkeys(
        (
            f"llvm.x86.avx512.mask.gather{which}"
            for which in (
                ".dpd.512 .dpi.512 .dpq.512 .dps.512 .qpd.512 .qpi.512 .qpq.512 .qps.512 "
                "3div2.df 3div2.di 3div4.df 3div4.di 3div4.sf 3div4.si 3div8.sf 3div8.si "
                "3siv2.df 3siv2.di 3siv4.df 3siv4.di 3siv4.sf 3siv4.si 3siv8.sf 3siv8.si"
            ).split()
        ),
        _X86_GATHER,
    ),
}
STORES = {
    "llvm.experimental.vp.strided.store": Access(apart, 1, 3, 0, length=4, steps=2),
    "llvm.masked.compressstore": Access(packed, 1, 2, 0),
    "llvm.masked.scatter": Access(each_its_own, 1, -1, 0),
    "llvm.masked.store": Access(next_to, 1, -1, 0),
    "llvm.vp.scatter": Access(each_its_own, 1, 2, 0, length=3),
    "llvm.vp.store": Access(next_to, 1, 2, 0, length=3),
    **dict.fromkeys(
        (
            f"llvm.x86.{which}"
            for which in (
                "avx.maskstore.pd avx.maskstore.pd.256 avx.maskstore.ps avx.maskstore.ps.256 "
                "avx2.maskstore.d avx2.maskstore.d.256 avx2.maskstore.q avx2.maskstore.q.256"
            ).split()
        ),
        Access(next_to, 0, 1, 2),
    ),
    **dict.fromkeys(
        (
            f"llvm.x86.avx512.mask.scatter{which}"
            for which in (
                ".dpd.512 .dpi.512 .dpq.512 .dps.512 .qpd.512 .qpi.512 .qpq.512 .qps.512 "
                "div2.df div2.di div4.df div4.di div4.sf div4.si div8.sf div8.si "
                "siv2.df siv2.di siv4.df siv4.di siv4.sf siv4.si siv8.sf siv8.si"
            ).split()
        ),
        _X86_SCATTER,
    ),
}
