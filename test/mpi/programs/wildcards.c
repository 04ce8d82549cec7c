// The first process takes what comes, from whom it comes, and answers; tags tell what is meant.
#define N 3
#define WIDE
#include "check.h"
static double f(const double *x, int n) {
  double sum = 0, got[N];
  MPI_Status status;
  if (rank == 0) {
    for (int i = 1; i < size; i++) {
      MPI_Recv(got, n, MPI_DOUBLE, MPI_ANY_SOURCE, 7, MPI_COMM_WORLD, &status);
      int count;
      MPI_Get_count(&status, MPI_DOUBLE, &count);
      if (status.MPI_TAG != 7 || count != 1 + status.MPI_SOURCE % n) return -1;
      for (int k = 0; k < count; k++) got[k] = got[k] * x[k] * status.MPI_SOURCE;
      MPI_Send(got, count, MPI_DOUBLE, status.MPI_SOURCE, 10 + status.MPI_SOURCE, MPI_COMM_WORLD);
    }
  } else {
    int count = 1 + rank % n;
    MPI_Send(x, count, MPI_DOUBLE, 0, 7, MPI_COMM_WORLD);
    MPI_Recv(got, n, MPI_DOUBLE, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
    if (status.MPI_TAG != 10 + rank) return -1;
    for (int k = 0; k < count; k++) sum += got[k] * got[k] * x[k];
  }
  return sum;
}
