// Data is handed on by processes that never look at it: only its type of MPI says what it is.
#define N 4
#include "check.h"
static double f(const double *x, int n) {
  int to = (rank + 1) % size, from = (rank + size - 1) % size;
  char *in = malloc(n * sizeof(double)), *out = malloc(n * sizeof(double));
  memcpy(out, x, n * sizeof(double));
  for (int k = 0; k < 3; k++) {
    MPI_Sendrecv(out, n, MPI_DOUBLE, to, 0, in, n, MPI_DOUBLE, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    memcpy(out, in, n * sizeof(double));
  }
  double got[N], sum = 0;
  MPI_Sendrecv(out, n, MPI_DOUBLE, to, 1, got, n, MPI_DOUBLE, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  for (int i = 0; i < n; i++) sum += got[i] * got[i] * x[i];
  free(in);
  free(out);
  return sum;
}
