// Calls whose result is the result: tail recursion, forwarders, and chains of them.
#include "reverse.h"

__attribute__((noinline)) static double last(double x, const double *v) { return x * v[0] + v[1]; }
__attribute__((noinline)) static double forward(double x, const double *v) {
  return last(x * x, v + 1);
}

__attribute__((noinline)) static double horner(const double *c, int n, double x, double value) {
  return n ? horner(c + 1, n - 1, x, value * x + *c) : value;
}

static double alternate(const double *v, int n, double a, double b) {
  if (n == 0) return forward(a * b, v);
  return n & 1 ? alternate(v, n - 1, b, a * v[n]) : alternate(v, n - 1, a + sin(b), a);
}

__attribute__((noinline)) static void store(double *to, double x) { *to = x * x; }
__attribute__((noinline)) static void store_twice(double *to, double x) {
  store(to, x);
  return store(to + 1, *to);
}

static void all(const double *x, double *y) {
  y[0] = forward(x[3], x);
  y[1] = horner(x, 4, x[0], x[1]);
  y[2] = alternate(x, 3, x[1], x[2]);
  store_twice(y + 3, x[2]);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2}), 4, 5, NULL);
  return checked();
}
