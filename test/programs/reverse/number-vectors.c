// Vectors of the compiler: arithmetic, loads and stores, comparison and choice, sums over lanes.
#include "reverse.h"

typedef double four __attribute__((vector_size(32)));
typedef long four_longs __attribute__((vector_size(32)));
typedef float eight __attribute__((vector_size(32)));

static four load(const double *p) {
  four v;
  memcpy(&v, p, sizeof v);
  return v;
}

static double sum(four v) { return v[0] + v[1] + v[2] + v[3]; }

static void all(const double *x, double *y) {
  four a = load(x), b = load(x + 1), work[2] = {a * b, a - 2.0};
  for (int i = 0; i < 3; i++) {
    four_longs larger = work[0] > work[1];
    four chosen = (four)((larger & (four_longs)a) | (~larger & (four_longs)b));
    work[i & 1] = work[0] * 0.5 + work[1] * chosen * (four){1, 2, -1, 0.5};
  }
  memcpy(y, work, sizeof work);
  y[8] = sum(work[0] * work[1]) + sum(-a / (b * b + 1.0));
  eight f;
  for (int i = 0; i < 8; i++) f[i] = 0.5f * i;
  f *= f;
  y[9] = (double)f[3] * x[0];
}

static void formula_of_sum(const double *x, double *dx) {
  for (int i = 0; i < 5; i++) dx[i] = (i < 4 ? x[i + 1] : 0) + (i > 0 ? x[i - 1] : 0);
}

static double product(const double *x) { return sum(load(x) * load(x + 1)); }

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 0.25, 1.5}), 5, 10, NULL);
  CHECK_GRADIENT(product, ((double[]){0.5, 0.75, -0.875, 0.25, 1.5}), 5, formula_of_sum);
  return checked();
}
