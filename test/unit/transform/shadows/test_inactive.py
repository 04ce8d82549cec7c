"""The lane of a constant that carries no derivative."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.shadows.inactive import has_numbers, neutral_constant


def constant(text):
    module = Module(f"%t = type {{ i32, double }}\n@g = external global i8\n@c = constant {text}\n")
    return module.globals["c"].initializer


@pytest.mark.parametrize(
    ("given", "lane"),
    [
        ("double 1.0", "0.000000e+00"),
        ("<2 x float> <float 1.0, float 2.0>", "zeroinitializer"),
        ("i32 7", "7"),
        ("ptr @g", "@g"),
        ("ptr null", "null"),
        ("[2 x double] [double 1.0, double 2.0]", "zeroinitializer"),
        ("[2 x i32] [i32 1, i32 2]", "[i32 1, i32 2]"),
        ('[2 x i8] c"ab"', 'c"ab"'),
        ("%t { i32 3, double 4.0 }", "{ i32 3, double 0.000000e+00 }"),
        ("%t zeroinitializer", "zeroinitializer"),
        (
            "{ ptr, %t } { ptr @g, %t { i32 3, double 4.0 } }",
            "{ ptr @g, %t { i32 3, double 0.000000e+00 } }",
        ),
        (
            "[2 x %t] [%t { i32 1, double 2.0 }, %t { i32 3, double 4.0 }]",
            "[%t { i32 1, double 0.000000e+00 }, %t { i32 3, double 0.000000e+00 }]",
        ),
    ],
)
def test_numbers_become_zero_and_all_else_stays(given, lane):
    assert neutral_constant(constant(given)).ref == lane


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ("double", True),
        ("<2 x float>", True),
        ("i64", False),
        ("ptr", False),
        ("{ i32, [3 x { ptr, half }] }", True),
        ("{ i32, [3 x { ptr, i16 }] }", False),
        ("{}", False),
    ],
)
def test_numbers_are_found_at_any_depth(given, answer):
    assert has_numbers(constant(f"{given} zeroinitializer").type) == answer
