"""Integers of Fortran: what flang loads and stores as one, or as bytes, is that, as TBAA is to say.

flang's tags name variables, not types, and LLVM copies small things as integers. So the tag of
each such access becomes one for "int" below the one it was: nothing else changes about aliases.
"""

from __future__ import annotations

import re

_FLANG = '!"Flang function root '
_ROOT = re.compile(rf"^!(\d+) = !\{{{_FLANG}", re.M)
#: Characters, too.
_KIND = r"(?:i(?:1|8|16|32|64)|\[\d+ x i8\])"
_ACCESS = re.compile(rf"^(.* = load {_KIND}, .*|  store {_KIND} .*)!tbaa !(\d+)", re.M)
_TAG = re.compile(r"^!(\d+) = !\{!(\d+), !\2, i64 0\}$", re.M)
_NODE = re.compile(r'^!(\d+) = !\{!"[^"]*"(?:, !(\d+), i64 0)?\}$', re.M)
_LAST = re.compile(r"^!(\d+) = ", re.M)


def with_integer_accesses(text: str) -> str:
    """Return a module of flang's that says where integers are."""
    if _FLANG not in text:
        return text
    own = _below_flang(text)
    tags = {tag: node for tag, node in _TAG.findall(text) if node in own}
    used = dict.fromkeys(tag for _, tag in _ACCESS.findall(text) if tag in tags)
    first = max(map(int, _LAST.findall(text))) + 1
    numbers = {tag: first + 2 * index for index, tag in enumerate(used)}
    nodes = [
        f"!{number} = !{{!{number + 1}, !{number + 1}, i64 0}}\n"
        f'!{number + 1} = !{{!"int", !{tags[tag]}, i64 0}}'
        for tag, number in numbers.items()
    ]

    def tagged(match: re.Match[str]) -> str:
        return f"{match[1]}!tbaa !{numbers.get(match[2], match[2])}"

    return "\n".join([_ACCESS.sub(tagged, text).rstrip("\n"), *nodes]) + "\n"


def _below_flang(text: str) -> frozenset[str]:
    """Return the types that TBAA knows of Fortran, each below a function's root."""
    parents = {node: parent for node, parent in _NODE.findall(text) if parent}
    own = {found[1] for found in _ROOT.finditer(text)}
    pending = True
    while pending:
        more = {node for node, parent in parents.items() if parent in own} - own
        own |= more
        pending = bool(more)
    return frozenset(own)
