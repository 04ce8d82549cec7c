// Derivatives of derivatives of functions that call BLAS: every way, at width 1 and 4.
#include "nested.h"

enum { ROWS = 101, COLUMNS = 102, PLAIN = 111, TRANSPOSED = 112, UPPER = 121, LOWER = 122 };
enum { NON_UNIT = 131, LEFT = 141 };
double cblas_ddot(int, const double *, int, const double *, int);
double cblas_dnrm2(int, const double *, int);
void cblas_daxpy(int, double, const double *, int, double *, int);
void cblas_dgemv(int, int, int, int, double, const double *, int, const double *, int, double,
                 double *, int);
void cblas_dger(int, int, int, double, const double *, int, const double *, int, double *, int);
void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int,
                 double, double *, int);
void cblas_dsyrk(int, int, int, int, int, double, const double *, int, double, double *, int);
void cblas_dtrsv(int, int, int, int, int, const double *, int, double *, int);
void cblas_dsymv(int, int, int, double, const double *, int, const double *, int, double, double *,
                 int);

/* A matrix that no derivative is asked of. */
static const double matrix[9] = {2, -1, 0.5, 0.25, 1, -3, 1.5, 0.75, -0.5};

static void constant_gemv(const double *x, double *y) {
  double z[3], w[3];
  cblas_dgemv(ROWS, PLAIN, 3, 3, 0.5, matrix, 3, x, 1, 0, z, 1);
  for (int i = 0; i < 3; i++) z[i] = sin(z[i]) * x[i];
  cblas_dgemv(COLUMNS, TRANSPOSED, 3, 3, 1, matrix, 3, z, 1, 0, w, 1);
  y[0] = cblas_ddot(3, w, 1, z, 1);
  y[1] = cblas_dnrm2(3, w, 1);
}

/* x'Ax by gemv and dot: the Hessian is A + A'. */
static void quadratic(const double *x, double *y) {
  double z[3] = {0, 0, 0};
  cblas_dgemv(ROWS, PLAIN, 3, 3, 1, matrix, 3, x, 1, 0, z, 1);
  *y = cblas_ddot(3, x, 1, z, 1);
}

/* Matrices that are one and the same. */
static void itself(const double *x, double *y) {
  double a[4], b[4];
  cblas_dgemm(ROWS, PLAIN, PLAIN, 2, 2, 2, x[0], x, 2, x, 2, 0, a, 2);
  cblas_dgemm(COLUMNS, TRANSPOSED, PLAIN, 2, 2, 2, 1, a, 2, a, 2, 0, b, 2);
  cblas_dsyrk(COLUMNS, LOWER, PLAIN, 2, 2, 0.5, a, 2, x[1], b, 2);
  cblas_daxpy(2, x[3], b, 1, b, 1);
  for (int i = 0; i < 4; i++) y[i] = b[i];
}

/* Solved, in place, with a matrix that is made of x. */
static void solved(const double *x, double *y) {
  double a[4] = {2 + x[0], x[1], x[2], 3 + x[3]}, z[2] = {x[0] * x[3], x[1]};
  cblas_dger(ROWS, 2, 2, 0.125, x, 1, x + 2, 1, a, 2);
  cblas_dtrsv(ROWS, UPPER, TRANSPOSED, NON_UNIT, 2, a, 2, z, 1);
  cblas_dsymv(ROWS, LOWER, 2, x[2], a, 2, z, 1, 1, y, 1);
}
static void solved_from(const double *x, double *y) {
  y[0] = x[0], y[1] = x[1];
  solved(x, y);
}

NESTED_MAP(constant_gemv)
NESTED_MAP(quadratic)
NESTED_MAP(itself)
NESTED_MAP(solved_from)

int main(void) {
  const double x[4] = {0.5, -0.75, 1.25, 0.375};
  CHECK_NESTED_MAP(constant_gemv, x, 3, 2);
  CHECK_NESTED_MAP(quadratic, x, 3, 1);
  CHECK_NESTED_MAP(itself, x, 4, 4);
  CHECK_NESTED_MAP(solved_from, x, 4, 2);
  return checked();
}
