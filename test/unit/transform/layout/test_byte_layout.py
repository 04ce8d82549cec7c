"""Where the numbers are in memory that is copied as bytes."""

import pytest
from typed import Answers
from used_memory import FIELDS, loop_over, size_in

from enzyme_cc.analysis.types.heuristics import Heuristic
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.transform.layout.byte_layout import Content, Memory, content_of


def content(text, size, ref="%p", **sources):
    answers = Answers(text, **sources)
    layout = DataLayout(answers.module.data_layout)
    return content_of(answers.results, layout, Memory(answers.value(ref), size_in(answers, size)))


@pytest.mark.parametrize(
    ("size", "numbers"),
    [
        (8, ()),
        (16, ((8, 8),)),
        (24, ((8, 16),)),
        (32, ((8, 16),)),
    ],
)
def test_numbers_side_by_side_are_one_run(size, numbers):
    found = content(FIELDS, size)
    assert found == Content(size, numbers)
    assert not found.has_only_numbers


def test_nothing_but_numbers_is_said_so():
    assert content(FIELDS, 16, "%one").has_only_numbers


@pytest.mark.parametrize("size", [40, 4096])
def test_what_nobody_uses_is_not_known(size):
    assert content(FIELDS, size) is None


@pytest.mark.parametrize("size", [0, -8, 5000])
def test_a_size_that_is_not_looked_at_needs_what_repeats(size):
    assert content(FIELDS, size) is None


def test_of_an_array_one_element_says_all():
    text = loop_over("double")
    assert content(text, "%n") == Content(24, ((0, 8), (16, 8)))
    assert content(text, 24000) == Content(24, ((0, 8), (16, 8)))
    assert content(text, 48).numbers == ((0, 8), (16, 16), (40, 8))


@pytest.mark.parametrize("count", [1, 2, 3, 400])
def test_of_an_array_of_known_length_each_element_is_like_the_others(count):
    letters = "n" * count
    text = f"""
@known = private constant [{count} x i8] c"{letters}", align 1
define void @f(ptr %p, i64 %n) {{
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @known, i64 %n, i1 false)
  ret void
}}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""
    assert content(text, "%n", "%p") == Content(1, ())


def test_a_size_of_many_without_what_repeats_is_not_known():
    assert content(FIELDS, "%n") is None


#: An int, padding, a double, and an array of doubles; then a double alone before an array.
FLEXIBLE = """
define void @f(ptr %p, i64 %n, ptr %q) {
entry:
  %a = load i32, ptr %p
  %j = mul i32 %a, 3
  %second = getelementptr i8, ptr %p, i64 8
  %b = load double, ptr %second
  %c = load double, ptr %q
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr { i32, double, [0 x double] }, ptr %p, i64 0, i32 2, i64 %i
  %x = load double, ptr %at
  %to = getelementptr { double, [0 x double] }, ptr %q, i64 0, i32 1, i64 %i
  store double %x, ptr %to
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""
#: The same where the program says what its structs are made of.
DECLARED = (
    FLEXIBLE.replace("store double %x, ptr %to", "store double %x, ptr %to, !tbaa !0")
    + """
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
"""
)


@pytest.mark.parametrize("size", ["%n", 24000])
def test_what_comes_before_an_array_is_told_apart(size):
    head = Content(16, ((8, 8),))
    assert content(DECLARED, size) == Content(8, ((0, 8),), head)
    assert content(DECLARED, size, "%second") == Content(8, ((0, 8),))
    assert not content(DECLARED, size).has_only_numbers


def test_what_is_like_the_array_behind_it_belongs_to_that():
    assert content(DECLARED, "%n", "%q") == Content(8, ((0, 8),))


def test_padding_before_a_larger_member_is_no_number():
    assert content(DECLARED, 16) == Content(16, ((8, 8),))
    assert content(DECLARED, 8) == Content(8, ())  # what is behind it tells, too


PAIRS = """
define void @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr { double, i32 }, ptr %p, i64 %i
  %x = load double, ptr %at, !tbaa !0
  %of = getelementptr i8, ptr %at, i64 8
  %k = load i32, ptr %of
  %j = mul i32 %k, 3
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
"""


def test_padding_at_the_end_of_an_element_is_no_number():
    assert content(PAIRS, 16) == Content(16, ((0, 8),))
    assert content(PAIRS, 48) == Content(48, ((0, 8), (16, 8), (32, 8)))
    assert content(PAIRS.replace(", !tbaa !0", ""), 16) is None


def test_padding_as_large_as_a_number_of_the_program_is_known_by_a_guess():
    with_floats = f"{DECLARED}@small = global float 0.0\n"
    without = frozenset({Heuristic.ALIGNED_PADDING})
    assert content(with_floats, 16) == Content(16, ((8, 8),))
    assert content(with_floats, 16, without=without) is None


def test_padding_is_not_known_where_nothing_is_declared():
    assert content(FLEXIBLE, 16) is None


INTEGER_IN_A_DOUBLE = """
define void @f(ptr %p, double %x, i32 %n) {
  %counted = mul i32 %n, 3
  store double %x, ptr %p
  store i32 %counted, ptr %p
  %behind = getelementptr i8, ptr %p, i64 8
  store double %x, ptr %behind
  ret void
}
"""


def test_an_integer_in_half_a_double_makes_all_of_it_a_word_that_is_told_later():
    found = content(INTEGER_IN_A_DOUBLE, 16)
    assert (found.numbers, found.words) == (((8, 8),), ((0, 8),))


def test_an_integer_that_was_computed_stays_one_wherever_it_is_stored():
    answers = Answers(INTEGER_IN_A_DOUBLE)
    assert answers.kind("%counted") == "integer"


PADDED = """
define void @f(ptr %p, double %x, i32 %n) {
  %number = sitofp i32 %n to double
  store i32 %n, ptr %p
  %behind = getelementptr i8, ptr %p, i64 8
  store double %x, ptr %behind
  %again = alloca [16 x i8]
  store i32 %n, ptr %again
  %there = getelementptr i8, ptr %again, i64 8
  store double %x, ptr %there
  ret void
}
"""


@pytest.mark.parametrize("named", ['!0 = !{!"float"}', "@text = global float 0.0"])
def test_only_numbers_that_the_code_has_may_be_in_padding(named):
    found = content(f"{PADDED}\n{named}\n", 16, "%again")
    assert (found is not None) == named.startswith("!")
