"""Expected messages against those that came."""

import re

import pytest
from hypothesis import given, strategies

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.opt.expect import Message, messages, mismatches


def error(line, text="bad"):
    return Message(line, "error", text)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x ; expected-error {{bad}}", 1),
        ("; expected-error@+1 {{bad}}\nx", 2),
        ("x\n; expected-error@-1{{bad}}", 1),
        ("; expected-error@below {{bad}}\n; expected-error@below {{bad}}\nx", 3),
        ("x\n; expected-error@above {{bad}}\n; expected-error@above {{bad}}", 1),
        ("; expected-error@unknown {{bad}}", 0),
        ('@"expected-error {{" ; expected-error {{bad}}', 1),
        ("x ; as we said: expected-error   {{b}}", 1),
        ("x ; expected-error-re {{b.d$}}", 1),
        ("x ; expected-error {{{bad}}}", 1),
    ],
)
def test_an_expectation_is_met_by_a_message_on_its_line(text, line):
    said = [error(line)] * text.count("expected-error@") or [error(line)]
    assert mismatches(text, said) == []
    assert mismatches(text, [error(line + 7)] * len(said)) != []


def test_a_text_between_three_braces_may_hold_two():
    assert mismatches("; expected-error {{{a {{b}} c}}}", [error(1, "a {{b}} c")]) == []
    assert mismatches("; expected-error {{a {b}}}", [error(1, "a {b}")]) == []


def test_severity_counts():
    assert mismatches("; expected-warning {{bad}}", [Message(1, "warning", "bad")]) == []
    assert len(mismatches("; expected-warning {{bad}}", [error(1)])) == 2


def test_a_number_wants_as_many():
    assert mismatches("; expected-error 2 {{bad}}", [error(1), error(1)]) == []
    assert len(mismatches("; expected-error 2 {{bad}}", [error(1)])) == 1
    assert len(mismatches("; expected-error 2 {{bad}}", [error(1)] * 4)) == 1


def test_differences_of_the_same_words_are_one_line_with_their_number():
    text = "; expected-error@+1 1501 {{bad}}"
    ((line, said),) = mismatches(text, [error(2)] * 1499)
    assert (line, said) == (1, "expected error was not produced on line 2 (2 times): bad")
    assert mismatches(text, [error(2)] * 1504) == [(2, "unexpected error (3 times): bad")]
    text = "; expected-error 1000000000 {{bad}}"
    assert mismatches(text, []) == [(1, "expected error was not produced (1000000000 times): bad")]


def test_two_expectations_share_messages_so_that_both_are_met():
    text = "; expected-error {{a}} expected-error {{ab}}"
    assert mismatches(text, [error(1, "ab"), error(1, "a")]) == []
    assert mismatches(text, [error(1, "a"), error(1, "ab")]) == []


def test_a_chain_of_expectations_gives_way_however_long_it_is():
    count = 1500
    texts = [f"<{i}><{i + 1}>" for i in range(count)]
    comments = [f"; expected-error@below {{{{<{i}>}}}}" for i in range(1, count + 1)]
    at = count + 1
    said = [error(at, text) for text in texts]
    assert mismatches("\n".join(comments), said) == []
    assert mismatches("\n".join(reversed(comments)), said) == []
    first = "; expected-error@below {{<0>}}"
    ((_, complaint),) = mismatches("\n".join([*comments, first]), [error(at + 1, t) for t in texts])
    assert "not produced" in complaint


def test_numbers_of_overlapping_expectations_are_shared_out():
    text = "; expected-error 3 {{a}} expected-error 2 {{b}} expected-error {{c}}"
    said = [error(1, "ab")] * 3 + [error(1, "a")] + [error(1, "abc")] * 2
    assert mismatches(text, said) == []
    assert mismatches(text, said[1:]) != []


def small(kinds):
    return strategies.lists(strategies.sampled_from(kinds), max_size=6)


@given(small("abc"), small(["a", "b", "c", "ab", "bc", "abc"]))
def test_as_many_pairs_are_made_as_there_can_be(expected, said):
    comment = ";" + "".join(f" expected-error {{{{{each}}}}}" for each in expected)
    found = mismatches(comment, [error(1, each) for each in said])
    missing = sum(times(each) for _, each in found if "not produced" in each)
    surplus = sum(times(each) for _, each in found if "unexpected" in each)
    most = most_pairs(expected, said)
    assert (missing, surplus) == (len(expected) - most, len(said) - most)


def times(complaint):
    found = re.search(r"\((\d+) times\)", complaint)
    return int(found[1]) if found else 1


def most_pairs(expected, said):
    if not expected:
        return 0
    first, *others = expected
    ways = [
        1 + most_pairs(others, said[:i] + said[i + 1 :])
        for i, each in enumerate(said)
        if first in each and each not in said[:i]
    ]
    return max([most_pairs(others, said), *ways])


def test_a_thousand_of_the_same_are_no_trouble():
    assert mismatches("; expected-error 3000 {{bad}}", [error(1)] * 3000) == []


def test_notes_are_messages_where_their_diagnostic_is():
    diagnostic = Diagnostic("bad", where="a.ll:3:7", notes=("do this",))
    assert messages([diagnostic]) == [error(3), Message(3, "note", "do this")]


def test_a_message_without_a_place_has_no_line():
    assert messages([Diagnostic("bad"), Diagnostic("bad", where="a.ll")]) == [error(0), error(0)]


@pytest.mark.parametrize(
    ("comment", "complaint"),
    [
        ("; expected-error", "not understood"),
        ("; expected-error: bad", "not understood"),
        ("; expected-error@somewhere {{bad}}", "not understood"),
        ("; expected-error 0 {{bad}}", "not understood"),
        ("; expected-eror {{bad}}", "not understood"),
        ("; expected-error {{bad", "never closed"),
        ("; expected-error {{{bad}}", "never closed"),
        ("; expected-error-re {{(}}", "regular expression"),
    ],
)
def test_an_expectation_that_expects_nothing_is_a_mismatch(comment, complaint):
    ((line, said),) = mismatches(f"x\n{comment}\n", [])
    assert line == 2
    assert complaint in said


@pytest.mark.parametrize(
    "line", ["; as expected", '@s = c"expected-error {{bad}}"', "; an expected-result is fine"]
)
def test_what_expects_nothing_is_left_alone(line):
    assert mismatches(line, []) == []


def test_a_code_is_part_of_what_is_said():
    assert messages([Diagnostic("bad", code="EZ0000")]) == [Message(0, "error", "bad [EZ0000]")]
