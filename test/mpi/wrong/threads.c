// Stops: with MPI_THREAD_MULTIPLE, threads may wait for messages of each other, and are reversed one after the other
#define LEVEL MPI_THREAD_MULTIPLE
#include "wrong.h"
static double f(double *x) {
  double all = 0;
#pragma omp parallel
#pragma omp master
  MPI_Allreduce(x, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return all * all;
}
