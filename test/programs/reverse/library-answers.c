// What the system is asked for in each round, at one place: limits, attributes, semaphores, texts.
#define _GNU_SOURCE
#include "reverse.h"

#include <pthread.h>
#include <semaphore.h>
#include <sys/resource.h>

enum { N = 3 };

static void limits(const double *x, double *y) {
  struct rlimit limit, before;
  getrlimit(RLIMIT_NOFILE, &before);
  y[0] = 1;
  for (int i = 0; i < N; i++) {
    limit = before;
    limit.rlim_cur = 40 + i;
    setrlimit(RLIMIT_NOFILE, &limit);
    getrlimit(RLIMIT_NOFILE, &limit);
    y[0] *= (double)(limit.rlim_cur - 39) * x[i] * x[0];
  }
  setrlimit(RLIMIT_NOFILE, &before);
}

static void limits_formula(const double *x, const double *dx, double *dy) {
  dy[0] = 6 * (4 * x[0] * x[0] * x[0] * x[1] * x[2] * dx[0] +
               x[0] * x[0] * x[0] * x[0] * (x[2] * dx[1] + x[1] * dx[2]));
}

static void attributes(const double *x, double *y) {
  pthread_attr_t attributes;
  size_t size;
  pthread_attr_init(&attributes);
  y[0] = 1;
  for (int i = 0; i < N; i++) {
    pthread_attr_setstacksize(&attributes, (size_t)(i + 1) << 20);
    pthread_attr_getstacksize(&attributes, &size);
    y[0] *= (double)(size >> 20) * x[i];
  }
  pthread_attr_destroy(&attributes);
}

static void semaphores(const double *x, double *y) {
  sem_t semaphore;
  int count;
  y[0] = 1;
  for (int i = 0; i < N; i++) {
    sem_init(&semaphore, 0, i + 1);
    sem_getvalue(&semaphore, &count);
    y[0] *= count * sin(x[i] * count);
    sem_destroy(&semaphore);
  }
}

static void names(const double *x, double *y) {
  char text[8] = "";
  y[0] = 1;
  for (int i = 0; i < N; i++) {
    const char name[] = {'t', '1' + i, 0};
    pthread_setname_np(pthread_self(), name);
    pthread_getname_np(pthread_self(), text, sizeof text);
    y[0] *= (text[1] - '0') * x[i] * x[i];
  }
}

int main(void) {
  const double x[] = {0.75, -1.25, 2};
  CHECK_ADJOINT_MAP(limits, x, N, 1, limits_formula);
  CHECK_ADJOINT_MAP(attributes, x, N, 1, NULL);
  CHECK_ADJOINT_MAP(semaphores, x, N, 1, NULL);
  CHECK_ADJOINT_MAP(names, x, N, 1, NULL);
  return checked();
}
