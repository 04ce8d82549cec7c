"""Suggest how to declare a request in its language, or which existing one to call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.vocabulary import Mode
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import VOID, FloatType, PointerType, StructType
from enzyme_cc.requests.trace import stripped
from enzyme_cc.words.types import in_c, in_fortran, spoken

if TYPE_CHECKING:
    from enzyme_cc.ir.types import Type
    from enzyme_cc.requests.site import Site

#: What flang appends to the names of procedures without an interface, and C++ begins names with.
_OF_FORTRAN, _OF_CXX = "_", "_Z"
#: How it writes that a template returns its first argument: `__enzyme_autodiff<double>`.
_RETURNS_FIRST = "EET_"
#: What <enzyme/enzyme.h> declares requests for, by the ends of their names.
_IN_HEADER = ("void", "float", "double")
_MODES_IN_HEADER = (Mode.FORWARD, Mode.FORWARD_SPLIT, Mode.REVERSE, Mode.REVERSE_SPLIT)
#: What the module of Fortran has functions for.
_MODES_IN_MODULE = (Mode.FORWARD, Mode.REVERSE)
_IN_MODULE = {"float": "real32", "double": "real64"}
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def is_of_fortran(site: Site) -> bool:
    """Return whether a Fortran program asks, without an interface: all goes by reference."""
    name = _name(site)
    return name.endswith(_OF_FORTRAN) and not name.startswith(_OF_CXX)


def said_type(site: Site, kind: Type) -> str:
    """Return a type in words of the language that the request is written in."""
    return in_fortran(kind) if is_of_fortran(site) else spoken(kind)


def way_to_return(site: Site, words: str, made: Type) -> str:
    """Return how the request is made one that returns what there is, which `words` call."""
    if is_of_fortran(site):
        name = _IN_MODULE.get(made.text)
        if site.mode in _MODES_IN_MODULE and name:
            return f"call {site.mode.spelling[2:]}_{name}, which returns {words}"
        return f"declare it to return {words}, {in_fortran(made)}"
    name = _name(site)
    if made.text in _IN_HEADER and _is_in_header(site):
        return f"call {site.mode.value}_{made.text}, which returns {words}"
    if _is_template(site) and _is_plain(made):
        return f"call {site.mode.spelling}<{in_c(made)}>, which returns {words}"
    written = _declaration(site, name, made)
    return f"declare it to return {words}" + (f": {written}" if written else "")


def way_to_nothing(site: Site) -> str:
    """Return how the request is made one that returns nothing."""
    if is_of_fortran(site) and site.mode in _MODES_IN_MODULE:
        return f"call it as a subroutine: call {site.mode.spelling[2:]}(...)"
    if _is_template(site):
        return f"call {site.mode.spelling}<void>"
    return f"call {site.mode.value}_void" if _is_in_header(site) else "declare the request void"


def _name(site: Site) -> str:
    called = stripped(site.call.callee)
    return called.name if isinstance(called, Function) else ""


def _is_in_header(site: Site) -> bool:
    """Return whether it is one that <enzyme/enzyme.h> declares."""
    names = (f"{site.mode.value}_{each}" for each in _IN_HEADER)
    return site.mode in _MODES_IN_HEADER and _name(site) in names


def _is_template(site: Site) -> bool:
    """Return whether it is a template of C++ that returns what it is told to."""
    name, spelling = _name(site), site.mode.spelling
    return name.startswith(f"{_OF_CXX}{len(spelling)}{spelling}I") and _RETURNS_FIRST in name


def _declaration(site: Site, name: str, made: Type) -> str:
    """Return a line of C that declares it; empty where that cannot be told."""
    fields = made.fields or () if isinstance(made, StructType) else (made,)
    if not (site.is_variadic and name.isidentifier() and not name.startswith(_OF_CXX)):
        return ""
    if len(fields) > len(_LETTERS) or not all(map(_is_plain, fields)):
        return ""
    if not isinstance(made, StructType):
        return f"{in_c(made)} {name}(void *, ...);"
    members = " ".join(f"{in_c(f)} {n};" for f, n in zip(fields, _LETTERS, strict=False))
    name = f"{site.mode.value}_all" if _is_in_header(site) else name
    return f"struct all {{ {members} }}; struct all {name}(void *, ...);"


def _is_plain(kind: Type) -> bool:
    return kind is not VOID and isinstance(kind, FloatType | PointerType)
