/* What bench/parallel.py measures: loops of several kinds, their gradients, with and without threads. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

/* Each round reads its own numbers. */
static double own(const double *restrict x, double *restrict y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = sin(x[i]) * exp(-x[i] * x[i]) + log(1 + x[i] * x[i]);
  return 0;
}

/* Rounds read the numbers of their neighbours. */
static double neighbours(const double *restrict x, double *restrict y, int n) {
#pragma omp parallel for
  for (int i = 1; i < n - 1; i++) y[i] = sin(x[i - 1]) * exp(-x[i]) + log(1 + x[i + 1] * x[i + 1]);
  return 0;
}

/* A sum of all threads. */
static double sum(const double *restrict x, double *restrict y, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += sin(x[i]) * exp(-x[i] * x[i]);
  y[0] = s;
  return s;
}

/* All threads read a few parameters. */
static double parameters(const double *restrict x, double *restrict y, int n) {
  double a = x[0], b = x[1];
#pragma omp parallel for
  for (int i = 2; i < n; i++) y[i] = a * sin(b * x[i]) * exp(-a * x[i] * x[i]);
  return 0;
}

/* Forces of all on all. */
static double pairs(const double *restrict x, double *restrict y, int n) {
  int bodies = (int)sqrt(n);
#pragma omp parallel for
  for (int i = 0; i < bodies; i++) {
    double f = 0;
    for (int j = 0; j < bodies; j++) f += sin(x[i] - 2 * x[j]);
    y[i] = f;
  }
  return 0;
}

static double now(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

/* The least time that each of two things has taken, by the clock on the wall and by this thread's. */
static double begun[2], best[2][2];

static void begin(void) {
  begun[0] = now(CLOCK_MONOTONIC), begun[1] = now(CLOCK_THREAD_CPUTIME_ID);
}

/* Somebody may look at what has come out: nothing of it may be left out. */
static void look_at(const double *numbers) { __asm__ volatile("" : : "r"(numbers) : "memory"); }

static void end(int which) {
  double wall = now(CLOCK_MONOTONIC) - begun[0], own = now(CLOCK_THREAD_CPUTIME_ID) - begun[1];
  best[which][0] = fmin(best[which][0], wall), best[which][1] = fmin(best[which][1], own);
}

#define MEASURE(f)                                                                              \
  do {                                                                                          \
    double check = 0;                                                                           \
    for (int i = 0; i < 4; i++) best[i / 2][i % 2] = 1e9;                                       \
    for (int round = 0; round < rounds; round++) {                                              \
      begin();                                                                                  \
      f(x, y, n);                                                                               \
      look_at(y);                                                                               \
      end(0);                                                                                   \
      memset(dx, 0, n * sizeof *dx);                                                            \
      for (int i = 0; i < n; i++) dy[i] = 1;                                                    \
      begin();                                                                                  \
      __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);      \
      look_at(dx);                                                                              \
      end(1);                                                                                   \
    }                                                                                           \
    for (int i = 0; i < n; i++) check += dx[i] * cos(i);                                        \
    printf("%s %.9f %.9f %.9f %.9f %.12g\n", #f, best[0][0], best[1][0], best[0][1],            \
           best[1][1], check);                                                                  \
  } while (0)

int main(int count, char **words) {
  int n = count > 1 ? atoi(words[1]) : 1000000, rounds = count > 2 ? atoi(words[2]) : 7;
  double *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y);
  double *dx = malloc(n * sizeof *dx), *dy = malloc(n * sizeof *dy);
  for (int i = 0; i < n; i++) x[i] = 0.5 + i % 1000 / 1000.0, y[i] = 0;
  MEASURE(own);
  MEASURE(neighbours);
  MEASURE(sum);
  MEASURE(parameters);
  MEASURE(pairs);
}
