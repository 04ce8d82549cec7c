// Blocks that threads take as they come: each is sent on as it is there, and who is free first waits for any.
#define N 16
#define LEVEL MPI_THREAD_MULTIPLE
#define WIDE
#include <omp.h>
#include "check.h"
static double f(const double *x, int n) {
  double in[4] = {0}, res[4] = {0}, total = 0;
  int next = (rank + 1) % size, before = (rank + size - 1) % size;
  MPI_Request r[8];
  for (int b = 0; b < 4; b++) MPI_Irecv(&in[b], 1, MPI_DOUBLE, before, b, MPI_COMM_WORLD, &r[b]);
#pragma omp parallel num_threads(2)
  {
#pragma omp for schedule(dynamic, 1)
    for (int b = 0; b < 4; b++) {
      double v = 0;
      for (int i = 0; i < 4; i++) v += sin(x[4 * b + i]) * x[i];
      res[b] = v;
      MPI_Isend(&res[b], 1, MPI_DOUBLE, next, b, MPI_COMM_WORLD, &r[4 + b]);
    }
#pragma omp single nowait
    {
      for (int k = 0; k < 4; k++) {
        int which;
        MPI_Waitany(4, r, &which, MPI_STATUS_IGNORE);
        total += in[which] * in[which] * x[which];
      }
    }
#pragma omp barrier
#pragma omp master
    {
      double mine = total, all;
      MPI_Waitall(4, r + 4, MPI_STATUSES_IGNORE);
      MPI_Scan(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
      total = total * all;
    }
#pragma omp barrier
#pragma omp for reduction(+ : total)
    for (int b = 0; b < 4; b++) total += res[b] * in[b];
  }
  return total;
}
