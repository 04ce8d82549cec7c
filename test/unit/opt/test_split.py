"""Pieces of a file, each with its place in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enzyme_cc.opt.split import split, whole

LINES = ("; -----", "// -----", "; ----", "; ------", " ; -----", ";-----", "a", "", "; -----  ")
texts = st.lists(st.sampled_from(LINES), max_size=8).map("\n".join) | st.text(
    "-;/ \r\n", max_size=40
)


def test_a_file_without_separators_is_one_piece():
    assert split("a\nb") == whole("a\nb")


def test_a_piece_begins_after_as_many_lines_as_in_the_file():
    first, second, third = split("a\n; -----\nb\nc\n// -----\nd")
    assert (first.text, first.separator) == ("a\n", "")
    assert (second.text, second.separator) == ("\n\nb\nc\n", "; -----\n")
    assert (third.text, third.separator) == ("\n\n\n\n\nd", "// -----\n")


@pytest.mark.parametrize("line", ["; -----", "// -----", "; ----- \t", "; -----\r"])
def test_a_separator_stands_alone_on_its_line(line):
    assert [piece.text.strip() for piece in split(f"a\n{line}\nb")] == ["a", "b"]


@pytest.mark.parametrize("line", [";-----", " ; -----", "; ------", "; ----- x", "# -----"])
def test_what_only_looks_like_a_separator_is_text(line):
    assert len(split(f"a\n{line}\nb")) == 1


@given(texts)
def test_pieces_and_separators_are_the_file_again(text):
    pieces = split(text)
    parts = [piece.separator + piece.without_lines_before(piece.text) for piece in pieces]
    assert "".join(parts) == text


def test_empty_lines_of_a_piece_stay():
    second = split("a\n; -----\n\n\nb")[1]
    assert second.without_lines_before(second.text) == "\n\nb"
