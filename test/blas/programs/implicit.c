// Implicit steps of a stiff equation, each with one solve by gesv, and its factors reused by getrs.
#include "../../support/off_by.h"
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>

void dgesv_(int *, int *, double *, int *, int *, double *, int *, int *);
void dgetrs_(char *, int *, int *, double *, int *, int *, double *, int *, int *, long);
enum { N = 3 };

static double simulate(const double *k, const double *start) {
  double u[N];
  for (int i = 0; i < N; i++) u[i] = start[i];
  for (int step = 0; step < 20; step++) {
    double h = 0.1, r[N], A[N * N];
    for (int half = 0; half < 2; half++) {
      r[0] = h * (-k[0] * u[0] + k[1] * u[1] * u[2]);
      r[1] = h * (k[0] * u[0] - k[1] * u[1] * u[2] - k[2] * u[1] * u[1]);
      r[2] = h * (k[2] * u[1] * u[1]);
      double J[N * N] = {-k[0], k[0], 0, k[1] * u[2], -k[1] * u[2] - 2 * k[2] * u[1], 2 * k[2] * u[1],
                         k[1] * u[1], -k[1] * u[1], 0};
      int n = N, one = 1, info;
      static int pivots[N];
      char plain = 'N';
      if (half == 0) {
        for (int i = 0; i < N * N; i++) A[i] = (i % (N + 1) == 0) - h * J[i];
        dgesv_(&n, &one, A, &n, pivots, r, &n, &info);
      } else dgetrs_(&plain, &n, &one, A, &n, pivots, r, &n, &info, 1);
      for (int i = 0; i < N; i++) u[i] += 0.5 * r[i];
    }
  }
  return u[0] + 2 * u[1] * u[1] + sin(u[2]);
}

int main(void) {
  double in[2 * N] = {0.4, 3.0, 5.0, 1.0, 0.2, 0.1}, d[2 * N] = {0}, worst = 0, h = 1e-5;
  __enzyme_autodiff_double((void *)simulate, enzyme_dup, in, d, enzyme_dup, in + N, d + N);
  for (int k = 0; k < 2 * N; k++) {
    double was = in[k];
    in[k] = was + h;
    double up = simulate(in, in + N);
    in[k] = was - h;
    double slope = (up - simulate(in, in + N)) / 2 / h;
    in[k] = was;
    worst = fmax(worst, off_by(d[k], slope));
  }
  printf("%s\n", worst < 1e-7 ? "ok" : "WRONG");
}
