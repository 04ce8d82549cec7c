"""What the declarations of unions say of words that no code looks at."""

import shutil

import pytest
from irtext import module, run_c

from enzyme_cc.analysis.types.analysis import analyse_types
from enzyme_cc.analysis.types.lattice import (
    ANY,
    DECLARED,
    DOUBLE,
    EITHER,
    INTEGER,
    KIND_OF,
    NUMBER,
    POINTER,
    Kind,
)

pytestmark = pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22 here")

COPY = """
struct s { long n; union { MEMBERS } u; };
void copy(struct s *a, const struct s *b) { *a = *b; USE }
"""


def word(folder, members, use=""):
    """What is known of a union of these members that is copied."""
    text = COPY.replace("MEMBERS", members).replace("USE", use)
    made = module(run_c(folder, text, "-O0", "-g"))
    function = made.functions["copy"]
    found = analyse_types(made, [function]).layout(function.arguments[0], 16)
    return [(kind.value, size) for at, kind, size in found if at >= 8]


@pytest.mark.parametrize(
    "members",
    ["double d; long n;", "double d; void *p;", "struct { int a, b; } i; double d;"],
)
def test_a_double_or_something_else_is_told_when_the_program_runs(tmp_path, members):
    assert word(tmp_path, members) == [("double in turns", 8)]


@pytest.mark.parametrize(
    "members",
    ["double d; float f[2];", "double d; char c[8];", "float f; int n;", "long n; void *p;"],
)
def test_what_may_be_another_number_or_is_none_stays_unknown(tmp_path, members):
    assert {kind for kind, _ in word(tmp_path, members)} == {"unknown"}


def test_what_code_does_with_it_says_more(tmp_path):
    assert word(tmp_path, "double d; long n;", "a->u.d = 1;") == [("double", 8)]


@pytest.mark.parametrize("other", [0, ANY])
def test_a_union_alone_says_that_it_may_be_either(other):
    assert KIND_OF[EITHER | other] is Kind.IN_TURNS


@pytest.mark.parametrize("other", [NUMBER, DECLARED, INTEGER, POINTER, DOUBLE, DOUBLE | INTEGER])
def test_a_union_changes_nothing_of_what_else_is_known(other):
    assert KIND_OF[EITHER | other] is KIND_OF[other]
