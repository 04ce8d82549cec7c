// Messages in a parallel region, from one thread after the other: master, single, critical.
#define N 14
#define LEVEL MPI_THREAD_SERIALIZED
#define WIDE
#include "check.h"

// A rod in parts: the first thread exchanges ends, while all look at what it sends.
static double rod(const double *x, int n) {
  double u[2][N + 2] = {{0}}, flux[N + 2] = {0}, sum = 0;
  int next = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, before = rank ? rank - 1 : MPI_PROC_NULL;
#pragma omp parallel num_threads(3)
  {
#pragma omp for
    for (int i = 1; i <= n; i++) u[0][i] = sin(x[i - 1]);
    for (int t = 0; t < 3; t++) {
      double *old = u[t % 2], *now = u[1 - t % 2];
#pragma omp master
      {
        MPI_Request r[4];
        MPI_Irecv(&old[0], 1, MPI_DOUBLE, before, 1, MPI_COMM_WORLD, &r[0]);
        MPI_Irecv(&old[n + 1], 1, MPI_DOUBLE, next, 2, MPI_COMM_WORLD, &r[1]);
        MPI_Isend(&old[1], 1, MPI_DOUBLE, before, 2, MPI_COMM_WORLD, &r[2]);
        MPI_Isend(&old[n], 1, MPI_DOUBLE, next, 1, MPI_COMM_WORLD, &r[3]);
        MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
      }
#pragma omp for
      for (int i = 1; i <= n; i++) flux[i] = old[1] * old[n] + old[i] * old[i] * x[0];
#pragma omp for
      for (int i = 1; i <= n; i++) now[i] = old[i] + 0.1 * (old[i - 1] - 2 * old[i] + old[i + 1]) + 0.01 * flux[i];
    }
#pragma omp for reduction(+ : sum)
    for (int i = 1; i <= n; i++) sum += u[1][i] * u[1][i];
  }
  return sum;
}

// Steps that whoever comes first agrees upon with all processes, and parts under a lock.
static double agreed(const double *x, int n) {
  double w[N], norm = 0, all = 0, shared[2] = {0, 0}, got[2];
  for (int i = 0; i < n; i++) w[i] = x[i];
#pragma omp parallel num_threads(2)
  for (int t = 0; t < 2; t++) {
#pragma omp barrier
#pragma omp single
    norm = 0;
#pragma omp for reduction(+ : norm)
    for (int i = 0; i < n; i++) norm += w[i] * w[i];
#pragma omp single
    MPI_Allreduce(&norm, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
#pragma omp for
    for (int i = 0; i < n; i++) w[i] = (w[i] + 0.1 * x[(i + 1) % n]) / sqrt(all);
#pragma omp critical
    shared[t] += w[t] * norm;
  }
#pragma omp parallel sections num_threads(2)
  {
#pragma omp section
#pragma omp critical
    MPI_Allreduce(shared, got, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
#pragma omp section
    for (int i = 0; i < n; i++) w[i] *= shared[0] + shared[1];
  }
  return w[0] * w[n - 1] + got[0] * got[1];
}

static double f(const double *x, int n) { return rod(x, n) + agreed(x, n); }
