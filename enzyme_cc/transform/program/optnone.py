"""Functions that LLVM is to leave alone for a while, and giving them back as they were."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.transform.code.function_attributes import FunctionWords, string_word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function

#: The attribute of a function that is set aside: the words to give back, a `-` before those to
#: take away.
SET_ASIDE = "enzyme-cc-set-aside"
#: The same of a function that is simplified for its callers' requests.
SIMPLIFIED = "enzyme-cc-simplified"
_ADDED = ("noinline", "optnone")
# LLVM wants none of these beside `optnone`.
_IN_THE_WAY = frozenset("alwaysinline minsize optdebug optsize".split())


def set_aside(function: Function, words: FunctionWords) -> None:
    """Have LLVM's passes leave it as it is. What front ends mark so at -O0 stays untouched."""
    old = words.of(function)
    if "optnone" not in old:
        kept = [word for word in old if word not in _IN_THE_WAY]
        change(function, words, SET_ASIDE, [*kept, *(w for w in _ADDED if w not in old)])


def change(function: Function, words: FunctionWords, mark: str, new: Iterable[str]) -> None:
    """Give a function other attributes, and one more that says how to undo that."""
    old, new = words.of(function), list(new)
    removed = [word for word in old if word not in new]
    added = [f"-{word}" for word in new if word not in old]
    words.give(function, [*new, string_word(mark, " ".join([*removed, *added]))])


def give_back(function: Function, words: FunctionWords) -> None:
    """Undo `set_aside` or `change`; what LLVM found out meanwhile stays."""
    for mark in (SET_ASIDE, SIMPLIFIED):
        said = words.value(function, mark)
        if said is not None:
            changes = said.split()
            taken = {word[1:] for word in changes if word.startswith("-")}
            given = [word for word in changes if not word.startswith("-")]
            kept = [
                w for w in words.of(function) if w not in taken and not w.startswith(f'"{mark}"')
            ]
            words.give(function, [*(word for word in given if word not in kept), *kept])
