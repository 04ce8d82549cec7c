"""What is loaded as an integer and was a number: what is calculated with it says so."""

import pytest
from typed import Answers

TEXT = """
define void @f(ptr %p, ptr %y, i64 %n) {{
  %v = load i64, ptr %p{tag}
  {steps}
  ret void
}}
!0 = !{{!1, !1, i64 0}}
!1 = !{{!"{name}", !2, i64 0}}
!2 = !{{!"root"}}
"""
HALVED = "%u = sub i64 %v, 4503599627370496\n  "


def kind(steps, tag="", name="double"):
    return Answers(TEXT.format(steps=steps, tag=tag, name=name)).kind("%v")


@pytest.mark.parametrize(
    "steps",
    [
        HALVED + "%d = bitcast i64 %u to double",
        HALVED + "store i64 %u, ptr %y, !tbaa !0",
        "%h = lshr i64 %v, 1\n  %u = sub i64 6910469410427058089, %h\n"
        "  %d = bitcast i64 %u to double",
        "%e = shl i64 %n, 52\n  %u = add i64 %v, %e\n  %d = bitcast i64 %u to double",
    ],
)
def test_what_a_number_is_calculated_of_is_one(steps):
    assert kind(steps) == "double"


@pytest.mark.parametrize(
    "steps",
    [
        HALVED + "store i64 %u, ptr %y",
        "%h = lshr i64 %v, 12\n  %u = or i64 %h, 4607182418800017408\n"
        "  %d = bitcast i64 %u to double",  # a random number
        "%u = mul i64 %v, 6364136223846793005\n  %d = bitcast i64 %u to double",
        HALVED + "%d = sitofp i64 %u to double",
    ],
)
def test_what_counts_is_none(steps):
    assert kind(steps) == "integer"


def test_what_is_told_by_its_tag_is_that():
    steps = HALVED + "%d = bitcast i64 %u to double"
    assert kind(steps, ", !tbaa !0", "long") == "integer"


@pytest.mark.parametrize("steps", ["%u = trunc i8 %v to i1", "%u = and i8 %v, 1"])
def test_a_byte_of_which_one_bit_is_taken_is_an_integer(steps):
    text = f"define void @f(ptr %p) {{\n  %v = load i8, ptr %p\n  {steps}\n  ret void\n}}"
    assert Answers(text).kind("%v") == "integer"
