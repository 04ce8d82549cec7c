"""What is said of a variable that is only declared: clang keeps no annotation of it.

Behind the declaration stands a global of ours that holds the address of the variable. It is in a
section that never reaches machine code.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from zlib import crc32

from enzyme_cc.attributes.names import SAID_OF_DECLARED

if TYPE_CHECKING:
    from collections.abc import Iterator

# What says nothing of which names are declared; each is blanked, so that places stay.
_BLANKED = re.compile(
    r'/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|(?<!\w)\'(?:[^\'\\\n]|\\.)+\''
    r"|__attribute(?:__)?\s*\(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)"
    r"|\[\[(?:[^\[\]]|\[[^\[\]]*\])*\]\]"
    r"|(?:__)?(?:alignas|_Alignas|asm|typeof|decltype)(?:__)?\s*\((?:[^()]|\([^()]*\))*\)",
    re.DOTALL,
)
_NAME = re.compile(r"([A-Za-z_]\w*)\s*(?:\[[^\[\]]*\]\s*)*\Z")
_EXTERN = re.compile(r"(?<!\w)extern(?!\w)")
# Where an address is no constant, or there is more than declarations of variables.
_OTHER = re.compile(r"[(){}=&<>#]|(?<!\w)(?:__thread|_?[Tt]hread_local|typedef|template)(?!\w)")
_BRANCH = re.compile(r"^[ \t]*#[ \t]*(?:el(?:se|if\w*)|endif)\b(?:\\\n|[^\n])*\n", re.MULTILINE)
_QUIET = (
    '_Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \\"-Weverything\\"") '
    '{} _Pragma("clang diagnostic pop")'
)


def end_of(text: str, position: int) -> int:
    """Behind the statement that this place is in; 0 if it is not one that declares variables."""
    nearest = max(text.rfind(each, 0, position) for each in ";{}")
    if "extern" not in text[max(nearest, 0) : text.find(";", position)]:
        return 0  # which costs nothing
    start, end = _bounds(text, position)
    plain = _plain(text[start:end])
    is_alone = bool(_EXTERN.search(plain)) and not _OTHER.search(plain)
    return end + 1 if is_alone and text[end : end + 1] == ";" else 0


def holder(text: str, position: int, word: str, given: str) -> str:
    """What is to stand behind the statement for an attribute at a place in it."""
    start, end = _bounds(text, position)
    line = text.count("\n", 0, position) + 1
    again = text.count("\n", 0, end) + 1
    made = []
    for number, name in enumerate(_names(text[start:end], position - start)):
        known = f"{crc32(text.encode('latin-1')):08x}{position:x}x{number}"
        parts = [f"(void *)&{name}", f'(void *)(__FILE__ ":{line}")']
        parts += [f"(void *){given}"] if given else []
        held = (
            f"static void *{SAID_OF_DECLARED}{word}_{known}[] "
            '__attribute__((used, section("llvm.metadata"))) = {' + ", ".join(parts) + "};"
        )
        made.append(
            f"\n#ifndef ENZYME_{known}\n#define ENZYME_{known}\n{_QUIET.format(held)}\n#endif"
        )
    return "".join([*made, f"\n#line {again}\n"]) if made else ""


def lines_again(text: str, position: int) -> Iterator[tuple[int, str]]:
    """Where and how lines are told behind a place: what stood in a part left out told nothing."""
    for found in _BRANCH.finditer(_plain(text), position):
        yield found.end(), f"#line {text.count(chr(10), 0, found.end()) + 1}\n"


def _bounds(text: str, position: int) -> tuple[int, int]:
    """From where to where the statement goes; directives end one, too."""
    before = _plain(text[:position])
    start = max(before.rfind(each) for each in ";{}") + 1
    directive = list(re.finditer(r"^[ \t]*#(?:\\\n|[^\n])*", before[start:], re.MULTILINE))
    if directive:
        start += directive[-1].end()
    return start, start + _plain(text[start:]).find(";")


def _plain(text: str) -> str:
    return _BLANKED.sub(lambda found: " " * len(found[0]), text)


def _names(statement: str, at: int) -> list[str]:
    """The variables that an attribute at a place of a declaration is about."""
    names, start = [], 0
    for piece in _plain(statement).split(","):
        found = _NAME.search(piece)
        if found is None:
            return []
        names.append((found[1], start, start + found.start(), start + len(piece)))
        start += len(piece) + 1
    if at < names[0][2]:
        return [name for name, *_ in names]
    return [name for name, first, _, last in names if first <= at <= last]
