/* What programs that ask for reverse mode share: adjoints against references.
 *
 *   CHECK_ADJOINT_MAP(f, point, n, m, formula)   void f(const double *x, double *y), n numbers to m
 *   CHECK_ADJOINT_SCALAR(f, x, formula)          double f(double); formula: an expression
 *   CHECK_GRADIENT(f, point, n, formula)         double f(const double *x)
 *
 * As CHECK_MAP and CHECK_SCALAR (check.h): n and m are at most 64; f writes all of y and nothing
 * beside it; the formula of a map is `void formula(const double *x, const double *dx, double *dy)`,
 * the tangents along dx, and that of a gradient `void formula(const double *x, double *gradient)`;
 * NULL where there is none. With ..._WITHIN(reach, ...) f is smooth only so far from the point,
 * otherwise 1/16.
 *
 * For four seeds (the last is one of the results alone) the shadow of x must come to be the
 * transposed Jacobian times the seed: by differences, by the formula, and by forward mode to
 * rounding. At width 1 and at width 4; added to what was in the shadow before, which is not zero
 * for every other seed; y holds the primal's values, and the seed is consumed.
 */
#ifndef REVERSE_H
#define REVERSE_H

#include "check.h"

ENZYME_AUTODIFF(struct lanes, lanes);
ENZYME_REVERSE(struct lanes, lanes);

/* A number that is returned has the seed 1. */
__attribute__((unused)) static const double SEEDS[WIDTH] = {1, 1, 1, 1};

