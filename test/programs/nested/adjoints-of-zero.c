// Adjoints that happen to be 0 where a value may be left out: their own derivatives are not 0.
#include "nested.h"

typedef double four __attribute__((vector_size(32)));

/* The adjoint of the root is x[1], which is 0. */
static double chosen(const double *x) {
  double root = sqrt(x[0]), all = root * x[1] + x[2];
  double square = all * all;
  return x[1] > -1 ? square : x[2];
}

/* Lanes in memory; adjoints of the quotients are numbers beside them, two of them 0. */
static void lanes(const double *x, double *y) {
  four v = {x[0], x[1], x[2], x[3]}, quotients = 1 / (v * v + 2);
  double room[4];
  __builtin_memcpy(room, &quotients, sizeof room);
  for (int i = 0; i < 4; i++) {
    double next = x[(i + 1) % 4];
    y[i] = room[i] * next * next + room[i] * x[(i + 2) % 4];
  }
}

static double largest(const double *x) {
  return fmax(x[0] * x[0] / (x[2] + 2) * x[1], x[3] - 9) * x[1];
}

NESTED_NUMBER(chosen)
NESTED_MAP(lanes)
NESTED_NUMBER(largest)

/* Products whose factors are 0, which are 0 whatever the other one is. */
static double product(const double *x) { return x[0] * x[1]; }

static void product_gradient(const double *x, double *g) {
  __enzyme_autodiff_void((void *)product, enzyme_strong_zero, enzyme_dup, x, g);
}

static void strong_zeros(void) {
  double x[2] = {0, 0}, v[2] = {1, 2}, g[2] = {0, 0}, hv[2] = {0, 0};
  REQUEST(__enzyme_fwddiff_void((void *)product_gradient, enzyme_strong_zero, enzyme_dup, x, v,
                                enzyme_dup, g, hv));
  for (int i = 0; i < 2; i++) check_got("strong zeros", hv[i], v[1 - i], 0);
}

int main(void) {
  double x[4] = {1.5, 0, 0.75, 0};
  CHECK_NESTED_NUMBER(chosen, x, 3);
  CHECK_NESTED_MAP(lanes, x, 4, 4);
  CHECK_NESTED_NUMBER(largest, x, 4);
  strong_zeros();
  return checked();
}
