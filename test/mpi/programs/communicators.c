// Communicators are made, used and freed in what is differentiated: split, copied, of a grid.
#define N 2
#include "check.h"
static double f(const double *x, int n) {
  MPI_Comm half, copy, grid;
  double a[N], b[N], sum = 0, got = 0;
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half);
  MPI_Allreduce(x, a, n, MPI_DOUBLE, MPI_SUM, half);
  MPI_Scan(x, b, n, MPI_DOUBLE, MPI_SUM, half);
  MPI_Comm_free(&half);
  MPI_Comm_dup(MPI_COMM_WORLD, &copy);
  int dims[1] = {size}, periods[1] = {1}, from, to;
  MPI_Cart_create(copy, 1, dims, periods, 0, &grid);
  MPI_Cart_shift(grid, 0, 1, &from, &to);
  double y = a[0] * b[1];
  MPI_Sendrecv(&y, 1, MPI_DOUBLE, to, 0, &got, 1, MPI_DOUBLE, from, 0, grid, MPI_STATUS_IGNORE);
  MPI_Comm_free(&grid);
  MPI_Comm_free(&copy);
  for (int i = 0; i < n; i++) sum += a[i] * a[i] * b[i] + got * x[i];
  return half == MPI_COMM_NULL && copy == MPI_COMM_NULL ? sum : 0;
}
