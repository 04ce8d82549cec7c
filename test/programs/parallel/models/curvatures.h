/* Of functions of N numbers: gradients that are differentiated, Hessians times vectors.
 *
 *   FUNCTION(f)         double f(const double *x)
 *   check_f(x, v, w)    its products with v and w, alone and together, against differences
 */
#ifndef CURVATURES_H
#define CURVATURES_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

extern int enzyme_dup, enzyme_width;
double __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_two(void *, ...);

enum { N = 10 };
typedef void gradient(const double *x, double *dx);
static int checks, failures;

static void expect(const char *name, int i, double got, double wanted) {
  checks++;
  if (fabs(got - wanted) <= 2e-6 * fmax(1, fabs(wanted))) return;
  failures++;
  printf("FAILED %s %d: %.12g, not %.12g\n", name, i, got, wanted);
}

/* Of a function: its gradient, and a check of two products with its Hessian, alone and together. */
#define FUNCTION(f)                                                                        \
  static void gradient_of_##f(const double *x, double *dx) {                               \
    __enzyme_autodiff((void *)f, x, dx);                                                   \
  }                                                                                        \
  static void check_##f(const double *x, const double *v, const double *w) {               \
    double dx[N] = {0}, hv[N] = {0}, hw[N] = {0}, dy[N] = {0}, one[N] = {0};                \
    double wanted[2][N], value[N] = {0};                                                   \
    differences(gradient_of_##f, x, v, wanted[0]);                                         \
    differences(gradient_of_##f, x, w, wanted[1]);                                         \
    gradient_of_##f(x, value);                                                             \
    __enzyme_fwddiff((void *)gradient_of_##f, x, v, dy, one);                              \
    __enzyme_fwddiff_two((void *)gradient_of_##f, enzyme_width, 2, enzyme_dup, x, v, w,    \
                         enzyme_dup, dx, hv, hw);                                          \
    for (int i = 0; i < N; i++) {                                                          \
      printf("gradient %s %d %.17g\n", #f, i, hv[i]);                                      \
      expect(#f, i, dx[i], value[i]), expect(#f, i, one[i], wanted[0][i]);                 \
      expect(#f, i, hv[i], wanted[0][i]), expect(#f, i, hw[i], wanted[1][i]);              \
    }                                                                                      \
  }

/* Differences of gradients, of fourth order. */
static void differences(gradient *g, const double *at, const double *along, double *found) {
  const double h = 1e-3, weights[] = {-1. / 12, 8. / 12, -8. / 12, 1. / 12};
  const int steps[] = {2, 1, -1, -2};
  for (int i = 0; i < N; i++) found[i] = 0;
  for (int k = 0; k < 4; k++) {
    double x[N], dx[N] = {0};
    for (int i = 0; i < N; i++) x[i] = at[i] + steps[k] * h * along[i];
    g(x, dx);
    for (int i = 0; i < N; i++) found[i] += weights[k] / h * dx[i];
  }
}

/* Check functions at one point, along two directions. */
#define POINT(x, v, w)                                                                     \
  double x[N], v[N], w[N];                                                                 \
  for (int i = 0; i < N; i++)                                                              \
    x[i] = 0.3 + 0.08 * i + 0.02 * (i * i % 3), v[i] = 1 - 0.3 * (i % 4), w[i] = 0.2 * i - 0.7

static int done(void) {
  if (!failures) printf("ok %d checks\n", checks);
  return failures;
}

#endif
