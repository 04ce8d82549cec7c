"""`docs/errors.md` and the sources agree about every code, and every code is provoked by a test.

A new code needs a row of the page and a test: a lit test that enzyme-opt runs with
--verify-diagnostics, or a unit test that names the code and says a part of the message.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from enzyme_cc.opt.passes import PASSES
from enzyme_cc.opt.pipeline import process
from enzyme_cc.opt.split import split, whole
from enzyme_cc.requests.problems import Kind

ROOT = Path(__file__).resolve().parents[2]
PAGE = "docs/errors.md"
FOLDERS = ("enzyme_cc", "driver", "lto", "attributes", "toolchains")

#: On the page, and not in the sources yet. Who writes one takes it away here.
PLANNED = set()
#: In the sources, and in no test yet. Who tests one takes it away here.
UNTESTED = set()

CODE = re.compile(r"\bEZ\d{4}\b")
ROW = re.compile(r"^\| (EZ\d{4}) \| (.*?) \| (.*?) ?\| (.*?) \|$", re.MULTILINE)
RUN = re.compile(r"RUN: %enzyme-opt (.*--verify-diagnostics.*)")
#: As many letters of a message in a unit test say which one it is.
TELLING = 10


@cache
def rows():
    """Each code of the page with what it is for, an example and a way out."""
    return {found[1]: found.groups()[1:] for found in ROW.finditer((ROOT / PAGE).read_text())}


@cache
def in_sources():
    paths = {
        path
        for folder in FOLDERS
        for end in ("py", "rs")
        for path in (ROOT / folder).rglob(f"*.{end}")
    }
    return {code for path in paths for code in CODE.findall(path.read_text())}


@cache
def in_unit_tests():
    """Each code that a unit test names, with the strings of the files that name it."""
    found = {}
    for path in sorted((ROOT / "test/unit").rglob("test_*.py")):
        text = path.read_text()
        codes = set(CODE.findall(text)) if path != Path(__file__) else ()
        nodes = ast.walk(ast.parse(text)) if codes else ()
        strings = {node.value for node in nodes if isinstance(node, ast.Constant)}
        for code in codes:
            said = (each.replace(f" [{code}]", "") for each in strings if isinstance(each, str))
            found.setdefault(code, set()).update(said)
    return found


@cache
def in_lit_tests():
    """Each code that enzyme-opt says in a lit test, with the messages, and their severity."""
    found = {}
    for path in sorted((ROOT / "test/lit").rglob("*.ll")):
        text = path.read_text()
        for run in RUN.findall(text):
            passes = [each for each in PASSES if f"--{each.name} " in f"{run} "]
            for piece in split(text) if "--split-input-file" in run else whole(text):
                done = process(piece, path.name, passes, ())
                for problem in (*done.problems, *done.remarks):
                    said = found.setdefault(problem.code, {})
                    said[problem.message] = problem.severity
    return found


def test_the_page_and_the_sources_have_the_same_codes():
    assert PLANNED & in_sources() == set(), "these are in the sources now: no longer PLANNED"
    assert in_sources() - set(rows()) == set(), f"these lack a row in {PAGE}"
    assert set(rows()) - in_sources() == PLANNED, f"{PAGE} has these, and the sources do not"


def test_the_page_is_in_order_and_names_no_other_code():
    codes = re.findall(r"^\| (EZ\d{4})", (ROOT / PAGE).read_text(), re.MULTILINE)
    assert codes == sorted(rows())
    assert set(CODE.findall((ROOT / PAGE).read_text())) == set(codes)


def test_every_code_has_a_test():
    tested = {*in_unit_tests(), *in_lit_tests()} - {""}
    assert set(rows()) - tested - UNTESTED == set(), "these have no test"
    assert UNTESTED & tested == set(), "these have a test now: no longer UNTESTED"


def test_every_mistake_in_a_request_has_a_lit_test():
    assert {kind.code for kind in Kind} - set(in_lit_tests()) == set()


@pytest.mark.parametrize("code", sorted(set(rows()) - UNTESTED))
def test_the_example_is_a_message_that_a_test_provokes(code):
    meaning, example, way_out = rows()[code]
    if code in in_lit_tests():
        severity = in_lit_tests()[code].get(example)
        assert severity is not None, list(in_lit_tests()[code])
        assert (severity == "warning") == meaning.startswith("warning: ")
    else:
        parts = (each for each in in_unit_tests()[code] if len(each) >= TELLING)
        assert any(each in example for each in parts), "no unit test says a part of it"
    assert way_out


@pytest.mark.parametrize("kind", Kind)
def test_the_page_says_what_the_table_of_requests_says(kind):
    assert rows()[kind.code][0] == kind.value[1]


def test_the_page_says_what_the_readme_of_the_rules_says():
    text = (ROOT / "enzyme_cc/rules/README.md").read_text()
    listed = dict(re.findall(r"^\| (EZ\d{4}) \| (.*) \|$", text, re.MULTILINE))
    assert listed == {code: row[0] for code, row in rows().items() if code in listed}
    assert set(listed) == {code for code in rows() if "EZ0900" < code < "EZ0916"}
