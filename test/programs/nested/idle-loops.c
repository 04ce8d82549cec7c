// Hessians times vectors by forward mode over reverse only: loops are left out where an adjoint and its slopes are zero.
#include "reverse.h"

enum { N = 6 };
/* Of central differences of one step, 1e-5. */
static const long double BY_STEP = 1e-7L;

/* The smallest of some sums counts, by its distance from `target`: at the target its adjoint is zero. */
__attribute__((noinline)) static double nearest(int n, double target, const double *x) {
  double least = 1e9, more = 0;
  for (int r = 0; r < n; r++) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[(r + i) % N] * x[i] * (1 + i * r);
    if (sum < least) least = sum;
    more += sum > 1 ? sum * sum * sum : 0;
  }
  double off = least - target;
  return off * off * (1 + off) + more;
}

static double target;
static double at_target(const double *x) { return nearest(4, target, x); }
static double elsewhere(const double *x) { return nearest(N, 0.1, x); }

#define SECOND(f)                                                                               \
  static void f##_gradient(const double *x, double *g) {                                        \
    for (int i = 0; i < N; i++) g[i] = 0;                                                       \
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, g);                                        \
  }                                                                                             \
  static void f##_product(const double *x, const double *v, double *hv) {                       \
    double g[N];                                                                                \
    __enzyme_fwddiff_void((void *)f##_gradient, enzyme_dup, x, v, enzyme_dup, g, hv);           \
  }                                                                                             \
  static void f##_two(const double *x, const double *v, const double *w, double *hv, double *hw) { \
    double g[N];                                                                                \
    __enzyme_fwddiff_void((void *)f##_gradient, enzyme_width, 2, enzyme_dup, x, v, w,           \
                          enzyme_dup, g, hv, hw);                                               \
  }                                                                                             \
  static void f##_third(const double *x, const double *v, double *tv) {                         \
    double hv[N];                                                                               \
    __enzyme_fwddiff_void((void *)f##_product, enzyme_dup, x, v, enzyme_const, v,               \
                          enzyme_dup, hv, tv);                                                  \
  }
SECOND(at_target)
SECOND(elsewhere)

typedef void gradient(const double *x, double *g);
typedef void product(const double *x, const double *v, double *hv);
typedef void products(const double *x, const double *v, const double *w, double *hv, double *hw);

static const double WAY[N] = {1, -0.5, 0.3, 0.7, -1.1, 0.2}, OTHER[N] = {0, 0.5, 1, 0, 0, -2};

static void away(const double *x, const double *v, double step, double *y) {
  for (int i = 0; i < N; i++) y[i] = x[i] + step * v[i];
}

/* Each level against differences of the one below. */
static void check(const char *name, const double *x, gradient *g, product *h, products *two, product *t) {
  double hv[N], both[2][N], third[N], there[N], up[N], down[N];
  const double step = 1e-5, *ways[] = {WAY, OTHER};
  two(x, WAY, OTHER, both[0], both[1]);
  for (int w = 0; w < 2; w++) {
    h(x, ways[w], hv);
    away(x, ways[w], step, there), g(there, up);
    away(x, ways[w], -step, there), g(there, down);
    for (int i = 0; i < N; i++) {
      CHECK_GOT(name, hv[i], (up[i] - down[i]) / (2 * step), BY_STEP);
      CHECK_GOT(name, both[w][i], hv[i], BETWEEN_WIDTHS);
    }
  }
  t(x, WAY, third);
  away(x, WAY, step, there), h(there, WAY, up);
  away(x, WAY, -step, there), h(there, WAY, down);
  for (int i = 0; i < N; i++) CHECK_GOT(name, third[i], (up[i] - down[i]) / (2 * step), BY_STEP);
}

int main(void) {
  const double x[N] = {0.4, 0.7, -0.8, 0.9, 0.3, -0.2};
  target = 1e9;
  for (int r = 0; r < 4; r++) {
    double sum = 0;
    for (int i = 0; i < 4; i++) sum += x[(r + i) % N] * x[i] * (1 + i * r);
    if (sum < target) target = sum;
  }
  check("at_target", x, at_target_gradient, at_target_product, at_target_two, at_target_third);
  check("elsewhere", x, elsewhere_gradient, elsewhere_product, elsewhere_two, elsewhere_third);
  return checked();
}
