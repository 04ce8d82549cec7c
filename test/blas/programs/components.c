// Principal components by syev: how much of the variance the first one has, as a function of the data.
#include "../../support/off_by.h"
#include <cblas.h>
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>

void dsyev_(char *, char *, int *, double *, int *, double *, double *, int *, int *, long, long);
enum { N = 4, ROWS = 9 };

static double share(const double *data) {
  double X[ROWS * N], C[N * N], w[N], work[40], total = 0, aligned = 0;
  for (int j = 0; j < N; j++) {
    double mean = 0;
    for (int i = 0; i < ROWS; i++) mean += data[i + j * ROWS] / ROWS;
    for (int i = 0; i < ROWS; i++) X[i + j * ROWS] = data[i + j * ROWS] - mean;
  }
  cblas_dsyrk(CblasColMajor, CblasUpper, CblasTrans, N, ROWS, 1.0 / ROWS, X, ROWS, 0, C, N);
  char vectors = 'V', upper = 'U';
  int n = N, many = 40, info;
  dsyev_(&vectors, &upper, &n, C, &n, w, work, &many, &info, 1, 1);
  for (int i = 0; i < N; i++) total += w[i];
  for (int i = 0; i < N; i++) aligned += (i + 1) * C[i + (N - 1) * N] * C[i + (N - 1) * N];
  return w[N - 1] / total + 0.1 * aligned;
}

int main(void) {
  double data[ROWS * N], d[ROWS * N] = {0}, worst = 0, h = 1e-5;
  for (int i = 0; i < ROWS * N; i++) data[i] = cos(i * i) * (1 + i / ROWS);
  __enzyme_autodiff_double((void *)share, enzyme_dup, data, d);
  for (int k = 0; k < ROWS * N; k++) {
    double was = data[k];
    data[k] = was + h;
    double up = share(data);
    data[k] = was - h;
    double slope = (up - share(data)) / 2 / h;
    data[k] = was;
    worst = fmax(worst, off_by(d[k], slope));
  }
  printf("%s\n", worst < 1e-7 ? "ok" : "WRONG");
}
