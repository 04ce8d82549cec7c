// Sends that count on a receive that is there: at once, with a request, and again and again.
#define N 4
#include "check.h"
static double f(const double *x, int n) {
  int next = (rank + 1) % size, before = (rank + size - 1) % size;
  double out[3] = {x[0] * x[1], sin(x[2]), x[3]}, in[3], sum = 0;
  MPI_Request got[3], sent, again;
  MPI_Rsend_init(&out[2], 1, MPI_DOUBLE, next, 3, MPI_COMM_WORLD, &again);
  for (int t = 0; t < 2; t++) {
    for (int i = 0; i < 3; i++)
      MPI_Irecv(&in[i], 1, MPI_DOUBLE, before, 1 + i, MPI_COMM_WORLD, &got[i]);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Rsend(&out[0], 1, MPI_DOUBLE, next, 1, MPI_COMM_WORLD);
    MPI_Irsend(&out[1], 1, MPI_DOUBLE, next, 2, MPI_COMM_WORLD, &sent);
    MPI_Start(&again);
    MPI_Wait(&sent, MPI_STATUS_IGNORE);
    MPI_Wait(&again, MPI_STATUS_IGNORE);
    MPI_Waitall(3, got, MPI_STATUSES_IGNORE);
    sum += in[0] * in[1] * in[2] * x[t];
    for (int i = 0; i < 3; i++) out[i] = in[i] * in[(i + 1) % 3] + x[i];
  }
  MPI_Request_free(&again);
  return sum;
}
