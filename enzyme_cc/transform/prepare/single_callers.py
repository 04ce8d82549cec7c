"""Find functions that one place calls: they become part of it, which then knows what it gives them.

A function pointer is a constant then, memory that the caller has made overlaps with nothing, and
there is no tape to hand over between two functions. The code grows by nothing. Functions of headers
are left to LLVM's inliner: of C++ libraries, there are hundreds in one another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Function, Instruction
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.transform.prepare.reallocators import is_forbidden

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping

    from enzyme_cc.transform.code.function_attributes import FunctionWords

#: So many instructions a function may have, with all that becomes part of it: what takes longer
#: than in proportion to the size of a function should not see much larger ones.
_MOST = 800
#: The linkage of what each file has of its own that includes it.
_OF_HEADERS = "linkonce"


def called_once(
    functions: Iterable[Function], words: FunctionWords, apart: Container[Function]
) -> dict[Function, None]:
    """Return the functions that are called in one place among these, and not otherwise known.

    What is `apart` stays a function by itself.
    """
    given = list(functions)
    callers = _callers(given)
    single = {
        function: found[0]
        for function in given
        if len(found := callers.get(function, [])) == 1
        and not function.linkage.startswith(_OF_HEADERS)
        and function not in apart
        and found[0] is not function
        and not function.function_type.variadic
        and not is_forbidden(words.of(function))
        and not _is_mentioned(function, found[0])
    }
    return _small(given, single)


def _callers(functions: Iterable[Function]) -> dict[Function, list[Function]]:
    """Return the functions in which each is called, once for each call."""
    found: dict[Function, list[Function]] = {}
    for function in functions:
        for line in function.instructions():
            if isinstance(line, CallBase) and isinstance(line.callee, Function):
                found.setdefault(line.callee, []).append(function)
    return found


def _is_mentioned(function: Function, caller: Function) -> bool:
    """Return whether anything knows its address, but who calls it."""
    function.module.load_users(function)
    for user in function.users:
        if not isinstance(user, Instruction):
            return True
        if not isinstance(user, CallBase) or function in user.arguments:
            return True
        if user.function_type is not function.function_type:
            return True
    return caller.is_declaration


def _small(functions: Iterable[Function], single: dict[Function, Function]) -> dict[Function, None]:
    """Return those whose callers do not grow too large by them."""
    inner: dict[Function, list[Function]] = {}
    for function, caller in single.items():
        inner.setdefault(caller, []).append(function)
    sizes: dict[Function, int] = {}
    found: dict[Function, None] = {}
    for function in _inside_out(functions, inner):
        own = sum(1 for _ in function.instructions())
        for each in inner.get(function, ()):
            more = sizes.get(each, _MOST)  # they are in one another where it is not known yet
            if own + more <= _MOST:
                own += more
                found[each] = None
        sizes[function] = own
    return found


def _inside_out(
    functions: Iterable[Function], inner: Mapping[Function, list[Function]]
) -> Iterator[Function]:
    """Yield each function once, behind those in it; no calls are as deep as these are."""
    begun = set[Function]()
    for first in functions:
        ahead = [(first, False)]
        while ahead:
            function, is_behind = ahead.pop()
            if is_behind:
                yield function
            elif function not in begun:
                begun.add(function)
                ahead.append((function, True))
                ahead += ((each, False) for each in reversed(inner.get(function, [])))
