// Second derivatives where rules of the user's are differentiated themselves.
#include "reverse.h"
#include <stdlib.h>

#define RULE(f)                                                           \
  __attribute__((used)) static void *__enzyme_register_gradient_##f[] = { \
      (void *)f, (void *)augmented_##f, (void *)gradient_##f}

struct kept {
  double tape, primal;
};
static double sine(double x) { return sin(x); }
static struct kept augmented_sine(double x) { return (struct kept){cos(x), sin(x)}; }
static double gradient_sine(double x, double seed, double tape) { return (void)x, seed * tape; }
RULE(sine);

/* With a tape on the heap. */
struct kept_cubes {
  double *copies, sum;
};
static double cubes(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * x[i];
  return sum;
}
static struct kept_cubes augmented_cubes(const double *x, const double *dx, int n) {
  double *copies = malloc(n * sizeof *copies);
  for (int i = 0; i < n; i++) copies[i] = x[i];
  return (void)dx, (struct kept_cubes){copies, cubes(x, n)};
}
static void gradient_cubes(const double *x, double *dx, int n, double seed, double *copies) {
  for (int i = 0; i < n && dx != x; i++) dx[i] += 3 * copies[i] * copies[i] * seed;
  free(copies);
}
RULE(cubes);

static double by_rules(double x) {
  double v[2] = {x * x, sine(x)};
  return sine(x) * x * sine(2 * x) + cubes(v, 2);
}
static double plain(double x) {
  double a = x * x, b = sin(x);
  return sin(x) * x * sin(2 * x) + a * a * a + b * b * b;
}

static double slope_by_hand(double x) {
  double a = sin(x), c = cos(x);
  return c * x * sin(2 * x) + a * sin(2 * x) + 2 * a * x * cos(2 * x) + 6 * pow(x, 5) + 3 * a * a * c;
}
static double slope(double x) {
  double got = NAN;
  REQUEST(got = __enzyme_autodiff_double((void *)by_rules, enzyme_out, x));
  return got;
}
static double wanted_slope(double x) {
  double got = NAN;
  REQUEST(got = __enzyme_fwddiff_double((void *)plain, x, 1.0));
  return got;
}

int main(void) {
#ifndef REFERENCE_ONLY
  for (double x = -1; x < 2; x += 0.75) {
    double wanted = __enzyme_fwddiff_double((void *)wanted_slope, x, 1.0);
    CHECK_GOT("first", slope(x), wanted_slope(x), BY_FORMULA);
    CHECK_GOT("forward over reverse", __enzyme_fwddiff_double((void *)slope, x, 1.0), wanted, BY_FORMULA);
    CHECK_GOT("reverse over reverse", __enzyme_autodiff_double((void *)slope, x), wanted, BY_FORMULA);
  }
#endif
  CHECK_ADJOINT_SCALAR(by_rules, 0.7, slope_by_hand(0.7));
  return checked();
}
