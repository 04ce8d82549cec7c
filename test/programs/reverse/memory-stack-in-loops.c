// Local arrays in loops: of constant and of computed length, alloca, and addresses that escape.
#include "reverse.h"

__attribute__((noinline)) static void powers(double x, double *to, int n) {
  to[0] = x;
  for (int i = 1; i < n; i++) to[i] = to[i - 1] * x;
}

static void all(const double *x, double *y) {
  double sum = 0;
  for (int i = 1; i < 5; i++) {
    double fixed[4], variable[i + 1];
    powers(x[i % 4] + sum / 8, fixed, 4);
    powers(fixed[i - 1], variable, i + 1);
    sum += fixed[2] * variable[i];
    y[i - 1] = variable[i / 2] * sum;
  }
  double *kept[3];
  for (int i = 0; i < 3; i++) {
    kept[i] = __builtin_alloca((i + 1) * sizeof(double));
    powers(x[i], kept[i], i + 1);
  }
  for (int i = 0; i < 3; i++)
    for (int j = 0; j <= i; j++) kept[i][j] *= kept[2][j] + sum;
  y[4] = kept[0][0] + kept[1][1] * kept[2][2];
  for (int i = 0; i < 3; i++) {
    double local;
    double *p = i & 1 ? &local : kept[0];
    local = x[i] * *kept[0];
    *p *= local;
    y[5 + i] = local + *kept[0];
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 0.9}), 4, 8, NULL);
  return checked();
}
