/* What programs share that ask for derivatives of derivatives: Hessians times vectors, in all ways.
 *
 *   NESTED_MAP(f)                         before main: void f(const double *x, double *y)
 *   CHECK_NESTED_MAP(f, point, n, m)      in main; ..._WITHIN(reach, ...) as in check.h
 *
 * and the same of NESTED_NUMBER (double f(const double *)) and NESTED_SCALAR (double f(double)).
 *
 * Of the sum of f's results, weighted: its Hessian times four vectors by forward over reverse,
 * reverse over forward and reverse over reverse, at width 1 and at width 4, with each other and
 * with differences of the gradient; and by forward over forward, times a second vector.
 */
#ifndef NESTED_H
#define NESTED_H

#include "reverse.h"

#define FOUR(lanes) lanes[0], lanes[1], lanes[2], lanes[3]

typedef void nested_map(const double *x, const double *of, double *to);
typedef void nested_product(const double *x, const double *weights, const double *v, double *hv);
typedef double nested_rows[WIDTH][MOST];
typedef void nested_products(const double *x, const double *weights, nested_rows v, nested_rows hv);

struct nested {
  nested_map *gradient, *tangent;
  nested_product *forward_reverse, *reverse_forward, *reverse_reverse, *forward_forward;
  nested_products *forward4_reverse, *reverse4_forward, *reverse4_reverse;
};

#define NESTED_MAP(f)                                                                           \
  static void f##_gradient(const double *x, const double *weights, double *g) {                \
    double y[MOST], dy[MOST];                                                                   \
    memcpy(dy, weights, sizeof dy);                                                             \
    memset(g, 0, sizeof dy);                                                                    \
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, g, enzyme_dup, y, dy);                     \
  }                                                                                             \
  static void f##_tangent(const double *x, const double *v, double *dy) {                       \
    double y[MOST];                                                                             \
    __enzyme_fwddiff_void((void *)f, enzyme_dup, x, v, enzyme_dup, y, dy);                      \
  }                                                                                             \
  static void f##_fr(const double *x, const double *weights, const double *v, double *hv) {     \
    double g[MOST];                                                                             \
    __enzyme_fwddiff_void((void *)f##_gradient, enzyme_dup, x, v, enzyme_const, weights,        \
                          enzyme_dup, g, hv);                                                   \
  }                                                                                             \
  static void f##_rf(const double *x, const double *weights, const double *v, double *hv) {     \
    double dy[MOST], seed[MOST];                                                                \
    memcpy(seed, weights, sizeof seed);                                                         \
    memset(hv, 0, sizeof seed);                                                                 \
    __enzyme_autodiff_void((void *)f##_tangent, enzyme_dup, x, hv, enzyme_const, v, enzyme_dup, \
                           dy, seed);                                                           \
  }                                                                                             \
  static void f##_rr(const double *x, const double *weights, const double *v, double *hv) {     \
    double g[MOST], seed[MOST];                                                                 \
    memcpy(seed, v, sizeof seed);                                                               \
    memset(hv, 0, sizeof seed);                                                                 \
    __enzyme_autodiff_void((void *)f##_gradient, enzyme_dup, x, hv, enzyme_const, weights,      \
                           enzyme_dup, g, seed);                                                \
  }                                                                                             \
  static void f##_ff(const double *x, const double *u, const double *v, double *ddy) {          \
    double dy[MOST];                                                                            \
    __enzyme_fwddiff_void((void *)f##_tangent, enzyme_dup, x, u, enzyme_const, v, enzyme_dup,   \
                          dy, ddy);                                                             \
  }                                                                                             \
  static void f##_f4r(const double *x, const double *weights, nested_rows v, nested_rows hv) {          \
    double g[MOST];                                                                             \
    __enzyme_fwddiff_void((void *)f##_gradient, enzyme_width, WIDTH, enzyme_dup, x, FOUR(v),    \
                          enzyme_const, weights, enzyme_dup, g, FOUR(hv));                      \
  }                                                                                             \
  static void f##_r4f(const double *x, const double *weights, nested_rows v, nested_rows hv) {          \
    nested_rows seed;                                                                               \
    double dy[MOST];                                                                            \
    memset(hv, 0, sizeof seed);                                                                 \
    for (int lane = 0; lane < WIDTH; lane++)                                                    \
      for (int i = 0; i < MOST; i++) seed[lane][i] = (1 + lane) * weights[i];                   \
    __enzyme_autodiff_void((void *)f##_tangent, enzyme_width, WIDTH, enzyme_dup, x, FOUR(hv),   \
                           enzyme_const, v[0], enzyme_dup, dy, FOUR(seed));                     \
  }                                                                                             \
  static void f##_r4r(const double *x, const double *weights, nested_rows v, nested_rows hv) {          \
    nested_rows seed;                                                                               \
    double g[MOST];                                                                             \
    memcpy(seed, v, sizeof seed);                                                               \
    memset(hv, 0, sizeof seed);                                                                 \
    __enzyme_autodiff_void((void *)f##_gradient, enzyme_width, WIDTH, enzyme_dup, x, FOUR(hv),  \
                           enzyme_const, weights, enzyme_dup, g, FOUR(seed));                   \
  }                                                                                             \
  static const struct nested f##_nested = {f##_gradient, f##_tangent, f##_fr,  f##_rf, f##_rr,  \
                                           f##_ff,       f##_f4r,     f##_r4f, f##_r4r};

