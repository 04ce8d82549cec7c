"""What is put into a word in a register, and which words it is in from there on."""

import pytest
from typed import Answers

from enzyme_cc.transform.layout.word_inserts import WordInserts

TEXT = """
define void @f(double %x, i64 %n, i1 %c, ptr %p) {{
  %word = bitcast double %x to i64
  %masked = and i64 %word, {mask}
  %made = or i64 {operands}
  %number = bitcast i64 %made to double
  %chosen = select i1 %c, double %number, double %x
  %sum = fadd double %chosen, 1.0
  %more = or i64 %made, 7
  store double %sum, ptr %p
  store i64 %more, ptr %p
  ret void
}}
"""
LOW, HIGH = -(1 << 32), (1 << 32) - 1


def answers(mask=LOW, operands="%masked, %n"):
    found = Answers(TEXT.format(mask=mask, operands=operands))
    return found, WordInserts(found.results)


@pytest.mark.parametrize("operands", ["%masked, %n", "%n, %masked"])
@pytest.mark.parametrize(("mask", "keeps"), [(LOW, True), (HIGH, False), (-65536, True)])
def test_an_or_with_a_mask_puts_an_integer_into_a_word(mask, keeps, operands):
    found, inserts = answers(mask, operands)
    (made,) = inserts.of(found.value("%made"))
    assert (made.masked.ref, made.word.ref, made.integer.ref) == ("%masked", "%word", "%n")
    assert made.keeps_exponent == keeps
    assert inserts.is_masked(found.value("%masked"))


@pytest.mark.parametrize("mask", [0, -1, (1 << 52) - 1])
def test_a_mask_of_no_or_all_or_parts_of_bytes_puts_nothing_there(mask):
    found, inserts = answers(mask)
    assert inserts.of(found.value("%made")) == []
    assert not inserts.is_masked(found.value("%masked"))
    assert not inserts.carries(found.value("%number"))


def test_what_is_put_over_that_is_put_there_too():
    found, inserts = answers()
    made = found.value("%made")
    (more,) = inserts.of(found.value("%more"))
    assert (more.masked, more.word, more.keeps_exponent) == (made, made, True)
    assert [each.ref for each in inserts.found_in(found.function)] == ["%made", "%more"]


def test_words_carry_it_as_far_as_they_are_only_moved():
    found, inserts = answers()
    carrying = ("%made", "%number", "%chosen", "%more")
    assert all(inserts.carries(found.value(each)) for each in carrying)
    others = ("%word", "%masked", "%sum", "%n", "%x")
    assert not any(inserts.carries(found.value(each)) for each in others)
