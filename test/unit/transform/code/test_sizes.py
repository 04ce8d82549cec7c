"""Arithmetic of sizes in generated code."""

import irtext
import pytest

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.transform.code.sizes import product, wide, wrapping_product

TEXT = """
define void @f(i64 %a, i32 %b, i64 %c) {
  ret void
}
"""


@pytest.fixture
def place():
    function = irtext.module(TEXT).functions["f"]
    function.entry.terminator.erase()
    return Builder(function.entry), function.arguments


def opcodes(builder):
    return [line.opcode for line in builder.block]


def test_one_factor_is_the_product(place):
    builder, (a, _, _) = place
    assert product(builder, a) is a
    assert wrapping_product(builder, [a]) is a
    assert opcodes(builder) == []


def test_narrow_factors_of_a_wrapping_product_are_widened(place):
    builder, arguments = place
    wrapping_product(builder, arguments)
    assert opcodes(builder) == ["zext", "mul", "mul"]


def test_a_product_of_three_is_checked_twice(place):
    builder, (a, b, c) = place
    product(builder, a, wide(builder, b), c)
    checked = ["call", "extractvalue", "extractvalue", "select"]
    assert opcodes(builder) == ["zext", *checked, *checked]
