"""Calls of std::async: each caller is to have its own, which sees by what policy a task runs.

A task that a thread runs and one that is put off have states of their own, in which the same bytes
are different things; the function handles both, by a pointer to what they have in common. Where
callers name the policy, as most do, one state is left in each.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.transform.prepare.reallocators import is_forbidden

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.transform.code.function_attributes import FunctionWords

#: std::async of libstdc++ 5 to 15 that is given a policy.
_STARTS = re.compile(r"_ZSt5asyncI.*St6launch")


def starting_tasks(
    functions: Iterable[Function], words: FunctionWords, apart: Container[Function]
) -> dict[Function, None]:
    """Return the functions that become parts of their callers for that."""
    return {
        each: None
        for each in functions
        if _STARTS.match(each.name) and each not in apart and not is_forbidden(words.of(each))
    }
