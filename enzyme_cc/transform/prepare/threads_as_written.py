"""Let Rust's library become part of its callers, where threads are started and rustc inlines none.

All that a thread owns goes through functions of that library's own, hundreds of them, each with a
few bytes that only its callers know. As parts of these they are what an optimised build has.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of, named_calls
from enzyme_cc.analysis.flow.components import components
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.transform.frontends.rustc.threads import STARTS, is_try
from enzyme_cc.transform.prepare.reallocators import is_forbidden

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.transform.code.function_attributes import FunctionWords

#: What rustc makes part of its callers, if it optimises.
_AS_WRITTEN = re.compile(r"_(?:ZN|RI?N\w*C\w*)4core4sync6atomic")
#: Functions of the library by their names, mangled either way, and its impls for all types.
_LIBRARY = re.compile(
    r"__rust_try|_ZN(?:3std|4core|5alloc)|_R\w*?C\w*?_(?:3std|4core|5alloc)"
    r"|_ZN\d+_\$LT\$(?:\$\w\w\$|\$u\w\w\$|\(|mut|const)*(?:(?:std|core|alloc)\.\.|\w\d*\$u20\$)"
)
#: So many instructions a function may have, with all that becomes part of it.
_MOST = 6000


def as_written(
    module: Module, functions: Iterable[Function], words: FunctionWords, apart: Container[Function]
) -> dict[Function, None]:
    """Return the functions that become parts of their callers for that.

    What is `apart` stays a function by itself, and so does what calls itself or has an address.
    """
    names = module.functions
    if not any(map(STARTS.fullmatch, names)) or not any(map(_AS_WRITTEN.match, names)):
        return {}
    given = list(functions)
    callees = {each: [one for _, one in named_calls([each])] for each in given}
    sizes: dict[Function, int] = {}
    found: dict[Function, None] = {}
    for group in components(given, lambda each: callees.get(each, [])):
        for each in (one for one in group if one in callees):
            inner = [one for one in callees[each] if one in found]
            size = sum(1 for _ in each.instructions()) + sum(sizes[one] for one in inner)
            is_alone = len(group) == 1 and each not in callees[each]
            is_free = each not in apart and not is_forbidden(words.of(each))
            is_part = is_alone and is_free and _LIBRARY.match(each.name) is not None
            if is_part and size <= _MOST and not _has_address(each):
                sizes[each], found[each] = size, None
    return found


def _has_address(function: Function) -> bool:
    """Return whether a function is used otherwise than by calls of it, or of what tries it."""
    function.module.load_users(function)
    return any(
        not isinstance(user, CallBase)
        or (function in user.arguments and not is_try(callee_of(user)))
        for user in function.users
    )
