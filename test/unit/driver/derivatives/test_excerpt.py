"""The line of the source that a message is about."""

import pytest

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.driver.derivatives.derivation import said
from enzyme_cc.driver.derivatives.excerpt import excerpt, with_excerpt


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "a:b c.c"
    path.write_bytes(b"int one;\r\n\tint two;\n\nint \xc3\xbc = four;\n\xff last")
    return path


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("1:5", "int one;\n    ^"),
        ("2:2", " int two;\n ^"),
        ("1:0", "int one;"),
        ("1:99", "int one;"),
        ("4:10", "int \u00fc = four;\n        ^"),
        ("5:3", "\ufffd last\n  ^"),
        ("3:1", ""),
        ("6:1", ""),
        ("0:1", ""),
        ("x:1", ""),
    ],
)
def test_a_place_shows_its_line_and_a_caret_under_the_column(file, place, shown):
    assert excerpt(f"{file}:{place}") == shown


@pytest.mark.parametrize("where", ["", "a", "/nowhere/a.c:1:1", "<IR of a.c>:1:1", ":1:1", ":::"])
def test_no_place_in_a_file_shows_nothing(where):
    assert excerpt(where) == ""


def test_a_message_keeps_what_it_has(file):
    said = Diagnostic("m", where=f"{file}:1:5", notes=("n",), code="EZ1", severity="warning")
    shown = with_excerpt(said)
    assert (shown.message, shown.notes, shown.code, shown.severity) == (
        "m",
        ("n",),
        "EZ1",
        "warning",
    )
    assert shown.excerpt == "int one;\n    ^"
    own = Diagnostic("m", where=f"{file}:1:5", excerpt="mine")
    assert with_excerpt(own) is own


def test_places_within_a_message_are_named_from_here(tmp_path):
    here = f"{tmp_path}/"
    what = Diagnostic(f"a shadow at {here}a.c:9:3, and", notes=(f"it is at {here}b/c.c:2:1",))
    assert said(what, "enzyme-cc", here) == (
        "enzyme-cc: error: a shadow at a.c:9:3, and\nenzyme-cc: note: it is at b/c.c:2:1\n"
    )
