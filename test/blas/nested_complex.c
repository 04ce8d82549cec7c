// Derivatives of derivatives of complex routines of LAPACK: every way for double; for float, which differences
// are too rough for, some ways beside those of double.
#include "nested.h"

static const int one = 1, two = 2, three = 3, many = 100;
static const char *left = "L", *turned = "C", *plain = "N", *some = "S", *upper = "U", *vectors = "V";

#define ROUTINES(X, KIND)                                                                                          \
  void X##posv_(const char *, const int *, const int *, KIND *, const int *, KIND *, const int *, int *);          \
  void X##getrf_(const int *, const int *, KIND *, const int *, int *, int *);                                     \
  void X##getrs_(const char *, const int *, const int *, const KIND *, const int *, const int *, KIND *,           \
                 const int *, int *);                                                                              \
  void X##hetrf_(const char *, const int *, KIND *, const int *, int *, KIND *, const int *, int *);               \
  void X##hetrs_(const char *, const int *, const int *, const KIND *, const int *, const int *, KIND *,           \
                 const int *, int *);                                                                              \
  void X##heev_(const char *, const char *, const int *, KIND *, const int *, KIND *, KIND *, const int *, KIND *, \
                int *);                                                                                            \
  void X##geqrf_(const int *, const int *, KIND *, const int *, KIND *, KIND *, const int *, int *);               \
  void X##unmqr_(const char *, const char *, const int *, const int *, const int *, const KIND *, const int *,     \
                 const KIND *, KIND *, const int *, KIND *, const int *, int *);                                   \
  void X##trtrs_(const char *, const char *, const char *, const int *, const int *, const KIND *, const int *,    \
                 KIND *, const int *, int *);                                                                      \
  void X##gesvd_(const char *, const char *, const int *, const int *, KIND *, const int *, KIND *, KIND *,        \
                 const int *, KIND *, const int *, KIND *, const int *, KIND *, int *);                            \
  /* Of 6 by 2 real numbers, complex ones with a large diagonal, of which the imaginary part is 0 if asked. */      \
  static void X##filled(const double *x, KIND *a, int rows, int is_real) {                                         \
    for (int i = 0; i < 4 * rows; i++) a[i] = x[i % 8] * (i < 8 ? 1 : 0.5);                                        \
    a[0] += 3, a[2 * rows + 2] += 4;                                                                               \
    if (is_real) a[1] = a[2 * rows + 3] = 0;                                                                       \
  }                                                                                                                \
  static void X##solved(const double *x, double *y) {                                                              \
    KIND a[8], b[4] = {x[6], x[7], 1, x[0]}, work[200];                                                            \
    int info, pivots[2];                                                                                           \
    X##filled(x, a, 2, 1);                                                                                         \
    X##posv_(upper, &two, &one, a, &two, b, &two, &info);                                                          \
    for (int i = 0; i < 4; i++) a[i] = b[i] + x[i], a[4 + i] = x[4 + i] * (i > 1 ? 2 : 1);                         \
    X##getrf_(&two, &two, a, &two, pivots, &info);                                                                 \
    X##getrs_(turned, &two, &one, a, &two, pivots, b, &two, &info);                                                \
    X##filled(x, a, 2, 1);                                                                                         \
    a[0] = 0.125;                                                                                                  \
    X##hetrf_(left, &two, a, &two, pivots, work, &many, &info);                                                    \
    X##hetrs_(left, &two, &one, a, &two, pivots, b, &two, &info);                                                  \
    for (int i = 0; i < 4; i++) y[i] = b[i];                                                                       \
  }                                                                                                                \
  static void X##eigen(const double *x, double *y) {                                                               \
    KIND a[8], w[2], work[200], rest[20];                                                                          \
    int info;                                                                                                      \
    X##filled(x, a, 2, 1);                                                                                         \
    X##heev_(vectors, upper, &two, a, &two, w, work, &many, rest, &info);                                          \
    y[0] = w[0] * w[1] * w[1], y[1] = a[0] * a[0] + a[1] * a[1], y[2] = a[0] * a[2] + a[1] * a[3];                 \
  }                                                                                                                \
  static void X##fitted(const double *x, double *y) {                                                              \
    KIND a[12], tau[4], work[200], b[6] = {x[6], x[7], 1, x[0], x[1], 2};                                          \
    int info;                                                                                                      \
    X##filled(x, a, 3, 0);                                                                                         \
    X##geqrf_(&three, &two, a, &three, tau, work, &many, &info);                                                   \
    X##unmqr_(left, turned, &three, &one, &two, a, &three, tau, b, &three, work, &many, &info);                    \
    X##trtrs_(upper, plain, plain, &two, &one, a, &three, b, &three, &info);                                       \
    for (int i = 0; i < 4; i++) y[i] = b[i];                                                                       \
  }                                                                                                                \
  static void X##singular(const double *x, double *y) {                                                            \
    KIND a[12], s[2], u[12], v[8], work[200], rest[20];                                                            \
    int info;                                                                                                      \
    X##filled(x, a, 3, 0);                                                                                         \
    X##gesvd_(some, some, &three, &two, a, &three, s, u, &three, v, &two, work, &many, rest, &info);               \
    y[0] = s[0] * s[1] * s[1];                                                                                     \
    for (int i = 0; i < 2; i++) y[i + 1] = u[6 * i] * u[6 * i + 2] + u[6 * i + 1] * u[6 * i + 3];                  \
    y[3] = v[0] * v[4] + v[1] * v[5];                                                                              \
  }