#define NESTED_NUMBER(f)                                                    \
  static void f##_map(const double *x, double *y) { *y = f(x); }            \
  NESTED_MAP(f##_map)
#define NESTED_SCALAR(f)                                                    \
  static void f##_map(const double *x, double *y) { *y = f(*x); }           \
  NESTED_MAP(f##_map)

/* What the gradient is compared with: a study of it as a map of its own. */
static struct {
  const struct nested *f;
  double weights[MOST];
} asked_nested;

ONCE void gradient_map(const double *x, double *g) {
  double all[MOST];
  asked_nested.f->gradient(x, asked_nested.weights, all);
  memcpy(g, all, sizeof all);
}

/* Derivatives that look random; the last direction is along one of the inputs. */
ONCE void sow_nested(struct study *s, int m) {
  for (int j = 0; j < MOST; j++) asked_nested.weights[j] = j < m ? cos(2 + j * 0.75) : 0;
  for (int lane = 0; lane < WIDTH; lane++)
    for (int i = 0; i < MOST; i++)
      s->dx[lane][i] = i >= s->n ? 0 : lane < 3 ? sin(1 + i + 7 * lane + i * lane) : i == s->n / 2;
}

/* How large the numbers are that a product is summed of, by rounding of which ways differ. */
ONCE double size_of(const double *numbers, int n) {
  double most = 0;
  for (int i = 0; i < n; i++) most = fmax(most, fabs(numbers[i]));
  return most;
}

ONCE void check_product(const char *way, const struct study *s, const double *got,
                        const double *wanted, long double rel) {
  char what[256];
  double size = size_of(wanted, s->n);
  snprintf(what, sizeof what, "%s, %s", s->name, way);
  for (int i = 0; i < s->n; i++)
    check_near(what, got[i], wanted[i],
               rel * fmax(1, size / fmax(fmax(fabs(got[i]), fabs(wanted[i])), 0.0625)));
}

static const long double BETWEEN_WAYS = 1e-11L;

ONCE void check_ways(const struct study *s, const struct nested *f, nested_rows rows) {
  const double *w = asked_nested.weights;
  double by[MOST], other[MOST], wanted[MOST];
  nested_rows all;
  for (int lane = 0; lane < WIDTH; lane++) {
    const double *v = s->dx[lane];
    differences(s, v, s->reach, wanted);
    f->forward_reverse(s->x, w, v, rows[lane]);
    check_product("forward over reverse", s, rows[lane], wanted, BY_DIFFERENCES);
    f->reverse_forward(s->x, w, v, by);
    check_product("reverse over forward", s, by, rows[lane], BETWEEN_WAYS);
    f->reverse_reverse(s->x, w, v, other);
    check_product("reverse over reverse", s, other, rows[lane], BETWEEN_WAYS);
  }
  f->forward4_reverse(s->x, w, (double(*)[MOST])s->dx, all);
  for (int lane = 0; lane < WIDTH; lane++)
    check_product("width 4 over reverse", s, all[lane], rows[lane], BETWEEN_WAYS);
  f->reverse4_reverse(s->x, w, (double(*)[MOST])s->dx, all);
  for (int lane = 0; lane < WIDTH; lane++)
    check_product("reverse at width 4 over reverse", s, all[lane], rows[lane], BETWEEN_WAYS);
  f->reverse4_forward(s->x, w, (double(*)[MOST])s->dx, all);
  for (int lane = 0; lane < WIDTH; lane++) {
    for (int i = 0; i < s->n; i++) all[lane][i] /= 1 + lane;
    check_product("reverse at width 4 over forward", s, all[lane], rows[0], BETWEEN_WAYS);
  }
}

/* Along two directions: what the products say, too. */
ONCE void check_second(const struct study *s, const struct nested *f, nested_rows rows, int m) {
  double ddy[MOST];
  for (int lane = 1; lane < WIDTH; lane++) {
    f->forward_forward(s->x, s->dx[lane], s->dx[0], ddy);
    long double got = 0, wanted = 0, size = 0.0625L;
    for (int j = 0; j < m; j++) got += (long double)asked_nested.weights[j] * ddy[j];
    for (int i = 0; i < s->n; i++) {
      long double part = (long double)s->dx[0][i] * rows[lane][i];
      wanted += part, size += fabsl(part);
    }
    check_near(s->name, got, wanted,
               BETWEEN_WAYS * fmaxl(1, size / fmaxl(fabsl(wanted), 0.0625L)));
  }
}

ONCE void check_nested(const char *name, const struct nested *f, const double *x, int n, int m,
                       double reach) {
#ifndef REFERENCE_ONLY
  static struct study s;
  nested_rows rows;
  memset(&s, 0, sizeof s);
  s.name = name, s.f = gradient_map, s.n = n, s.m = n, s.reach = reach;
  memcpy(s.x, x, sizeof *x * n);
  asked_nested.f = f;
  sow_nested(&s, m);
  check_ways(&s, f, rows);
  check_second(&s, f, rows, m);
#endif
}

#define CHECK_NESTED_MAP(f, point, n, m) CHECK_NESTED_MAP_WITHIN(0.0625, f, point, n, m)
#define CHECK_NESTED_MAP_WITHIN(reach, f, point, n, m) \
  check_nested(#f, &f##_nested, point, n, m, reach)
#define CHECK_NESTED_NUMBER(f, point, n) CHECK_NESTED_NUMBER_WITHIN(0.0625, f, point, n)
#define CHECK_NESTED_NUMBER_WITHIN(reach, f, point, n) \
  check_nested(#f, &f##_map_nested, point, n, 1, reach)
#define CHECK_NESTED_SCALAR(f, x) CHECK_NESTED_SCALAR_WITHIN(0.0625, f, x)
#define CHECK_NESTED_SCALAR_WITHIN(reach, f, x)                     \
  do {                                                              \
    double at_[MOST] = {x};                                         \
    check_nested(#f " at " #x, &f##_map_nested, at_, 1, 1, reach);  \
  } while (0)

#ifdef NESTED
/* Programs for the first derivatives, asked for the second. */
#undef CHECK_MAP_WITHIN
#undef CHECK_SCALAR_WITHIN
#undef CHECK_ADJOINT_MAP_WITHIN
#undef CHECK_ADJOINT_SCALAR_WITHIN
#undef CHECK_GRADIENT_WITHIN
#define CHECK_MAP_WITHIN(reach, f, x, n, m, formula) CHECK_NESTED_MAP_WITHIN(reach, f, x, n, m)
#define CHECK_ADJOINT_MAP_WITHIN CHECK_MAP_WITHIN
#define CHECK_SCALAR_WITHIN(reach, f, x, formula) CHECK_NESTED_SCALAR_WITHIN(reach, f, x)
#define CHECK_ADJOINT_SCALAR_WITHIN CHECK_SCALAR_WITHIN
#define CHECK_GRADIENT_WITHIN(reach, f, x, n, formula) CHECK_NESTED_NUMBER_WITHIN(reach, f, x, n)
#endif

#endif
