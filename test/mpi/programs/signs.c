// What threads tell each other by messages alone, without numbers: who was told is reversed first.
#define N 6
#define LEVEL MPI_THREAD_MULTIPLE
#define WIDE
#include <omp.h>
#include <pthread.h>
#include "check.h"

static double worked(double x) {
  for (int i = 0; i < 500; i++) x = 0.5 * (x + sin(x) + 0.1);
  return x;
}

// A sign from one thread of a process to the next one: by itself, or by way of another process.
static double told(const double *x, int n) {
  double u[3] = {0}, w = 0;
  int next = (rank + 1) % size, before = (rank + size - 1) % size;
#pragma omp parallel num_threads(3)
  for (int t = 0; t < 2; t++) {
    int me = omp_get_thread_num(), sign = t;
    if (me == 0) {
      for (int i = 0; i < n; i++) u[0] += x[i] * x[(i + t) % n];
      MPI_Send(&sign, 1, MPI_INT, rank, 1, MPI_COMM_WORLD);
    } else if (me == 1) {
      MPI_Recv(&sign, 1, MPI_INT, rank, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      u[1] = worked(0.01 * u[0]) * x[1];
      MPI_Send(NULL, 0, MPI_INT, next, 2, MPI_COMM_WORLD);
      MPI_Recv(NULL, 0, MPI_INT, rank, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      w += u[2] * u[0];
    } else {
      MPI_Request request;
      MPI_Irecv(NULL, 0, MPI_INT, before, 2, MPI_COMM_WORLD, &request);
      MPI_Wait(&request, MPI_STATUS_IGNORE);
      MPI_Barrier(MPI_COMM_WORLD);
      u[2] = worked(u[1]) * (1 + t);
      MPI_Ssend(NULL, 0, MPI_INT, rank, 3, MPI_COMM_WORLD);
    }
#pragma omp barrier
  }
  return w * u[1];
}

struct part {
  const double *x;
  double out[4];
  int n, tag;
};

// Numbers from a thread to another one of its own process, and to those of others.
static void *partner(void *given) {
  struct part *p = (struct part *)given;
  double got[2];
  for (int t = 0; t < 3; t++) {
    MPI_Recv(got, 2, MPI_DOUBLE, rank, p->tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    p->out[t] = got[0] * sin(got[1]);
    double back = p->out[t] * p->x[t];
    MPI_Send(&back, 1, MPI_DOUBLE, rank, p->tag + 1, MPI_COMM_WORLD);
  }
  return NULL;
}

static double handed(const double *x, int n) {
  struct part parts[2] = {{.x = x, .n = n, .tag = 20}, {.x = x + 2, .n = n, .tag = 30}};
  pthread_t threads[2];
  double sum = 0;
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, partner, &parts[i]);
  for (int t = 0; t < 3; t++)
    for (int i = 0; i < 2; i++) {
      double out[2] = {x[i + t] * x[0], x[t]}, in;
      MPI_Send(out, 2, MPI_DOUBLE, rank, parts[i].tag, MPI_COMM_WORLD);
      MPI_Recv(&in, 1, MPI_DOUBLE, rank, parts[i].tag + 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      sum += in * in;
    }
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  return sum + parts[0].out[1] * parts[1].out[2];
}

static double f(const double *x, int n) { return told(x, n) + handed(x, n); }
