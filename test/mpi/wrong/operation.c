// Stops: the derivative of this reduction is not known.
#include "wrong.h"
static void difference(void *in, void *out, int *n, MPI_Datatype *type) {
  (void)type;
  for (int i = 0; i < *n; i++) ((double *)out)[i] -= ((double *)in)[i];
}
static double f(double *x) {
  MPI_Op op;
  double y;
  MPI_Op_create(difference, 0, &op);
  MPI_Allreduce(x, &y, 1, MPI_DOUBLE, op, MPI_COMM_WORLD);
  return y * y;
}
