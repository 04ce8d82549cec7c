/* What models share: each is a number of some inputs; its gradient, a tangent, and differences.
 *
 *   MODEL(f, n, first, step)   in main: double f(const double *x), of n numbers from `first` on
 *
 * The gradient is printed, too: whoever runs it compares it with that of the serial program. Where
 * CURVATURES is defined, the Hessian times a vector is looked at instead, in C++.
 */
#ifndef MODELS_H
#define MODELS_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
template <class R, class... A> R __enzyme_autodiff(A...);
template <class R, class... A> R __enzyme_fwddiff(A...);
#define GRADIENT_OF __enzyme_autodiff<double>
#define TANGENT_OF __enzyme_fwddiff<double>
#else
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#define GRADIENT_OF __enzyme_autodiff
#define TANGENT_OF __enzyme_fwddiff
#endif

enum { MOST_INPUTS = 64 };
typedef double model(const double *x);
static int checks, failures;

static void expect(const char *name, const char *what, int index, double got, double wanted) {
  checks++;
  if (fabs(got - wanted) <= 2e-6 * fmax(1, fabs(wanted))) return;
  failures++;
  printf("FAILED %s, %s %d: %.12g, not %.12g\n", name, what, index, got, wanted);
}

/* Differences of fourth order. */
static const double STEP = 1e-3, WEIGHTS[] = {-1. / 12, 8. / 12, -8. / 12, 1. / 12};
static const int STEPS[] = {2, 1, -1, -2};

#ifndef CURVATURES
static double difference(model *f, const double *at, int n, const double *along) {
  double x[MOST_INPUTS], sum = 0;
  for (int k = 0; k < 4; k++) {
    for (int i = 0; i < n; i++) x[i] = at[i] + STEPS[k] * STEP * along[i];
    sum += WEIGHTS[k] * f(x);
  }
  return sum / STEP;
}

static void compare(model *f, const char *name, const double *x, int n, const double *gradient,
                    const double *along, double tangent) {
  double product = 0;
  for (int i = 0; i < n; i++) {
    double one[MOST_INPUTS] = {0};
    one[i] = 1;
    printf("gradient %s %d %.17g\n", name, i, gradient[i]);
    expect(name, "number", i, gradient[i], difference(f, x, n, one));
    product += gradient[i] * along[i];
  }
  expect(name, "tangent", 0, tangent, product);
}

#define MODEL(f, n, first, step)                                                        \
  do {                                                                                  \
    double x_[MOST_INPUTS], v_[MOST_INPUTS], g_[MOST_INPUTS] = {0};                     \
    for (int i_ = 0; i_ < (n); i_++)                                                    \
      x_[i_] = (first) + (step) * i_ + 0.01 * (i_ * i_ % 5), v_[i_] = 1 - 0.3 * (i_ % 4); \
    GRADIENT_OF((void *)f, x_, g_);                                                     \
    const double t_ = TANGENT_OF((void *)f, x_, v_);                                    \
    compare(f, #f, x_, n, g_, v_, t_);                                                  \
  } while (0)

#else
typedef void gradient(const double *x, double *dx);

static void compare(gradient *g, const char *name, const double *x, int n, const double *along,
                    const double *product) {
  double wanted[MOST_INPUTS] = {0};
  for (int k = 0; k < 4; k++) {
    double y[MOST_INPUTS], dy[MOST_INPUTS] = {0};
    for (int i = 0; i < n; i++) y[i] = x[i] + STEPS[k] * STEP * along[i];
    g(y, dy);
    for (int i = 0; i < n; i++) wanted[i] += WEIGHTS[k] / STEP * dy[i];
  }
  for (int i = 0; i < n; i++) {
    printf("gradient %s %d %.17g\n", name, i, product[i]);
    expect(name, "number", i, product[i], wanted[i]);
  }
}

#define MODEL(f, n, first, step)                                                        \
  do {                                                                                  \
    struct of {                                                                         \
      static void slope(const double *x, double *dx) { GRADIENT_OF((void *)f, x, dx); } \
    };                                                                                  \
    double x_[MOST_INPUTS], v_[MOST_INPUTS], g_[MOST_INPUTS] = {0};                     \
    double product_[MOST_INPUTS] = {0};                                                 \
    for (int i_ = 0; i_ < (n); i_++)                                                    \
      x_[i_] = (first) + (step) * i_ + 0.01 * (i_ * i_ % 5), v_[i_] = 1 - 0.3 * (i_ % 4); \
    __enzyme_fwddiff<void>((void *)of::slope, x_, v_, g_, product_);                    \
    compare(of::slope, #f, x_, n, v_, product_);                                        \
  } while (0)
#endif

static int done(void) {
  if (!failures) printf("ok %d checks\n", checks);
  return failures;
}

#endif
