"""Lines of C and C++ that messages show for pasting: rules, and that a function is inactive."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.attributes.names import (
    REGISTER_DERIVATIVE,
    REGISTER_GRADIENT,
    REGISTER_INACTIVE,
    REGISTER_INACTIVE_MEMORY,
)
from enzyme_cc.ir.types import I1, VOID, FloatType, IntType, PointerType
from enzyme_cc.words.names import cxx_name, readable
from enzyme_cc.words.types import in_c

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.words.itanium import CxxName

#: What a mangled name has and C++ does not write.
_NOT_WRITTEN = re.compile(r"lambda|anonymous namespace|\boperator\b|\.\.\.|\bauto\b|\[|\{unnamed")
_PASSED_OTHERWISE = ("sret", "byval", "inalloca", "swift")


def pasted(lines: Iterable[str]) -> str:
    """Return lines of code behind a sentence."""
    return ":" + "".join(f"\n    {line}" for line in lines)


class Spelling(NamedTuple):
    """A function as sources write it: in names of ours, and where its address is meant."""

    plain: str
    address: str


def spelling(function: Function, symbol: str) -> Spelling | None:
    """Return how C, or C++, writes a function; None where neither does so by its type alone."""
    if not _has_prototype(function):
        return None
    if symbol.isidentifier() and readable(symbol) == symbol:
        return Spelling(symbol, symbol)
    known = cxx_name(symbol)
    result = _result(function.function_type, known) if known is not None else ""
    if known is None or not result or known.parameters is None or known.qualifiers:
        return None
    taken = ", ".join(known.parameters)
    is_method = len(known.parameters) != len(function.function_type.parameters)
    if is_method or _NOT_WRITTEN.search(f"{known.name} {taken}"):
        return None
    address = f"static_cast<{result} (*)({taken})>({known.name})"
    return Spelling(identifier(readable(symbol)), address)


def _result(kind: FunctionType, known: CxxName) -> str:
    """Return a C++ function's result type; empty where neither its name nor its IR tells it."""
    if known.result:
        return known.result
    return c_type(kind.result) if isinstance(kind.result, FloatType) or kind.result is VOID else ""


def _has_prototype(function: Function) -> bool:
    """Return whether C has a prototype for it that can be read off its type."""
    kind = function.function_type
    if kind.variadic:
        return False
    passed = " ".join(each.attributes for each in function.arguments)
    types = (*kind.parameters, kind.result)
    return not any(each in passed for each in _PASSED_OTHERWISE) and all(map(_has_c_type, types))


def _has_c_type(kind: Type) -> bool:
    return kind is VOID or isinstance(kind, (PointerType, IntType, FloatType))


def forward_rule(kind: FunctionType, written: Spelling) -> list[str]:
    """Return the declaration of a forward rule in C, and its registration."""
    plain = written.plain
    result = c_type(kind.result)
    pairs = ", ".join(_pair(i, each) for i, each in enumerate(kind.parameters)) or "void"
    returns = "void" if kind.result is VOID else f"struct {plain}_dual"
    lines = [
        f"{returns} forward_{plain}({pairs});",
        f"void *{REGISTER_DERIVATIVE}_{plain}[] = "
        f"{{(void *){written.address}, (void *)forward_{plain}}};",
    ]
    if kind.result is not VOID:
        lines.insert(0, f"struct {plain}_dual {{ {result} primal, tangent; }};")
    return lines


def reverse_rule(kind: FunctionType, written: Spelling) -> list[str]:
    """Return C declarations of a rule for reverse mode, without a tape, and its registration."""
    plain = written.plain
    given = [_with_shadow(i, each) for i, each in enumerate(kind.parameters)]
    augmented, returns = _augmented(kind.result, plain)
    seed = [_declared(kind.result, "seed")] if isinstance(kind.result, FloatType) else []
    adjoints, gradient = _gradient(kind.parameters, plain)
    return [
        *augmented,
        *adjoints,
        f"{returns} augmented_{plain}({', '.join(given) or 'void'});",
        f"{gradient} gradient_{plain}({', '.join([*given, *seed]) or 'void'});",
        f"void *{REGISTER_GRADIENT}_{plain}[] = "
        f"{{(void *){written.address}, (void *)augmented_{plain}, (void *)gradient_{plain}}};",
    ]


