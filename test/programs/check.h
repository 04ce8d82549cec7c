/* What the programs of these folders share: derivatives by differences, and comparing numbers.
 *
 * Differences are central ones in long double arithmetic, extrapolated (Richardson) until two
 * columns agree best: about 1e-12 of the function's own size for a smooth function in double.
 * So: 1e-9 against differences, 1e-12 against a formula, 1e-13 between widths. Numbers near zero
 * are compared as if they were 1/16.
 *
 * With -DREFERENCE_ONLY nothing that a request returned is looked at: only the references are
 * compared, formulas with differences and differences of one reach with those of another. With
 * -DREVERSE what CHECK_SCALAR and CHECK_MAP ask for is reverse mode: see reverse.h. With -DREPLAY
 * tangents come from a tape, that is used twice: all memory is nonsense by then.
 */
#ifndef CHECK_H
#define CHECK_H

#include <enzyme/enzyme.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* The checks themselves are not what is tested: one copy each, compiled fast. */
#define ONCE __attribute__((unused, noinline, optnone)) static

enum { WIDTH = 4, MOST = 64, STEPS = 9 };

static const long double BY_DIFFERENCES = 1e-9L, BY_FORMULA = 1e-12L, BETWEEN_WIDTHS = 1e-13L;

static int checks, failures;

/* Numbers that must agree. NaN agrees with nothing. */
ONCE void check_near(const char *what, long double got, long double wanted, long double rel) {
  long double size = fmaxl(fmaxl(fabsl(got), fabsl(wanted)), 0.0625L);
  checks++;
  if (fabsl(got - wanted) <= rel * size) return;
  failures++;
  printf("FAILED %s: %.17Lg, not %.17Lg (off by %.2Lg, allowed %.2Lg)\n", what, got, wanted,
         fabsl(got - wanted) / size, rel);
}

/* What a request returned. */
ONCE void check_got(const char *what, long double got, long double wanted, long double rel) {
#ifdef REFERENCE_ONLY
  got = wanted;
#endif
  check_near(what, got, wanted, rel);
}

#define CHECK_NEAR check_near
#define CHECK_GOT check_got

/* A derivative, by its formula and by differences. */
#define CHECK_DERIVATIVE(what, got, formula, differences)                     \
  do {                                                                        \
    long double by_formula = formula;                                         \
    check_near(what ", references", by_formula, differences, BY_DIFFERENCES); \
    CHECK_GOT(what, got, by_formula, BY_FORMULA);                             \
  } while (0)

/* The exit status of a program. */
ONCE int checked(void) {
  if (!failures) printf("ok %d checks\n", checks);
  return failures || !checks;
}

/* -- differences ----------------------------------------------------------------------------- */

/* The best entry of the table over central differences, the first of step reach, then halves. */
ONCE long double extrapolated(const long double *central) {
  long double row[STEPS], best = central[0], least = HUGE_VALL;
  row[0] = central[0];
  for (int k = 1; k < STEPS; k++) {
    long double power = 4, before = row[0];
    row[0] = central[k];
    for (int j = 1; j <= k; j++, power *= 4) {
      long double next = (power * row[j - 1] - before) / (power - 1);
      long double error = fmaxl(fabsl(next - row[j - 1]), fabsl(next - before));
      before = row[j];
      row[j] = next;
      if (error <= least) least = error, best = next;
    }
  }
  return best;
}

/* d expression / d t at t = at; it must be smooth from at - reach to at + reach. */
#define DIFFERENCE_WITHIN(reach, t, at, expression)         \
  ({                                                        \
    long double central_[STEPS];                            \
    double step_ = (reach), middle_ = (at);                 \
    for (int k_ = 0; k_ < STEPS; k_++, step_ /= 2) {        \
      double t = middle_ + step_;                           \
      long double span_ = t, above_ = (expression);         \
      t = middle_ - step_;                                  \
      central_[k_] = (above_ - (expression)) / (span_ - t); \
    }                                                       \
    extrapolated(central_);                                 \
  })

#define DIFFERENCE(t, at, expression) DIFFERENCE_WITHIN(0.0625, t, at, expression)

ONCE long double difference_of(double (*f)(double), double at, double reach) {
  return DIFFERENCE_WITHIN(reach, t, at, f(t));
}

/* -- four directions at once ------------------------------------------------------------------ */

struct lanes {
  double of[WIDTH];
};
ENZYME_FWDDIFF(struct lanes, lanes);

