// Messages of several threads at once, with tags of their own and with one tag for all.
#define N 12
#define LEVEL MPI_THREAD_MULTIPLE
#define ONLY_ONCE
#define WIDE
#include <omp.h>
#include "check.h"

// A rod in parts: each thread has a part, and exchanges its ends with those of the next process.
static double rods(const double *x, int n) {
  double u[3][6], sum = 0;
  int next = (rank + 1) % size, before = (rank + size - 1) % size;
#pragma omp parallel num_threads(3) reduction(+ : sum)
  {
    int me = omp_get_thread_num();
    double *mine = u[me];
    for (int i = 0; i < 4; i++) mine[i + 1] = sin(x[me * 4 + i]) * x[0];
    for (int t = 0; t < 3; t++) {
      MPI_Request r[4];
      MPI_Irecv(&mine[0], 1, MPI_DOUBLE, before, 10 + me, MPI_COMM_WORLD, &r[0]);
      MPI_Irecv(&mine[5], 1, MPI_DOUBLE, next, 20 + me, MPI_COMM_WORLD, &r[1]);
      MPI_Isend(&mine[4], 1, MPI_DOUBLE, next, 10 + me, MPI_COMM_WORLD, &r[2]);
      MPI_Isend(&mine[1], 1, MPI_DOUBLE, before, 20 + me, MPI_COMM_WORLD, &r[3]);
      MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
      double last = mine[0];
      for (int i = 1; i <= 4; i++) {
        double here = mine[i];
        mine[i] += 0.1 * (last - 2 * here + mine[i + 1]) + 0.05 * here * here * x[1];
        last = here;
      }
    }
    for (int i = 1; i <= 4; i++) sum += mine[i] * mine[i] * (1 + me);
  }
  return sum;
}

// Whoever comes first has the message: all have one tag, and each number goes another way.
static double any(const double *x, int n) {
  double sum = 0;
  int next = (rank + 1) % size, before = (rank + size - 1) % size;
#pragma omp parallel num_threads(4) reduction(+ : sum)
  for (int t = 0; t < 3; t++) {
    int me = omp_get_thread_num();
    double out[2] = {x[me + t] * x[n - 1 - t], exp(0.1 * x[2 * me])}, in[2];
    MPI_Request r;
    MPI_Isend(out, 2, MPI_DOUBLE, next, 5, MPI_COMM_WORLD, &r);
    MPI_Recv(in, 2, MPI_DOUBLE, t % 2 ? MPI_ANY_SOURCE : before, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    sum += in[0] * in[0] * in[1];
  }
  return sum;
}

// Both at once, and memory that is replaced.
static double swaps(const double *x, int n) {
  double sum = 0;
  int next = (rank + 1) % size, before = (rank + size - 1) % size;
#pragma omp parallel num_threads(2) reduction(+ : sum)
  {
    int me = omp_get_thread_num();
    double mine[3] = {x[me], x[me + 1] * x[3], 0};
    MPI_Sendrecv(mine, 1, MPI_DOUBLE, next, me, &mine[2], 1, MPI_DOUBLE, before, me, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int t = 0; t < 2; t++) {
      mine[1] *= mine[2];
      MPI_Sendrecv_replace(mine, 2, MPI_DOUBLE, before, 7 + me, next, 7 + me, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    sum += mine[0] * mine[1];
  }
  return sum;
}

static double f(const double *x, int n) { return rods(x, n) + any(x, n) + swaps(x, n); }
