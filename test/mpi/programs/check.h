// Compare derivatives of f, summed up over all processes, with differences, in every mode.
#include <enzyme/enzyme.h>
#include <math.h>
#include <mpi.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double f(const double *x, int n);
static int rank, size, failures;

static double *inputs(int n) {
  double *x = (double *)malloc(n * sizeof *x);
  for (int i = 0; i < n; i++) x[i] = 0.7 + 0.13 * i + 0.31 * rank - 0.05 * ((i * 7 + rank * 3) % 5);
  return x;
}

static double *zeros(int n) { return (double *)calloc(n, sizeof(double)); }

static double everywhere(const double *x, int n) {
  double mine = f(x, n), sum;
  MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum;
}

static void compare(const char *what, int i, double got, double wanted) {
  double scale = fabs(wanted) > 1 ? fabs(wanted) : 1;
  if (fabs(got - wanted) <= 2e-6 * scale) return;
  failures++;
  printf("rank %d of %d: %s %d: %.12g instead of %.12g\n", rank, size, what, i, got, wanted);
}

// The derivative by each number of each process, on that process.
static void differences(double *x, double *found, int n) {
  for (int r = 0; r < size; r++)
    for (int i = 0; i < n; i++) {
      double kept = x[i], step = 1e-5;
      if (r == rank) x[i] = kept + step;
      double above = everywhere(x, n);
      if (r == rank) x[i] = kept - step;
      double below = everywhere(x, n);
      x[i] = kept;
      if (r == rank) found[i] = (above - below) / (2 * step);
    }
}

static double total(double mine) {
  double sum;
  MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum;
}

#ifdef WIDE
struct pair {
  double first, second;
};
struct pair __enzyme_fwddiff_pair(void *, ...);
void __enzyme_autodiff_two(void *, ...);
#endif

static void check(void) {
  int n = N;
  double *x = inputs(n), *wanted = zeros(n), *d = zeros(n);
  double *v = zeros(2 * n), *w = v + n;
  differences(x, wanted, n);
  __enzyme_autodiff_void((void *)f, x, d, n);
  for (int i = 0; i < n; i++) compare("gradient", i, d[i], wanted[i]);
  memset(d, 0, n * sizeof *d);
  __enzyme_autodiff_void((void *)f, x, d, n);
  for (int i = 0; i < n; i++) compare("second gradient", i, d[i], wanted[i]);
  double along = 0, across = 0;
  for (int i = 0; i < n; i++) {
    v[i] = 0.3 + 0.2 * i - 0.4 * rank;
    w[i] = 1.1 - 0.3 * i + 0.2 * rank;
    along += v[i] * wanted[i];
    across += w[i] * wanted[i];
  }
#ifndef ONLY_REVERSE
  compare("tangent", 0, total(__enzyme_fwddiff_double((void *)f, x, v, n)), total(along));
#endif
#ifdef WIDE
  struct pair both = __enzyme_fwddiff_pair((void *)f, enzyme_width, 2, x, v, w, n);
  compare("tangent of two", 0, total(both.first), total(along));
  compare("tangent of two", 1, total(both.second), total(across));
  double *e = zeros(2 * n);
  __enzyme_autodiff_two((void *)f, enzyme_width, 2, x, e, e + n, n);
  for (int i = 0; i < 2 * n; i++) compare("gradient of two", i, e[i], wanted[i % n]);
#endif
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  check();
  int all;
  MPI_Allreduce(&failures, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (!rank) puts(all ? "wrong" : "right");
  MPI_Finalize();
  return all != 0;
}
