// A full Hessian at once, by the width of the outer request, of the inner one, or of both.
#include "reverse.h"

enum { N = 4 };

/* With a tape: the product is overwritten in each round. */
static double f(const double *x) {
  double product = 1, sum = 0;
  for (int i = 0; i < N; i++) {
    product *= x[i] + 0.5;
    sum += product * product * x[(i + 1) % N];
  }
  return sum;
}

static void gradient(const double *x, double *g) {
  memset(g, 0, N * sizeof *g);
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, g);
}

static const double UNIT[N][N] = {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}};

struct four {
  double of[N];
};
struct four __enzyme_fwddiff_four(void *, ...);

/* The gradient by forward mode at width 4. */
static void columns(const double *x, double *g) {
  struct four all = __enzyme_fwddiff_four((void *)f, enzyme_width, N, enzyme_dup, x, UNIT[0],
                                          UNIT[1], UNIT[2], UNIT[3]);
  memcpy(g, all.of, sizeof all);
}

static void by_differences(const double *x, double h[N][N]) {
  double moved[N], g[N];
  memcpy(moved, x, sizeof moved);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      h[i][j] = DIFFERENCE(t, x[j], (moved[j] = t, gradient(moved, g), g[i]));
      moved[j] = x[j];
    }
}

static void check(const char *how, double h[N][N], double wanted[N][N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      CHECK_GOT(how, h[i][j], wanted[i][j], BY_DIFFERENCES);
      CHECK_GOT(how, h[i][j], h[j][i], BY_FORMULA);
    }
}

int main(void) {
  double x[N] = {0.5, -0.25, 1, 0.75}, g[N], wanted[N][N], h[N][N], seeds[N][N];
  by_differences(x, wanted);
  __enzyme_fwddiff_void((void *)gradient, enzyme_width, N, enzyme_dup, x, UNIT[0], UNIT[1],
                        UNIT[2], UNIT[3], enzyme_dup, g, h[0], h[1], h[2], h[3]);
  check("forward at width 4 over reverse", h, wanted);
  memset(h, 0, sizeof h), memcpy(seeds, UNIT, sizeof UNIT);
  __enzyme_autodiff_void((void *)gradient, enzyme_width, N, enzyme_dup, x, h[0], h[1], h[2], h[3],
                         enzyme_dup, g, seeds[0], seeds[1], seeds[2], seeds[3]);
  check("reverse at width 4 over reverse", h, wanted);
  __enzyme_fwddiff_void((void *)columns, enzyme_width, N, enzyme_dup, x, UNIT[0], UNIT[1], UNIT[2],
                        UNIT[3], enzyme_dup, g, h[0], h[1], h[2], h[3]);
  check("forward at width 4 over forward at width 4", h, wanted);
  memset(h, 0, sizeof h), memcpy(seeds, UNIT, sizeof UNIT);
  __enzyme_autodiff_void((void *)columns, enzyme_width, N, enzyme_dup, x, h[0], h[1], h[2], h[3],
                         enzyme_dup, g, seeds[0], seeds[1], seeds[2], seeds[3]);
  check("reverse at width 4 over forward at width 4", h, wanted);
  for (int i = 0; i < N; i++) {
    memset(h[i], 0, sizeof h[i]), memcpy(seeds, UNIT, sizeof UNIT);
    __enzyme_autodiff_void((void *)columns, enzyme_dup, x, h[i], enzyme_dup, g, seeds[i]);
  }
  check("reverse over forward at width 4", h, wanted);
  return checked();
}
