"""Formulas of rules: a small part of Python's expressions, read into trees.

Numbers are exact. What is a number and what is a truth value is settled here, so that whoever
walks a tree need not ask. Which names and functions there are is the caller's to say.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from collections.abc import Set as AbstractSet

    from enzyme_cc.ir.types import Type
    from enzyme_cc.rules.argument import Argument

#: Known by name in every formula, to more digits than any type holds.
CONSTANTS: dict[str, Fraction] = {
    name: Fraction(digits)
    for name, digits in {
        "half_pi": "1.5707963267948966192313216916397514420985846996876",
        "inverse_sqrt_pi": "0.56418958354775628694807945156077258584405062932900",
        "ln10": "2.3025850929940456840179914546843642076011014886288",
        "ln2": "0.69314718055994530941723212145817656807550013436026",
        "pi": "3.1415926535897932384626433832795028841971693993751",
    }.items()
}


@dataclass(frozen=True, slots=True)
class Number:
    """A number, exactly."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class Unknown:
    """A derivative that no formula is known for."""

    reason: str


@dataclass(frozen=True, slots=True)
class Name:
    """An argument or a result of the rule."""

    name: str


@dataclass(frozen=True, slots=True)
class Negative:
    """`-x`."""

    operand: Formula


@dataclass(frozen=True, slots=True)
class Binary:
    """`x + y`, `x - y`, `x * y`, `x / y`."""

    operator: str
    left: Formula
    right: Formula


@dataclass(frozen=True, slots=True)
class Function:
    """A rule that formulas may call."""

    name: str
    #: What is called where there is a choice; empty for the function of C.
    intrinsic: str
    #: With a `*` for the suffix of a type; empty if there is none.
    c_name: str
    arguments: tuple[Argument, ...]
    #: Whether its arguments and its result are complex: two numbers each.
    is_complex: bool = False
    #: The only type there is of it, if it is not there for all.
    type: Type | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """`sin(x)`."""

    function: Function
    arguments: tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One of the two numbers that a complex function returns: the real part is the first."""

    call: Call
    index: int


@dataclass(frozen=True, slots=True)
class Compare:
    """`x < y`: a truth value, false where a NaN takes part, except for `!=`."""

    operator: str
    left: Formula
    right: Formula


@dataclass(frozen=True, slots=True)
class Logic:
    """`a and b`, `a or b`, `not a`; every operand is computed."""

    operator: str
    operands: tuple[Truth, ...]


@dataclass(frozen=True, slots=True)
class Conditional:
    """`x if test else y`; both are computed, and each lane of a vector chooses its own."""

    test: Truth
    then: Formula
    other: Formula


Truth = Compare | Logic
Formula = Number | Name | Negative | Binary | Call | Part | Conditional | Unknown
Node = Formula | Truth

_ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Div: "/",
    ast.Mult: "*",
    ast.Sub: "-",
}
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.NotEq: "!=",
}
#: Characters of a formula, and steps from the whole to its innermost part: what is done with one
#: goes down step by step, and writes derivatives of every part.
_LONGEST, _DEEPEST = 10_000, 100
_SHOWN = 60
#: No floating-point type has a number so large or so small.
_LARGEST_EXPONENT = 9999
_EXPONENT = re.compile(r"[eE][+-]?0*([0-9]+)$")
_SHORTER = "put halves of a long sum into parentheses, or let a function with a rule compute a part"
_ALLOWED = "numbers, names, + - * /, comparisons, and/or/not, `x if test else y`, calls"


class FormulaError(ValueError):
    """A formula that is none of ours: the message, a way out, and which kind of mistake."""

    def __init__(self, kind: str, message: str, *notes: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.notes = notes


def parsed(text: str) -> ast.expr:
    """Return a formula as Python reads it, of a size that can be dealt with."""
    if len(text) > _LONGEST:
        raise _too_large(text, f"has more than {_LONGEST} characters")
    try:
        read = ast.parse(text.strip(), mode="eval").body
    except (MemoryError, RecursionError) as err:
        raise _too_large(text, "is nested too deeply") from err
    except (SyntaxError, ValueError) as err:
        raise FormulaError("language", f"'{shortened(text)}' is no expression", _ALLOWED) from err
    if not _is_shallow(read):
        raise _too_large(text, f"is nested more than {_DEEPEST} deep")
    return read


def _too_large(text: str, why: str) -> FormulaError:
    return FormulaError("language", f"'{shortened(text)}' {why}", _SHORTER)


def _is_shallow(whole: ast.AST) -> bool:
    level: list[ast.AST] = [whole]
    for _ in range(_DEEPEST):
        level = [part for each in level for part in ast.iter_child_nodes(each)]
    return not level


def shortened(text: str) -> str:
    """Return a formula as it is quoted in a message."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


