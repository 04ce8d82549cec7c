"""Keep the annotations of a variable that is only declared: clang drops them.

Behind the declaration stands a global of ours that holds the address of the variable; behind that
of a static member, another static member, which may name what is private. It is in a section that
never reaches machine code.
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
_MEMBER = re.compile(r"(?<!\w)static(?!\w)(?!.*(?<!\w)(?:inline|constexpr)(?!\w))", re.DOTALL)
_ALTERNATIVE = re.compile(
    r"^[ \t]*#[ \t]*el(?:se|if).*?^[ \t]*#[ \t]*endif", re.MULTILINE | re.DOTALL
)
_BRACE = re.compile(r"[{}]")
_CLASS = re.compile(r"(?<!\w)(?:class|struct|union)(?!\w)[^(){};=]*\Z")
# Where an address is no constant, or there is more than declarations of variables.
_OTHER = re.compile(r"[(){}=&<>#]|(?<!\w)(?:__thread|_?[Tt]hread_local|typedef|template)(?!\w)")
_BRANCH = re.compile(r"^[ \t]*#[ \t]*(?:el(?:se|if\w*)|endif)\b(?:\\\n|[^\n])*\n", re.MULTILINE)
_QUIET = (
    '_Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \\"-Weverything\\"") '
    '{} _Pragma("clang diagnostic pop")'
)


#: Of whose address nothing can be made that is known when compiling: a linker knows the name.
_OF_A_THREAD = re.compile(r"(?<!\w)(?:__thread|_?[Tt]hread_local)(?!\w)")
_MORE = re.compile(r"[,{}=<>#]|(?<!\w)(?:typedef|template)(?!\w)")
_POINTER = re.compile(r"[^(]*\(\s*\*\s*(\w+)\s*(?:\[[^\]]*\]\s*)*\)\s*\(")
#: What the text is that stands for a variable, behind this.
NAMED = "="


def _name_of(text: str, start: int, end: int) -> str:
    """Return the linker name of a variable elsewhere, whose address is no constant.

    Nothing where it is none, or where that is another name: in namespaces, with a label.
    """
    plain = code_of(text[start:end])
    if not _EXTERN.search(plain) or _MORE.search(plain) or "asm" in text[start:end]:
        return ""
    before = code_of(text[:start])
    if any(not before[:each].rstrip().endswith("extern") for each in _opened(before)):
        return ""
    pointer = _POINTER.match(plain)
    if pointer is not None:
        return pointer[1]
    found = _NAME.search(plain)
    is_one = "&" in plain or _OF_A_THREAD.search(plain) is not None
    return found[1] if found is not None and is_one and "(" not in plain else ""


def _opened(before: str) -> list[int]:
    """Return the braces that are open behind some code."""
    opened: list[int] = []
    for found in _BRACE.finditer(_ALTERNATIVE.sub(_blank, before)):
        if found[0] == "{":
            opened.append(found.start())
        elif opened:
            opened.pop()
    return opened


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def end_of(text: str, position: int, *, by_name: bool = False) -> int:
    """Return the end of the statement at this place; 0 if it does not declare variables.

    With `by_name`, they may be variables that only their names can stand for.
    """
    nearest = max(text.rfind(each, 0, position) for each in ";{}")
    near = text[max(nearest, 0) : text.find(";", position)]
    if "extern" not in near and "static" not in near:
        return 0  # which costs nothing
    start, end = _bounds(text, position)
    plain = code_of(text[start:end])
    if text[end : end + 1] != ";":
        return 0
    if _OTHER.search(plain):
        return end + 1 if by_name and _name_of(text, start, end) else 0
    is_declared = bool(_EXTERN.search(plain)) or _is_member(text, start, plain)
    return end + 1 if is_declared else 0


def _is_member(text: str, start: int, plain: str) -> bool:
    """Return whether a statement declares static members that another defines."""
    if not _MEMBER.search(plain):
        return False
    before = _ALTERNATIVE.sub(_blank, code_of(text[:start]))
    opened = _opened(before)
    return bool(opened) and _CLASS.search(before[: opened[-1]]) is not None


def holder(text: str, position: int, word: str, given: str) -> str:
    """Return what is to stand behind the statement for an attribute at a place in it."""
    start, end = _bounds(text, position)
    line = text.count("\n", 0, position) + 1
    again = text.count("\n", 0, end) + 1
    is_member = _is_member(text, start, code_of(text[start:end]))
    kind, only = ("static inline", "defined(__cplusplus) && ") if is_member else ("static", "")
    made = []
    sole = _name_of(text, start, end)
    names = [f'"{NAMED}{sole}"'] if sole else []
    names = names or [f"&{each}" for each in _names(text[start:end], position - start)]
    for number, name in enumerate(names):
        known = f"{crc32(text.encode('latin-1')):08x}{position:x}x{number}"
        parts = [f"(void *){name}", f'(void *)(__FILE__ ":{line}")']
        parts += [f"(void *){given}"] if given else []
        held = (
            f"{kind} void *{SAID_OF_DECLARED}{word}_{known}[] "
            '__attribute__((used, section("llvm.metadata"))) = {' + ", ".join(parts) + "};"
        )
        guard = f"ENZYME_{known}"
        once = f"\n#if {only}!defined({guard})\n#define {guard}\n"
        made.append(f"{once}{_QUIET.format(held)}\n#endif")
    return "".join([*made, f"\n#line {again}\n"]) if made else ""


def lines_again(text: str, position: int) -> Iterator[tuple[int, str]]:
    """Yield the places behind which lines must be counted anew, with the `#line` for each.

    A part left out by the preprocessor told nothing of the lines in it.
    """
    for found in _BRANCH.finditer(code_of(text), position):
        yield found.end(), f"#line {text.count(chr(10), 0, found.end()) + 1}\n"


def _bounds(text: str, position: int) -> tuple[int, int]:
    """Return the start and end of a statement; directives end one, too."""
    before = code_of(text[:position])
    start = max(before.rfind(each) for each in ";{}") + 1
    directive = list(re.finditer(r"^[ \t]*#(?:\\\n|[^\n])*", before[start:], re.MULTILINE))
    if directive:
        start += directive[-1].end()
    return start, start + code_of(text[start:]).find(";")


def code_of(text: str) -> str:
    """Return the code alone, each thing at its place: no comments, strings or attributes."""
    return _BLANKED.sub(lambda found: " " * len(found[0]), text)


def _names(statement: str, at: int) -> list[str]:
    """Return the variables that an attribute at a place of a declaration is about."""
    names, start = [], 0
    for piece in code_of(statement).split(","):
        found = _NAME.search(piece)
        if found is None:
            return []
        names.append((found[1], start, start + found.start(), start + len(piece)))
        start += len(piece) + 1
    if at < names[0][2]:
        return [name for name, *_ in names]
    return [name for name, first, _, last in names if first <= at <= last]
