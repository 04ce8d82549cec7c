// Constant data is sent to where it is active, and active data to where nobody needs its derivative.
#define N 3
#define WIDE
#include "check.h"
static const double weights[N] = {1, 2, 3};
static double f(const double *x, int n) {
  double a[N], b[N], got[N], other[N], sum = 0, own[N], most[N];
  int to = (rank + 1) % size, from = (rank + size - 1) % size;
  for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
  if (rank % 2) {
    MPI_Sendrecv(weights, n, MPI_DOUBLE, to, 1, got, n, MPI_DOUBLE, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  } else {
    MPI_Sendrecv(a, n, MPI_DOUBLE, to, 1, got, n, MPI_DOUBLE, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }
  MPI_Sendrecv(a, n, MPI_DOUBLE, to, 2, other, n, MPI_DOUBLE, from, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  int larger = other[0] > a[0], all;
  MPI_Allreduce(&larger, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  for (int i = 0; i < n; i++) b[i] = rank ? 2 : x[i];
  MPI_Bcast(b, n, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  MPI_Allreduce(weights, own, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  MPI_Allreduce(a, most, n, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  for (int i = 0; i < n; i++) sum += got[i] * got[i] * x[i] * (1 + all) + b[i] * own[i];
  return most[0] > 1e9 ? 0 : sum;
}
