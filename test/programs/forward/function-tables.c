// Function pointers: in a constant table, in a local array, chosen by data, and returned.
#include "check.h"

typedef double unary(double);

static double square(double x) { return x * x; }
static double half(double x) { return x / 2; }
static double shifted(double x) { return sin(x) + 1; }

static unary *const table[] = {square, half, shifted};

static unary *pick(int i) { return i < 2 ? table[1 - i] : shifted; }

static double chain(const int *order, int n, double x) {
  for (int i = 0; i < n; i++) x = table[order[i]](x);
  return x;
}

static void all(const double *x, double *y) {
  static const int order[] = {0, 2, 1, 0};
  unary *mine[2] = {x[0] > 0 ? square : half, x[1] > 0 ? square : half};
  y[0] = chain(order, 4, x[0]);
  y[1] = mine[0](x[0]) * mine[1](x[1]);
  y[2] = 0;
  for (int i = 0; i < 3; i++) y[2] += pick(i)(x[i]);
}

static void formula(const double *x, const double *dx, double *dy) {
  double a = sin(x[0] * x[0]) + 1;
  dy[0] = a / 2 * cos(x[0] * x[0]) * 2 * x[0] * dx[0];
  dy[1] = x[0] * dx[0] * x[1] + x[0] * x[0] / 2 * dx[1];
  dy[2] = dx[0] / 2 + 2 * x[1] * dx[1] + cos(x[2]) * dx[2];
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.9, -0.5, 1.7}), 3, 3, formula);
  return checked();
}
