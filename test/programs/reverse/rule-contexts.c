// Rules in other surroundings: through pointers, asked for directly, of constants, in both modes.
#include "reverse.h"

#define RULE(f)                                                           \
  __attribute__((used)) static void *__enzyme_register_gradient_##f[] = { \
      (void *)f, (void *)augmented_##f, (void *)gradient_##f}

static int forth, back;

/* relu as its author wants it: the slope at 0 is 1/2. Inlined everywhere else. */
static inline __attribute__((always_inline)) double relu(double x) { return x > 0 ? x : 0; }
static double augmented_relu(double x) { return forth++, relu(x); }
static double gradient_relu(double x, double seed) {
  return back++, x > 0 ? seed : x < 0 ? 0 : seed / 2;
}
RULE(relu);

/* A constant: its derivative is what the rule says, and not zero. */
static double seven(double x) { return (void)x, 7; }
static double augmented_seven(double x) { return forth++, (void)x, 7; }
static double gradient_seven(double x, double seed) { return back++, (void)x, 3 * seed; }
RULE(seven);

/* Numbers that are constant here and active there; the result is not always used. */
static double weighted(double w, const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += w * x[i];
  return sum;
}
static double augmented_weighted(double w, const double *x, double *dx, int n) {
  return (void)dx, weighted(w, x, n);
}
static double gradient_weighted(double w, const double *x, double *dx, int n, double seed) {
  for (int i = 0; i < n && dx != x; i++) dx[i] += w * seed;
  return weighted(seed, x, n);
}
RULE(weighted);

static void contexts(const double *x, double *y) {
  static const double ones[3] = {1, 1, 1};
  y[0] = weighted(2.5, x, 3);             /* a constant number */
  y[1] = weighted(x[0] * x[1], ones, 3);  /* a constant array */
  y[2] = weighted(x[2], x, 2) * weighted(4, ones, 2);
  const double v[3] = {y[0], y[1], y[2]};
  y[3] = weighted(y[0], v, 3);
  weighted(x[1], x, 3);
}

/* Through pointers. */
typedef double unary(double);
static double other(double x) { return x * x * x; }
static unary *const table[] = {relu, other, sin};
static void through_pointers(const double *x, double *y) {
  for (int i = 0; i < 3; i++) y[i] = table[i](x[i]) * table[(i + 1) % 3](x[(i + 2) % 3]);
}

/* The body of a function without a rule for this mode; in forward mode, the other way round. */
static double scaled(double x) { return 2 * x; }
struct tangent {
  double primal, tangent;
};
static struct tangent forward_scaled(double x, double dx) {
  return (struct tangent){2 * x, 5 * dx};
}
__attribute__((used)) static void *__enzyme_register_derivative_scaled[] = {(void *)scaled,
                                                                            (void *)forward_scaled};
static double of_both(double x) { return scaled(x) + seven(x); }

/* A rule that asks for a derivative itself, and one whose functions call their primal. */
static double base(double x) { return exp(x / 2) * x; }
static double outer(double x) { return base(x); }
static double augmented_outer(double x) { return forth++, outer(x); }
static double gradient_outer(double x, double seed) {
  back++;
  double slope = NAN;
  REQUEST(slope = __enzyme_autodiff_double((void *)base, enzyme_out, x));
  return seed * slope;
}
RULE(outer);
static void with_requests(const double *x, double *y) { y[0] = outer(x[0]) * outer(x[1] * x[0]); }

int main(void) {
  CHECK_ADJOINT_MAP(contexts, ((double[]){0.7, -0.4, 1.1}), 3, 4, NULL);
  CHECK_ADJOINT_MAP(through_pointers, ((double[]){0.7, 1.4, 1.1}), 3, 3, NULL);
  CHECK_ADJOINT_MAP(with_requests, ((double[]){0.7, 1.4}), 2, 1, NULL);
#ifndef REFERENCE_ONLY
  forth = back = 0;
  CHECK_GOT("relu at 0", __enzyme_autodiff_double((void *)relu, enzyme_out, 0.0), 0.5, 0);
  CHECK_GOT("relu at 1", __enzyme_autodiff_double((void *)relu, enzyme_out, 1.0), 1, 0);
  CHECK_GOT("seven", __enzyme_autodiff_double((void *)seven, enzyme_out, 1.0), 3, 0);
  CHECK_GOT("seven of a constant", __enzyme_autodiff_double((void *)weighted, 2.0, enzyme_const, (double[]){1, 2}, 2), 3, 0);
  CHECK_GOT("augmented", forth, 3, 0);
  CHECK_GOT("gradients", back, 3, 0);
  CHECK_GOT("backwards", __enzyme_autodiff_double((void *)of_both, enzyme_out, 1.0), 2 + 3, 0);
  CHECK_GOT("forwards", __enzyme_fwddiff_double((void *)of_both, 1.0, 1.0), 5 + 0, 0);
#endif
  return checked();
}
