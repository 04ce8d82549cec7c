"""Guesses about what bytes hold are said by --enzyme-explain, and can be left out by name."""

import pytest
from boxes import Box

#: A name in front of a number, moved by bytes: only its characters say that it is one.
PROGRAM = """#include <stdio.h>
#include <stdlib.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
static double weight(double x, int n) {
  char *from = malloc(16 * n), *to = malloc(16 * n);
  for (int i = 0; i < n; i++) {
    memcpy(from + 16 * i, i % 2 ? "iron\\0\\0\\0" : "copper\\0", 8);
    *(double *)(from + 16 * i + 8) = x * i;
  }
  memcpy(to, from, 16 * n);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += *(double *)(to + 16 * i + 8) * x;
  free(from);
  free(to);
  return sum;
}
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)weight, 3.0, 4)); }
"""
SAID = "a guess: a constant that reads as characters is text (--enzyme-no-heuristic=text-constants"


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("a.c", PROGRAM)
    return made


def test_a_guess_that_types_rest_on_is_said(box):
    said = box.ok("-O1", "--enzyme-explain", "a.c", "-o", "a").stderr.decode()
    assert SAID in said
    assert "descriptor-versions" not in said
    assert box.run("./a").stdout == b"36\n"


def test_without_it_the_program_is_refused_where_it_mattered(box):
    done = box.enzyme("-O1", "--enzyme-no-heuristic=text-constants", "-c", "a.c")
    assert done.returncode == 1
    assert b"a.c:8:5: error: it is not known whether a 64-bit integer here holds" in done.stderr
    assert not (box.folder / "a.o").exists()


def test_what_was_made_with_a_guess_is_not_taken_without(box):
    box.environment["ENZYME_CC_CACHE_SIZE"] = "10M"
    box.ok("-O1", "-c", "a.c")
    assert box.enzyme("-O1", "--enzyme-no-heuristic=text-constants", "-c", "a.c").returncode == 1


def test_one_that_does_not_matter_changes_nothing(box):
    others = ("--enzyme-no-heuristic=descriptor-versions", "--enzyme-no-heuristic=alike-bytes")
    box.ok("-O1", *others, "a.c", "-o", "a")
    assert box.run("./a").stdout == b"36\n"


def test_a_name_that_none_has_is_an_error_with_those_that_there_are(box):
    done = box.enzyme("--enzyme-no-heuristic=text", "-c", "a.c")
    assert done.returncode == 1
    assert b"--enzyme-no-heuristic=text: there is no guess of that name" in done.stderr
    assert b"short-gaps, small-constants, text-constants" in done.stderr
