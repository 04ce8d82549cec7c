"""A copy of bytes that nothing tells of: the error has the line that says it, and it helps."""

import re

import pytest
from boxes import Box

PROGRAM = """#include <stdio.h>
#include <string.h>
@REQUEST@
static void move(void *to, const void *from, @TAKES@) {
  memcpy(to, from, @SIZE@);
}
int main(void) {
  double x[2] = {1, 2}, dx[2] = {0, 0}, y[2], dy[2] = {5, 7};
  @ASKS@;
  printf("%g %g, %g %g\\n", dx[0], dx[1], dy[0], dy[1]);
}
"""
GRADIENT = ("void __enzyme_autodiff(void *, ...);", "__enzyme_autodiff((void *)move, y, dy, x, dx")
#: Of numbers without a tangent: those in its place become zero.
TANGENT = (
    "void __enzyme_fwddiff(void *, ...);\nextern int enzyme_const;",
    "__enzyme_fwddiff((void *)move, y, dy, enzyme_const, x",
)
SIZES = {"size_t bytes": ("bytes", "sizeof x"), "int n": ("8 * n", "2"), "int k": ("16", "0")}


@pytest.mark.parametrize("name", ["a.c", "a.cpp"])
@pytest.mark.parametrize("takes", SIZES)
@pytest.mark.parametrize("asked", [GRADIENT, TANGENT], ids=["gradient", "tangent"])
def test_the_line_that_is_shown_says_what_is_copied(tmp_path, cache, system, name, takes, asked):
    box = Box(tmp_path, cache, system)
    size, given = SIZES[takes]
    text = PROGRAM.replace("@REQUEST@", asked[0]).replace("@ASKS@", f"{asked[1]}, {given})")
    text = text.replace("@TAKES@", takes).replace("@SIZE@", size)
    command = "enzyme-c++" if name.endswith("p") else "enzyme-cc"
    box.write(name, text)
    said = box.enzyme("-O1", name, "-o", "a", command=command).stderr.decode()
    assert "[EZ0201]" in said
    found = re.search(r"before the copy, where all of it is double:\n +(.*)\n +(.*)\n", said)
    assert found, said
    box.write(
        name,
        text.replace("static void", f"{found[1]}\nstatic void").replace(
            "  memcpy", f"  {found[2]}\n  memcpy"
        ),
    )
    box.ok("-O1", name, "-o", "a", command=command)
    expected = b"5 7, 0 0\n" if asked is GRADIENT else b"0 0, 0 0\n"
    assert box.run("./a").stdout == expected


def test_a_copy_of_a_struct_shows_no_line_that_would_say_too_much(tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    text = PROGRAM.replace("@REQUEST@", GRADIENT[0]).replace("@ASKS@", f"{GRADIENT[1]}, 2)")
    text = text.replace("@TAKES@", "int n").replace("memcpy(to, from, @SIZE@)", "@COPY@")
    copy = "void *const *at = (void *const *)from;\n  memcpy(to, at[n - 2], 16)"
    box.write("a.c", text.replace("@COPY@", copy))
    said = box.enzyme("-O1", "-c", "a.c").stderr.decode()
    assert "__enzyme_double" not in said


#: Entries with a number and integers, in bytes that become longer in a function of its own.
GROWING = """#include <stdlib.h>
#include <string.h>
void __enzyme_autodiff(void *, ...);
struct entry { int id; double value; char mark; };
static __attribute__((noinline)) char *longer(char *at, size_t size) { return realloc(at, size); }
static double f(const double *x, int n) {
  char *at = 0;
  size_t size = 0;
  for (int i = 0; i < n; i++) {
    at = longer(at, size + sizeof(struct entry) + 4);
    struct entry one = {i, x[i], 'c'};
    memcpy(at + size, &one, sizeof one);
    size += sizeof one;
    memcpy(at + size, &i, 4);
    size += 4;
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += ((struct entry *)(at + 28 * i))->value * ((int *)(at + 28 * i + 24))[0];
  free(at);
  return s;
}
void df(const double *x, double *dx, int n) { __enzyme_autodiff((void *)f, x, dx, n); }
"""


def test_realloc_of_what_nothing_tells_is_no_copy_with_a_line(tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    box.write("a.c", GROWING)
    said = box.enzyme("-g", "-O1", "-fsanitize=undefined", "-c", "a.c").stderr.decode()
    assert "a.c:5:79: error: it is not known which of the bytes copied here" in said
    assert "[EZ0201]" in said
    assert "__enzyme_double" not in said
