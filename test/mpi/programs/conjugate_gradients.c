// Conjugate gradients for a spread tridiagonal system: dot products and halos in each round.
#define N 5
#include "check.h"
static double dot(const double *a, const double *b, int n) {
  double own = 0, all;
  for (int i = 0; i < n; i++) own += a[i] * b[i];
  MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return all;
}
static void apply(const double *p, double *q, const double *x, int n) {
  double left = 0, right = 0;
  int up = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, down = rank ? rank - 1 : MPI_PROC_NULL;
  MPI_Request all[4];
  MPI_Irecv(&left, 1, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &all[0]);
  MPI_Irecv(&right, 1, MPI_DOUBLE, up, 1, MPI_COMM_WORLD, &all[1]);
  MPI_Isend(&p[n - 1], 1, MPI_DOUBLE, up, 0, MPI_COMM_WORLD, &all[2]);
  MPI_Isend(&p[0], 1, MPI_DOUBLE, down, 1, MPI_COMM_WORLD, &all[3]);
  for (int i = 0; i < n; i++) q[i] = (2 + x[i]) * p[i];
  for (int i = 1; i < n; i++) q[i] -= p[i - 1], q[i - 1] -= p[i];
  MPI_Waitall(4, all, MPI_STATUSES_IGNORE);
  q[0] -= left;
  q[n - 1] -= right;
}
static double f(const double *x, int n) {
  double u[N] = {0}, r[N], p[N], q[N];
  for (int i = 0; i < n; i++) r[i] = p[i] = sin(x[i]) + 0.1 * i;
  double old = dot(r, r, n);
  for (int k = 0; k < 6; k++) {
    apply(p, q, x, n);
    double alpha = old / dot(p, q, n);
    for (int i = 0; i < n; i++) u[i] += alpha * p[i], r[i] -= alpha * q[i];
    double now = dot(r, r, n), beta = now / old;
    for (int i = 0; i < n; i++) p[i] = r[i] + beta * p[i];
    old = now;
  }
  double sum = 0;
  for (int i = 0; i < n; i++) sum += u[i] * u[i] * x[i];
  return sum;
}