def read_formula(
    text: str, names: Mapping[str, Argument], functions: Mapping[str, Function]
) -> Formula:
    """Return the tree of a formula that may use these names and functions."""
    return Reader(text.strip(), names, functions).number(parsed(text))


class Reader:
    """Turns Python's tree into ours."""

    def __init__(
        self, text: str, names: Mapping[str, Argument], functions: Mapping[str, Function]
    ) -> None:
        self.text = text
        self.names = names
        self.integers = {name for name, each in names.items() if each.role.is_integer}
        self.functions = functions

    def number(self, node: ast.expr) -> Formula:
        """Return a number."""
        read = _NUMBERS.get(type(node))
        if read is None:
            raise self.refused(node, "a number is needed here")
        return read(self, node)

    def truth(self, node: ast.expr) -> Truth:
        """Return a comparison, or several."""
        if isinstance(node, ast.Compare):
            return self._compare(node)
        if isinstance(node, ast.BoolOp):
            word = "and" if isinstance(node.op, ast.And) else "or"
            return Logic(word, tuple(map(self.truth, node.values)))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return Logic("not", (self.truth(node.operand),))
        raise self.refused(node, "a comparison is needed here")

    def _compare(self, node: ast.Compare) -> Truth:
        values = [self.number(each) for each in (node.left, *node.comparators)]
        parts = []
        for index, kind in enumerate(node.ops):
            operator = _COMPARISONS.get(type(kind))
            if operator is None:
                raise self.refused(node, f"only {' '.join(_COMPARISONS.values())} compare")
            parts.append(Compare(operator, values[index], values[index + 1]))
        return parts[0] if len(parts) == 1 else Logic("and", tuple(parts))

    def constant(self, node: ast.Constant) -> Formula:
        """Return a number that is written."""
        if isinstance(node.value, bool) or not isinstance(node.value, (int, float)):
            raise self.refused(node, "a number is needed here")
        written = ast.get_source_segment(self.text, node) or str(node.value)
        exponent = _EXPONENT.search(written.replace("_", ""))
        if exponent and (len(exponent[1]) > 4 or int(exponent[1]) > _LARGEST_EXPONENT):
            raise self.refused(node, f"exponents are at most {_LARGEST_EXPONENT}")
        try:
            return Number(Fraction(written.replace("_", "")))
        except ValueError as err:
            raise self.refused(node, "write numbers in decimal") from err

    def part(self, node: ast.Attribute) -> Formula:
        """Return one number of a complex one."""
        if node.attr not in ("re", "im"):
            raise self.refused(node, "a number is needed here")
        return self.name(node)

    def name(self, node: ast.Name | ast.Attribute) -> Formula:
        """Return an argument, a result, or a constant."""
        written = ast.unparse(node)
        if written in self.names:
            return Name(written)
        if written in CONSTANTS:
            return Number(CONSTANTS[written])
        known = ", ".join(sorted(self.names)) or "none"
        constants = ", ".join(CONSTANTS)
        raise FormulaError(
            "name",
            f"'{shortened(self.text)}' uses '{shortened(written)}',"
            " which is neither an argument nor a result",
            f"names here: {known}; constants: {constants}",
        )

    def unary(self, node: ast.UnaryOp) -> Formula:
        """Return `-x`."""
        if not isinstance(node.op, (ast.USub, ast.UAdd)):
            raise self.refused(node, "a number is needed here")
        operand = self.number(node.operand)
        if isinstance(node.op, ast.UAdd):
            return operand
        return Number(-operand.value) if isinstance(operand, Number) else Negative(operand)

    def binary(self, node: ast.BinOp) -> Formula:
        """Return `x + y` and its kin."""
        operator = _ARITHMETIC.get(type(node.op))
        if operator is None:
            raise self.refused(node, "only + - * / compute; write x * x, or pow(x, y)")
        return Binary(operator, self.number(node.left), self.number(node.right))

    def conditional(self, node: ast.IfExp) -> Formula:
        """Return `x if test else y`."""
        return Conditional(self.truth(node.test), self.number(node.body), self.number(node.orelse))

    def function(self, node: ast.Call) -> Function:
        """Return what is called, with as many arguments as it takes."""
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.refused(node, "call functions by their plain name")
        function = self.functions.get(node.func.id)
        if function is None:
            raise FormulaError(
                "function",
                f"'{shortened(self.text)}' calls '{node.func.id}', which formulas cannot call",
                f"they can call: {', '.join(sorted(self.functions))}",
            )
        count = len(function.arguments) // (2 if function.is_complex else 1)
        if len(node.args) != count:
            raise FormulaError(
                "function",
                f"'{shortened(self.text)}' gives {function.name} {len(node.args)} arguments,"
                f" not {count}",
            )
        return function

    def call(self, node: ast.Call) -> Formula:
        """Return a function of numbers."""
        function = self.function(node)
        if function.is_complex:
            raise self.refused(node, "a real number is needed here")
        arguments = tuple(map(self.number, node.args))
        for wanted, argument, given in zip(function.arguments, arguments, node.args, strict=True):
            if wanted.role.is_integer and not is_integral(argument, self.integers):
                raise self.refused(given, f"{function.name} takes an integer for {wanted.name}")
        return Call(function, arguments)

    def refused(self, node: ast.expr, why: str) -> FormulaError:
        """Return the error that something cannot stand where it does."""
        part = ast.get_source_segment(self.text, node) or self.text
        told = f"'{shortened(part)}' cannot stand in '{shortened(self.text)}': {why}"
        return FormulaError("language", told, _ALLOWED)


