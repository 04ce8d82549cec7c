"""Functions of a language's library that run functions of the program.

A rule says what a function of a library does whatever it is a template of. One that is given an
iterator, or something to call, does what that does as well: then its body counts.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.reachable_functions import leading_to

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.rules.library import Library

#: How the names of functions begin that libraries of C++ bring, and what clang writes beside them.
_OF_LIBRARIES = re.compile(
    r"_Z+N?K?(?:S[absotd]|9__gnu_cxx)|_Z(?:nw|na|dl|da)|__clang_call_terminate"
)


def running_programs_own(functions: Iterable[Function], library: Library) -> frozenset[str]:
    """Return the names of functions that keep to themselves by their rule, and not by a body."""
    asked = [each for each in functions if keeps_to_itself(each, library)]
    found = leading_to(asked, lambda each: _OF_LIBRARIES.match(each.name) is None)
    return frozenset(each.name for each in asked if each in found)


def keeps_to_itself(function: Function, library: Library) -> bool:
    """Return whether functions like it alone read what it writes, by its rule."""
    rule = library.callee(function.name)
    return rule is not None and rule.integers and rule.over_bodies
