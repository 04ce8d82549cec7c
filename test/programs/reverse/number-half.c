// _Float16: products and sums in loops, in memory, converted from and to float and double.
#include "reverse.h"

static const long double HALF_EPSILON = 0x1p-10L;

static double horner(const double *x) {
  _Float16 c[3] = {1.5f16, -0.5f16, 0.25f16}, value = 0, at = (_Float16)x[0];
  for (int i = 0; i < 3; i++) {
    value = value * at + c[i] * (_Float16)x[1];
    c[i] = value;
  }
  return (double)value + (float)c[1];
}

static double wide(const double *x) {
  double a = x[0], b = x[1], c1 = 1.5 * a * b - 0.5 * b;
  return c1 * a + 0.25 * b + c1;
}

static float dot(const _Float16 *a, const _Float16 *b, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum += (float)a[i] * (float)b[i];
  return sum;
}

int main(void) {
  double x[] = {0.75, 1.5}, dx[2] = {0}, at[2];
  REQUEST(__enzyme_autodiff_double((void *)horner, enzyme_dup, x, dx));
  for (int i = 0; i < 2; i++) {
    memcpy(at, x, sizeof x);
    CHECK_GOT("horner", dx[i], DIFFERENCE(t, x[i], (at[i] = t, wide(at))), 16 * HALF_EPSILON);
  }
  CHECK_NEAR("references", horner(x), wide(x), 16 * HALF_EPSILON);
  _Float16 a[] = {1, 2, -0.5f16}, b[] = {0.25f16, -1, 3}, da[3] = {0}, db[3] = {0};
  REQUEST(__enzyme_autodiff_void((void *)dot, enzyme_dup, a, da, enzyme_dup, b, db, 3));
  for (int i = 0; i < 3; i++) {
    CHECK_GOT("a", da[i], b[i], 0);
    CHECK_GOT("b", db[i], a[i], 0);
  }
  return checked();
}