_NUMBERS: dict[type[ast.expr], Callable[..., Formula]] = {
    ast.Attribute: Reader.part,
    ast.BinOp: Reader.binary,
    ast.Call: Reader.call,
    ast.Constant: Reader.constant,
    ast.IfExp: Reader.conditional,
    ast.Name: Reader.name,
    ast.UnaryOp: Reader.unary,
}


def children(node: Node) -> tuple[Node, ...]:
    """Return what a node is made of."""
    if isinstance(node, (Binary, Compare)):
        return node.left, node.right
    if isinstance(node, Conditional):
        return node.test, node.then, node.other
    if isinstance(node, Call):
        return node.arguments
    if isinstance(node, Part):
        return (node.call,)
    if isinstance(node, Logic):
        return node.operands
    return (node.operand,) if isinstance(node, Negative) else ()


def walk(node: Node) -> Iterator[Node]:
    """Yield a node and everything in it."""
    yield node
    for child in children(node):
        yield from walk(child)


def are_alike(one: Node, other: Node, names: Mapping[str, str]) -> bool:
    """Return whether they are the same formula, but for names that stand for one another."""
    if isinstance(one, Name):
        return isinstance(other, Name) and names.get(one.name, one.name) == other.name
    if type(one) is not type(other) or _own(one) != _own(other):
        return False
    pairs = zip(children(one), children(other), strict=False)
    return all(are_alike(*pair, names) for pair in pairs)


def _own(node: Node) -> tuple[object, ...]:
    """Return what a node is, beside what it is made of."""
    parts = ("value", "operator", "function", "index", "reason")
    return len(children(node)), *(getattr(node, each, None) for each in parts)


def names_used(node: Node) -> frozenset[str]:
    """Return the arguments and results whose values it takes to compute a formula."""
    return frozenset(each.name for each in walk(node) if isinstance(each, Name))


def is_integral(node: Node, integers: AbstractSet[str]) -> bool:
    """Return whether it can be computed in integers, given which names are such."""
    if isinstance(node, Name):
        return node.name in integers
    if isinstance(node, Number):
        return node.value.denominator == 1
    if isinstance(node, Binary) and node.operator == "/":
        return False
    if isinstance(node, Conditional):
        return all(is_integral(child, integers) for child in (node.then, node.other))
    if not isinstance(node, (Binary, Negative)):
        return False
    return all(is_integral(child, integers) for child in children(node))
