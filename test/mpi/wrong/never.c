// Stops: this message was never waited for.
#include "wrong.h"
static double f(double *x) {
  static double got;
  MPI_Request in, out;
  MPI_Isend(x, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, &out);
  MPI_Irecv(&got, 1, MPI_DOUBLE, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &in);
  MPI_Wait(&out, MPI_STATUS_IGNORE);
  return x[0] * x[0];
}