#define CHECK_ADJOINT_SCALAR(f, x, formula) CHECK_ADJOINT_SCALAR_WITHIN(0.0625, f, x, formula)
#define CHECK_ADJOINT_SCALAR_WITHIN(reach, f, x, formula)                                     \
  do {                                                                                        \
    double at_ = (x), one_ = 0;                                                               \
    struct lanes all_ = {{0}};                                                                \
    REQUEST(one_ = SLOPE(f, at_));                                                            \
    REQUEST(all_ = SLOPES(f, at_));                                                           \
    check_scalar(#f " at " #x, one_, &all_, SEEDS, formula, difference_of(f, at_, reach));    \
  } while (0)

typedef double returns_number(const double *x);
typedef void slopes_of_number(const double *x, double *slopes);

/* Of a study: the seeds, what the shadow of x must come to by each reference, and came to. */
struct harvest {
  struct study s;
  int tangents_asked;
  double seed[WIDTH][MOST], along[MOST], column[MOST], got[WIDTH][MOST];
  double differences[WIDTH][MOST], formula[WIDTH][MOST], tangents[WIDTH][MOST];
};

/* What was in the shadow of the inputs before. */
ONCE double shadow_before(int lane, int i) { return lane % 2 ? 1 + i / 8.0 : 0; }

ONCE void sow_seeds(struct harvest *h) {
  spoil(&h->s);
  for (int lane = 0; lane < WIDTH; lane++) {
    memcpy(h->s.dy[lane], h->seed[lane], sizeof *h->seed[lane] * h->s.m);
    for (int i = 0; i < h->s.n; i++) h->s.dx[lane][i] = shadow_before(lane, i);
  }
}

/* Number i of each seed's product, from the Jacobian's column i. */
ONCE void transpose_column(const struct harvest *h, int i, double to[WIDTH][MOST]) {
  for (int lane = 0; lane < WIDTH; lane++) {
    long double sum = 0;
    for (int j = 0; j < h->s.m; j++) sum += (long double)h->seed[lane][j] * h->column[j];
    to[lane][i] = sum;
  }
}

ONCE void turn_to(struct harvest *h, int i) {
  memset(h->along, 0, sizeof h->along);
  h->along[i] = 1;
}

/* -- both sweeps, at once or one by one ------------------------------------------------------- */

#ifndef SPLIT
#define SWEEPS(h, f, seeds, ...) __enzyme_autodiff_void((void *)f, __VA_ARGS__)
#define SLOPE(f, at) __enzyme_autodiff_double((void *)f, enzyme_out, at)
#define SLOPES(f, at) __enzyme_autodiff_lanes((void *)f, enzyme_width, WIDTH, enzyme_out, at)
#else
#define GIVEN(...) __VA_ARGS__
#ifndef REPLAY
#define TANGENTS_BETWEEN(s, f, ...)
#else
/* Tangents from the tape that adjoints come from later: no trace of them is to be left. */
#define TANGENTS_BETWEEN(s, f, ...)                             \
  __enzyme_fwdsplit_void((void *)f, enzyme_nofree, __VA_ARGS__); \
  memcpy((s)->dx, between.dx, sizeof between.dx);               \
  memcpy((s)->dy, between.dy, sizeof between.dy)
#endif
#define SWEEPS(h, f, seeds, ...)                                                           \
  do {                                                                                     \
    void *tape_ = __enzyme_augmentfwd_tape((void *)f, enzyme_noret, __VA_ARGS__);          \
    make_nonsense(&(h).s);                                                                 \
    TANGENTS_BETWEEN(&(h).s, f, __VA_ARGS__, tape_);                                       \
    __enzyme_reverse_void((void *)f, enzyme_nofree, __VA_ARGS__ GIVEN seeds, tape_);       \
    memcpy((h).s.dx, between.dx, sizeof between.dx);                                       \
    memcpy((h).s.dy, between.dy, sizeof between.dy);                                       \
    __enzyme_reverse_void((void *)f, __VA_ARGS__ GIVEN seeds, tape_);                      \
    memcpy((h).s.x, between.x, sizeof between.x);                                          \
    memcpy((h).s.y, between.y, sizeof between.y);                                          \
  } while (0)
#define SLOPE(f, at)                                                                       \
  ({                                                                                       \
    void *tape_ = __enzyme_augmentfwd_tape((void *)f, enzyme_noret, enzyme_out, at);       \
    __enzyme_reverse_double((void *)f, enzyme_nofree, enzyme_out, at, 1.0, tape_);         \
    __enzyme_reverse_double((void *)f, enzyme_out, at, 1.0, tape_);                        \
  })
#define SLOPES(f, at)                                                                      \
  ({                                                                                       \
    void *tape_ = __enzyme_augmentfwd_tape((void *)f, enzyme_width, WIDTH, enzyme_noret,   \
                                           enzyme_out, at);                                \
    __enzyme_reverse_lanes((void *)f, enzyme_width, WIDTH, enzyme_out, at, 1.0, 1.0, 1.0,  \
                           1.0, tape_);                                                    \
  })

/* What a study was when the primal had been run. */
static struct study between;

ONCE void make_nonsense(struct study *s) {
  between = *s;
  for (int i = 0; i < MOST; i++) s->x[i] = s->y[i] = NAN;
}
#endif

ONCE void expect_harvest(struct harvest *h, const double *x) {
  memcpy(h->s.x, x, sizeof *x * h->s.n);
  h->s.f(h->s.x, h->s.value);
  for (int i = 0; i < h->s.n; i++) {
    turn_to(h, i);
    differences(&h->s, h->along, h->s.reach, h->column);
    transpose_column(h, i, h->differences);
    formula_along(&h->s, h->along, h->column);
    transpose_column(h, i, h->formula);
  }
}

ONCE void begin_map(struct harvest *h, map *f, const double *x, int n, int m, tangent *formula,
                    double reach) {
  h->s.f = f, h->s.formula = formula, h->s.n = n, h->s.m = m, h->s.reach = reach;
  for (int lane = 0; lane < WIDTH; lane++)
    for (int j = 0; j < m; j++)
      h->seed[lane][j] = lane < 3 ? sin(1 + j + 7 * lane + j * lane) : j == m / 2;
  expect_harvest(h, x);
}

ONCE void check_consumed(const struct harvest *h, int lane) {
  for (int j = 0; j < h->s.m; j++) {
    CHECK_GOT(h->s.name, h->s.y[j], h->s.value[j], BETWEEN_WIDTHS);
    CHECK_GOT("a seed", h->s.dy[lane][j], 0, 0);
  }
}

ONCE void check_harvest(struct harvest *h, int lane) {
  const char *name = h->s.name;
  for (int i = 0; i < h->s.n; i++) {
    double formula = h->formula[lane][i], got = h->s.dx[lane][i] - shadow_before(lane, i);
    check_near(name, formula, h->differences[lane][i], BY_DIFFERENCES);
    CHECK_GOT(name, got, formula, h->s.formula ? BY_FORMULA : BY_DIFFERENCES);
    if (h->tangents_asked) CHECK_GOT(name, got, h->tangents[lane][i], BY_FORMULA);
    h->got[lane][i] = got;
  }
  check_consumed(h, lane);
}

ONCE void check_harvests(const struct harvest *h) {
  for (int lane = 0; lane < WIDTH; lane++) {
    for (int i = 0; i < h->s.n; i++) {
      double got = h->s.dx[lane][i] - shadow_before(lane, i);
      CHECK_GOT(h->s.name, got, h->got[lane][i], BETWEEN_WIDTHS);
    }
    check_consumed(h, lane);
  }
}

/* The Jacobian by forward mode, a column at a time. */
#define TANGENTS_ASKED(h, request)        \
  for (int i_ = 0; i_ < h.s.n; i_++) {    \
    turn_to(&h, i_);                      \
    REQUEST(request);                     \
    transpose_column(&h, i_, h.tangents); \
  }                                       \
  h.tangents_asked = 1
#define TANGENTS_NOT_ASKED(h, request)

#define CHECK_ADJOINT_MAP(f, point, n, m, formula) \
  CHECK_ADJOINT_MAP_WITHIN(0.0625, f, point, n, m, formula)
#define CHECK_ADJOINT_MAP_WITHIN(reach, f, point, n, m, formula) \
  CHECK_ADJOINT(TANGENTS_ASKED, reach, f, point, n, m, formula)
#define CHECK_ADJOINT(tangents, reach, f, point, n, m, formula)                                 \
  do {                                                                                          \
    static struct harvest h_ = {.s = {.name = #f}};                                             \
    begin_map(&h_, f, point, n, m, formula, reach);                                             \
    tangents(h_, TANGENTS(h_.s, f, enzyme_dup, h_.s.x, h_.along, enzyme_dup, h_.s.y,            \
                          h_.column));                                                          \
    for (int lane_ = 0; lane_ < WIDTH; lane_++) {                                               \
      sow_seeds(&h_);                                                                           \
      REQUEST(SWEEPS(h_, f, (), enzyme_dup, h_.s.x, h_.s.dx[lane_], enzyme_dup, h_.s.y,         \
                     h_.s.dy[lane_]));                                                          \
      check_harvest(&h_, lane_);                                                                \
    }                                                                                           \
    sow_seeds(&h_);                                                                             \
    REQUEST(SWEEPS(h_, f, (), enzyme_width, WIDTH, enzyme_dup, h_.s.x, h_.s.dx[0], h_.s.dx[1],  \
                   h_.s.dx[2], h_.s.dx[3], enzyme_dup, h_.s.y, h_.s.dy[0], h_.s.dy[1],          \
                   h_.s.dy[2], h_.s.dy[3]));                                                    \
    check_harvests(&h_);                                                                        \
  } while (0)

/* A function that returns its number, as a map. */
static struct {
  returns_number *f;
  slopes_of_number *formula;
  int n;
} asked_number;

ONCE void asked_map(const double *x, double *y) { *y = asked_number.f(x); }

ONCE void asked_tangent(const double *x, const double *dx, double *dy) {
  double slopes[MOST];
  asked_number.formula(x, slopes);
  *dy = 0;
  for (int i = 0; i < asked_number.n; i++) *dy += slopes[i] * dx[i];
}

/* All seeds are 1, and none is in memory. */
ONCE void begin_gradient(struct harvest *h, returns_number *f, const double *x, int n,
                         slopes_of_number *formula, double reach) {
  asked_number.f = f, asked_number.formula = formula, asked_number.n = n;
  h->s.f = asked_map, h->s.formula = formula ? asked_tangent : NULL;
  h->s.n = n, h->s.m = 1, h->s.reach = reach;
  for (int lane = 0; lane < WIDTH; lane++) h->seed[lane][0] = 1;
  expect_harvest(h, x);
}

#define CHECK_GRADIENT(f, point, n, formula) CHECK_GRADIENT_WITHIN(0.0625, f, point, n, formula)
#define CHECK_GRADIENT_WITHIN(reach, f, point, n, formula)                                   \
  do {                                                                                       \
    static struct harvest h_ = {.s = {.name = #f}};                                          \
    begin_gradient(&h_, f, point, n, formula, reach);                                        \
    TANGENTS_ASKED(h_, h_.column[0] = __enzyme_fwddiff_double((void *)f, enzyme_dup, h_.s.x, \
                                                              h_.along));                    \
    h_.s.m = 0;                                                                              \
    for (int lane_ = 0; lane_ < WIDTH; lane_++) {                                            \
      sow_seeds(&h_);                                                                        \
      REQUEST(SWEEPS(h_, f, (, 1.0), enzyme_dup, h_.s.x, h_.s.dx[lane_]));                   \
      check_harvest(&h_, lane_);                                                             \
    }                                                                                        \
    sow_seeds(&h_);                                                                          \
    REQUEST(SWEEPS(h_, f, (, 1.0, 1.0, 1.0, 1.0), enzyme_width, WIDTH, enzyme_dup, h_.s.x,   \
                   h_.s.dx[0], h_.s.dx[1], h_.s.dx[2], h_.s.dx[3]));                         \
    check_harvests(&h_);                                                                     \
  } while (0)

#endif
