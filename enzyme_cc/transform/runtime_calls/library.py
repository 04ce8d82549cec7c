"""The run-time library's functions that a module calls: their bodies come into it.

Derivatives of derivatives are made from calls, by rule. So this is the last that is done, and what
came with derivatives of another file goes before anything else.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import SCHEMES
from enzyme_cc.diagnostics import user_error
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.module import Module
from enzyme_cc.rules.bodies import MATRICES, PREFIX, TAPES, provides, with_all_they_need
from enzyme_cc.transform.runtime_calls.rounding import with_rounding

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.globals import GlobalValue


#: Of tapes: what begins the names of functions that derivatives call, and of what these call.
_CALLED, _OWN = f"{PREFIX}_{TAPES}_", f"{PREFIX}.{TAPES}."
_DEFINED = re.compile(rf"^define [^\n]*@{re.escape(PREFIX)}[._]{TAPES}[._]", re.M)
_ON_ELEMENTS = re.compile(rf"^declare [^\n]*@({re.escape(PREFIX)}_{MATRICES}_\w+)\([^\n]*\n", re.M)
_HEAD = re.compile(r"define linkonce_odr hidden (.*?@[\w.]+\(.*?\))")


def without_tape_functions(text: str, name: str) -> str:
    """Return a module's text with declarations of what is called for tapes, in place of bodies."""
    if not _DEFINED.search(text):
        return text
    functions = Module(text, name).functions.values()
    defined = [each for each in functions if not each.is_declaration]
    called = [each for each in defined if each.name.startswith(_CALLED)]
    own = [each for each in defined if each.name.startswith(_OWN) and each.is_local]
    bodies = with_all_they_need(each.name for each in called)
    declared = [_declaration(bodies[each.name]) for each in called]
    return "\n".join([_without(text, [*called, *own]), *declared, ""])


def _declaration(body: str) -> str:
    found = _HEAD.match(body)
    assert found is not None
    return f"declare {re.sub(r' %[0-9]+', '', found[1])} nounwind"


def with_matrix_functions(text: str) -> str:
    """Return a module's text with bodies of what derivatives of routines call for elements.

    Where these derivatives are differentiated again, it is ordinary code.
    """
    called = _ON_ELEMENTS.findall(text)
    if not called:
        return text
    bodies = with_all_they_need(called)
    known = _ON_ELEMENTS.sub("", text).rstrip("\n")
    added = [body for name, body in bodies.items() if f"@{name}(" not in known or name in called]
    return "\n\n".join([known, *added]) + "\n"


def with_runtime(module: Module) -> Module:
    """Return the module, or one with the bodies it calls of the library."""
    module = with_rounding(module)
    if not any(map(_is_wanted, module.globals.values())):
        return module
    whole = Module(module.print(), module.source.name)
    wanted = [each for each in whole.globals.values() if _is_wanted(each)]
    names = [each.name for each in wanted]
    bodies = [
        text
        for name, text in with_all_they_need(names).items()
        if name in names or not _is_there(whole, name)
    ]
    return Module("\n\n".join([_without(whole.text, wanted), *bodies]) + "\n", whole.source.name)


def _is_wanted(symbol: GlobalValue) -> bool:
    """Return whether a function, or a scheme of checkpoints, is only declared."""
    if isinstance(symbol, GlobalVariable):
        symbol.load()
        is_declared = symbol.initializer is None
        return symbol.name.startswith(SCHEMES) and is_declared and provides(symbol.name)
    return isinstance(symbol, Function) and (
        symbol.name.startswith(PREFIX) and symbol.is_declaration and provides(symbol.name)
    )


def _is_there(module: Module, name: str) -> bool:
    found = module.symbol(f"@{name}")
    if found is not None and not name.startswith(PREFIX) and found.is_local:
        raise user_error(
            f"a derivative calls '{name}', and this program has one of its own",
            "rename it: the one of C's library is needed",
            code="EZ0911",
        )
    return found is not None


def _without(text: str, symbols: Sequence[GlobalValue]) -> str:
    """Return a text without these declarations."""
    kept, at = [], 0
    for each in sorted(symbols, key=lambda each: each.start):
        kept.append(text[at : each.start])
        at = each.end
    return "".join([*kept, text[at:]]).rstrip("\n")
