// Stops: the derivative of products of complex numbers is not known.
#include "wrong.h"
static double f(double *x) {
  double y[2] = {x[0], 1}, z[2];
  MPI_Allreduce(y, z, 1, MPI_C_DOUBLE_COMPLEX, MPI_PROD, MPI_COMM_WORLD);
  return z[0];
}
