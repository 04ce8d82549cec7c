// Calls through pointers of which it turns out that they are always of the same function.

#include "reverse.h"

static double numbers[2];

static double weigh(double x) {
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += sin(sum + x);
  return sum;
}

// The loop is left to where the early return goes, too.
static void scale(double *x, int n) {
  if (n < 2) {
    *x = weigh(*x);
    return;
  }
  for (int i = 0; i < n; i++) x[i] *= x[i] * x[n - 1];
}

static double either(double x) {
  void (*chosen)(double *, int) = x != x ? scale : scale;
  numbers[0] = x;
  numbers[1] = x + 1;
  chosen(numbers, 2);
  chosen(numbers, 1);
  return numbers[0] * numbers[1];
}

int main(void) {
  double x = 0.5, a = x * x * (x + 1), da = 3 * x * x + 2 * x;
  double b = (x + 1) * (x + 1) * (x + 1), db = 3 * (x + 1) * (x + 1);
  double sum = 0, dsum = 0;
  for (int i = 0; i < 3; i++) {
    dsum += cos(sum + a) * (dsum + da);
    sum += sin(sum + a);
  }
  CHECK_ADJOINT_SCALAR(either, x, dsum * b + sum * db);
  return checked();
}
