/* Programs that spend their time in BLAS and LAPACK: time of primal and gradient, in turn. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <cblas.h>

double __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_width;
void dpotrs_(char *, int *, int *, double *, int *, double *, int *, int *, long);
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

/* Four products, of which each overwrites what the one before has made. */
static double chain(const double *restrict A, double *restrict B, double *restrict C, int n) {
  for (int k = 0; k < 2; k++) {
    cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1. / n, A, n, B, n, 0, C, n);
    cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1. / n, A, n, C, n, 0, B, n);
  }
  return cblas_ddot(n * n, B, 1, B, 1);
}

/* Memory that is there, and not only promised. */
static double *zeros(long count) {
  double *made = malloc(count * sizeof *made);
  for (long i = 0; i < count; i++) *(volatile double *)(made + i) = 0;
  return made;
}

static double resident(void) {
  long all = 0, here = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &all, &here) != 2) abort();
  fclose(file);
  return here * 4096.;
}

static double peak(void) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return used.ru_maxrss * 1024.;
}

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

/* b becomes inv(L L') A b: a product, and a solve with factors that are there. */
static void step(const double *A, const double *L, double *b, double *work, int n) {
  char uplo = 'L';
  int one = 1, info;
  cblas_dgemv(CblasColMajor, CblasNoTrans, n, n, 1, A, n, b, 1, 0, work, 1);
  dpotrs_(&uplo, &n, &one, (double *)L, &n, work, &n, &info, 1);
  cblas_dcopy(n, work, 1, b, 1);
}

/* Eight tangents, one after the other and together: the time of each way. */
static void directions(const double *A, const double *L, double *b, double *work, int n, double *one, double *all) {
  double *d[8], *w[8];
  for (int k = 0; k < 8; k++) {
    d[k] = numbers(n), w[k] = calloc(n, 8);
    for (int i = 0; i < n; i++) b[i] = 1;
    double t = now();
    __enzyme_fwddiff((void *)step, enzyme_const, A, enzyme_const, L, enzyme_dup, b, d[k], enzyme_dup, work, w[k], enzyme_const, n);
    *one += now() - t;
  }
  for (int i = 0; i < n; i++) b[i] = 1;
  double t = now();
  __enzyme_fwddiff((void *)step, enzyme_width, 8, enzyme_const, A, enzyme_const, L, enzyme_dup, b,
                   d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7], enzyme_dup, work,
                   w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7], enzyme_const, n);
  *all = now() - t;
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

int main(int argc, char **argv) {
  int n = argc > 2 ? atoi(argv[2]) : 1000;
  long size = (long)n * n;
  double *A = numbers(size), *B = numbers(size), *C = numbers(size), *first = numbers(size);
  double *dA = zeros(size), *dB = zeros(size), *dC = zeros(size), before = 0;
  memcpy(first, A, size * 8);
  for (int i = 0; i < n; i++) first[i * (n + 1l)] += n;
  double primal = 0, gradient = 0, t;
  for (int i = 0; i < n; i++) C[i * (n + 1l)] += n;
  if (!strcmp(argv[1], "directions")) {
    directions(A, C, B, dC, n, &primal, &gradient);
    printf("%g %g\n", primal, gradient);
    return 0;
  }
  for (int way = 0; way < 2; way++) {
    before = resident();
    if (!strcmp(argv[1], "posv")) {
      memcpy(A, first, size * 8);
      for (int i = 0; i < n; i++) B[i] = C[i] = 1;
      t = now();
      if (way == 0) solve(A, B, C, n);
      else __enzyme_autodiff((void *)solve, enzyme_dup, A, dA, enzyme_dup, B, dB, enzyme_const, C, enzyme_const, n);
    } else if (!strcmp(argv[1], "chain")) {
      t = now();
      if (way == 0) chain(A, B, C, n);
      else __enzyme_autodiff((void *)chain, enzyme_dup, A, dA, enzyme_dup, B, dB, enzyme_dup, C, dC, enzyme_const, n);
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
  if (argc > 3) printf("%g\n", peak() - before);
  else printf("%g %g\n", primal, gradient);
}
