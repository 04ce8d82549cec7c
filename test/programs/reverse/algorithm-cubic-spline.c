// A natural cubic spline through active points: its moments, and values between the points.
#include "reverse.h"

enum { N = 6 };

static void moments(const double *t, const double *v, double *m) {
  double above[N] = {0};
  m[0] = m[N - 1] = 0;
  for (int i = 1; i < N - 1; i++) {
    double left = t[i] - t[i - 1], right = t[i + 1] - t[i];
    double slope = (v[i + 1] - v[i]) / right - (v[i] - v[i - 1]) / left;
    double pivot = 2 * (left + right) - left * above[i - 1];
    above[i] = right / pivot;
    m[i] = (6 * slope - left * m[i - 1]) / pivot;
  }
  for (int i = N - 2; i > 0; i--) m[i] -= above[i] * m[i + 1];
}

static double value(const double *t, const double *v, const double *m, double at) {
  int low = 0, high = N - 1;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (t[middle] > at) high = middle;
    else low = middle;
  }
  double h = t[high] - t[low], a = (t[high] - at) / h, b = (at - t[low]) / h;
  return a * v[low] + b * v[high] +
         ((a * a * a - a) * m[low] + (b * b * b - b) * m[high]) * h * h / 6;
}

static void all(const double *x, double *y) {
  double m[N];
  moments(x, x + N, m);
  for (int i = 0; i < 3; i++) y[i] = value(x, x + N, m, x[2 * N] + i);
  memcpy(y + 3, m, sizeof m);
}

int main(void) {
  double x[] = {0, 0.5, 1.2, 1.9, 2.6, 3.3, 1, 0.6, -0.5, 0.8, 0.3, 1, 0.8};
  CHECK_ADJOINT_MAP(all, x, 2 * N + 1, 3 + N, NULL);
  return checked();
}
