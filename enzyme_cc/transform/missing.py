"""Functions that nobody can differentiate: who they are, where they are met, what to write.

All are told in one run, one message for each function, with three ways out that can be pasted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.types import FLOAT, VOID, FloatType, IntType, PointerType
from enzyme_cc.rules.model import INTRINSIC

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.requests.places import Places

CODE, _CODE_OF_TRAMPOLINES = "EZ0301", "EZ0307"
_SHOWN = 4
#: What Fortran passes internal procedures by.
FILLED, ADDRESS = TRAMPOLINES = ("llvm.init.trampoline", "llvm.adjust.trampoline")
_TRAMPOLINE = (
    "an internal procedure that uses variables of its host is passed on, and what it is passed to "
    "has no body here, or keeps it in memory"
)
_TRAMPOLINE_NOTES = (
    "put the procedure and the variables that it uses into a module",
    "or hand it to nothing but procedures that call it or pass it on as an argument, and compile "
    "what defines these with enzyme-fc",
)


class Missing:
    """Where one function is met, and whether by a reverse sweep."""

    def __init__(self) -> None:
        self.calls: dict[str, CallBase] = {}
        self.backwards = False


def describe(missing: Mapping[Function, Missing], places: Places) -> Iterator[Diagnostic]:
    """One message for each function, in the order of their first places."""
    is_told = False
    for function, met in missing.items():
        first, *others = met.calls
        if function.name in TRAMPOLINES:
            if not is_told:
                notes = (*_elsewhere(first, others), *_TRAMPOLINE_NOTES)
                yield Diagnostic(_TRAMPOLINE, where=first, notes=notes, code=_CODE_OF_TRAMPOLINES)
            is_told = True
            continue
        name = places.name(function)
        yield Diagnostic(
            f"{name} has no body here and no rule, and what it is given carries a derivative",
            where=first,
            notes=(*_elsewhere(first, others), *_ways_out(function, name, met.backwards)),
            code=CODE,
        )


def _elsewhere(first: str, others: list[str]) -> Iterator[str]:
    if others:
        more = f" and {len(others) - _SHOWN} more" if len(others) > _SHOWN else ""
        yield f"also at {', '.join(_short(each, first) for each in others[:_SHOWN])}{more}"


def _short(place: str, first: str) -> str:
    """A place in the same file by its line alone."""
    file, _, line = place.rpartition(":")[0].rpartition(":")
    return f"line {line}" if file and first.startswith(f"{file}:") else place


def _ways_out(function: Function, name: str, backwards: bool) -> Iterator[str]:
    if function.name.startswith(INTRINSIC):
        yield "write it with ordinary arithmetic, loads and stores"
        yield "or register a derivative for a function around it"
        return
    yield f"provide its body: compile what defines {name} in the same unit"
    yield from _ways_to_say(function, backwards)
    yield "or say that it carries none" + _pasted([_inactive(function, name)])


def _ways_to_say(function: Function, backwards: bool) -> Iterator[str]:
    """How the derivative itself can be given: rules that are registered are for forward mode."""
    if not backwards:
        lines = _rule(function)
        yield "or give it a rule: define this anywhere, and paste it here" + _pasted(lines)
    elif _is_of_floats(function):
        lines = _formulas(function)
        yield "or give it a rule: complete this in a file for --enzyme-rules" + _pasted(lines)


def _pasted(lines: list[str]) -> str:
    """Lines of code behind a sentence."""
    return ":" + "".join(f"\n    {line}" for line in lines)


def _rule(function: Function) -> list[str]:
    """The declaration of a forward rule in C, and its registration."""
    kind = function.function_type
    plain = _plain(function.name)
    result = c_type(kind.result)
    pairs = ", ".join(_pair(i, each) for i, each in enumerate(kind.parameters)) or "void"
    returns = "void" if kind.result is VOID else f"struct {plain}_dual"
    lines = [
        f"{returns} forward_{plain}({pairs});",
        f"void *__enzyme_register_derivative_{plain}[] = "
        f"{{(void *){function.name}, (void *)forward_{plain}}};",
    ]
    if kind.result is not VOID:
        lines.insert(0, f"struct {plain}_dual {{ {result} primal, tangent; }};")
    return lines


def _is_of_floats(function: Function) -> bool:
    """Whether one formula for each argument may be all there is to say."""
    kind = function.function_type
    types = (kind.result, *kind.parameters)
    return len(types) > 1 and all(isinstance(each, FloatType) for each in types)


def _formulas(function: Function) -> list[str]:
    """A rule for a file of the user's, but for its formulas and points to test them at."""
    names = [f"x{index}" for index in range(len(function.function_type.parameters))]
    point = f"[{', '.join('...' for _ in names)}]"
    return [
        f"- name: {function.name}",
        f"  matches: [{function.name}]",
        f"  args: [{', '.join(names)}]",
        f"  partials: {{{', '.join(f'{each}: ...' for each in names)}}}",
        "  effects: none",
        f"  samples: [{point}, {point}]",
    ]


def _pair(index: int, kind: Type) -> str:
    """A parameter with its shadow."""
    name = f"x{index}"
    spelled = c_type(kind)
    if isinstance(kind, IntType):
        return f"{spelled} {name}"
    gap = "" if spelled.endswith("*") else " "
    return f"{spelled}{gap}{name}, {spelled}{gap}d{name}"


def _inactive(function: Function, name: str) -> str:
    return f"void *__enzyme_inactivefn_{_plain(function.name)} = (void *){name};"


def _plain(name: str) -> str:
    return "".join(each if each.isalnum() or each == "_" else "_" for each in name)


_C_INTEGERS = {1: "_Bool", 8: "char", 16: "short", 32: "int", 64: "long", 128: "__int128"}
_C_FLOATS = {"half": "_Float16", "x86_fp80": "long double", "fp128": "__float128"}


def c_type(kind: Type) -> str:
    """A type as C spells it; a pointer is one to anything."""
    if kind is VOID:
        return "void"
    if isinstance(kind, PointerType):
        return "void *"
    if isinstance(kind, IntType):
        return _C_INTEGERS.get(kind.width, f"_BitInt({kind.width})")
    if isinstance(kind, FloatType):
        return _C_FLOATS.get(kind.text, "float" if kind is FLOAT else kind.text)
    return kind.text
