// Sums, products and the largest of all ranks before.
#define N 2
#define WIDE
#include "check.h"
static double f(const double *x, int n) {
  double a[N], b[N] = {0}, c[N], d[N] = {0}, e[N];
  MPI_Scan(x, a, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  MPI_Exscan(x, b, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  MPI_Scan(x, c, n, MPI_DOUBLE, product, MPI_COMM_WORLD);
  MPI_Exscan(x, d, n, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  MPI_Scan(x, e, n, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * a[i] * x[i] + b[i] * c[i] + sin(d[i]) * (rank + 1) + e[i] * a[i];
  return sum;
}
