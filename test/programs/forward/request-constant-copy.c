// A struct passed by value and marked constant: what the function stores in its copy is not.
#include "check.h"

struct block {
  double first, rest[3];
  double *behind;
};

static double fill(const double *x, struct block own) {
  own.first = x[0] * x[0];
  for (int i = 0; i < 3; i++) own.rest[i] *= x[1];
  own.behind = &own.rest[1];
  *own.behind += own.first;
  return own.first + own.rest[1] + own.rest[2];
}

int main(void) {
  double x[] = {3, 5}, dx[] = {1, 0.5};
  struct block b = {7, {1, 2, 4}, 0};
  double got = __enzyme_fwddiff_double((void *)fill, enzyme_dup, x, dx, enzyme_const, b);
  CHECK_GOT("tangent", got, 2 * 2 * 3.0 + (2 + 4) * 0.5, BY_FORMULA);
  CHECK_NEAR("the caller's own", b.first, 7, BY_FORMULA);
  return checked();
}
