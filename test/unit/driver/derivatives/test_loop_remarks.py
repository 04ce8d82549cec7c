"""Which loops of derivatives LLVM vectorises: said of functions and of both sweeps."""

import re

import pytest
from boxes import Box, needs

from enzyme_cc.driver.derivatives.loop_remarks import _remarks

#: Line 3 is vectorised in the function alone: its reverse writes to shadows at numbers in memory.
GATHERED = """#include <enzyme/enzyme.h>
static void gathered(double *restrict y, const double *restrict x, const int *restrict p, int n) {
  for (int i = 0; i < n; i++) y[i] = x[p[i]] * x[p[i]] + 2 / (1 + x[p[i]]);
}
void gradient(double *y, double *dy, const double *x, double *dx, const int *p, int n) {
  __enzyme_autodiff_void((void *)gathered, enzyme_dup, y, dy, enzyme_dup, x, dx, enzyme_const, p,
                         enzyme_const, n);
}
"""
#: Line 5 is vectorised in both sweeps, which are two functions; line 11, a recurrence, nowhere.
APART = """#include <enzyme/enzyme.h>
__attribute__((noinline)) static void square(double *restrict y, const double *restrict x, int n) {
  /* a line more */
  /* and another */
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i] + 2 / x[i];
}
static double all(double *restrict y, const double *restrict x, int n) {
  square(y, x, n);
  square(y + n, x + n, n);
  double sum = 1;
  for (int i = 0; i < 2 * n; i++) sum = sum * y[i] / (1 + sum * sum);
  return sum;
}
void gradient(double *y, double *dy, const double *x, double *dx, int n) {
  __enzyme_autodiff_void((void *)all, enzyme_dup, y, dy, enzyme_dup, x, dx, enzyme_const, n);
}
"""
LOST = "the loop at line 3 is vectorised in the function, not in the reverse sweep"


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("gathered.c", GATHERED)
    made.write("apart.c", APART)
    return made


def said(box, *words):
    return box.ok(*words, "--enzyme-explain").stderr.decode()


def of_line(page, number):
    """The remarks about the loop of a line, as they stand on a page."""
    rest = page[page.index(f'id="f1-{number}"') :]
    rest = rest[: rest.index(f'id="f1-{number + 1}"')]
    return re.findall(r"LLVM[^<]*", rest)


@needs("clang-22")
@pytest.mark.parametrize("debug", [(), ("-g",)])
def test_a_loop_that_only_the_function_has_vectorised_is_named_with_the_reason(box, debug):
    told = said(box, "-O2", "-mavx2", *debug, "-c", "gathered.c")
    assert re.search(rf'{LOST}; LLVM says ".+"', told)


@needs("clang-22")
@pytest.mark.parametrize("level", ["-O0", "-O1"])
def test_nothing_is_said_where_llvm_vectorises_nothing(box, level):
    assert "vectorise" not in said(box, level, "-mavx2", "-c", "gathered.c")


@needs("clang-22")
def test_of_what_a_link_differentiates_the_same_is_said(box):
    box.write("gathered.h", "#include <enzyme/enzyme.h>\n")
    function, _, request = GATHERED.partition("}\n")
    box.write("function.c", function.replace("static ", "") + "}\n")
    declared = "void gathered(double *, const double *, const int *, int);\n"
    box.write("request.c", "#include <enzyme/enzyme.h>\n" + declared + request)
    for each in ("function", "request"):
        box.ok("-O2", "-g", "-mavx2", "-fPIC", "-c", f"{each}.c", "-o", f"{each}.o")
    told = said(box, "-shared", "-mavx2", "function.o", "request.o", "-o", "lib.so")
    assert LOST in told


@needs("clang-22")
def test_the_page_says_how_many_rounds_are_done_at_once_in_both_sweeps(box):
    box.ok("-O2", "-c", "apart.c", "--enzyme-explain=html:page.html")
    page = (box.folder / "page.html").read_text(encoding="utf-8")
    assert of_line(page, 5) == [
        "LLVM vectorises it: 2 rounds at once",
        "LLVM vectorises it in the forward sweep: 2 rounds at once",
        "LLVM vectorises it in the reverse sweep: 2 rounds at once",
    ]
    handed_on = of_line(page, 11)
    assert len(handed_on) == 2
    assert all(each.startswith("LLVM does not vectorise it in the ") for each in handed_on)


@needs("clang-22")
def test_the_object_is_the_same_whether_it_is_explained_or_not(box):
    box.ok("-O2", "-mavx2", "-c", "gathered.c", "-o", "plain.o")
    box.ok("-O2", "-mavx2", "-c", "gathered.c", "-o", "told.o", "--enzyme-explain")
    plain, told = ((box.folder / name).read_bytes() for name in ("plain.o", "told.o"))
    assert plain == told


RECORDS = """--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeLibcall
DebugLoc:        { File: '/a/very/long/path/to/where/the/source/of/this/one/happens/to/be/a.c',
                   Line: 1000000, Column: 1 }
Function:        f
Args:
  - String:          'loop not vectorized: '
  - String:          call instruction cannot be vectorized
...
--- !Analysis
Pass:            loop-vectorize
Name:            CantVectorizeInstruction
DebugLoc:        { File: a.c, Line: 1000000, Column: 1 }
Function:        f
Args:
  - String:          'loop not vectorized: '
  - String:          instruction cannot be vectorized
...
--- !Missed
Pass:            loop-vectorize
Name:            MissedDetails
DebugLoc:        { File: a.c, Line: 1000000, Column: 1 }
Function:        f
Args:
  - String:          loop not vectorized
...
--- !Passed
Pass:            loop-vectorize
Name:            Vectorized
DebugLoc:        { File: a.c, Line: 1000001, Column: 1 }
Function:        f
Args:
  - String:          'vectorized '
  - String:          'loop (vectorization width: '
  - VectorizationFactor: vscale x 4
  - String:          ', interleaved count: '
  - InterleaveCount: '2'
  - String:          ')'
...
--- !Missed
Pass:            loop-vectorize
Name:            VectorizationNotBeneficial
Function:        g
Args:
  - String:          the cost-model indicates that vectorization is not beneficial
...
"""


def test_the_first_reason_counts_and_what_has_no_line_is_no_loop_of_ours():
    assert list(_remarks(RECORDS)) == [
        (1000000, 1, "call instruction cannot be vectorized"),
        (1000001, 4, ""),
        (0, 1, "the cost-model indicates that vectorization is not beneficial"),
    ]


def test_without_records_there_is_nothing_to_say():
    assert not list(_remarks(""))
