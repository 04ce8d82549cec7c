// In-place updates: cumulative sums and products, reversal, and prefix differences.
#include "check.h"

static void cumulate(double *v, int n) {
  for (int i = 1; i < n; i++) v[i] += v[i - 1];
}

static void reverse(double *v, int n) {
  for (int i = 0, j = n - 1; i < j; i++, j--) {
    double t = v[i];
    v[i] = v[j];
    v[j] = t;
  }
}

static void all(const double *x, double *y) {
  for (int i = 0; i < 6; i++) y[i] = x[i];
  cumulate(y, 6);
  reverse(y, 6);
  for (int i = 0; i < 5; i++) y[i] *= y[i + 1];
  for (int i = 5; i > 0; i--) y[i] -= y[i - 1];
  for (double *p = y; p < y + 6; p += 2) *p = *p * *p;
}

static void formula(const double *x, const double *dx, double *dy) {
  double s[7], ds[7], p[6], dp[6];
  s[6] = x[0], ds[6] = dx[0];
  for (int i = 5; i > 0; i--) s[i] = s[i + 1] + x[6 - i], ds[i] = ds[i + 1] + dx[6 - i];
  for (int i = 0; i < 5; i++)
    p[i] = s[i + 1] * s[i + 2], dp[i] = ds[i + 1] * s[i + 2] + s[i + 1] * ds[i + 2];
  p[5] = s[6], dp[5] = ds[6];
  for (int i = 0; i < 6; i++) {
    double value = i ? p[i] - p[i - 1] : p[0], tangent = i ? dp[i] - dp[i - 1] : dp[0];
    dy[i] = i % 2 ? tangent : 2 * value * tangent;
  }
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.5, -1, 0.75, 2, -0.25, 1.5}), 6, 6, formula);
  return checked();
}
