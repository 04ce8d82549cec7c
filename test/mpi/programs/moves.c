// Broadcast, scatter, gather, and each to each.
#define N 4
#define WIDE
#include "check.h"
static double f(const double *x, int n) {
  double a[N], *b = malloc(size * n * sizeof *b), c[N], *d = calloc(size * n, sizeof *d);
  double *e = malloc(size * n * sizeof *e), *g = malloc(size * n * sizeof *g);
  int root = size - 1;
  for (int i = 0; i < n; i++) a[i] = x[i] * x[n - 1 - i];
  MPI_Bcast(a, n, MPI_DOUBLE, root, MPI_COMM_WORLD);
  for (int i = 0; i < size * n; i++) b[i] = a[i % n] * x[(i + 1) % n] + i;
  MPI_Scatter(b, n, MPI_DOUBLE, c, n, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  for (int i = 0; i < n; i++) c[i] *= x[i];
  MPI_Gather(c, n, MPI_DOUBLE, d, n, MPI_DOUBLE, root, MPI_COMM_WORLD);
  MPI_Allgather(c, n, MPI_DOUBLE, e, n, MPI_DOUBLE, MPI_COMM_WORLD);
  for (int i = 0; i < size * n; i++) e[i] *= 1 + rank;
  MPI_Alltoall(e, n, MPI_DOUBLE, g, n, MPI_DOUBLE, MPI_COMM_WORLD);
  double sum = 0;
  for (int i = 0; i < size * n; i++) sum += g[i] * g[i] * (1 + i) + d[i] * x[i % n];
  free(b), free(d), free(e), free(g);
  return 0.01 * sum;
}
