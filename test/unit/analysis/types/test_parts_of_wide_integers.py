"""Integers that hold several numbers: what is known of one part of them says nothing of another."""

import pytest
from typed import Answers

HALVES = """
define void @f(ptr %to, ptr %from) {
  %all = load i512, ptr %from, align 1
  %up = lshr i512 %all, 256
  %high = trunc i512 %up to i256
  %numbers = bitcast i256 %high to <4 x double>
  %second = extractelement <4 x double> %numbers, i64 1
  store double %second, ptr %to
  %low = trunc i512 %all to i256
  %there = getelementptr i8, ptr %to, i64 8
  store i256 %low, ptr %there, align 1
  ret void
}
"""
DEAD_LANE = """
define void @f(ptr %to, ptr %from) {
  %all = load <2 x i64>, ptr %from, align 1
  %one = extractelement <2 x i64> %all, i64 0
  %other = extractelement <2 x i64> %all, i64 1
  %less = OP i64 %other, poison
  %half = insertelement <2 x i64> poison, i64 %one, i64 0
  %both = insertelement <2 x i64> %half, i64 %less, i64 1
  %numbers = bitcast <2 x i64> %both to <2 x double>
  %first = extractelement <2 x double> %numbers, i64 0
  store double %first, ptr %to
  ret void
}
"""


def test_the_other_half_of_what_a_vector_is_cut_from_is_no_integer():
    found = Answers(HALVES).memory("%from", 64)
    assert [kind for at, kind, _ in found if at >= 32] == ["double"] * 4
    assert [kind for at, kind, _ in found if at < 32] == ["unknown"]


@pytest.mark.parametrize("opcode", ["xor", "and", "add", "mul", "shl", "lshr"])
def test_arithmetic_with_poison_is_no_evidence_of_an_integer(opcode):
    found = Answers(DEAD_LANE.replace("OP", opcode)).memory("%from", 16)
    assert found[0] == (0, "double", 8)
    assert "integer" not in [kind for _, kind, _ in found]
