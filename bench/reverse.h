/* What the kernels of reverse.c share: how they are called, timed, compared, and their memory. */
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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

/* -- memory: the linker sends all of the program's calls here (--wrap) ------------------------ */

static long live, most;

static void *taken(void *p) {
  live += malloc_usable_size(p);
  if (live > most) most = live;
  return p;
}
static void given_back(void *p) { live -= malloc_usable_size(p); }

void *__real_malloc(size_t);
void *__real_calloc(size_t, size_t);
void *__real_realloc(void *, size_t);
void *__real_aligned_alloc(size_t, size_t);
int __real_posix_memalign(void **, size_t, size_t);
void __real_free(void *);

void *__wrap_malloc(size_t size) { return taken(__real_malloc(size)); }
void *__wrap_calloc(size_t count, size_t size) { return taken(__real_calloc(count, size)); }
void *__wrap_aligned_alloc(size_t align, size_t size) {
  return taken(__real_aligned_alloc(align, size));
}
int __wrap_posix_memalign(void **p, size_t align, size_t size) {
  int failed = __real_posix_memalign(p, align, size);
  if (!failed) taken(*p);
  return failed;
}
void *__wrap_realloc(void *p, size_t size) {
  given_back(p);
  return taken(__real_realloc(p, size));
}
void __wrap_free(void *p) {
  given_back(p);
  __real_free(p);
}

/* -- one kernel ------------------------------------------------------------------------------- */

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

static unsigned long chance = 1;
static double between(double low, double high) {
  chance = chance * 6364136223846793005ul + 1442695040888963407ul;
  return low + (high - low) * (chance >> 11) * 0x1p-53;
}

struct memory {
  double *start, *x, *dx, *reference, *data, *work, *dwork;
};

static double *doubles(int count) { return calloc(count + 1, sizeof(double)); }

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
  gradient(k, m);
  if (live != before) printf("%s keeps %ld bytes\n", k->name, live - before), exit(1);
  return most - before;
}

/* How far the hand-written gradient is from differences, along several directions. */
static double off_differences(const struct kernel *k, struct memory m) {
  double worst = 0, *way = doubles(k->inputs);
  for (int round = 0; round < 4; round++) {
    double value_at[2], slope = 0, h = 1e-6, size = 0;
    for (int i = 0; i < k->inputs; i++) way[i] = between(-1, 1);
    for (int side = 0; side < 2; side++) {
      reset(k, m);
      for (int i = 0; i < k->inputs; i++) m.x[i] += (side ? h : -h) * way[i];
      value_at[side] = value(k, m);
    }
    for (int i = 0; i < k->inputs; i++)
      slope += m.reference[i] * way[i], size += fabs(m.reference[i] * way[i]);
    double off = fabs((value_at[1] - value_at[0]) / (2 * h) - slope) / size;
    if (!(off <= worst)) worst = off;
  }
  free(way);
  return worst;
}

/* How far our gradient is from the hand-written one, beside the largest of its numbers. */
static double off_hand(const struct kernel *k, struct memory m) {
  double worst = 0, largest = 0;
  for (int i = 0; i < k->inputs; i++) {
    double off = fabs(m.dx[i] - m.reference[i]);
    if (!(off <= worst)) worst = off;
    largest = fmax(largest, fabs(m.reference[i]));
  }
  return worst / largest;
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
  double off = off_hand(k, m);
  double off_truth = off_differences(k, m);
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
      if (!(off <= worst)) worst = off;
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
