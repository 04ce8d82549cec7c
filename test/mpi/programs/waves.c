// Waves in rock whose speeds are looked for: halos without waiting, and what receivers hear summed up.
#define N 4
#include "check.h"
static double f(const double *x, int n) {
  double before[N + 2] = {0}, now[N + 2] = {0}, next[N + 2] = {0}, misfit = 0, all;
  const int left = rank ? rank - 1 : MPI_PROC_NULL;
  const int right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  for (int step = 0; step < 8; step++) {
    MPI_Request requests[4];
    MPI_Irecv(&now[0], 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(&now[n + 1], 1, MPI_DOUBLE, right, 2, MPI_COMM_WORLD, &requests[1]);
    MPI_Isend(&now[1], 1, MPI_DOUBLE, left, 2, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(&now[n], 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, &requests[3]);
    for (int i = 2; i < n; i++)
      next[i] = 2 * now[i] - before[i] + 0.2 * x[i - 1] * x[i - 1] * (now[i - 1] - 2 * now[i] + now[i + 1]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    for (int i = 1; i <= n; i += n - 1)
      next[i] = 2 * now[i] - before[i] + 0.2 * x[i - 1] * x[i - 1] * (now[i - 1] - 2 * now[i] + now[i + 1]);
    if (!rank) next[2] += sin(0.7 * step);
    misfit += (next[3] - 0.1 * step) * (next[3] - 0.1 * step);
    for (int i = 1; i <= n; i++) before[i] = now[i], now[i] = next[i];
  }
  MPI_Allreduce(&misfit, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return misfit + 0.1 * sqrt(all) * x[0];
}
