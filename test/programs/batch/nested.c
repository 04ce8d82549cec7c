// Derivatives of what holds a batch, batches of what holds a derivative, batches in batches.
#include "batch.h"

static double term(double x, double k) { return x * x * k + sin(k * x); }
static double slope(double x, double k) { return 2 * x * k + k * cos(k * x); }

static double summed(double x) {
  Four got = __enzyme_batch_four((void *)term, enzyme_width, 4, enzyme_scalar, x, 1.0, 2.0, 3.0, 4.0);
  return got.of[0] + got.of[1] + got.of[2] + got.of[3];
}

static double branching(double x) { return x > 1 ? slope(x, 2) * x : exp(x); }
static double summed_ways(double x) {
  Two got = __enzyme_batch_two((void *)branching, enzyme_width, 2, x, x + 2);
  return got.of[0] * got.of[1];
}
static double ways_formula(double x) {
  double h = x + 2, v = branching(h), dv = (2 - 4 * sin(2 * h)) * 2 * h / 2 + 0;
  dv = 2 * h * 2 + 2 * cos(2 * h) + h * (4 - 4 * sin(2 * h));
  return exp(x) * v + exp(x) * dv;
}

static double by_forward(double x, double k) {
  return __enzyme_fwddiff_double((void *)term, x, 1.0, enzyme_const, k);
}
static double by_reverse(double x, double k) {
  return __enzyme_autodiff_double((void *)term, enzyme_out, x, enzyme_const, k);
}

static void squares(double *y, const double *x) {
  Two got = __enzyme_batch_two((void *)term, enzyme_width, 2, x[0], x[1], enzyme_scalar, 2.0);
  y[0] = got.of[0], y[1] = got.of[1];
}

static double inner(double x, double y) {
  Two got = __enzyme_batch_two((void *)term, enzyme_width, 2, x, y, enzyme_scalar, 3.0);
  return got.of[0] - got.of[1];
}

int main(void) {
  double x = 0.7, wanted = slope(x, 1) + slope(x, 2) + slope(x, 3) + slope(x, 4), got = 0;
  REQUEST(got = __enzyme_fwddiff_double((void *)summed, x, 1.0));
  check_got("forward over a batch", got, wanted, BY_FORMULA);
  REQUEST(got = __enzyme_autodiff_double((void *)summed, enzyme_out, x));
  check_got("reverse over a batch", got, wanted, BY_FORMULA);
  wanted = ways_formula(x);
  REQUEST(got = __enzyme_fwddiff_double((void *)summed_ways, x, 1.0));
  check_got("forward over ways", got, wanted, BY_FORMULA);
  REQUEST(got = __enzyme_autodiff_double((void *)summed_ways, enzyme_out, x));
  check_got("reverse over ways", got, wanted, BY_FORMULA);

  double at[] = {0.3, -0.8}, seeds[] = {1, 10}, y[2] = {0}, d[2] = {0};
  REQUEST(__enzyme_autodiff_void((void *)squares, enzyme_dup, y, seeds, enzyme_dup, at, d));
  check_got("adjoints through memory", d[0], slope(0.3, 2), BY_FORMULA);
  check_got("adjoints through memory", d[1], 10 * slope(-0.8, 2), BY_FORMULA);

  Two two = {0};
  REQUEST(two = __enzyme_batch_two((void *)by_forward, enzyme_width, 2, x, -x, enzyme_scalar, 3.0));
  check_got("batch of tangents", two.of[0], slope(x, 3), BY_FORMULA);
  check_got("batch of tangents", two.of[1], slope(-x, 3), BY_FORMULA);
  REQUEST(two = __enzyme_batch_two((void *)by_reverse, enzyme_width, 2, x, -x, 3.0, 2.0));
  check_got("batch of adjoints", two.of[0], slope(x, 3), BY_FORMULA);
  check_got("batch of adjoints", two.of[1], slope(-x, 2), BY_FORMULA);
  REQUEST(two = __enzyme_batch_two((void *)inner, enzyme_width, 2, x, 2 * x, enzyme_scalar, 0.25));
  CHECK_SAME("batch of batches", two.of[0], term(x, 3) - term(0.25, 3));
  CHECK_SAME("batch of batches", two.of[1], term(2 * x, 3) - term(0.25, 3));
  return checked();
}
