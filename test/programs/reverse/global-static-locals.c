// Static locals: counters, memory of the last call, a table filled on first use.
#include "reverse.h"

__attribute__((noinline)) static double filtered(double x, int reset) {
  static double last[2];
  static int calls;
  if (reset) last[0] = last[1] = 0, calls = 0;
  double y = x + 0.5 * last[calls & 1] * last[1];
  last[calls++ & 1] = y;
  return y * calls;
}

static double tabled(double x) {
  static double table[5];
  static int filled;
  if (!filled) {
    for (int i = 0; i < 5; i++) table[i] = exp(-0.5 * i);
    filled = 1;
  }
  double sum = 0;
  for (int i = 0; i < 5; i++) sum = sum * x + table[i];
  return sum;
}

static const double *kept(double x) {
  static double last;
  last = x * x;
  return &last;
}

static void all(const double *x, double *y) {
  for (int i = 0; i < 6; i++) y[i] = filtered(x[i % 3], i == 0);
  y[6] = tabled(x[0]) * tabled(x[1]);
  const double *p = kept(x[2]);
  y[7] = *p;
  kept(x[1]);
  y[7] *= *p;
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.9, 1.3, -0.7}), 3, 8, NULL);
  return checked();
}
