// Stops: with both MPI_ANY_SOURCE and MPI_ANY_TAG.
#include "wrong.h"
static double f(double *x) {
  double got = 0;
  MPI_Request request;
  MPI_Isend(x, 1, MPI_DOUBLE, rank, 1, MPI_COMM_WORLD, &request);
  MPI_Recv(&got, 1, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  return got * got;
}
