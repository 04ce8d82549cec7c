"""Functions that one unit declares otherwise than another defines them: linkers do not look."""

import pytest
from boxes import Box

DECLARED = """#include <stdbool.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
"""
#: A function that is given a small integer, and one that returns it.
TAKES = """
double taken{0}({1}, double);
double takes{0}(double x) {{ return x * taken{0}({2}, x); }}
"""
TAKEN = "double taken{0}({1} n, double x) {{ return n == {2} ? x * x : 3 * x; }}\n"
GIVES = """
{1} given{0}(double *);
double gives{0}(double x) {{ double y = x; return given{0}(&y) == {2} ? x * y : y; }}
"""
GIVEN = "{1} given{0}(double *x) {{ *x *= 5 * *x; return {2}; }}\n"
ASKS = """
  printf("{1}: %g ", __enzyme_autodiff((void *){0}, 2.0));
  printf("%g\\n", __enzyme_fwddiff((void *){0}, 2.0, 1.0));
"""
#: The type of what is passed, that of what is taken, and a value that both have.
ALIKE = [
    ("bool", "signed char", "1"),
    ("bool", "int", "1"),
    ("char", "bool", "1"),
    ("int", "bool", "1"),
    ("int", "bool", "0"),
    ("signed char", "short", "-3"),
    ("unsigned char", "int", "200"),
    ("short", "int", "-3"),
    ("int", "short", "-3"),
    ("long", "int", "-3"),
    ("long", "unsigned char", "200"),
]
#: Where the other bits are not certain.
UNLIKE = [("int", "long", "3"), ("float", "double", "2"), ("int", "double", "2")]
NOTE = "a header that both files include keeps them the same"


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


def units(box, rows, level):
    """Objects of two units: for each row a function that takes, and one that gives."""
    here, there, asks = DECLARED, "#include <stdbool.h>\n", ""
    for at, (passed, taken, value) in enumerate(rows):
        here += TAKES.format(at, passed, value) + GIVES.format(at, taken, value)
        there += TAKEN.format(at, taken, value) + GIVEN.format(at, passed, value)
        for name in (f"takes{at}", f"gives{at}"):
            asks += ASKS.format(name, f"{name} {passed} {taken} {value}")
    box.write("here.c", f"{here}int main(void) {{\n{asks}  return 0;\n}}\n")
    box.write("there.c", there)
    for name in ("here.c", "there.c"):
        box.ok(*level.split(), "-c", name)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_small_integers_are_what_the_machine_makes_of_them(box, level):
    # x^3 and 5 x^3 at 2; a result is widened by who returns it, an argument by who passes it.
    units(box, ALIKE, level)
    box.ok(level, "here.o", "there.o", "-o", "app")
    wanted = {"takes": "12 12", "gives": "60 60"}
    lines = box.run("./app").stdout.decode().splitlines()
    assert len(lines) == 2 * len(ALIKE)
    for line in lines:
        name, found = line.split(": ")
        assert found == wanted[name[:5]], line


@pytest.mark.parametrize("row", UNLIKE, ids=lambda row: f"{row[0]}-{row[1]}")
def test_what_may_be_other_bits_is_refused_where_it_is_called(box, row):
    units(box, [row], "-O1 -g")
    failed = box.enzyme("here.o", "there.o", "-o", "app").stderr.decode()
    assert f"taken0 is called as double ({row[0]}, double), and is double ({row[1]}" in failed
    assert f"given0 is called as {row[1]} (void *), and is {row[0]}" in failed
    assert failed.count("[EZ0415]") == 2
    assert "here.c:" in failed
    assert NOTE in failed


def test_integers_where_nothing_is_differentiated_are_called_as_they_are(box):
    box.write(
        "here.c",
        DECLARED
        + """
void count(int);
static double f(double x) { count(3); return x * x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 2.0)); }
""",
    )
    box.write("there.c", "static long counted; void count(long n) { counted += n; }\n")
    box.ok("here.c", "there.c", "-o", "app")
    assert box.run("./app").stdout == b"4\n"
