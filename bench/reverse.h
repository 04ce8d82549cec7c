/* What the kernels of reverse.c share: how they are called, timed, compared, and their memory. */
#include "measure.h"

#define KEPT __attribute__((noinline))

/* Each kernel has inputs x, constants, memory to write to, and a size; a gradient adds to dx. */
#define PRIMAL_OF(name) \
  KEPT static double name(double *restrict x, const double *restrict data, double *restrict work, int n)
#define GRADIENT(name)                                                                        \
  KEPT static void name(double *restrict x, double *restrict dx, const double *restrict data, \
                        double *restrict work, double *restrict dwork, int n)
#define HAND(name) GRADIENT(name##_hand)

/* Several gradients at once, one behind the other. */
enum { LANES = 4 };
#define LANES_OF(name)                                                                \
  KEPT static void name##_lanes(double *restrict x, double *restrict dx,              \
                                const double *restrict data, double *restrict work,   \
                                double *restrict dwork, int n, long inputs, long memory)

#ifdef REFERENCE_ONLY /* Without derivatives of ours: the hand-written ones stand in for them. */
#define OURS(name)                                                    \
  GRADIENT(name##_ours) { name##_hand(x, dx, data, work, dwork, n); } \
  LANES_OF(name) {                                                    \
    for (int lane = 0; lane < LANES; lane++)                          \
      name##_hand(x, dx + lane * inputs, data, work, dwork + lane * memory, n); \
  }
#else
#include <enzyme/enzyme.h>
#define OURS(name)                                                                             \
  GRADIENT(name##_ours) {                                                                      \
    __enzyme_autodiff_void((void *)name, enzyme_dup, x, dx, enzyme_const, data, enzyme_dup, work, \
                           dwork, n);                                                          \
  }                                                                                            \
  LANES_OF(name) {                                                                             \
    __enzyme_autodiff_void((void *)name, enzyme_width, LANES, enzyme_dupv, 8 * inputs, x, dx,  \
                           enzyme_const, data, enzyme_dupv, 8 * memory, work, dwork, n);       \
  }
#endif

struct kernel {
  const char *name;
  double (*primal)(double *, const double *, double *, int);
  void (*ours)(double *, double *, const double *, double *, double *, int);
  void (*hand)(double *, double *, const double *, double *, double *, int);
  void (*lanes)(double *, double *, const double *, double *, double *, int, long, long);
  int n;
  int inputs, constants, memory; /* how many doubles */
  double low, high;              /* where the inputs are */
};

/* -- one kernel ------------------------------------------------------------------------------- */

struct memory {
  double *start, *x, *dx, *reference, *data, *work, *dwork;
};

static struct memory memory_of(const struct kernel *k) {
  struct memory m = {doubles(k->inputs), doubles(k->inputs),    doubles(k->inputs),
                     doubles(k->inputs), doubles(k->constants), doubles(k->memory),
                     doubles(k->memory)};
  for (int i = 0; i < k->inputs; i++) m.start[i] = between(k->low, k->high);
  for (int i = 0; i < k->constants; i++) m.data[i] = between(0.5, 1.5);
  return m;
}

static void freed(struct memory m) {
  double *all[] = {m.start, m.x, m.dx, m.reference, m.data, m.work, m.dwork};
  for (int i = 0; i < 7; i++) free(all[i]);
}

static void reset(const struct kernel *k, struct memory m) {
  memcpy(m.x, m.start, k->inputs * sizeof(double));
  memset(m.dx, 0, k->inputs * sizeof(double));
  memset(m.dwork, 0, k->memory * sizeof(double));
}

static double value(const struct kernel *k, struct memory m) {
  volatile double result = k->primal(m.x, m.data, m.work, k->n);
  return result;
}
static void ours(const struct kernel *k, struct memory m) {
  k->ours(m.x, m.dx, m.data, m.work, m.dwork, k->n);
}
static void hand(const struct kernel *k, struct memory m) {
  k->hand(m.x, m.dx, m.data, m.work, m.dwork, k->n);
}

/* The bytes a gradient holds at its worst moment; the program ends if it keeps some. */
static long tape(const struct kernel *k, struct memory m,
                 void (*gradient)(const struct kernel *, struct memory)) {
  long before = live;
  reset(k, m);
  most = live;
  enzyme_tape_on_heap = 1;
  gradient(k, m);
  enzyme_tape_on_heap = 0;
  if (live != before) printf("%s keeps %ld bytes\n", k->name, live - before), exit(1);
  return most - before;
}

struct called {
  const struct kernel *kernel;
  struct memory memory;
};
static double value_of(const void *of) {
  const struct called *called = of;
  return value(called->kernel, called->memory);
}

/* Seconds of the quickest of several runs each, in turn. */
static void quickest(const struct kernel *k, struct memory m, int rounds, double seconds[3]) {
  seconds[0] = seconds[1] = seconds[2] = 1e9;
  for (int round = 0; round < rounds; round++)
    for (int which = 0; which < 3; which++) {
      reset(k, m);
      double start = now();
      if (which == 0) value(k, m);
      if (which == 1) ours(k, m);
      if (which == 2) hand(k, m);
      double spent = now() - start;
      if (spent < seconds[which]) seconds[which] = spent;
    }
}

/* One line: name, how far off, seconds of primal, ours and hand-written, bytes of both tapes. */
static void row(const struct kernel *k) {
  struct memory m = memory_of(k);
  double seconds[3];
  long by_hand = tape(k, m, hand);
  memcpy(m.reference, m.dx, k->inputs * sizeof(double));
  long by_us = tape(k, m, ours);
  double off = off_other(m.dx, m.reference, k->inputs);
  struct called called = {k, m};
  double off_truth = off_differences(m.x, m.start, m.reference, k->inputs, value_of, &called);
  quickest(k, m, 25, seconds);
  printf("row %s %g %g %.9f %.9f %.9f %ld %ld\n", k->name, off, off_truth, seconds[0], seconds[1],
         seconds[2], by_us, by_hand);
  freed(m);
}

/* How far the gradients at once are from one alone, beside the largest of its numbers. */
static double off_alone(const struct kernel *k, struct memory m, const double *dx) {
  double worst = 0, largest = 0;
  for (int i = 0; i < k->inputs; i++) {
    for (int lane = 0; lane < LANES; lane++) {
      double off = fabs(dx[lane * k->inputs + i] - m.dx[i]);
      if (!(off <= worst)) worst = off < INFINITY ? off : INFINITY; /* NaN, too */
    }
    largest = fmax(largest, fabs(m.dx[i]));
  }
  return worst / largest;
}

/* One line: name, how far off, seconds of one gradient, and of several at once. */
static void together(const struct kernel *k) {
  struct memory m = memory_of(k);
  double *dx = doubles(LANES * k->inputs), *dwork = doubles(LANES * k->memory);
  double seconds[2] = {1e9, 1e9}, start;
  for (int round = 0; round < 15; round++) {
    memset(dx, 0, LANES * k->inputs * sizeof *dx);
    memset(dwork, 0, LANES * k->memory * sizeof *dwork);
    reset(k, m);
    start = now();
    k->lanes(m.x, dx, m.data, m.work, dwork, k->n, k->inputs, k->memory);
    seconds[1] = fmin(seconds[1], now() - start);
    reset(k, m);
    start = now();
    ours(k, m);
    seconds[0] = fmin(seconds[0], now() - start);
  }
  printf("lanes %s %g %.9f %.9f\n", k->name, off_alone(k, m, dx), seconds[0], seconds[1]);
  free(dx), free(dwork);
  freed(m);
}
