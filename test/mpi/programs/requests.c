// Halos are exchanged with requests, and waited for all at once.
#define N 4
#define WIDE
#include "check.h"
static double f(const double *x, int n) {
  double left[2] = {0}, right[2] = {0}, mine[N];
  for (int i = 0; i < n; i++) mine[i] = x[i] * x[i];
  int next = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, last = rank ? rank - 1 : MPI_PROC_NULL;
  MPI_Request all[4];
  MPI_Irecv(left, 2, MPI_DOUBLE, last, 1, MPI_COMM_WORLD, &all[0]);
  MPI_Irecv(right, 2, MPI_DOUBLE, next, 2, MPI_COMM_WORLD, &all[1]);
  MPI_Isend(mine, 2, MPI_DOUBLE, last, 2, MPI_COMM_WORLD, &all[2]);
  MPI_Isend(mine + 2, 2, MPI_DOUBLE, next, 1, MPI_COMM_WORLD, &all[3]);
  double sum = x[1] * x[2];
  MPI_Waitall(4, all, MPI_STATUSES_IGNORE);
  for (int i = 0; i < 2; i++) sum += left[i] * x[i] - cos(right[i]) * mine[i + 2];
  return sum;
}
