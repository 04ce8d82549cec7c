// Stops: the second derivative of products over processes is not known.
#define TWICE
#include "wrong.h"
static double f(double *x) {
  double y;
  MPI_Allreduce(x, &y, 1, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
  return y * x[1];
}
