// Memory that is made outside a region or a thread, and given back by a thread.
#include "reverse.h"
#include <pthread.h>
#include <stdlib.h>

enum { N = 8 };

static double region(const double *x, int n) {
  double *given = malloc(n * sizeof(double)), s = 0;
  for (int i = 0; i < n; i++) given[i] = x[i] * x[i];
#pragma omp parallel
#pragma omp single
  {
    for (int i = 0; i < n; i++) s += given[i] * x[0];
    free(given);
  }
  return s;
}

struct given {
  int n;
  double *x, *sum;
};

static void *take(void *argument) {
  struct given *given = argument;
  for (int i = 0; i < given->n; i++) *given->sum += given->x[i] * given->x[0];
  free(given->x);
  free(given);
  return 0;
}

static double thread(const double *x, int n) {
  double s = 0;
  struct given *given = malloc(sizeof(*given));
  *given = (struct given){n, malloc(n * sizeof(double)), &s};
  for (int i = 0; i < n; i++) given->x[i] = x[i] * x[i];
  pthread_t one;
  pthread_create(&one, 0, take, given);
  pthread_join(one, 0);
  return s;
}

static void all(const double *x, double *y) { y[0] = region(x, N), y[1] = thread(x, N); }

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.05 * i;
  CHECK_ADJOINT_MAP(all, x, N, 2, NULL);
  return checked();
}
