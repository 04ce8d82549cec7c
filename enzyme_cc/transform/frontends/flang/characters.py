"""Characters of Fortran: what flang copies as such is nothing else, and TBAA is to say so.

It moves them as bytes that may be anything: from constants of its own, or between components that
are of bytes. The tag is of a root of its own, so that nothing is said about aliases.
"""

from __future__ import annotations

import re

_FLANG = '!"Flang function root '
_TYPE = re.compile(r"^(%_Q\w+) = type <?\{ (.*) \}>?$", re.M)
_MEMBER = re.compile(r"  (%\d+) = getelementptr (%_Q\w+), ptr [%@]\w+, i32 0, i32 (\d+)\b")
_COPY = re.compile(
    r"  call void @llvm\.mem(?:move|cpy)\.p0\.p0\.i\d+\(ptr ([%@]\w+), ptr ([%@]\w+), i\d+ \d+, "
    r"i1 false\)(?!.*!tbaa)"
)
_TEXT = re.compile(r"(?:\[\d+ x )+i8\]+")
#: What flang calls texts.
_LITERAL = "@_QQcl"
_LAST = re.compile(r"^!(\d+) = ", re.M)


def integer_tag(text: str) -> tuple[int, str]:
    """Return a tag for integers that may be anywhere: its number, and the nodes to add."""
    first = max(map(int, _LAST.findall(text)), default=-1) + 1
    nodes = (
        f"!{first} = !{{!{first + 1}, !{first + 1}, i64 0}}",
        f'!{first + 1} = !{{!"int", !{first + 2}}}',
        f'!{first + 2} = !{{!"enzyme-cc"}}',
    )
    return first, "\n".join((*nodes, ""))


def with_characters_said(text: str) -> str:
    """Return a module of flang's that says of copies which are of characters."""
    if _FLANG not in text:
        return text
    kinds = {name: _elements(inside) for name, inside in _TYPE.findall(text)}
    number, nodes = integer_tag(text)
    made: list[str] = []
    places: set[str] = set()
    for line in text.split("\n"):
        if line.startswith("define "):
            places = set()
        if found := _MEMBER.match(line):
            # A number is another value in the next function only.
            kind = kinds.get(found[2], ())
            if _TEXT.fullmatch(kind[int(found[3])] if int(found[3]) < len(kind) else ""):
                places.add(found[1])
        elif (found := _COPY.match(line)) and any(
            each in places or each.startswith(_LITERAL) for each in found.groups()
        ):
            line = f"{line}, !tbaa !{number}"
        made.append(line)
    return "\n".join(made).rstrip("\n") + "\n" + nodes


def _elements(inside: str) -> list[str]:
    """Return the types in a struct."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(inside):
        depth += (letter in "[{<") - (letter in "]}>")
        if letter == "," and not depth:
            found.append(inside[start:at])
            start = at + 2
    return [*found, inside[start:]]
