// A number that one thread sends again and again, and another one reads: adjoints of both are added at once.
#define N 2
#define M 50000
#define LEVEL MPI_THREAD_FUNNELED
#define ONLY_ONCE
#include <omp.h>
#include "check.h"

// Each addition of the second thread that gets lost shows: they have two signs, and are as many of each.
static double f(const double *x, int n) {
  double u[N], *v = zeros(M), sum = 0, read = 0;
  int next = (rank + 1) % size, before = (rank + size - 1) % size;
  MPI_Datatype often;
  MPI_Type_vector(M, 1, 0, MPI_DOUBLE, &often);
  MPI_Type_commit(&often);
  for (int i = 0; i < n; i++) u[i] = x[i] * x[0];
#pragma omp parallel num_threads(2)
  {
#pragma omp master
    {
      MPI_Request request;
      MPI_Isend(&u[1], 1, often, next, 1, MPI_COMM_WORLD, &request);
      MPI_Recv(v, M, MPI_DOUBLE, before, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      MPI_Wait(&request, MPI_STATUS_IGNORE);
      for (int i = 0; i < M; i++) sum += v[i] * (i % 3) / M;
    }
    if (omp_get_thread_num() == 1)
      for (int k = 0; k < 40 * M; k++) read += u[1] * (k % 2 ? 1 : -1);
  }
  MPI_Type_free(&often);
  free(v);
  return sum + read * u[0];
}
