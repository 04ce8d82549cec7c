// Loops that are checkpointed give the gradients of loops, whichever states are kept.
#include "reverse.h"

#include <enzyme/checkpoint.h>
#include <math.h>
#include <stdlib.h>

/* The same loops as any compiler has them. */
#define OPEN(...) __VA_ARGS__
#ifdef REFERENCE_ONLY
#define LOOP(step, start, count, said, ...)                                                   \
  for (long i_ = start; i_ < (start) + (count); i_++) step(i_, __VA_ARGS__)
#define UNTIL(step, said, ...)                                                                \
  for (long i_ = 0; step(i_, __VA_ARGS__);) i_++
#define SCHEME(name) NULL
#else
#define LOOP(step, start, count, said, ...)                                                   \
  __enzyme_checkpoint_for(step, start, count, OPEN said, __VA_ARGS__)
#define UNTIL(step, said, ...) __enzyme_checkpoint_while(step, OPEN said, __VA_ARGS__)
#define SCHEME(name) &name
#endif
#define REGION(pointer, bytes) enzyme_checkpoint_region, pointer, bytes

__attribute__((unused)) static EnzymeCkptConfig few = {.snapshots = 3}, one = {.snapshots = 1}, many = {.snapshots = 1000};
__attribute__((unused)) static EnzymeCkptConfig spilled = {.snapshots = 4, .spill_dir = "/tmp", .mem_budget = 100};

static void wave(int64_t i, double *u, const double *c, double dt, int n) {
  double old[8];
  memcpy(old, u, n * sizeof *u);
  for (int k = 0; k < n; k++)
    u[k] += dt * (c[k] * sin(old[(k + 1) % n]) - old[k] * old[k]) + 1e-3 * i * c[k];
}

#define WAVE(name, ...)                                                                       \
  static double name(const double *x) {                                                       \
    double u[2] = {x[0], x[1]};                                                               \
    LOOP(wave, 3, 40, (__VA_ARGS__ REGION(u, sizeof u)), u, x + 2, x[4] * 0.05, 2);           \
    return u[0] * u[0] + 0.3 * u[1];                                                          \
  }
WAVE(by_default, )
WAVE(binomial, enzyme_scheme, &EnzymeCkptRevolve, &few,)
WAVE(from_the_start, enzyme_scheme, &EnzymeCkptRevolve, &one,)
WAVE(more_than_needed, enzyme_scheme, &EnzymeCkptRevolve, &many,)
WAVE(periodic, enzyme_scheme, &EnzymeCkptPeriodic, &few,)
WAVE(all_states, enzyme_scheme, &EnzymeCkptStoreAll, (void *)0,)
WAVE(in_files, enzyme_scheme, &EnzymeCkptRevolve, &spilled,)

/* The step says when it ends; the state has pointers in it, and there are variables beside it. */
struct state {
  int n;
  double *u, *v, t;
};
static const double table[4] = {1, .5, .25, .125};
static double total;

static int turn(int i, struct state *s, float k) {
  for (int j = 0; j < s->n; j++) {
    s->v[j] += s->t * k * (table[j % 4] - s->u[j] * s->u[j]);
    s->u[j] += 0.1 * s->v[j];
  }
  total = 1.01 * total + 1e-3 * s->u[0] * s->u[0] * i;
  s->t *= 0.99;
  return i < 25;
}

static double open(const double *x, const EnzymeCheckpointScheme *scheme) {
  int n = 3;
  struct state s = {n, malloc(n * sizeof(double)), malloc(n * sizeof(double)), 1};
  for (int j = 0; j < n; j++) s.u[j] = x[j], s.v[j] = x[j] * x[j];
  total = x[0];
  UNTIL(turn,
        (enzyme_scheme, scheme, &few, REGION(&s, sizeof s), REGION(s.u, n * sizeof(double)),
         REGION(s.v, n * sizeof(double))),
        &s, 0.3f);
  double result = total + s.v[1] * s.u[2] * s.t;
  free(s.u), free(s.v);
  return result;
}
static double open_binomial(const double *x) { return open(x, SCHEME(EnzymeCkptRevolve)); }
static double open_periodic(const double *x) { return open(x, SCHEME(EnzymeCkptPeriodic)); }
static double open_all(const double *x) { return open(x, SCHEME(EnzymeCkptStoreAll)); }

/* Loops of no step and of one; memory that changes between two; a variable that steps only read. */
static double pull = 0.9;
static void inner(long i, double *y, const double *w) {
  y[0] = y[0] * pull + sin(w[0] * y[1]) * 0.1;
  y[1] -= 0.05 * y[0] * i;
}
#define BOTH REGION(y, sizeof y), REGION(&w, sizeof w)
static double several(const double *x) {
  double y[2] = {x[0], x[1]}, w = x[2];
  pull = 0.9;
  LOOP(inner, 0, 0, (BOTH), y, &w);
  LOOP(inner, 5, -3, (BOTH), y, &w);
  LOOP(inner, 1, 9, (BOTH), y, &w);
  w *= y[0], pull = 0.5;
  LOOP(inner, 0, 1, (BOTH), y, &w);
  return y[0] * y[1] * w;
}

/* Functions that are reversed after they have returned, with their state on the stack. */
__attribute__((noinline)) static double run(const double *x) {
  double y[2] = {x[0], x[1]};
  LOOP(inner, 0, 12, (enzyme_scheme, &EnzymeCkptRevolve, &few, REGION(y, sizeof y)), y, x + 2);
  return y[0] * y[1];
}
__attribute__((noinline)) static double between(const double *x) {
  double z[3] = {x[0] * x[1], x[1], x[2] * x[0]};
  return run(z) * z[0];
}
static double later(const double *x) {
  pull = 0.8;
  double a = between(x), z[3] = {a, x[2], x[1]};
  return a * run(z);
}

#define POINT ((double[]){0.4, 0.7, -0.3, 0.6, 0.9})

int main(void) {
  CHECK_GRADIENT(by_default, POINT, 5, NULL);
  CHECK_GRADIENT(binomial, POINT, 5, NULL);
  CHECK_GRADIENT(from_the_start, POINT, 5, NULL);
  CHECK_GRADIENT(more_than_needed, POINT, 5, NULL);
  CHECK_GRADIENT(periodic, POINT, 5, NULL);
  CHECK_GRADIENT(all_states, POINT, 5, NULL);
  CHECK_GRADIENT(in_files, POINT, 5, NULL);
  CHECK_GRADIENT(open_binomial, POINT, 3, NULL);
  CHECK_GRADIENT(open_periodic, POINT, 3, NULL);
  CHECK_GRADIENT(open_all, POINT, 3, NULL);
  CHECK_GRADIENT(several, POINT, 3, NULL);
  CHECK_GRADIENT(later, POINT, 3, NULL);
  return checked();
}
