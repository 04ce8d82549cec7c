"""Each guess about what bytes hold tells something that is unknown, or contradicts, without it."""

import pytest
from typed import Answers

from enzyme_cc.analysis.types.heuristics import HEURISTICS, Guesses, Heuristic


def stored(constant):
    return f"define void @f(ptr %p) {{\nstore {constant}, ptr %p\nret void\n}}\n"


#: An integer that is multiplied, where a double is at other times.
COUNTED = """
define void @f(ptr %p, i64 %n, double %x) {
  store double %x, ptr %p
  %m = mul i64 %n, 3
  store i64 %m, ptr %p
  ret void
}
"""
#: The bits of a double, without its exponent.
CUT = """
define i64 @f(double %x) {
  %b = bitcast double %x to i64
  %r = and i64 %b, 4503599627370495
  ret i64 %r
}
"""
#: Numbers, and behind them an address.
ENDING = """
define void @f(ptr %p, i64 %i, double %x) {
  %e = getelementptr double, ptr %p, i64 %i
  store double %x, ptr %e
  %q = getelementptr i8, ptr %p, i64 48
  %a = load ptr, ptr %q
  ret void
}
"""
#: A count, 48 bytes on numbers: `block->data[8 * i]`.
HEADED = """
define double @f(ptr %p, i64 %i) {
  %count = load i64, ptr %p
  %s = sitofp i64 %count to double
  %far = shl nuw nsw i64 %i, 6
  %step = getelementptr i8, ptr %p, i64 %far
  %q = getelementptr i8, ptr %step, i64 48
  %y = load double, ptr %q
  %r = fadd double %y, %s
  ret double %r
}
"""
#: An integer, three bytes that nobody uses, a double.
GAPPED = """
define void @f() {
  %p = alloca [16 x i8]
  %q = getelementptr i8, ptr %p, i64 8
  store double 1.0, ptr %q
  %m = mul i32 %n, 3
  store i32 %m, ptr %p
  %r = getelementptr i8, ptr %p, i64 7
  store i8 1, ptr %r
  ret void
}
""".replace("@f()", "@f(i32 %n)")
#: One byte after the other, at steps that nobody knows.
BYTES = """
define i32 @f(ptr %p, i64 %i) {
  %e = getelementptr i8, ptr %p, i64 %i
  %b = load i8, ptr %e
  %w = sext i8 %b to i32
  %r = mul i32 %w, 3
  ret i32 %r
}
"""

#: What is asked: which memory, how much of it; and the answers with a guess, and without.
CASES = {
    Heuristic.ALIKE_BYTES: (
        BYTES,
        "%p",
        4,
        [(0, "integer", 4)],
        [(0, "integer", 1), (1, "unknown", 3)],
    ),
    Heuristic.COUNTED_INTEGERS: (
        *(COUNTED, "%p", 8),
        [(0, "double in turns", 8)],
        [(0, "double", 8)],
    ),
    Heuristic.DESCRIPTOR_VERSIONS: (
        *(stored("i32 20240719"), "%p", 4),
        [(0, "integer", 4)],
        [(0, "unknown", 4)],
    ),
    Heuristic.ENDS_OF_ARRAYS: (
        *(ENDING, "%p", 56),
        [*((at, "double", 8) for at in range(0, 48, 8)), (48, "pointer", 8)],
        [*((at, "double", 8) for at in range(0, 48, 8)), (48, "double in turns", 8)],
    ),
    Heuristic.HEADERS: (
        *(HEADED, "%p", 72),
        [(0, "integer", 8), (8, "unknown", 40), (48, "double", 8), (56, "unknown", 16)],
        [
            *((0, "integer", 8), (8, "unknown", 40), (48, "double", 8)),
            *((56, "unknown", 8), (64, "integer", 8)),
        ],
    ),
    Heuristic.SHORT_GAPS: (
        *(GAPPED, "%p", 16),
        [(0, "integer", 8), (8, "double", 8)],
        [(0, "integer", 4), (4, "unknown", 3), (7, "integer", 1), (8, "double", 8)],
    ),
    Heuristic.SMALL_CONSTANTS: (
        *(stored("i64 4095"), "%p", 8),
        [(0, "integer", 8)],
        [(0, "unknown", 8)],
    ),
    Heuristic.TEXT_CONSTANTS: (
        *(stored("i32 6778473"), "%p", 4),
        [(0, "integer", 4)],
        [(0, "unknown", 4)],
    ),
}


