// The largest and the smallest number, each with where it is.
#define N 2
#include "check.h"
static double f(const double *x, int n) {
  struct place { double value; int where; } mine[N], most, least[N];
  for (int i = 0; i < n; i++) mine[i].value = x[i] * x[1 - i], mine[i].where = rank * 10 + i;
  MPI_Allreduce(mine, &most, 1, MPI_DOUBLE_INT, MPI_MAXLOC, MPI_COMM_WORLD);
  MPI_Reduce(mine, least, n, MPI_DOUBLE_INT, MPI_MINLOC, 0, MPI_COMM_WORLD);
  double sum = most.value * x[0] * (1 + most.where);
  if (rank == 0) sum += least[1].value * least[0].value + least[1].where;
  return sum;
}
