"""Flags are offered where they help: which do is found out by trying."""

import pytest

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.words.untold_bytes import WITH_TYPES, as_tried, fitting

FIELDS = "or copy it field by field, by assignments, which say the type of each"


def at(line, note=WITH_TYPES, code="EZ0201"):
    return Diagnostic("unknown", where=f"a.c:{line}:1", notes=(note, FIELDS), code=code)


def offered(said, results):
    """The first notes, where what is left with flags is what `results` has: by their words."""
    return [each.notes[0] for each in as_tried(said, lambda flags: results[" ".join(flags)])]


WRONG = (at(1), at(2))


@pytest.mark.parametrize(
    ("results", "start"),
    [
        ({"-g": ()}, "compile with -g, so"),
        ({"-g": WRONG, "-O1": ()}, "compile with -O1, so"),
        ({"-g": WRONG, "-O1": None, "-g -O1": ()}, "compile with -g and -O1, so"),
        ({"-g": WRONG, "-O1": WRONG, "-g -O1": WRONG}, "declare by its type what is there, and"),
        # Another place is wrong then.
        ({"-g": (at(9),), "-O1": None, "-g -O1": None}, "declare by its type what is there, and"),
    ],
)
def test_the_least_flags_that_help_are_offered(results, start):
    assert all(each.startswith(start) for each in offered(WRONG, results))


def test_flags_are_offered_where_they_help_and_not_elsewhere():
    results = {"-g": (at(2),), "-O1": WRONG, "-g -O1": (at(2),)}
    first, second = offered(WRONG, results)
    assert first.startswith("compile with -g, so")
    assert second.startswith("declare by its type what is there, and compile with -g:")


def test_a_flag_that_is_given_is_not_tried():
    only_g = fitting(WITH_TYPES, (False, True))
    assert offered((at(1, only_g),), {"-g": ()}) == [only_g]
    only_o1 = fitting(WITH_TYPES, (True, False))
    (said,) = offered((at(1, only_o1),), {"-O1": WRONG})
    assert said.startswith("declare by its type what is there: ")


def test_where_nobody_asks_for_types_nothing_is_tried():
    others = (at(1, "another way out"), at(2, code="EZ0401"))
    said = as_tried(others, {}.__getitem__)
    assert [each.notes for each in said] == [each.notes for each in others]


def test_a_source_in_fortran_is_told_in_its_words():
    said = Diagnostic("unknown", where="a/b.F90:5:1", notes=(WITH_TYPES, FIELDS), code="EZ0201")
    (found,) = as_tried((said,), lambda _: (said,))
    assert "class(*)" in found.notes[0]
    assert "void" not in found.notes[0]
    assert found.notes[1].startswith("or copy it component by component")