def _augmented(result: Type, plain: str) -> tuple[list[str], str]:
    """Return the struct that an augmented function returns, if it is one, and its type."""
    if not isinstance(result, PointerType):
        return [], c_type(result)
    return [f"struct {plain}_both {{ void *result, *shadow; }};"], f"struct {plain}_both"


def _gradient(parameters: Iterable[Type], plain: str) -> tuple[list[str], str]:
    """Return the same of a gradient: the derivatives of the parameters that are numbers."""
    numbers = [
        (each, f"dx{index}") for index, each in enumerate(parameters) if isinstance(each, FloatType)
    ]
    if len(numbers) <= 1:
        return [], c_type(numbers[0][0]) if numbers else "void"
    fields = " ".join(f"{_declared(*each)};" for each in numbers)
    return [f"struct {plain}_adjoints {{ {fields} }};"], f"struct {plain}_adjoints"


def formulas(function: Function) -> list[str]:
    """Return a rule for a file of the user's, but for its formulas and points to test them at."""
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


def is_of_floats(kind: FunctionType) -> bool:
    """Return whether one formula for each argument may be all there is to say."""
    types = (kind.result, *kind.parameters)
    return len(types) > 1 and all(isinstance(each, FloatType) for each in types)


def inactive(name: str) -> list[str]:
    """Return lines that say that a function has no derivative."""
    return [f"void *{REGISTER_INACTIVE}_{identifier(name)} = (void *){name};"]


def inactive_memory(name: str) -> list[str]:
    """Return the same, and that this is meant of all memory that it writes or hands out."""
    return [f"void *{REGISTER_INACTIVE_MEMORY}_{identifier(name)} = (void *){name};"]


def identifier(name: str) -> str:
    """Return a name as a part of a name of C."""
    return "".join(each if each.isalnum() or each == "_" else "_" for each in name)


def c_type(kind: Type) -> str:
    """Spell a type so that C before C23, too, takes it without a header."""
    return "_Bool" if kind is I1 else in_c(kind)


def _pair(index: int, kind: Type) -> str:
    """Return a parameter with its shadow, or its tangent."""
    single = _declared(kind, f"x{index}")
    return single if isinstance(kind, IntType) else f"{single}, {_declared(kind, f'dx{index}')}"


def _with_shadow(index: int, kind: Type) -> str:
    """Return a parameter with its shadow, if it is one that has one."""
    return _pair(index, kind) if isinstance(kind, PointerType) else _declared(kind, f"x{index}")


def _declared(kind: Type, name: str) -> str:
    spelled = c_type(kind)
    return f"{spelled}{'' if spelled.endswith('*') else ' '}{name}"


def fortran_rule(kind: FunctionType, name: str, *, backwards: bool) -> tuple[str, ...] | None:
    """Return lines of a module that register a rule for a procedure; None if not known.

    The first is no line: it says what is to be defined in that module.
    """
    if not all(isinstance(each, PointerType) for each in kind.parameters):
        return None
    # A forward derivative returns both results, which flang does by way of memory.
    if kind.result is not VOID and not (backwards and isinstance(kind.result, FloatType)):
        return None
    both = ", ".join(f"x{i}, dx{i}" for i in range(len(kind.parameters)))
    if not backwards:
        parts: tuple[str, ...] = ("derivative",)
        what = f"derivative_{name}({both})"
    else:
        seed = "" if kind.result is VOID else ", seed"
        by_value = ", whose seed is passed by value" if seed else ""
        parts = ("augmented", "gradient")
        what = f"augmented_{name}({both}) and gradient_{name}({both}{seed}){by_value},"
    pointers = {"primal": name, **{each: f"{each}_{name}" for each in parts}}
    lines = [f"  procedure({each}), nopass, pointer :: {part}" for part, each in pointers.items()]
    word = "gradient" if backwards else "derivative"
    made = f"rule_of_{name}({', '.join(pointers.values())})"
    return (
        f"define {what} in a module with an interface of {name}, and paste this there",
        f"type :: rule_of_{name}",
        *lines,
        "end type",
        f"type(rule_of_{name}) :: of__enzyme_register_{word}_{name} = {made}",
    )
