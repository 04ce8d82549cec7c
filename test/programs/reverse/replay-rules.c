// Rules of one's own for tangents from a tape: with a tape and without, in loops, beside a gradient.
#include "reverse.h"
#include <stdlib.h>

struct taped {
  void *tape;
  double value;
};
struct both {
  double primal, tangent;
};
ENZYME_AUGMENTFWD(struct taped, taped);

/* The derivative is three times what it is, so that it is seen who computed it. */
__attribute__((noinline)) static double square(double x) { return x * x; }

static struct taped square_ahead(double x) {
  double *kept = malloc(sizeof *kept);
  *kept = 6 * x;
  return (struct taped){kept, x * x};
}

static double square_back(double x, double seed, void *tape) {
  double derivative = *(double *)tape * seed + 0 * x;
  free(tape);
  return derivative;
}

static double square_on(double x, double dx, void *tape) {
  double tangent = *(double *)tape * dx + 0 * x;
  free(tape);
  return tangent;
}

__attribute__((used)) static void *__enzyme_register_gradient_square[] = {
    (void *)square, (void *)square_ahead, (void *)square_back};
__attribute__((used)) static void *__enzyme_register_splitderivative_square[] = {
    (void *)square, (void *)square_ahead, (void *)square_on};

/* No tape; primal and tangent are returned. */
__attribute__((noinline)) static double cube(double x) { return x * x * x; }
static double cube_ahead(double x) { return x * x * x; }
static struct both cube_on(double x, double dx) { return (struct both){NAN, 30 * x * x * dx}; }
static double cube_back(double x, double seed) { return 30 * x * x * seed; }

__attribute__((used)) static void *__enzyme_register_gradient_cube[] = {
    (void *)cube, (void *)cube_ahead, (void *)cube_back};
__attribute__((used)) static void *__enzyme_register_splitderivative_cube[] = {
    (void *)cube, (void *)cube_ahead, (void *)cube_on};

/* Memory, a number by value that is kept, and an integer; nothing is returned. */
__attribute__((noinline)) static void scale(double *y, const double *x, double by, int n) {
  for (int i = 0; i < n; i++) y[i] = by * x[i];
}

static double *scale_ahead(double *y, double *dy, const double *x, const double *dx, double by,
                           int n) {
  double *kept = malloc(n * sizeof *kept);
  memcpy(kept, x, n * sizeof *kept);
  scale(y, x, by, n);
  (void)dy, (void)dx;
  return kept;
}

static void scale_on(double *y, double *dy, const double *x, const double *dx, double by,
                     double dby, int n, double *kept) {
  for (int i = 0; i < n; i++) dy[i] = 2 * (by * dx[i] + dby * kept[i]);
  (void)y, (void)x;
  free(kept);
}

static double scale_back(double *y, double *dy, const double *x, double *dx, double by, int n,
                         double *kept) {
  double sum = 0;
  for (int i = 0; i < n; i++) dx[i] += 2 * by * dy[i], sum += 2 * kept[i] * dy[i], dy[i] = 0;
  (void)y, (void)x;
  free(kept);
  return sum;
}

__attribute__((used)) static void *__enzyme_register_gradient_scale[] = {
    (void *)scale, (void *)scale_ahead, (void *)scale_back};
__attribute__((used)) static void *__enzyme_register_splitderivative_scale[] = {
    (void *)scale, (void *)scale_ahead, (void *)scale_on};

static double f(const double *x, double by) {
  double y[3], sum = 0;
  scale(y, x, by, 3);
  for (int i = 0; i < 3; i++) sum += (i + 1) * square(y[i]) + cube(y[i]);
  return sum;
}

/* Seen from f: 2 is by scale, 3 by square, 10 by cube. */
static double expected(const double *x, const double *dx, double by, double dby) {
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    double y = by * x[i], dy = 2 * (by * dx[i] + dby * x[i]);
    sum += (i + 1) * 6 * y * dy + 30 * y * y * dy;
  }
  return sum;
}

int main(void) {
  const double start[] = {0.5, -1, 2}, along[] = {1, 0.25, -0.5};
  double x[3], dx[3], adjoint[3] = {0}, tangent = 0, by = 0;
  struct taped one = {0, 0}, other = {0, 0};
  memcpy(x, start, sizeof x), memcpy(dx, along, sizeof dx);
  REQUEST(one = __enzyme_augmentfwd_taped((void *)f, enzyme_dup, x, dx, enzyme_out, 1.5));
  REQUEST(other = __enzyme_augmentfwd_taped((void *)f, enzyme_dup, x, adjoint, enzyme_out, 1.5));
  double value = f(x, 1.5);
  for (int i = 0; i < 3; i++) x[i] = NAN;
  REQUEST(tangent = __enzyme_fwdsplit_double((void *)f, enzyme_dup, x, dx, enzyme_dup, 1.5, 2.0,
                                             one.tape));
  REQUEST(by = __enzyme_reverse_double((void *)f, enzyme_dup, x, adjoint, enzyme_out, 1.5, 1.0,
                                       other.tape));
  double wanted = expected(start, along, 1.5, 2), sum = 2 * by;
  for (int i = 0; i < 3; i++) sum += adjoint[i] * along[i];
  CHECK_GOT("value", one.value, value, 1e-14);
  CHECK_GOT("tangent", tangent, wanted, 1e-14);
  CHECK_GOT("adjoints", sum, wanted, 1e-14);
  return checked();
}
