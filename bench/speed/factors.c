/* Weighted squares of the factors of a matrix: L and U, or L of CHOLESKY. */
#include "speed.h"

#ifdef CHOLESKY

void factor(int n, double *a) {
  for (int j = 0; j < n; j++) {
    double sum = a[j * n + j];
    for (int k = 0; k < j; k++) sum -= a[j * n + k] * a[j * n + k];
    a[j * n + j] = sqrt(sum);
    for (int i = j + 1; i < n; i++) {
      double other = a[i * n + j];
      for (int k = 0; k < j; k++) other -= a[i * n + k] * a[j * n + k];
      a[i * n + j] = other / a[j * n + j];
      a[j * n + i] = 0;
    }
  }
}

/* Turn the derivatives d by the factor a into those by the matrix. */
static void factor_back(int n, const double *restrict a, double *restrict d) {
  for (int j = n - 1; j >= 0; j--) {
    double inverse = 1 / a[j * n + j];
    for (int i = n - 1; i > j; i--) {
      double back = d[i * n + j] * inverse;
      d[j * n + j] -= back * a[i * n + j];
      d[i * n + j] = back;
      for (int k = 0; k < j; k++) {
        d[i * n + k] -= back * a[j * n + k];
        d[j * n + k] -= back * a[i * n + k];
      }
      d[j * n + i] = 0;
    }
    d[j * n + j] *= 0.5 * inverse;
    for (int k = 0; k < j; k++) d[j * n + k] -= 2 * d[j * n + j] * a[j * n + k];
  }
}

#else

void factor(int n, double *a) {
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++) {
      a[i * n + k] /= a[k * n + k];
      for (int j = k + 1; j < n; j++) a[i * n + j] -= a[i * n + k] * a[k * n + j];
    }
}

/* Subtract l times d from other; return the product of d and a, summed up in four parts. */
static double take_row(int n, const double *restrict a, const double *restrict d,
                       double *restrict other, double l) {
  double parts[4] = {0};
  int j = 0;
  for (; j + 4 <= n; j += 4)
    for (int k = 0; k < 4; k++) {
      parts[k] += d[j + k] * a[j + k];
      other[j + k] -= l * d[j + k];
    }
  for (; j < n; j++) {
    parts[0] += d[j] * a[j];
    other[j] -= l * d[j];
  }
  return (parts[0] + parts[1]) + (parts[2] + parts[3]);
}

/* Turn the derivatives d by the factors a into those by the matrix: what is needed is in the factors. */
static void factor_back(int n, const double *a, double *d) {
  for (int k = n - 1; k >= 0; k--) {
    double inverse = 1 / a[k * n + k];
    for (int i = k + 1; i < n; i++) {
      int from = k + 1, many = n - from;
      double l = a[i * n + k], dl = d[i * n + k];
      dl -= take_row(many, a + k * n + from, d + i * n + from, d + k * n + from, l);
      d[i * n + k] = dl * inverse;
      d[k * n + k] -= dl * inverse * l;
    }
  }
}

#endif

double factors(int n, const double *matrix, const double *weights) {
  double *a = malloc(n * n * sizeof(double)), sum = 0;
  memcpy(a, matrix, n * n * sizeof(double));
  factor(n, a);
  for (int i = 0; i < n * n; i++) sum += weights[i] * a[i] * a[i];
  free(a);
  return sum;
}

static void factors_hand(int n, const double *matrix, double *dmatrix, const double *weights) {
  double *a = malloc(2 * n * n * sizeof(double)), *d = a + n * n;
  memcpy(a, matrix, n * n * sizeof(double));
  factor(n, a);
  for (int i = 0; i < n * n; i++) d[i] = 2 * weights[i] * a[i];
  factor_back(n, a, d);
  for (int i = 0; i < n * n; i++) dmatrix[i] += d[i];
  free(a);
}

/* -- the program ------------------------------------------------------------------------------ */

static int n;
static double *weights;

static void prepare(void) {
  n = unknown(100), inputs = n * n;
  weights = doubles(n * n);
  for (int i = 0; i < n * n; i++) weights[i] = between(0, 1);
}
static void start(double *x) {
  for (int i = 0; i < n * n; i++) x[i] = between(-1, 1) + (i % (n + 1) ? 0 : n);
}
static double primal(const double *x) { return factors(n, x, weights); }
static void ours(const double *x, double *dx) {
  GRADIENT((void *)factors, enzyme_const, n, enzyme_dup, x, dx, enzyme_const, weights);
}
static void by_hand(const double *x, double *dx) { factors_hand(n, x, dx, weights); }
