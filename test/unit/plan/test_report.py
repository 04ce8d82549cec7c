"""What is said of what reverse sweeps keep: reasons, names, places, and how it is laid out."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from enzyme_cc.plan.formulas import Product
from enzyme_cc.plan.quantities import What
from enzyme_cc.plan.report import Explained, Row
from enzyme_cc.plan.tables import tables
from enzyme_cc.transform.session import differentiate

ROOT = Path(__file__).resolve().parents[3]
EIGHT = Product(Fraction(8), ("n",))

UNIT = """
define double @f(ptr %p, double %x, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %sum = phi double [ 0.0, %entry ], [ %sum.next, %latch ]
  {body}
  br label %latch
latch:
  %sum.next = fadd double %sum, %got
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret double %sum.next
}}

define void @gradient(ptr %p, ptr %dp, double %x, i64 %n) {{
  call double (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, double %x, i64 %n)
  ret void
}}
define double @noted(ptr %p, double %x) {{
  %v = load double, ptr %p
  %w = fmul double %v, %v
  store double %x, ptr %p
  ret double %w
}}
declare double @llvm.sin.f64(double)
declare i32 @rand()
declare double @__enzyme_autodiff(...)
"""


def explained(*body):
    """What is said of functions where a loop has these lines; the last one makes `%got`."""
    done = differentiate(UNIT.format(body="\n  ".join(body)), "f.ll", explain=True)
    assert not done.problems
    return done.explained


def rows(*body):
    return {(row.what, str(row.size), row.reason) for row in explained(*body)[0].rows}


def test_nothing_is_said_that_nobody_asked_for():
    assert differentiate(UNIT.format(body="%got = fadd double %x, %x")).explained == ()


def test_what_survives_is_not_in_the_table():
    assert rows("%v = load double, ptr %p", "%got = fmul double %v, %v") == set()


STORE = ("%q = getelementptr double, ptr %p, i64 %i", "store double %x, ptr %q")


@pytest.mark.parametrize(
    ("lines", "row"),
    [
        (
            ("%v = load double, ptr %p", "%got = fmul double %v, %v", *STORE),
            ("*p", "8 * n", "may be overwritten by the store to p[i]"),
        ),
        (
            ("%got = call double @noted(ptr %p, double %x)",),
            (
                "tape of noted",
                "8 * n",
                "was made by the call of noted, and leads to what that keeps",
            ),
        ),
        (
            ("%g = fmul double %sum, %sum", "%got = fmul double %x, %g"),
            ("sum", "8 * n", "is carried from round to round of the loop at %loop"),
        ),
    ],
)
def test_a_row_says_what_how_much_and_why(lines, row):
    assert row in rows(*lines)


def test_a_cheaper_value_that_is_kept_names_what_it_is_computed_from():
    lines = (
        "%a = load double, ptr %p",
        "%r = getelementptr double, ptr %p, i64 1",
        "%b = load double, ptr %r",
        "%c = fadd double %a, %b",
        "%got = fmul double %c, %c",
        *STORE,
    )
    ((what, size, reason),) = rows(*lines)
    assert (what, size) == ("*p + p[1]", "8 * n")
    assert reason == "is computed from *p, which may be overwritten by the store to p[i]"


def test_a_function_stands_before_those_it_calls_with_the_bytes_of_its_tape():
    outer, inner = explained("%got = call double @noted(ptr %p, double %x)")
    assert (outer.name, outer.written, outer.is_whole) == ("f", ("diffef",), True)
    assert (inner.name, inner.written) == ("noted", ("augmentednoted", "reversenoted"))
    assert (inner.total, inner.overhead) == ("8", 0)


def made(**changes):
    row = Row("7", "u[i]", What.PRIMAL, EIGHT, False, "may be overwritten by the store at line 7")
    plain = Explained("f", "f", "/x/f.c:3", ("diffef",), (row,), 0, 2, (), ())
    return plain._replace(**changes)


def test_columns_are_as_wide_as_need_be():
    assert tables([made()], "/x/") == (
        "f at f.c:3: both sweeps in diffef\n"
        "  line  kept    bytes  because it\n"
        "  7     u[i]    8 * n  may be overwritten by the store at line 7\n"
        "        in all  8 * n\n"
        "  2 values are computed once more in the reverse sweep\n"
    )


def test_where_no_places_are_known_there_is_no_column_for_them():
    row = made().rows[0]._replace(place="", is_single=True)
    text = tables([made(place="", rows=(row,), again=0, written=("a", "b"), overhead=16)])
    assert text.splitlines() == [
        "f: sweeps in a and b",
        "  kept      bytes              because it",
        "  u[i]      8 * n in the tape  may be overwritten by the store at line 7",
        "  overhead  16 in the tape     says how often loops went round, and where the rest is",
        "  in all    8 * n + 16",
    ]


def test_no_line_of_a_table_is_wider_than_100_columns():
    row = made().rows[0]
    wide = row._replace(
        place="include/somewhere/far/away/header.h:123",
        what="(a[i * n + j] + b[j]) * ...",
        size=Product(Fraction(8), ("(steps - 1)", "rounds at line 123", "(width + height)")),
        reason="is computed from a[i * n + j], which " + row.reason,
    )
    lines = tables([made(rows=(row, wide))]).splitlines()
    assert max(map(len, lines)) <= 100
    assert lines[1].split() == ["line", "kept", "bytes", "because", "it"]


def test_blocks_are_apart_and_say_what_is_freed_later():
    text = tables([made(rows=(), again=1, freed=("the call of free at line 9",)), made()])
    assert text.split("\n\n")[0].splitlines() == [
        "f at /x/f.c:3: both sweeps in diffef",
        "  nothing is kept",
        "  1 value is computed once more in the reverse sweep",
        "  the call of free at line 9 takes effect when the reverse sweep has ended",
    ]


def test_the_page_says_of_every_reason_what_helps():
    code = (ROOT / "enzyme_cc/plan/recompute_rules.py").read_text()
    page = (ROOT / "docs/reverse.md").read_text()
    reasons = re.findall(r'Recipe\(\s*None,\s*"([^"]+)"', code)
    assert len(reasons) > 10
    assert [each for each in reasons if each not in page] == []


def test_what_is_not_as_one_may_think_is_said_last():
    lines = tables([made(freed=("the call of free",), remarks=("b is constant",))]).splitlines()
    assert lines[-2:] == [
        "  the call of free takes effect when the reverse sweep has ended",
        "  b is constant",
    ]


def test_a_shadow_that_may_be_the_primal_is_remarked_on():
    (found,) = explained(*STORE, "%got = load double, ptr %p")
    assert found.remarks == ("where the shadow of p is p itself, it counts as constant",)


def test_random_numbers_are_remarked_on():
    random = ("%r = call i32 @rand()", "%f = sitofp i32 %r to double")
    (found,) = explained(*random, "%got = fmul double %x, %f")
    assert found.remarks[0] == "random numbers are constants: those of the call of rand"
