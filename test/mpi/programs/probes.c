// How much comes is asked first, and memory for it is allocated.
#define N 5
#include "check.h"
static double f(const double *x, int n) {
  int to = (rank + 1) % size, from = (rank + size - 1) % size, count, flag = 0;
  MPI_Request request;
  MPI_Status status;
  int sent = 1 + rank % n;
  MPI_Isend(x, sent, MPI_DOUBLE, to, 9, MPI_COMM_WORLD, &request);
  if (rank % 2) MPI_Probe(from, 9, MPI_COMM_WORLD, &status);
  else
    while (!flag) MPI_Iprobe(from, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, &status);
  MPI_Get_count(&status, MPI_DOUBLE, &count);
  if (count != 1 + from % n || status.MPI_TAG != 9) return -1;
  double *got = malloc(count * sizeof *got), sum = 0;
  MPI_Recv(got, count, MPI_DOUBLE, from, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  for (int i = 0; i < count; i++) sum += got[i] * got[i] * x[i];
  free(got);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  return sum;
}
