// Kahan's summation and exact products: algorithms that need every rounding kept as it is.
#include "check.h"

static double kahan(const double *v, int n) {
  double sum = 0, lost = 0;
  for (int i = 0; i < n; i++) {
    double term = v[i] - lost, next = sum + term;
    lost = (next - sum) - term;
    sum = next;
  }
  return sum;
}

static double compensated_dot(const double *a, const double *b, int n) {
  double sum = 0, error = 0;
  for (int i = 0; i < n; i++) {
    double p = a[i] * b[i], low = fma(a[i], b[i], -p);
    double next = sum + p, back = next - sum;
    error += (sum - (next - back)) + (p - back) + low;
    sum = next;
  }
  return sum + error;
}

static void all(const double *x, double *y) {
  double scaled[5];
  for (int i = 0; i < 5; i++) scaled[i] = x[i] * (i % 2 ? 8 : 0.125);
  y[0] = kahan(scaled, 5);
  y[1] = compensated_dot(x, scaled, 5);
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[0] = dy[1] = 0;
  for (int i = 0; i < 5; i++) {
    double scale = i % 2 ? 8 : 0.125;
    dy[0] += scale * dx[i];
    dy[1] += 2 * scale * x[i] * dx[i];
  }
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.8, -1.1, 0.3, 2, 1.7}), 5, 2, formula);
  return checked();
}
