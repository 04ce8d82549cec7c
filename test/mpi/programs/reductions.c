// Reductions to one and to all: sums, products, the largest and the smallest.
#define N 3
#define WIDE
#include "check.h"
static double f(const double *x, int n) {
  double a[N], b[N], c[N], d[N], e[N] = {0};
  MPI_Allreduce(x, a, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  MPI_Allreduce(x, b, n, MPI_DOUBLE, product, MPI_COMM_WORLD);
  MPI_Allreduce(x, c, n, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  MPI_Allreduce(x, d, n, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
  MPI_Reduce(x, e, n, MPI_DOUBLE, MPI_SUM, size - 1, MPI_COMM_WORLD);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * b[i] + sin(c[i]) * x[0] + d[i] * d[i] * (rank + 1) + e[i] * e[i];
  MPI_Reduce(x, e, n, MPI_DOUBLE, product, 0, MPI_COMM_WORLD);
  if (rank == 0) sum += e[0] * e[1] * e[2];
  MPI_Reduce(x, e, n, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
  if (rank == 0) sum += e[0] * e[1];
  return sum;
}
