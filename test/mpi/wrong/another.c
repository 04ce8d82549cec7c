// Stops: another thread than the first calls MPI.
#define LEVEL MPI_THREAD_FUNNELED
#include "wrong.h"
#include <omp.h>
static double f(double *x) {
  double all = 0;
#pragma omp parallel num_threads(2)
#pragma omp critical
  if (omp_get_thread_num() == 1)
    MPI_Allreduce(x, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_SELF);
  return all * all;
}
