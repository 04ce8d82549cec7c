"""Formulas: what the language is, and what each mistake is told."""

from fractions import Fraction

import pytest

from enzyme_cc.rules.argument import Argument, Role
from enzyme_cc.rules.formula import (
    Binary,
    Call,
    Compare,
    Conditional,
    FormulaError,
    Function,
    Logic,
    Name,
    Negative,
    Number,
    is_integral,
    names_used,
    read_formula,
    walk,
)

X, N = Argument("x"), Argument("n", Role.INTEGER)
NAMES = {each.name: each for each in (X, Argument("y"), N, Argument("result"))}
SIN = Function("sin", "llvm.sin", "sin*", (X,))
LDEXP = Function("ldexp", "", "ldexp*", (X, N))


def read(text):
    return read_formula(text, NAMES, {"sin": SIN, "ldexp": LDEXP})


def one(value):
    return Number(Fraction(value))


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("1", one(1)),
        ("0.1", Number(Fraction(1, 10))),
        ("1e-3", Number(Fraction(1, 1000))),
        ("-2", one(-2)),
        ("+x", Name("x")),
        ("-x", Negative(Name("x"))),
        ("x - y / 2", Binary("-", Name("x"), Binary("/", Name("y"), one(2)))),
        ("sin(x)", Call(SIN, (Name("x"),))),
        ("ldexp(1, -n)", Call(LDEXP, (one(1), Negative(Name("n"))))),
        ("1 if x < 0 else y", Conditional(Compare("<", Name("x"), one(0)), one(1), Name("y"))),
        (
            "0 if 0 < x < 1 or not x == y else 1",
            Conditional(
                Logic(
                    "or",
                    (
                        Logic(
                            "and",
                            (Compare("<", one(0), Name("x")), Compare("<", Name("x"), one(1))),
                        ),
                        Logic("not", (Compare("==", Name("x"), Name("y")),)),
                    ),
                ),
                one(0),
                one(1),
            ),
        ),
    ],
)
def test_a_formula_becomes_a_tree(text, tree):
    assert read(text) == tree


def test_constants_are_exact_to_more_digits_than_any_type():
    assert abs(read("pi").value - Fraction("3.14159265358979323846264338327950288419716939937")) < (
        Fraction(1, 10**46)
    )


@pytest.mark.parametrize(
    ("text", "kind", "part"),
    [
        ("x +", "language", "'x +' is no expression"),
        ("x ** 2", "language", "only + - * / compute"),
        ("x < y", "language", "a number is needed here"),
        ("1 if x else 2", "language", "a comparison is needed here"),
        ("1 if x is y else 2", "language", "only == > >= < <= != compare"),
        ("x.real", "language", "'x.real' cannot stand in"),
        ("'x'", "language", "a number is needed here"),
        ("True", "language", "a number is needed here"),
        ("0x10", "language", "write numbers in decimal"),
        ("~x", "language", "a number is needed here"),
        ("sin(x=1)", "language", "call functions by their plain name"),
        ("f.sin(x)", "language", "call functions by their plain name"),
        ("ldexp(1, x)", "language", "ldexp takes an integer for n"),
        ("x + z", "name", "'x + z' uses 'z', which is neither an argument nor a result"),
        ("cos(x)", "function", "calls 'cos', which formulas cannot call"),
        ("sin(x, y)", "function", "gives sin 2 arguments, not 1"),
        ("1e99999999 * x", "language", "'1e99999999' cannot stand in '1e99999999 * x': exponents"),
        ("1e-99999999", "language", "exponents are at most 9999"),
        ("1e1_0000", "language", "exponents are at most 9999"),
        (" + ".join(["x"] * 900), "language", "...' is nested more than 100 deep"),
        (" + ".join(["x"] * 50_000), "language", "...' has more than 10000 characters"),
        ("-" * 3000 + "x", "language", "' is nested too deeply"),
        ("sin(" * 101 + "x" + ")" * 101, "language", "'sin(sin("),
        ("(" * 3000 + "x" + ")" * 3000, "language", "'((((("),
    ],
)
def test_a_mistake_is_named(text, kind, part):
    with pytest.raises(FormulaError) as caught:
        read(text)
    assert caught.value.kind == kind
    assert part in str(caught.value)


@pytest.mark.parametrize("text", [" + ".join(["x"] * 900), "z" * 5000 + " + x", "x ** " + "1" * 99])
def test_a_long_formula_is_quoted_in_part(text):
    with pytest.raises(FormulaError) as caught:
        read(text)
    assert len(str(caught.value)) < 250


def test_numbers_and_formulas_within_bounds_are_read():
    assert read("1e9999") == Number(Fraction(10**9999))
    assert read("1e-0000000000000000000000002") == Number(Fraction(1, 100))
    deep = read(" + ".join(["x"] * 99))
    assert sum(isinstance(each, Name) for each in walk(deep)) == 99


def test_an_unknown_name_is_told_which_there_are():
    with pytest.raises(FormulaError) as caught:
        read("z")
    assert "names here: n, result, x, y" in caught.value.notes[0]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("1", set()),
        ("pi * x", {"x"}),
        ("sin(x) / result", {"x", "result"}),
        ("0 if n == 0 else y", {"n", "y"}),
    ],
)
def test_the_names_used_are_those_in_the_tree(text, names):
    assert names_used(read(text)) == names


@pytest.mark.parametrize(
    ("text", "integral"),
    [
        ("n - 1", True),
        ("-n * 2", True),
        ("n / 2", False),
        ("n + x", False),
        ("n + 0.5", False),
        ("n - 1 if x > 0 else 0", True),
        ("n if n > 0 else x", False),
    ],
)
def test_integers_stay_integers(text, integral):
    assert is_integral(read(text), {"n"}) is integral
