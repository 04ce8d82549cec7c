// Calls through pointers: from a table, chosen by data, returned, compared; passed by requests alone.
#include "reverse.h"

typedef double unary(double);

static double square(double x) { return x * x; }
static double half(double x) { return x / 2; }
static double shifted(double x) { return sin(x) + 1; }

static double cube(double x) { return x * x * x; }

static unary *const table[] = {square, half, shifted, NULL};

__attribute__((noinline)) static unary *pick(double x) {
  return x < 0 ? half : x < 1 ? shifted : table[0];
}

__attribute__((noinline)) static double twice(unary *f, double x) {
  double y = f(x);
  return f == half ? y : f(y) * y;
}

static void all(const double *x, double *y) {
  y[0] = x[0];
  for (unary *const *f = table; *f; f++) y[0] = (*f)(y[0]) * x[1];
  unary *local[3] = {x[0] > 0 ? square : half, NULL, shifted};
  y[1] = 0;
  for (int i = 0; i < 3; i++)
    if (local[i]) y[1] += local[i](x[i]) * twice(local[i], y[0]);
  double t = x[2];
  for (int i = 0; i < 6; i++) {
    unary *f = pick(t);
    t = f(t) * 1.25 - 0.5;
    if (i == 3) f = table[i % 2];
    y[2 + i] = twice(f, t);
  }
}

int main(void) {
  double by_x[4] = {0};
  REQUEST(by_x[0] = __enzyme_autodiff_double((void *)twice, cube, cube, 1.25));
  REQUEST(by_x[1] = __enzyme_autodiff_double((void *)twice, enzyme_const, cube, 1.25));
  REQUEST(by_x[2] = __enzyme_fwddiff_double((void *)twice, cube, cube, 1.25, 1.0));
  REQUEST(by_x[3] = __enzyme_fwddiff_double((void *)twice, enzyme_const, cube, 1.25, 1.0));
  for (int i = 0; i < 4; i++)
    CHECK_DERIVATIVE("passed", by_x[i], 12 * powl(1.25L, 11), DIFFERENCE(x, 1.25, twice(cube, x)));
  CHECK_ADJOINT_MAP_WITHIN(0x1p-7, all, ((double[]){0.8, -0.5, 1.7}), 3, 8, NULL);
  return checked();
}