ROUTINES(z, double)
ROUTINES(c, float)
#define BOTH(f) NESTED_MAP(z##f) NESTED_MAP(c##f)
BOTH(solved)
BOTH(eigen)
BOTH(fitted)
BOTH(singular)

/* Products with Hessians in float are those in double, but for rounding. */
static int roughly(const char *what, const struct nested *f, const struct nested *exact, const double *x) {
  double weights[MOST] = {1, -0.5, 0.75, 2}, v[WIDTH][MOST], wanted[MOST], got[MOST];
  nested_rows all;
  int bad = 0;
  for (int lane = 0; lane < WIDTH; lane++)
    for (int i = 0; i < MOST; i++) v[lane][i] = i < 8 ? sin(1 + i + 3 * lane) : 0;
  nested_product *const ways[] = {f->forward_reverse, f->reverse_forward, f->reverse_reverse};
  f->forward4_reverse(x, weights, v, all);
  for (int lane = 0; lane < WIDTH; lane++) {
    exact->forward_reverse(x, weights, v[lane], wanted);
    for (int way = 0; way < 4; way++) {
      if (way < 3) ways[way](x, weights, v[lane], got);
      else memcpy(got, all[lane], sizeof got);
      for (int i = 0; i < 8; i++) bad += !(fabs(got[i] - wanted[i]) < 2e-4 * (1 + size_of(wanted, 8)));
    }
  }
  if (bad) printf("%s in float: %d numbers are WRONG\n", what, bad);
  return bad;
}

int main(void) {
  const double x[8] = {0.5, -0.75, 1.25, 0.375, -0.25, 0.625, 1.5, -0.875};
  int bad = 0;
  CHECK_NESTED_MAP(zsolved, x, 8, 4);
  CHECK_NESTED_MAP(zeigen, x, 8, 3);
  CHECK_NESTED_MAP(zfitted, x, 8, 4);
  CHECK_NESTED_MAP(zsingular, x, 8, 4);
  bad += roughly("solved", &csolved_nested, &zsolved_nested, x);
  bad += roughly("eigen", &ceigen_nested, &zeigen_nested, x);
  bad += roughly("fitted", &cfitted_nested, &zfitted_nested, x);
  bad += roughly("singular", &csingular_nested, &zsingular_nested, x);
  return checked() | (bad != 0);
}
