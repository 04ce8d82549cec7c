// Collectives with requests, waited for in other orders, beside messages.
#define N 3
#define ONLY_REVERSE
#include "check.h"
static double f(const double *x, int n) {
  double a[N], b[N], c[N], *g = malloc(size * n * sizeof *g), got[N] = {0}, d[N];
  MPI_Request first, second, third, fourth;
  for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
  MPI_Ibcast(a, n, MPI_DOUBLE, 0, MPI_COMM_WORLD, &first);
  MPI_Iallreduce(x, b, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &second);
  MPI_Iallgather(x, n, MPI_DOUBLE, g, n, MPI_DOUBLE, MPI_COMM_WORLD, &third);
  MPI_Iallreduce(x, d, n, MPI_DOUBLE, largest, MPI_COMM_WORLD, &fourth);
  if (rank % 2) MPI_Wait(&first, MPI_STATUS_IGNORE), MPI_Wait(&third, MPI_STATUS_IGNORE);
  if (size > 1 && rank == 0) MPI_Send(x, n, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD);
  MPI_Allreduce(x, c, n, MPI_DOUBLE, product, MPI_COMM_WORLD);
  if (size > 1 && rank == 1) MPI_Recv(got, n, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Wait(&second, MPI_STATUS_IGNORE);
  if (rank % 2 == 0) MPI_Wait(&third, MPI_STATUS_IGNORE), MPI_Wait(&first, MPI_STATUS_IGNORE);
  MPI_Wait(&fourth, MPI_STATUS_IGNORE);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * b[i] * (rank + 1) + c[i] * x[i] + got[i] * got[i] + d[i] * d[i];
  for (int i = 0; i < size * n; i++) sum += g[i] * g[i] * (0.2 * i + rank);
  free(g);
  return sum;
}
