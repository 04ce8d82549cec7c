/* What programs that measure gradients share: time, chance, memory, and how far off one is. */
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* -- memory: the linker sends all of the program's calls here (--wrap) ------------------------ */

static long live, most, allocations;
static int uncounted; /* set while time is measured, between as many calls for memory as to free it */

/* Whether blocks of tapes are the heap's, where bytes are counted, or cut from an arena. */
int enzyme_tape_on_heap;

static void *taken(void *p) {
  if (uncounted) return p;
  allocations++;
  live += malloc_usable_size(p);
  if (live > most) most = live;
  return p;
}
static void given_back(void *p) {
  if (!uncounted) live -= malloc_usable_size(p);
}

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

/* -- time and chance --------------------------------------------------------------------------- */

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

static double *doubles(int count) { return calloc(count + 1, sizeof(double)); }

/* -- how far off a gradient is ----------------------------------------------------------------- */

/* How far one is from another, beside the largest number of that one. */
static double off_other(const double *numbers, const double *reference, int count) {
  double worst = 0, largest = 0;
  for (int i = 0; i < count; i++) {
    double off = fabs(numbers[i] - reference[i]);
    if (!(off <= worst)) worst = off < INFINITY ? off : INFINITY; /* NaN, too */
    largest = fmax(largest, fabs(reference[i]));
  }
  return worst / largest;
}

/* How far slopes at start are from central differences, along several directions. */
static double off_differences(double *x, const double *start, const double *slopes, int count,
                              double (*value)(const void *), const void *of) {
  double worst = 0, *way = doubles(count);
  for (int round = 0; round < 4; round++) {
    double value_at[2], slope = 0, h = 1e-6, size = 0;
    for (int i = 0; i < count; i++) way[i] = between(-1, 1);
    for (int side = 0; side < 2; side++) {
      for (int i = 0; i < count; i++) x[i] = start[i] + (side ? h : -h) * way[i];
      value_at[side] = value(of);
    }
    for (int i = 0; i < count; i++) slope += slopes[i] * way[i], size += fabs(slopes[i] * way[i]);
    double off = fabs((value_at[1] - value_at[0]) / (2 * h) - slope) / size;
    if (!(off <= worst)) worst = off < INFINITY ? off : INFINITY; /* NaN, too */
  }
  memcpy(x, start, count * sizeof *x);
  free(way);
  return worst;
}
