// Integrals by tasks that call themselves until a rule is good enough, and sums that depend on each other.
#include "models.h"

enum { N = 7, PARTS = 6 };

static double curve(const double *x, double t) {
  return x[0] * exp(-x[1] * t * t) + x[2] * sin(x[3] * t) / (1 + x[4] * t);
}

static double simpson(const double *x, double from, double to) {
  return (to - from) / 6 * (curve(x, from) + 4 * curve(x, (from + to) / 2) + curve(x, to));
}

static double integral(const double *x, double from, double to, int depth) {
  const double whole = simpson(x, from, to), middle = (from + to) / 2;
  const double halves = simpson(x, from, middle) + simpson(x, middle, to);
  if (depth == 0 || fabs(halves - whole) < 1e-7) return halves + (halves - whole) / 15;
  double left, right;
#pragma omp task shared(left) firstprivate(depth) if (depth > 2) untied
  left = integral(x, from, middle, depth - 1);
#pragma omp task shared(right) final(depth < 3) mergeable
  right = integral(x, middle, to, depth - 1);
#pragma omp taskwait
  return left + right;
}

// Adaptive quadrature: one thread makes the first tasks.
static double adaptive(const double *x) {
  double found = 0;
#pragma omp parallel
#pragma omp single
  found = integral(x, 0, 2, 6);
  return found * found;
}

// Partial integrals, each of which waits for the one before it, as edges of a graph of tasks.
static double chained(const double *x) {
  double part[PARTS], total[PARTS + 1] = {0}, last = 0;
#pragma omp parallel
#pragma omp masked
  {
    for (int k = 0; k < PARTS; k++) {
#pragma omp task depend(out : part[k]) firstprivate(k)
      part[k] = simpson(x, 0.3 * k, 0.3 * (k + 1));
#pragma omp task depend(in : part[k], total[k]) depend(out : total[k + 1]) firstprivate(k)
      total[k + 1] = total[k] * x[5] + part[k] * part[k];
    }
#pragma omp task depend(in : total[PARTS]) depend(inout : last)
    last += total[PARTS] * x[6];
#pragma omp task depend(inout : last)
    last = sin(last);
  }
  return last + total[PARTS / 2];
}

// A sum of tasks, and a loop of tasks, in one group.
static double grouped(const double *x) {
  double sum = 0, squares = 0;
#pragma omp parallel
#pragma omp single
  {
#pragma omp taskgroup task_reduction(+ : sum)
    for (int k = 0; k < PARTS; k++)
#pragma omp task in_reduction(+ : sum)
      sum += simpson(x, 0.2 * k, 0.2 * k + 0.2 + 0.01 * x[5]);
#pragma omp taskloop grainsize(2) reduction(+ : squares)
    for (int k = 0; k < PARTS; k++) squares += x[k] * x[k] * sum;
  }
  return squares + sum;
}

int main(void) {
  MODEL(adaptive, N, 0.6, 0.1);
  MODEL(chained, N, 0.6, 0.1);
  MODEL(grouped, N, 0.6, 0.1);
  return done();
}