/* The directions functions of one number are differentiated along. */
__attribute__((unused)) static const double ALONG[WIDTH] = {1, -2, 0.75, 0};

#ifdef REFERENCE_ONLY
#define REQUEST(call)
#else
#define REQUEST(call) call
#endif

#ifndef REPLAY
#define TANGENTS(s, f, ...) __enzyme_fwddiff_void((void *)f, __VA_ARGS__)
#define TANGENT(f, at) __enzyme_fwddiff_double((void *)f, enzyme_dup, at, 1.0)
#define ALONG_ALL(f, at)                                                                   \
  __enzyme_fwddiff_lanes((void *)f, enzyme_width, WIDTH, enzyme_dup, at, ALONG[0], ALONG[1], \
                         ALONG[2], ALONG[3])
#else
ENZYME_FWDSPLIT(struct lanes, lanes);
#define TANGENTS(s, f, ...)                                                         \
  do {                                                                              \
    void *replayed_ = __enzyme_augmentfwd_tape((void *)f, enzyme_noret, __VA_ARGS__); \
    struct study as_was_ = (s);                                                     \
    for (int i_ = 0; i_ < MOST; i_++) (s).x[i_] = (s).y[i_] = NAN;                  \
    __enzyme_fwdsplit_void((void *)f, enzyme_nofree, __VA_ARGS__, replayed_);       \
    memcpy((s).dx, as_was_.dx, sizeof as_was_.dx);                                  \
    memcpy((s).dy, as_was_.dy, sizeof as_was_.dy);                                  \
    __enzyme_fwdsplit_void((void *)f, __VA_ARGS__, replayed_);                      \
    memcpy((s).x, as_was_.x, sizeof as_was_.x);                                     \
    memcpy((s).y, as_was_.y, sizeof as_was_.y);                                     \
  } while (0)
#define TANGENT(f, at)                                                               \
  ({                                                                                 \
    void *replayed_ = __enzyme_augmentfwd_tape((void *)f, enzyme_noret, enzyme_out, at); \
    __enzyme_fwdsplit_double((void *)f, enzyme_nofree, enzyme_dup, at, 0.5, replayed_);  \
    __enzyme_fwdsplit_double((void *)f, enzyme_dup, at, 1.0, replayed_);             \
  })
#define ALONG_ALL(f, at)                                                                    \
  ({                                                                                        \
    void *replayed_ = __enzyme_augmentfwd_tape((void *)f, enzyme_width, WIDTH, enzyme_noret, \
                                               enzyme_out, at);                             \
    __enzyme_fwdsplit_lanes((void *)f, enzyme_width, WIDTH, enzyme_dup, at, ALONG[0], ALONG[1], \
                            ALONG[2], ALONG[3], replayed_);                                 \
  })
#endif

