"""Messages about a link: the object and function they are about, and bodies that lack IR."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error
from enzyme_cc.words.names import readable

if TYPE_CHECKING:
    from enzyme_cc.diagnostics import Diagnostic, UserError
    from enzyme_cc.lto.closure import Closure
    from enzyme_cc.lto.inputs import Input


def name_of(closure: Closure) -> str:
    """Return what places in the IR are called where those in the source are not known."""
    return f"<IR of {', '.join(each.name for each in closure.asking)}>"


def holder(closure: Closure, symbol: str) -> str:
    """Return the object that a function or a variable is of; of none, all that ask.

    Of several that speak of a local one, the last.
    """
    spelled = symbol.encode("utf-8", "surrogateescape")
    known = [one.name for one in closure.inputs if symbol in one.symbols.defined]
    some = [one.name for one in closure.inputs if any(spelled in each for each in one.modules)]
    asking = ", ".join(one.name for one in closure.asking)
    return (known or some[::-1] or [asking])[0] if symbol else asking


def is_no_word(path: str) -> UserError:
    """Return an object that is to be replaced, and cannot be."""
    return user_error(
        f"'{path}' must be replaced for this link, but only a linker script names it",
        "name it in the command instead",
        code="EZ0920",
    )


_WORD = re.compile(r"[\w.$]+")
_OBJECT = ": compile that with enzyme-cc"
_CRATE = ": build that crate with -Clinker-plugin-lto, too"


def bodies(problem: Diagnostic, without_ir: dict[str, Input]) -> tuple[str, ...]:
    """Return where the functions in a message have bodies without IR, and what made those."""
    words = {*_WORD.findall(problem.message), problem.symbol}
    return tuple(
        f"{_shown(name, problem)} is defined in {each.name}, which carries no IR"
        + (f" (made by {each.maker})" if each.maker else "")
        + (_CRATE if each.path.endswith(".rlib") else _OBJECT)
        for name, each in without_ir.items()
        if name in words or (readable(name) != name and readable(name) in problem.message)
    )


def _shown(name: str, problem: Diagnostic) -> str:
    """Return a name as the message has it: of a procedure of Fortran without what flang appends."""
    said = name.removesuffix("_")
    return said if problem.message.startswith(f"{said} ") else readable(name)


#: Codes of calls through pointers, and of functions without a body.
_POINTED = "EZ0302"
_BODILESS = frozenset(("EZ0104", "EZ0301"))


def libraries(problem: Diagnostic, where: str, closure: Closure) -> tuple[str, ...]:
    """Return what is said of shared libraries, which lend what the program may have and no more."""
    known = [each for each in closure.inputs if each.is_library]
    if problem.code == _POINTED:
        holder = where.partition(": in ")[0]
        return tuple(
            f"{each.name} is a shared library, and what its pointers lead to may change inside of "
            "it: link it statically, or let it keep its functions in constant tables"
            for each in known
            if each.name == holder
        )
    words = set(_WORD.findall(problem.message)) if problem.code in _BODILESS else set()
    words.add(problem.symbol)
    return tuple(
        f"{each.name} exports {readable(name)}, which its IR knows by another name (.symver): "
        "give it this name in the source, or register a rule for it"
        for each in known
        for name in sorted(words)
        if name in each.symbols.defined
    )
