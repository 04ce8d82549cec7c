// Second derivatives of words that are numbers or addresses, moved by what does not look, also at zeros.
#include "nested.h"

struct item {
  long kind;
  union {
    double number;
    const double *list;
  } held;
};

__attribute__((noinline)) static void turn(struct item *to, const struct item *from, int n) {
  for (int i = 0; i < n; i++) to[i] = from[n - 1 - i];
}

__attribute__((noinline)) static double value(const struct item *item) {
  return item->kind ? item->held.list[0] * item->held.list[1] : item->held.number;
}

/* Where the numbers are zeros, adjoints are, whose tangents are not. */
static double product(const double *x) {
  struct item first[3], second[3], third[3];
  first[0].kind = first[2].kind = 0;
  first[0].held.number = x[0] * x[2];
  first[1].kind = 1;
  first[1].held.list = x + 2;
  first[2].held.number = sin(x[1]);
  turn(second, first, 3);
  turn(third, second, 3);
  const double a = value(&third[0]), b = value(&third[1]), c = value(&third[2]);
  return a * c + b * b * a * c;
}

NESTED_NUMBER(product)

static void slopes(const double *x, double *g) {
  __enzyme_autodiff_void((void *)product, enzyme_dup, x, g);
}

/* The first two derivatives are 0, and move with each other. */
static void mixed(const double *x) {
  double v[4] = {0.5, -1.5}, g[4] = {0}, hv[4] = {0};
  const double b = x[2] * x[3], most = x[2] * (1 + b * b);
  REQUEST(__enzyme_fwddiff_void((void *)slopes, enzyme_dup, x, v, enzyme_dup, g, hv));
  for (int i = 0; i < 2; i++) check_got("of zeros", hv[i], most * v[1 - i], 1e-13);
}

int main(void) {
  double anywhere[4] = {0.5, 0.7, 1.1, 0.9}, zeros[4] = {0, 0, 1.1, 0.9};
  CHECK_NESTED_NUMBER(product, anywhere, 4);
  CHECK_NESTED_NUMBER(product, zeros, 4);
  mixed(zeros);
  return checked();
}