#: An integer where a double is at other times, and what a number is made of.
COUNTED_FROM = """
define double @f(ptr %p, i32 %n) {
  %d = load double, ptr %p
  %i = load i32, ptr %p
  MADE
  %r = sitofp i32 %m to double
  ret double %r
}
declare {i32, i1} @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
"""
IN_TURNS = [(0, "double in turns", 4), (4, "double", 4)]
A_DOUBLE = [(0, "double", 8)]


@pytest.mark.parametrize(
    ("made", "found"),
    [
        ("%m = add i32 %i, 3", IN_TURNS),
        ("%m = add nsw i32 %i, %n", IN_TURNS),
        ("%m = mul i32 %i, %n", IN_TURNS),
        ("%m = shl i32 %i, 2", IN_TURNS),
        ("%s = shl i32 %i, 1\n  %m = or disjoint i32 %s, 1", IN_TURNS),
        ("%s = sub i32 7, %i\n  %m = mul i32 %s, 5", IN_TURNS),
        (
            "%c = call {i32, i1} @llvm.sadd.with.overflow.i32(i32 %i, i32 %n)\n"
            "  %m = extractvalue {i32, i1} %c, 0",
            IN_TURNS,
        ),
        ("%s = add i32 %i, 3\n  %m = select i1 undef, i32 %s, i32 2", IN_TURNS),
        ("%s = add i32 %i, 3\n  %m = select i1 undef, i32 2, i32 %s", IN_TURNS),
        (
            "%s = add i32 %i, 3\n  br i1 undef, label %a, label %b\n"
            "a:\n  br label %b\nb:\n  %m = phi i32 [ 7, %a ], [ %s, %0 ]",
            IN_TURNS,
        ),
        (
            "%s = add i32 %i, 3\n  br i1 undef, label %a, label %b\n"
            "a:\n  br label %b\nb:\n  %m = phi i32 [ %s, %0 ], [ 7, %a ]",
            IN_TURNS,
        ),
        ("%m = lshr i32 %i, 11", IN_TURNS),
        ("%m = lshr i32 %i, 12", A_DOUBLE),
        ("%m = sdiv i32 %i, 2", IN_TURNS),
        ("%m = urem i32 %n, %i", IN_TURNS),
        ("%m = and i32 %i, 255", IN_TURNS),
        ("%m = lshr i32 %i, 1", IN_TURNS),
        ("%m = call i32 @llvm.smax.i32(i32 %i, i32 %n)", IN_TURNS),
        # So fast logarithms and square roots have it, which work on the bits.
        ("%m = sub i32 %i, 1072693248", A_DOUBLE),
        ("%m = shl i32 %i, 20", A_DOUBLE),
        ("%m = and i32 %i, 1048575", A_DOUBLE),
        ("%s = and i32 %i, 1048575\n  %m = or disjoint i32 %s, 1072693248", A_DOUBLE),
        ("%m = lshr i32 %i, 20", A_DOUBLE),
        ("%s = lshr i32 %i, 20\n  %m = and i32 %s, 2047", A_DOUBLE),
    ],
)
def test_what_a_converted_sum_is_counted_from_is_an_integer(made, found):
    text = COUNTED_FROM.replace("MADE", made)
    assert Answers(text).memory("%p", 8) == found
    assert Answers(text, without={Heuristic.COUNTED_INTEGERS}).memory("%p", 8) == A_DOUBLE


@pytest.mark.parametrize("guess", CASES, ids=lambda each: each.label)
def test_without_a_guess_memory_is_unknown_or_several_things(guess):
    text, ref, size, found, otherwise = CASES[guess]
    assert Answers(text).memory(ref, size) == found
    assert Answers(text, without=frozenset({guess})).memory(ref, size) == otherwise
    assert found != otherwise


def test_without_a_guess_bits_may_still_be_those_of_a_float():
    assert Answers(CUT).kind("%r") == "integer"
    without = frozenset({Heuristic.CUT_EXPONENTS})
    assert Answers(CUT, without=without).kind("%r") == "double"


def test_what_is_made_is_noted_and_what_is_left_out_is_not():
    guesses = Guesses([Heuristic.HEADERS])
    assert not guesses.may(Heuristic.HEADERS)
    assert guesses.may(Heuristic.SHORT_GAPS)
    assert list(guesses.made) == [Heuristic.SHORT_GAPS]


def test_each_has_a_name_and_says_what_it_takes_for_granted_and_why():
    assert list(HEURISTICS) == sorted(HEURISTICS)
    assert all(each.says and each.because for each in Heuristic)
    tested = {*CASES, Heuristic.CUT_EXPONENTS, Heuristic.ALIGNED_PADDING}
    assert tested == set(Heuristic)
