// Compare derivatives of f, summed up over all processes, with differences, in every mode; and
// products with its Hessian with differences of gradients, in all ways in which one goes forward.
#include <enzyme/enzyme.h>
#include <math.h>
#include <mpi.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double f(const double *x, int n);
static int rank, size, failures;
// Reductions with first derivatives only: for second ones they are others.
static MPI_Op product = MPI_PROD, largest = MPI_MAX;

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

#ifndef ONLY_ONCE
static void gradient(const double *x, double *d, int n) {
  __enzyme_autodiff_void((void *)f, x, d, n);
}

#ifndef ONLY_REVERSE
static double tangent(const double *x, const double *v, int n) {
  return __enzyme_fwddiff_double((void *)f, x, v, n);
}
#endif

// Differences of gradients, of fourth order: all processes step at once.
static void differences_along(const double *x, const double *v, double *found, int n) {
  const double h = 2e-4, weights[] = {-1. / 12, 8. / 12, -8. / 12, 1. / 12};
  const int steps[] = {2, 1, -1, -2};
  for (int k = 0; k < 4; k++) {
    double *at = zeros(n), *d = zeros(n);
    for (int i = 0; i < n; i++) at[i] = x[i] + steps[k] * h * v[i];
    gradient(at, d, n);
    for (int i = 0; i < n; i++) found[i] += weights[k] / h * d[i];
  }
}

static void check_twice(const double *x, const double *v, const double *w, int n) {
  double *once = zeros(n), *wanted = zeros(n), *g = zeros(n), *hv = zeros(n);
  product = MPI_MAX, largest = MPI_SUM;
  gradient(x, once, n);
  differences_along(x, v, wanted, n);
  __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, v, enzyme_dup, g, hv, enzyme_const, n);
  for (int i = 0; i < n; i++) {
    compare("gradient with a product", i, g[i], once[i]);
    compare("product with the Hessian", i, hv[i], wanted[i]);
  }
#ifndef ONLY_REVERSE
  double along = 0;
  for (int i = 0; i < n; i++) along += w[i] * wanted[i];
#ifndef NO_GRADIENT_OF_TANGENT
  double *back = zeros(n);
  __enzyme_autodiff_void((void *)tangent, enzyme_dup, x, back, enzyme_const, v, enzyme_const, n);
  for (int i = 0; i < n; i++) compare("gradient of a tangent", i, back[i], wanted[i]);
#endif
  double both = __enzyme_fwddiff_double((void *)tangent, enzyme_dup, x, w, enzyme_const, v,
                                        enzyme_const, n);
  compare("tangent of a tangent", 0, total(both), total(along));
#endif
#ifdef WIDE
  double *other = zeros(n), *first = zeros(n), *second = zeros(n), *none = zeros(n);
  differences_along(x, w, other, n);
  __enzyme_fwddiff_void((void *)gradient, enzyme_width, 2, enzyme_dup, x, v, w, enzyme_dup, none,
                        first, second, enzyme_const, n);
  for (int i = 0; i < n; i++) {
    compare("product of two", i, first[i], wanted[i]);
    compare("product of two", n + i, second[i], other[i]);
  }
#endif
}
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
#ifndef ONLY_ONCE
  check_twice(x, v, w, n);
#endif
}

int main(int argc, char **argv) {
#ifdef LEVEL
  int level;
  MPI_Init_thread(&argc, &argv, LEVEL, &level);
#else
  MPI_Init(&argc, &argv);
#endif
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  check();
  int all;
  MPI_Allreduce(&failures, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (!rank) puts(all ? "wrong" : "right");
  MPI_Finalize();
  return all != 0;
}
