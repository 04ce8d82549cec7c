// Found by random programs: memory that is given up, memory of the unused, numbers copied as bits.
#include "check.h"

#include <stdlib.h>

struct links {
  double a, b, *to;
};

/* It reads, but what it reads is used for nothing: after LLVM has seen that, nothing is stored
   for it either, so that what the derivative calls must be what LLVM has seen. */
__attribute__((noinline)) static void look(int depth, struct links *all) {
  if (depth <= 0) return;
  for (double *p = all->to, *end = p + 2; p != end; p++) {
    double seen[2 + depth % 2];
    for (int k = 0; k < 2; k++) seen[k] = *p;
  }
}

static void looked(double *x, double *y) {
  struct links all[2] = {{0.5, 0.5, x}, {0.5, 0.5, y}};
  look(3, all);
  y[0] = x[0] * y[1];
}

/* What need not be right afterwards is right as long as it is read. */
static double read_back(double x, double *v, int k) {
  v[0] = x * x;
  v[1] = 1;
  return tanh(v[k]);
}

/* realloc, and a tangent for what was there before. */
static double grown(double x, int n) {
  double *h = malloc(2 * sizeof *h);
  h[0] = x, h[1] = x * x;
  for (int size = 2; size < n; size++) {
    h = realloc(h, (size + 1) * sizeof *h);
    h[size] = h[size - 1] * h[size - 2];
  }
  double last = h[n - 1];
  free(h);
  return last;
}

/* An index out of numbers, and integers between them. */
static double chosen(double *x, int *n) {
  for (int k = 0; k < 3; k++) n[k] %= ((0) || (k <= n[k] % 5)) + 1;
  return x[(int)(x[0] + 2.25) % 2] * x[n[2] % 2];
}

int main(void) {
  double x[2] = {3, 4}, dx[2] = {1, 2}, y[2] = {5, 6}, dy[2] = {0, 0.5};
  __enzyme_fwddiff_void((void *)looked, enzyme_dup, x, dx, enzyme_dup, y, dy);
  CHECK_GOT("looked", dy[0], 6 * 1 + 3 * 0.5, BY_FORMULA);
  CHECK_GOT("looked, primal", y[0], 18, BY_FORMULA);
  double v[2] = {0.1, 0.2}, dv[2] = {0, 0}, t = tanh(0.25);
  double got = __enzyme_fwddiff_double((void *)read_back, 0.5, 1.0, enzyme_dupnoneed, v, dv, enzyme_const, 0);
  CHECK_GOT("read back", got, 1 - t * t, BY_FORMULA);
  CHECK_GOT("grown", __enzyme_fwddiff_double((void *)grown, 1.25, 1.0, enzyme_const, 5), 8 * pow(1.25, 7),
            BY_FORMULA);
  int n[3] = {3, 4, 5};
  CHECK_GOT("chosen", __enzyme_fwddiff_double((void *)chosen, enzyme_dup, x, dx, enzyme_const, n),
            DIFFERENCE(s, 0.0, chosen((double[]){3 + s, 4 + 2 * s}, (int[]){3, 4, 5})), BY_DIFFERENCES);
  return checked();
}
