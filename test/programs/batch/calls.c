// Calls: of functions apart, of themselves, through pointers, of libm, of what takes its own way.
#include "batch.h"

// Not known when compiling: LLVM's sine of a constant may be another than that of libm.
static volatile double unit = 1;

APART double wave(double x, int k) { return sin(x * k) + exp(-x); }
APART void fill(double *to, int n, double x) {
  for (int i = 0; i < n; i++) to[i] = wave(x, i);
}
APART int rounds(int n) { return n * 2 - 1; }

static double composed(double x, int n) {
  double t[6], sum = 0;
  fill(t, n, x);
  for (int i = 0; i < rounds(n) / 2; i++) sum += t[i] * t[n - 1 - i];
  return sum;
}

APART double power(double x, int n) {
  if (n == 0) return 1;
  double half = power(x, n / 2);
  return n % 2 ? half * half * x : half * half;
}

// Decided by what differs, but what it does stays its own.
APART double newton(double x) {
  double r = x > 1 ? x : 1;
  while (fabs(r * r - x) > 1e-12 * x) r = 0.5 * (r + x / r);
  return r;
}
static double with_newton(double x, double y) { return newton(x * x + y) * 2 + newton(y); }

APART void put(double *to, double x) {
  if (x > 0) *to = x * x;
  else *to = -x;
}
static double through_put(double x) {
  double here = 1, there = 2;
  put(&here, x);
  put(&there, x - 1);
  return here * 3 + there;
}

typedef double (*Step)(double);
static double doubled(double x) { return x + x; }
static double squared(double x) { return x * x; }
static double stepped(Step step, double x, int n) {
  for (int i = 0; i < n; i++) x = step(x) - 0.5;
  return x;
}

static double many(double x) {
  return tgamma(fabs(x) + 1) + atan2(x, 2) + cbrt(x) + pow(fabs(x), 0.3) + fma(x, x, 1) + floor(x);
}

static double ends(double x) {
  int e;
  double m = frexp(x, &e), whole, part = modf(x * 3.7, &whole);
  return m + e + whole * 2 + part;
}

#define CHECK_TWO(f, a, b, ...)                                                               \
  do {                                                                                        \
    Two got_ = {0};                                                                           \
    REQUEST(got_ = __enzyme_batch_two((void *)f, enzyme_width, 2, a, b __VA_OPT__(, ) __VA_ARGS__)); \
    CHECK_SAME(#f, got_.of[0], first);                                                        \
    CHECK_SAME(#f, got_.of[1], second);                                                       \
  } while (0)

int main(void) {
  double first = composed(0.3 * unit, 5), second = composed(-0.7 * unit, 5);
  CHECK_TWO(composed, 0.3 * unit, -0.7 * unit, enzyme_scalar, 5);
  first = power(1.1 * unit, 13), second = power(0.7 * unit, 13);
  CHECK_TWO(power, 1.1, 0.7, enzyme_scalar, 13);
  first = power(1.1 * unit, 3), second = power(0.7 * unit, 8);
  CHECK_TWO(power, 1.1, 0.7, 3, 8);
  first = with_newton(3 * unit, 2 * unit), second = with_newton(0.2 * unit, 2 * unit);
  CHECK_TWO(with_newton, 3 * unit, 0.2 * unit, enzyme_scalar, 2 * unit);
  first = through_put(0.5 * unit), second = through_put(-2 * unit);
  CHECK_TWO(through_put, 0.5, -2.0);
  first = stepped(squared, 1.1 * unit, 4), second = stepped(squared, 0.3 * unit, 4);
  CHECK_TWO(stepped, enzyme_scalar, (void *)squared, 1.1, 0.3, enzyme_scalar, 4);
  first = stepped(squared, 1.1 * unit, 4), second = stepped(doubled, 1.1 * unit, 4);
  CHECK_TWO(stepped, (void *)squared, (void *)doubled, enzyme_scalar, 1.1, enzyme_scalar, 4);
  first = many(2.3 * unit), second = many(-0.7 * unit);
  CHECK_TWO(many, 2.3 * unit, -0.7 * unit);
  first = ends(2.3 * unit), second = ends(-100.7 * unit);
  CHECK_TWO(ends, 2.3 * unit, -100.7 * unit);
  first = sin(2.3 * unit), second = sin(-100.7 * unit);
  CHECK_TWO(sin, 2.3 * unit, -100.7 * unit);
  return checked();
}
