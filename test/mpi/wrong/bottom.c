// Stops: the addresses of numbers are in the type.
#include "wrong.h"
static double f(double *x) {
  double y = x[0] * x[0];
  MPI_Aint at;
  MPI_Datatype there;
  int one = 1;
  MPI_Get_address(&y, &at);
  MPI_Type_create_hindexed(1, &one, &at, MPI_DOUBLE, &there);
  MPI_Type_commit(&there);
  MPI_Bcast(MPI_BOTTOM, 1, there, 0, MPI_COMM_WORLD);
  return y;
}
