// __float128: by value, in loops over memory that is overwritten, converted from and to double.
#include "reverse.h"

extern __float128 __enzyme_autodiff_quad(void *, int, __float128);

static __float128 ratio(__float128 x) {
  __float128 y = 1;
  for (int i = 1; i < 6; i++) y = y * x / i + (y > 1 ? x : 1 / x);
  return y;
}

static double narrow(double x) { return ratio(x); }

static void all(const double *x, double *y) {
  __float128 v[4], sum = 0;
  for (int i = 0; i < 4; i++) v[i] = x[i];
  for (int i = 0; i < 12; i++) {
    v[i % 4] = v[i % 4] * v[(i + 1) % 4] + (__float128)0.5;
    sum += v[i % 4] / (i + 1);
    if (v[i % 4] < 0) v[i % 4] = -v[i % 4];
  }
  y[0] = sum;
  y[1] = (float)v[1] * 0 + (double)(v[2] - sum);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 0.25}), 4, 2, NULL);
  __float128 slope = 0, x = 0.75, y = 1, dy = 0;
  REQUEST(slope = __enzyme_autodiff_quad((void *)ratio, enzyme_out, x));
  for (int i = 1; i < 6; i++) {
    dy = (dy * x + y) / i + (y > 1 ? 1 : -1 / (x * x));
    y = y * x / i + (y > 1 ? x : 1 / x);
  }
  CHECK_NEAR("references", dy, difference_of(narrow, 0.75, 0.0625), BY_DIFFERENCES);
  CHECK_GOT("slope", slope, dy, LDBL_EPSILON);
#ifdef REFERENCE_ONLY
  slope = dy;
#endif
  CHECK_NEAR("more digits", (slope - dy) * 0x1p80Q, 0, 1);
  return checked();
}
