/* Programs that spend their time in BLAS and LAPACK: time of primal and gradient, in turn. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <cblas.h>

double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
void dposv_(char *, int *, int *, double *, int *, double *, int *, int *, long);

/* The sum of squares of A B. */
static double product(const double *A, const double *B, double *C, int n) {
  cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1, A, n, B, n, 0, C, n);
  return cblas_ddot(n * n, C, 1, C, 1);
}

/* The sum of the solution of A x = b. */
static double solve(double *A, double *b, double *ones, int n) {
  char uplo = 'L';
  int one = 1, info;
  dposv_(&uplo, &n, &one, A, &n, b, &n, &info, 1);
  return cblas_ddot(n, b, 1, ones, 1);
}

#ifdef BODY
/* What the reference does for gemm, to be differentiated as code. */
static double loops(const double *A, const double *B, double *C, int n) {
  for (int j = 0; j < n; j++) {
    for (int i = 0; i < n; i++) C[i + (long)j * n] = 0;
    for (int l = 0; l < n; l++) {
      double t = B[l + (long)j * n];
      for (int i = 0; i < n; i++) C[i + (long)j * n] += t * A[i + (long)l * n];
    }
  }
  double sum = 0;
  for (long i = 0; i < (long)n * n; i++) sum += C[i] * C[i];
  return sum;
}
#endif

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

static double *numbers(long count) {
  double *made = malloc(count * sizeof *made);
  for (long i = 0; i < count; i++) made[i] = drand48();
  return made;
}

int main(int argc, char **argv) {
  int n = argc > 2 ? atoi(argv[2]) : 1000;
  long size = (long)n * n;
  double *A = numbers(size), *B = numbers(size), *C = numbers(size), *first = numbers(size);
  double *dA = calloc(size, 8), *dB = calloc(size, 8), *dC = calloc(size, 8);
  memcpy(first, A, size * 8);
  for (int i = 0; i < n; i++) first[i * (n + 1l)] += n;
  double primal = 0, gradient = 0, t;
  for (int way = 0; way < 2; way++) {
    if (!strcmp(argv[1], "posv")) {
      memcpy(A, first, size * 8);
      for (int i = 0; i < n; i++) B[i] = C[i] = 1;
      t = now();
      if (way == 0) solve(A, B, C, n);
      else __enzyme_autodiff((void *)solve, enzyme_dup, A, dA, enzyme_dup, B, dB, enzyme_const, C, enzyme_const, n);
    } else {
      double (*f)(const double *, const double *, double *, int) = product;
#ifdef BODY
      f = loops;
#endif
      t = now();
      if (way == 0) f(A, B, C, n);
#ifdef BODY
      else __enzyme_autodiff((void *)loops, enzyme_dup, A, dA, enzyme_dup, B, dB, enzyme_dup, C, dC, enzyme_const, n);
#else
      else __enzyme_autodiff((void *)product, enzyme_dup, A, dA, enzyme_dup, B, dB, enzyme_dup, C, dC, enzyme_const, n);
#endif
    }
    *(way ? &gradient : &primal) = now() - t;
  }
  printf("%g %g\n", primal, gradient);
}
