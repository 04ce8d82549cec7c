// Collectives whose result is where their input was.
#define N 4
#include "check.h"
static double f(const double *x, int n) {
  double a[N], b[N], *all = malloc(size * n * sizeof *all), *each = malloc(size * n * sizeof *each);
  for (int i = 0; i < n; i++) a[i] = x[i] * x[0], b[i] = sin(x[i]);
  MPI_Allreduce(MPI_IN_PLACE, a, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) MPI_Reduce(MPI_IN_PLACE, b, n, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  else MPI_Reduce(b, NULL, n, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  for (int i = 0; i < n; i++) all[rank * n + i] = x[i] * b[i];
  MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, n, MPI_DOUBLE, MPI_COMM_WORLD);
  for (int i = 0; i < size * n; i++) each[i] = all[i] * (1 + rank) * x[i % n];
  MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, each, n, MPI_DOUBLE, MPI_COMM_WORLD);
  MPI_Scan(MPI_IN_PLACE, a, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * a[i] * (1 + rank);
  for (int i = 0; i < size * n; i++) sum += all[i] * each[i] * (0.1 * i + rank);
  free(all);
  free(each);
  return sum;
}
