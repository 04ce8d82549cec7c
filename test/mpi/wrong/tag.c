// Stops: the upper half of all tags is for derivatives.
#include "wrong.h"
static double f(double *x) {
  double got;
  int *most, flag;
  MPI_Request request;
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &most, &flag);
  int tag = *most;
  MPI_Isend(x, 1, MPI_DOUBLE, rank, tag, MPI_COMM_WORLD, &request);
  MPI_Recv(&got, 1, MPI_DOUBLE, rank, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  return got * got;
}
