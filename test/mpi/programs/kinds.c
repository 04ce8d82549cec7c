// Floats, long doubles and complex numbers are sent and summed up.
#define N 4
// Of the tangents of a it is not known that they are floats where they are cleared: EZ0201.
#define NO_GRADIENT_OF_TANGENT
#include <complex.h>
#include "check.h"
static double f(const double *x, int n) {
  float a[N];
  long double b[2] = {x[0] * x[1], x[2]}, c[2];
  double _Complex z[2] = {x[0] + x[1] * I, x[2] - x[3] * I}, w[2], got[2];
  int to = (rank + 1) % size, from = (rank + size - 1) % size;
  for (int i = 0; i < n; i++) a[i] = i;
  MPI_Allreduce(MPI_IN_PLACE, a, n, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
  MPI_Allreduce(b, c, 2, MPI_LONG_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  MPI_Allreduce(z, w, 2, MPI_C_DOUBLE_COMPLEX, MPI_SUM, MPI_COMM_WORLD);
  MPI_Sendrecv(z, 2, MPI_C_DOUBLE_COMPLEX, to, 0, got, 2, MPI_C_DOUBLE_COMPLEX, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  double _Complex p = w[0] * w[1] * got[0], q = got[1] * got[1];
  return creal(p) + cimag(q) * (double)(c[0] * c[1]) + a[1];
}
