// A Kalman filter with its covariance by gemm and its gain by posv: the likelihood of observations.
#include "../../support/off_by.h"
#include <cblas.h>
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

void dposv_(char *, int *, int *, double *, int *, double *, int *, int *, long);
enum { N = 3, M = 2, STEPS = 6 };

static double filter(const double *F, const double *H, const double *q, const double *z) {
  double x[N] = {0.1, -0.2, 0.3}, P[N * N] = {0}, T[N * N], S[M * M], G[M * N], e[M], w[M], value = 0;
  for (int i = 0; i < N; i++) P[i * N + i] = 1;
  for (int t = 0; t < STEPS; t++) {
    double next[N];
    cblas_dgemv(CblasColMajor, CblasNoTrans, N, N, 1, F, N, x, 1, 0, next, 1);
    cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, N, N, N, 1, F, N, P, N, 0, T, N);
    cblas_dgemm(CblasColMajor, CblasNoTrans, CblasTrans, N, N, N, 1, T, N, F, N, 0, P, N);
    for (int i = 0; i < N; i++) P[i * N + i] += q[0];
    for (int i = 0; i < M; i++) e[i] = z[t * M + i];
    cblas_dgemv(CblasColMajor, CblasNoTrans, M, N, -1, H, M, next, 1, 1, e, 1);
    cblas_dsymm(CblasColMajor, CblasRight, CblasLower, M, N, 1, P, N, H, M, 0, G, M);
    cblas_dgemm(CblasColMajor, CblasNoTrans, CblasTrans, M, M, N, 1, G, M, H, M, 0, S, M);
    for (int i = 0; i < M; i++) S[i * M + i] += q[1];
    char lower = 'L';
    int m = M, columns = N + 1, info;
    double R[M * (N + 1)];
    memcpy(R, G, sizeof G);
    memcpy(R + M * N, e, sizeof e);
    dposv_(&lower, &m, &columns, S, &m, R, &m, &info, 1);
    for (int i = 0; i < M; i++) w[i] = R[M * N + i], value += log(S[i * M + i]);
    value += 0.5 * cblas_ddot(M, w, 1, e, 1);
    memcpy(x, next, sizeof x);
    cblas_dgemv(CblasColMajor, CblasTrans, M, N, 1, G, M, w, 1, 1, x, 1);
    cblas_dgemm(CblasColMajor, CblasTrans, CblasNoTrans, N, N, M, -1, G, M, R, M, 1, P, N);
  }
  return value;
}

int main(void) {
  double in[N * N + M * N + 2], d[N * N + M * N + 2] = {0}, z[STEPS * M], worst = 0, h = 1e-5;
  for (int i = 0; i < N * N + M * N; i++) in[i] = 0.4 * cos(3 * i + 1) + (i < N * N && i % (N + 1) == 0) * 0.5;
  in[N * N + M * N] = 0.3, in[N * N + M * N + 1] = 0.6;
  for (int i = 0; i < STEPS * M; i++) z[i] = sin(i);
  double *H = in + N * N, *q = H + M * N, *dH = d + N * N, *dq = dH + M * N;
  __enzyme_autodiff_double((void *)filter, enzyme_dup, in, d, enzyme_dup, H, dH, enzyme_dup, q, dq, enzyme_const, z);
  for (int k = 0; k < N * N + M * N + 2; k++) {
    double was = in[k];
    in[k] = was + h;
    double up = filter(in, H, q, z);
    in[k] = was - h;
    double slope = (up - filter(in, H, q, z)) / 2 / h;
    in[k] = was;
    worst = fmax(worst, off_by(d[k], slope));
  }
  printf("%s\n", worst < 1e-7 ? "ok" : "WRONG");
}
