// Messages of one tag are waited for in other orders on both sides.
#define N 4
#include "check.h"
static double f(const double *x, int n) {
  double got[N];
  MPI_Request in[N], out[N];
  int to = (rank + 1) % size, from = (rank + size - 1) % size;
  for (int i = 0; i < n; i++) MPI_Irecv(&got[i], 1, MPI_DOUBLE, from, 8, MPI_COMM_WORLD, &in[i]);
  for (int i = 0; i < n; i++) MPI_Isend(&x[i], 1, MPI_DOUBLE, to, 8, MPI_COMM_WORLD, &out[i]);
  for (int i = 0; i < n; i++) MPI_Wait(&in[(i * 3) % n], MPI_STATUS_IGNORE);
  for (int i = n - 1; i >= 0; i--) MPI_Wait(&out[i], MPI_STATUS_IGNORE);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += (i + 1) * got[i] * x[n - 1 - i] * got[i];
  return sum;
}
