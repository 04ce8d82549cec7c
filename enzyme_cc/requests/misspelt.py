"""Calls of functions whose names look like those of requests, and are none: mistakes in spelling.

Only what is defined nowhere in the file counts, and only where one name of ours is near: the name
can then mean nothing else. Any other is told of by the link, if that finds no definition.
"""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import (
    LATER_REQUEST_NAMES,
    REGISTERING,
    REQUEST_NAMES,
    SAID_OF_DECLARED,
    SPECIAL_CALLS,
)
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.requests.places import Places
from enzyme_cc.requests.problems import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module

_PREFIX = "__enzyme_"
#: What may be called; and all that names are known to begin with.
_CALLED = (*REQUEST_NAMES, *LATER_REQUEST_NAMES, *SPECIAL_CALLS)
_KNOWN = (*_CALLED, *REGISTERING, SAID_OF_DECLARED)
_DECLARED = re.compile(rf"^declare [^\n]*@\"?[\w.$]*?({_PREFIX}[\w.]+)", re.MULTILINE)
_NEAR = 0.75


def has_misspelt(text: str) -> bool:
    """Return whether the text of a module may declare any."""
    return _PREFIX in text and any(map(_meant, _DECLARED.findall(text)))


def may_be_misspelt(bitcode: bytes) -> bool:
    """Return whether bitcode names something of ours that is not known."""
    for name in sorted(_KNOWN, key=len, reverse=True):
        bitcode = bitcode.replace(name.encode(), b"")
    return _PREFIX.encode() in bitcode


def misspelt(module: Module) -> Iterator[Diagnostic]:
    """Yield a message for each such function, at its first call."""
    if not has_misspelt(module.text):
        return
    places = Places(module)
    for function in module.functions.values():
        call = _call_of(function)
        name = places.name(function)
        at = name.find(_PREFIX)
        meant = _meant(name[at:]) if call is not None and at >= 0 else ""
        if call is not None and meant:
            yield Diagnostic(
                f"{name} is no request that enzyme-cc knows",
                where=places.of(call),
                notes=(f"did you mean {meant}?",),
                code=Kind.LATER_MODE.code,
                trail=places.trail(call),
            )


def _call_of(function: Function) -> CallBase | None:
    if not function.is_declaration:
        return None
    calls = (each for each in function.users if isinstance(each, CallBase))
    return next((each for each in calls if each.callee is function), None)


def _meant(name: str) -> str:
    """Return the one name that is near; nothing where it is one of ours, or none is."""
    if any(known in name for known in _KNOWN):
        return ""
    rest = {each.removeprefix(_PREFIX): each for each in _CALLED}
    near = difflib.get_close_matches(name.removeprefix(_PREFIX), rest, 1, cutoff=_NEAR)
    return rest[near[0]] if near else ""
