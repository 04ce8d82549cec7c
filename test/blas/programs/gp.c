// The likelihood of a Gaussian process by Cholesky: gradient, and Hessian times a vector.
#include "../../support/off_by.h"
#include <cblas.h>
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

void dpotrf_(char *, int *, double *, int *, int *, long);
enum { N = SIZE };

static double likelihood(const double *x, const double *y, const double *theta) {
  double *K = malloc(sizeof(double) * N * N), *a = malloc(sizeof(double) * N);
  for (int j = 0; j < N; j++)
    for (int i = j; i < N; i++) {
      double d = (x[i] - x[j]) / theta[1];
      K[i + (long)j * N] = theta[0] * exp(-0.5 * d * d) + (i == j) * theta[2];
    }
  char lower = 'L';
  int n = N, info;
  dpotrf_(&lower, &n, K, &n, &info, 1);
  cblas_dcopy(N, y, 1, a, 1);
  cblas_dtrsv(CblasColMajor, CblasLower, CblasNoTrans, CblasNonUnit, N, K, N, a, 1);
  double value = 0.5 * cblas_ddot(N, a, 1, a, 1);
  for (int i = 0; i < N; i++) value += log(K[i + (long)i * N]);
  free(K);
  free(a);
  return value;
}

static void gradient(const double *x, const double *y, const double *theta, double *out) {
  for (int i = 0; i < 3; i++) out[i] = 0;
  __enzyme_autodiff_double((void *)likelihood, enzyme_const, x, enzyme_const, y, enzyme_dup, theta, out);
}

int main(void) {
  double x[N], y[N], theta[3] = {1.3, 0.7, 0.5}, g[3], along[3] = {0.3, -0.2, 0.5}, product[3], zero[3] = {0};
  for (int i = 0; i < N; i++) x[i] = 10.0 * i / N, y[i] = sin(x[i]) + 0.1 * cos(37.0 * i);
  gradient(x, y, theta, g);
  __enzyme_fwddiff_void((void *)gradient, enzyme_const, x, enzyme_const, y, enzyme_dup, theta, along,
                        enzyme_dup, zero, product);
  double worst = 0, h = 1e-5;
  for (int k = 0; k < 3; k++) {
    double t[3] = {theta[0], theta[1], theta[2]}, u[3], v[3];
    t[k] += h;
    double up = likelihood(x, y, t);
    t[k] -= 2 * h;
    double slope = (up - likelihood(x, y, t)) / 2 / h;
    worst = fmax(worst, off_by(g[k], slope));
    for (int i = 0; i < 3; i++) t[i] = theta[i] + h * along[i];
    gradient(x, y, t, u);
    for (int i = 0; i < 3; i++) t[i] = theta[i] - h * along[i];
    gradient(x, y, t, v);
    double curve = (u[k] - v[k]) / 2 / h;
    worst = fmax(worst, off_by(product[k], curve));
  }
  printf("%s\n", worst < 1e-6 ? "ok" : "WRONG");
}