/* double f(double) at x: the formula for its derivative, at width 1 and at width 4. */
#define CHECK_SCALAR(f, x, formula) CHECK_SCALAR_WITHIN(0.0625, f, x, formula)
#define CHECK_TANGENT_SCALAR_WITHIN(reach, f, x, formula)                                          \
  do {                                                                                     \
    double at_ = (x), one_ = 0;                                                            \
    struct lanes all_ = {{0}};                                                             \
    REQUEST(one_ = TANGENT(f, at_));                                                       \
    REQUEST(all_ = ALONG_ALL(f, at_));                                                     \
    check_scalar(#f " at " #x, one_, &all_, ALONG, formula, difference_of(f, at_, reach)); \
  } while (0)

ONCE void check_scalar(const char *what, double one, const struct lanes *all, const double *along,
                       double formula, long double differences) {
  check_near(what, formula, differences, BY_DIFFERENCES);
  check_got(what, one, formula, BY_FORMULA);
  for (int i = 0; i < WIDTH; i++) check_got(what, all->of[i], along[i] * one, BETWEEN_WIDTHS);
}

/* void f(const double *x, double *y): what is asked of it, and the answers. */
typedef void map(const double *x, double *y);
typedef void tangent(const double *x, const double *dx, double *dy);

struct study {
  const char *name;
  map *f;
  tangent *formula;
  int n, m;
  double reach, x[MOST], y[MOST], value[MOST], dx[WIDTH][MOST], dy[WIDTH][MOST], one[WIDTH][MOST];
};

/* The first three directions look random and the last is along one of the inputs. */
ONCE void begin(struct study *s, const double *x) {
  memcpy(s->x, x, sizeof *x * s->n);
  s->f(s->x, s->value);
  for (int lane = 0; lane < WIDTH; lane++)
    for (int i = 0; i < s->n; i++)
      s->dx[lane][i] = lane < 3 ? sin(1 + i + 7 * lane + i * lane) : i == s->n / 2;
}

/* Results that nobody wrote must not look right. */
ONCE void spoil(struct study *s) {
  for (int i = 0; i < MOST; i++) {
    s->y[i] = -777;
    for (int lane = 0; lane < WIDTH; lane++) s->dy[lane][i] = 777;
  }
}

ONCE void moved(const struct study *s, const double *along, double step, double *y) {
  double x[MOST];
  for (int i = 0; i < s->n; i++) x[i] = s->x[i] + step * along[i];
  s->f(x, y);
}

ONCE void differences(const struct study *s, const double *along, double reach, double *dy) {
  long double central[MOST][STEPS];
  double above[MOST], below[MOST];
  for (int k = 0; k < STEPS; k++, reach /= 2) {
    moved(s, along, reach, above);
    moved(s, along, -reach, below);
    for (int i = 0; i < s->m; i++)
      central[i][k] = ((long double)above[i] - below[i]) / (2.0L * reach);
  }
  for (int i = 0; i < s->m; i++) dy[i] = extrapolated(central[i]);
}

/* By the formula, or where there is none by differences of another reach. */
ONCE void formula_along(const struct study *s, const double *along, double *dy) {
  if (s->formula) s->formula(s->x, along, dy);
  else differences(s, along, s->reach * 0.6875, dy);
}

ONCE void check_references(const struct study *s, int lane) {
  double wanted[MOST], formula[MOST];
  differences(s, s->dx[lane], s->reach, wanted);
  formula_along(s, s->dx[lane], formula);
  for (int i = 0; i < s->m; i++) {
    check_near(s->name, formula[i], wanted[i], BY_DIFFERENCES);
    CHECK_GOT(s->name, s->dy[lane][i], formula[i], s->formula ? BY_FORMULA : BY_DIFFERENCES);
    CHECK_GOT(s->name, s->y[i], s->value[i], BETWEEN_WIDTHS);
  }
  memcpy((double *)s->one[lane], s->dy[lane], sizeof s->dy[lane]);
}

ONCE void check_widths(const struct study *s) {
  for (int lane = 0; lane < WIDTH; lane++)
    for (int i = 0; i < s->m; i++) {
      CHECK_GOT(s->name, s->dy[lane][i], s->one[lane][i], BETWEEN_WIDTHS);
      CHECK_GOT(s->name, s->y[i], s->value[i], BETWEEN_WIDTHS);
    }
}

/* f at a point of n numbers with m results, along four directions: one by one and all at once. */
#define CHECK_MAP(f, point, n, m, formula) CHECK_MAP_WITHIN(0.0625, f, point, n, m, formula)
#define CHECK_TANGENT_MAP_WITHIN(reach, f, point, n, m, formula)                                 \
  do {                                                                                           \
    static struct study s_ = {#f, f, formula, n, m, reach, {0}, {0}, {0}, {{0}}, {{0}}, {{0}}};  \
    begin(&s_, point);                                                                           \
    for (int lane_ = 0; lane_ < WIDTH; lane_++) {                                                \
      spoil(&s_);                                                                                \
      REQUEST(TANGENTS(s_, f, enzyme_dup, s_.x, s_.dx[lane_], enzyme_dup, s_.y, s_.dy[lane_]));  \
      check_references(&s_, lane_);                                                              \
    }                                                                                            \
    spoil(&s_);                                                                                  \
    REQUEST(TANGENTS(s_, f, enzyme_width, WIDTH, enzyme_dup, s_.x, s_.dx[0], s_.dx[1], s_.dx[2], \
                     s_.dx[3], enzyme_dup, s_.y, s_.dy[0], s_.dy[1], s_.dy[2], s_.dy[3]));       \
    check_widths(&s_);                                                                           \
  } while (0)

#ifdef REVERSE
#include "reverse.h"
#define CHECK_SCALAR_WITHIN CHECK_ADJOINT_SCALAR_WITHIN
#define CHECK_MAP_WITHIN(...) CHECK_ADJOINT(TANGENTS_NOT_ASKED, __VA_ARGS__)
#else
#define CHECK_SCALAR_WITHIN CHECK_TANGENT_SCALAR_WITHIN
#define CHECK_MAP_WITHIN CHECK_TANGENT_MAP_WITHIN
#endif

#endif
