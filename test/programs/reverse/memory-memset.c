// memset and assignments of zero: what was there before no longer counts.
#include "reverse.h"

struct record {
  int n;
  double a[3];
  double *p;
};

static void all(const double *x, double *y) {
  double v[6];
  memcpy(v, x, sizeof v);
  double before = v[1] * v[2];
  memset(v, 0, 3 * sizeof *v);
  v[1] += x[0] * v[4];
  y[0] = v[0] + v[1] + before;
  for (int i = 0; i < 4; i++) {
    double sums[2];
    memset(sums, 0, sizeof sums);
    for (int j = 0; j <= i; j++) sums[j & 1] += v[j + 1] * x[j];
    y[1 + i] = sums[0] * sums[1] + sums[0];
    if (i == 2) memset(v + i, 0, (i - 1) * sizeof *v);
  }
  struct record r = {2, {x[0], x[1], x[2]}, v};
  y[5] = r.a[1] * *r.p;
  r = (struct record){0};
  y[6] = r.a[1] + (r.p ? 1 : x[3]);
  memset(&r, 0, sizeof r);
  r.a[2] = x[5];
  y[7] = r.a[0] + r.a[2] * r.a[2];
  memset(y + 3, 0, sizeof *y);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2, 0.5, -0.3}), 6, 8, NULL);
  return checked();
}
