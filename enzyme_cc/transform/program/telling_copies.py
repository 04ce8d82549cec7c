"""Copies of functions that tell somebody what they do: nothing is promised of them any more."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.transform.program.working_copies import SOURCE

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.transform.code.function_attributes import FunctionWords

#: What is kept of what is said of parameters and arguments: how they are passed.
_PASSING = re.compile(
    r"\b(?:sret\([^)]*\)|byval\([^)]*\)|inreg|signext|zeroext|swiftself|align \d+)"
)


def forget_promises(copy: Function, words: FunctionWords) -> None:
    """Drop what is said of a copy and only its original's body would keep to."""
    said = words.of(copy)
    kept = [each for each in said if each.startswith('"') and not each.startswith(f'"{SOURCE}')]
    words.give(copy, [*kept, "noinline"], laid_out=False)
    for argument in copy.arguments:
        argument.attributes = as_passed(argument.attributes)
    copy.prefix = "internal"
    copy.edited = True


def as_passed(words: str) -> str:
    """Return of what is said of an argument how it is passed."""
    return " ".join(_PASSING.findall(words))
