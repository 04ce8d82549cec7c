// Linear prediction: autocorrelation of a signal, Levinson's recursion, and what it predicts.
#include "reverse.h"

enum { N = 10, ORDER = 4 };

static double levinson(const double *r, double *a) {
  double error = r[0];
  a[0] = 1;
  for (int k = 1; k <= ORDER; k++) {
    double reflection = r[k];
    for (int i = 1; i < k; i++) reflection += a[i] * r[k - i];
    reflection /= -error;
    a[k] = reflection;
    for (int i = 1, j = k - 1; i <= j; i++, j--) {
      double left = a[i], right = a[j];
      a[i] += reflection * right;
      if (i != j) a[j] += reflection * left;
    }
    error *= 1 - reflection * reflection;
  }
  return error;
}

static void predict(const double *x, double *y) {
  double r[ORDER + 1], a[ORDER + 1];
  for (int k = 0; k <= ORDER; k++) {
    r[k] = k == 0 ? 0.1 : 0;
    for (int i = k; i < N; i++) r[k] += x[i] * x[i - k];
  }
  y[0] = levinson(r, a);
  for (int i = 1; i <= ORDER; i++) y[i] = a[i];
  y[ORDER + 1] = 0;
  for (int i = 1; i <= ORDER; i++) y[ORDER + 1] -= a[i] * x[N - i];
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = cos(i * i + 1) + sin(i);
  CHECK_ADJOINT_MAP(predict, x, N, ORDER + 2, NULL);
  return checked();
}
