// What threads of a process tell each other by way of other processes, some of whose messages carry
// no numbers: who was told is reversed first. Beside it, collectives that some processes leave early.
#define N 6
#define LEVEL MPI_THREAD_MULTIPLE
#define ONLY_ONCE
#define WIDE
#include <omp.h>
#include "check.h"

#define IGNORE MPI_STATUS_IGNORE
static MPI_Comm other = MPI_COMM_NULL;

// On the way there, nobody leaves a collective in a gradient before all have come.
static int met;
int MPI_Barrier(MPI_Comm comm) {
  met++;
  return PMPI_Barrier(comm);
}
__attribute__((destructor)) static void look_back(void) {
  if (size > 1 && !met) puts("nobody has waited for all");
}

static double worked(double x, int rounds) {
  for (int i = 0; i < rounds; i++) x = 0.5 * (x + sin(x) + 0.1);
  return x;
}

// What other processes do: some of what comes and goes is a number, some a token.
static double passed(const double *x, int how) {
  int token = 1, to = rank == size - 1 ? 0 : rank + 1;
  double number = 0, by = x[rank + 1];
  if (rank % 2 == how % 2)
    MPI_Recv(&number, 1, MPI_DOUBLE, rank - 1, 1, MPI_COMM_WORLD, IGNORE);
  else
    MPI_Recv(&token, 1, MPI_INT, rank - 1, 1, MPI_COMM_WORLD, IGNORE);
  number = number * by + by;
  if (!to || to % 2 == how % 2)
    MPI_Send(&number, 1, MPI_DOUBLE, to, 1, MPI_COMM_WORLD);
  else
    MPI_Send(&token, 1, MPI_INT, to, 1, MPI_COMM_WORLD);
  return number * number;
}

// The first thread tells the second one, through all other processes, that its sum is there.
static double round_trip(const double *x, int n, int how) {
  double u = 0, w = 0;
#pragma omp parallel num_threads(2)
  if (omp_get_thread_num() == 0) {
    for (int k = 0; k < n; k++) u += x[k] * x[(k + 1) % n];
    if (how % 2)
      MPI_Send(&x[0], 1, MPI_DOUBLE, 1, 1, MPI_COMM_WORLD);
    else
      MPI_Send(&how, 1, MPI_INT, 1, 1, MPI_COMM_WORLD);
  } else if (how < 2) {
    double got;
    MPI_Recv(&got, 1, MPI_DOUBLE, size - 1, 1, MPI_COMM_WORLD, IGNORE);
    w = worked(0.01 * u, 2000) * u * x[1] * got;
  } else {
    double got;
    MPI_Request request;
    MPI_Irecv(&got, 1, MPI_DOUBLE, size - 1, 1, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, IGNORE);
    w = worked(0.01 * u, 2000) * u * x[1] * got;
  }
  return w;
}

// Those that are late in one thread are early in the other: nobody waits for ever on the way back.
static double beside(const double *x, int n) {
  double a = x[0], b[2] = {x[1], x[2]}, c = 0, next = 0;
  int up = (rank + 1) % size, down = (rank + size - 1) % size;
#pragma omp parallel num_threads(2)
  for (int t = 0; t < 3; t++)
    if (omp_get_thread_num() == 0) {
      double sum = 0, all = 0, own = worked(a, 500 * ((rank + t) % size));
      MPI_Request request;
      MPI_Bcast(&own, 1, MPI_DOUBLE, t % size, other);
      MPI_Scan(&own, &sum, 1, MPI_DOUBLE, MPI_SUM, other);
      MPI_Ireduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, (t + 1) % size, other, &request);
      a = a + 0.1 * sin(sum);
      MPI_Wait(&request, IGNORE);
      a = 0.3 * a + 0.01 * all;
      MPI_Ibcast(&a, 1, MPI_DOUBLE, (t + 2) % size, other, &request);
      MPI_Wait(&request, IGNORE);
    } else {
      MPI_Request request;
      MPI_Isend(&b[t % 2], 1, MPI_DOUBLE, up, t, MPI_COMM_WORLD, &request);
      MPI_Recv(&next, 1, MPI_DOUBLE, down, t, MPI_COMM_WORLD, IGNORE);
      MPI_Wait(&request, IGNORE);
      b[t % 2] = worked(next, 250 * ((size - rank + t) % size)) * x[3 + t % 2];
      c += b[t % 2];
    }
  return a * c + a;
}

static double f(const double *x, int n) {
  double sum = 0;
  for (int how = 0; how < 4; how++) sum += rank ? passed(x, how) : size > 1 ? round_trip(x, n, how) : 0;
  if (other == MPI_COMM_NULL) MPI_Comm_dup(MPI_COMM_WORLD, &other);
  return sum + beside(x, n);
}
