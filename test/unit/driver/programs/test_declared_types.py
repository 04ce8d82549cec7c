"""With -g, declared types tell where numbers are in what is copied."""

import pytest

RECORDS = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct body { double at[3], mass; };
extern int enzyme_const, enzyme_dup;
void __enzyme_autodiff(void *, ...);
static double sum(int n, const struct body *first) {
  struct body *bodies = malloc(n * sizeof *bodies);
  double s = 0;
  memcpy(bodies, first, n * sizeof *bodies);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++) s += bodies[i].mass * bodies[i].at[k];
  free(bodies);
  return s;
}
int main(int n, char **names) {
  double x[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, dx[12] = {0};
  (void)names;
  __enzyme_autodiff((void *)sum, enzyme_const, n + 2, enzyme_dup, x, dx);
  for (int i = 0; i < 12; i++) printf("%g ", dx[i]);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_records_with_an_array_are_copied_many_at_once(box, level):
    box.write("a.c", RECORDS)
    box.ok(level, "-g", "a.c", "-o", "a")
    assert box.run(box.folder / "a").stdout == b"4 4 4 6 8 8 8 18 12 12 12 30 "


UNIONS = r"""
#include <stdio.h>
struct s { double x; int n; union { double number; unsigned long word; double *place; } u, v; };
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
static void f(struct s *p) {
  p[1] = p[0];
  p[1].x *= p[1].x;
}
int main(void) {
  double numbers[2] = {5, 0}, slopes[2] = {7, 0};
  struct s p[2] = {{.x = 3, .u.number = 4, .v.place = numbers}, {.x = 1}};
  struct s dp[2] = {{.x = 0, .v.place = slopes}, {.x = 1, .u.number = 2}};
  __enzyme_autodiff((void *)f, enzyme_dup, p, dp);
  printf("%g %g %g %g %d\n", dp[0].x, dp[0].u.number, dp[1].x, dp[1].u.number,
         dp[0].v.place == slopes && p[1].v.place == numbers);
}
"""


@pytest.mark.parametrize("flags", [("-O0",), ("-O2",), ("-O0", "-g"), ("-O2", "-g")], ids=" ".join)
def test_unions_that_nobody_looks_at_are_moved_as_what_they_are(box, flags):
    box.write("a.c", UNIONS)
    box.ok(*flags, "a.c", "-o", "a")
    assert box.run(box.folder / "a").stdout == b"6 2 0 0 1\n"
