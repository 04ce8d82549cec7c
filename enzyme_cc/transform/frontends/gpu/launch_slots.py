"""The number of a thread among all of a launch, as text of IR.

Threads that are neighbours in a warp have neighbouring numbers, whatever directions there are.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_REGISTER = "llvm.nvvm.read.ptx.sreg."
_PACKET = "llvm.amdgcn.dispatch.ptr"
#: In the packet by which a device of AMD's is told of a launch: the threads of a block have 16 bits
#: for each direction, those of all blocks 32.
_SIZES, _GRIDS = 4, 12
_DIRECTIONS = "zyx"
_ASKED = re.compile(r"@(llvm\.(?:nvvm\.read\.ptx\.sreg|amdgcn)\.[\w.]+)\(")


def slot(name: str, *, is_amd: bool) -> Iterator[str]:
    """Yield instructions that compute the number."""
    if is_amd:
        yield f"{name}.packet = call ptr addrspace(4) @{_PACKET}()"
    number = ""
    for each in _DIRECTIONS:
        yield from _of_amd(name, each) if is_amd else _of_nvidia(name, each)
    for kind, count in (("block", "blocks"), ("thread", "threads")):
        for each in _DIRECTIONS:
            here = f"{name}.{kind}.{each}"
            if number:
                yield f"{here}.up = mul i64 {number}, {name}.{count}.{each}"
                yield f"{here}.sum = add i64 {here}.up, {here}"
            number = f"{here}.sum" if number else here
    yield f"{name} = add i64 {number}, 0"


def _of_nvidia(name: str, each: str) -> Iterator[str]:
    """Yield where a thread is in one direction, and how many there are."""
    words = {"block": "ctaid", "blocks": "nctaid", "thread": "tid", "threads": "ntid"}
    for kind, word in words.items():
        yield f"{name}.{kind}.{each}.short = call i32 @{_REGISTER}{word}.{each}()"
        yield f"{name}.{kind}.{each} = zext i32 {name}.{kind}.{each}.short to i64"


def _of_amd(name: str, each: str) -> Iterator[str]:
    at = "xyz".index(each)
    for kind, word in (("block", "workgroup"), ("thread", "workitem")):
        yield f"{name}.{kind}.{each}.short = call i32 @llvm.amdgcn.{word}.id.{each}()"
        yield f"{name}.{kind}.{each} = zext i32 {name}.{kind}.{each}.short to i64"
    threads, every = f"{name}.threads.{each}", f"{name}.every.{each}"
    for made, kind, offset in ((threads, "i16", _SIZES + 2 * at), (every, "i32", _GRIDS + 4 * at)):
        yield f"{made}.at = getelementptr i8, ptr addrspace(4) {name}.packet, i64 {offset}"
        yield f"{made}.short = load {kind}, ptr addrspace(4) {made}.at"
        yield f"{made} = zext {kind} {made}.short to i64"
    # The last block may not be whole.
    yield f"{every}.more = add i64 {every}, {threads}"
    yield f"{every}.most = sub i64 {every}.more, 1"
    yield f"{name}.blocks.{each} = udiv i64 {every}.most, {threads}"


def declarations(text: str, added: Iterable[str]) -> Iterator[str]:
    """Yield declarations of what such instructions call, as far as a module has none."""
    asked = dict.fromkeys(name for each in added for name in _ASKED.findall(each))
    for name in asked:
        if not re.search(rf"^declare [^\n]*@{re.escape(name)}\(", text, re.MULTILINE):
            kind = "ptr addrspace(4)" if name == _PACKET else "i32"
            yield f"declare {kind} @{name}() nounwind memory(none)\n"
