// Stops: too many messages with one tag are under way at once.
#include "wrong.h"
#define MANY 80
static double f(double *x) {
  double got[MANY], sum = 0;
  MPI_Request all[2 * MANY];
  for (int i = 0; i < MANY; i++) MPI_Irecv(&got[i], 1, MPI_DOUBLE, rank, 40000, MPI_COMM_WORLD, &all[i]);
  for (int i = 0; i < MANY; i++) MPI_Isend(x, 1, MPI_DOUBLE, rank, 40000, MPI_COMM_WORLD, &all[MANY + i]);
  MPI_Waitall(2 * MANY, all, MPI_STATUSES_IGNORE);
  for (int i = 0; i < MANY; i++) sum += got[i];
  return sum;
}
