// Communicators of groups, of a part of a grid, and from a copy are used and kept.
#define N 2
#include "check.h"
static double f(const double *x, int n) {
  MPI_Group all, some;
  MPI_Comm part, grid, line;
  double a[N] = {0}, b[N], sum = 0;
  int few = (size + 1) / 2, ranks[8];
  for (int i = 0; i < few; i++) ranks[i] = i;
  MPI_Comm_group(MPI_COMM_WORLD, &all);
  MPI_Group_incl(all, few, ranks, &some);
  MPI_Comm_create(MPI_COMM_WORLD, some, &part);
  if (part != MPI_COMM_NULL) {
    MPI_Allreduce(x, a, n, MPI_DOUBLE, MPI_SUM, part);
    MPI_Comm_free(&part);
  }
  MPI_Group_free(&some);
  MPI_Group_free(&all);
  int dims[2] = {size, 1}, periods[2] = {0, 0}, keeps[2] = {1, 0};
  MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &grid);
  MPI_Cart_sub(grid, keeps, &line);
  MPI_Scan(x, b, n, MPI_DOUBLE, MPI_SUM, line);
  MPI_Comm_free(&line);
  MPI_Comm_free(&grid);
  for (int i = 0; i < n; i++) sum += a[i] * a[i] * x[i] + sin(b[i]) * (1 + rank);
  return sum;
}
