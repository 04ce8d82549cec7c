#define _GNU_SOURCE
#include "allocations.h"

// A loop from a number of rounds that nobody knows, and that does not tell how many are left.
static int next(int left) { return left - 1 - (left % 5 == 4); }

// -- one block, by each allocator -----------------------------------------------------------------

static double squares(double *block, double x, int n) {
  if (!block) return 3 * x;
  for (int i = 0; i < n; i++) block[i] = x * i;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += block[i] * block[i];
  return sum;
}

#define ONE(name, make)                     \
  static double name(double x) {            \
    int n = 9;                              \
    double *block = make;                   \
    NOTE(block);                            \
    double sum = squares(block, x, n);      \
    free(block);                            \
    return sum;                             \
  }
ONE(by_malloc, (double *)malloc(n * sizeof(double)))
ONE(by_calloc, (double *)calloc(n, sizeof(double)))
ONE(by_aligned_alloc, (double *)aligned_alloc(64, 128))
ONE(by_memalign, (double *)memalign(64, 128))
ONE(by_realloc, (double *)realloc(NULL, n * sizeof(double)))
ONE(by_reallocarray, (double *)reallocarray(NULL, n, sizeof(double)))

static double by_posix_memalign(double x) {
  void *block = NULL;
  int status = posix_memalign(&block, 64, 9 * sizeof(double));
  NOTE(!status);
  double sum = status ? 3 * x : squares((double *)block, x, 9);
  free(block);
  return sum;
}

struct held {
  double *block;
  int count;
};

static int hold(struct held *held, int count) {
  void *place;
  if (posix_memalign(&place, 32, count * sizeof(double))) return 0;
  held->block = place;
  held->count = count;
  return 1;
}

// What is in the place stays where there is no memory.
static double at_a_place_in_use(double x) {
  double other[3] = {x, 2 * x, 3 * x};
  struct held held = {other, 3};
  int is_there = hold(&held, 5);
  NOTE(is_there);
  if (is_there)
    for (int i = 0; i < 5; i++) held.block[i] = x * x + i;
  double sum = 0;
  for (int i = 0; i < held.count; i++) sum += held.block[i] * x;
  if (is_there) free(held.block);
  return sum;
}

static double at_one_place_directly(double x) {
  double other[3] = {x, 2 * x, 3 * x};
  void *place = other;
  int status = posix_memalign(&place, 32, 3 * sizeof(double));
  NOTE(!status);
  double *block = (double *)place;
  if (!status)
    for (int i = 0; i < 3; i++) block[i] = x * x + i;
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += block[i] * block[i];
  if (!status) free(place);
  return sum;
}

// -- blocks that grow -----------------------------------------------------------------------------

// What cannot grow stays as it is, and is used.
static double growing(double x) {
  double *block = NULL;
  int room = 0, used = 0;
  double y = x;
  for (int left = rounds_of(40); left; left = next(left)) {
    if (used == room) {
      int more = room ? 2 * room : 2;
      double *larger = (double *)realloc(block, more * sizeof(double));
      NOTE(larger);
      if (!larger) break;
      block = larger;
      room = more;
    }
    block[used++] = y * x;
    y = y * 0.75 + 2.5;
  }
  double sum = x;
  for (int i = 0; i < used; i++) sum += block[i] * (i + 1);
  free(block);
  return sum;
}

static double growing_arrays(double x) {
  double *block = (double *)malloc(2 * sizeof(double));
  NOTE(block);
  if (!block) return 5 * x;
  block[0] = x, block[1] = x * x;
  int used = 2;
  for (int round = 0; round < 3; round++) {
    double *larger = (double *)reallocarray(block, used + 2, sizeof(double));
    NOTE(larger);
    if (!larger) break;
    block = larger;
    block[used] = block[used - 1] + x, block[used + 1] = block[used - 2] * 2;
    used += 2;
  }
  double sum = 0;
  for (int i = 0; i < used; i++) sum += block[i] * (i + 1);
  free(block);
  return sum;
}

static double shrinking(double x) {
  double *block = (double *)malloc(16 * sizeof(double));
  NOTE(block);
  if (!block) return 5 * x;
  for (int i = 0; i < 16; i++) block[i] = x * x * i;
  double *smaller = (double *)realloc(block, 4 * sizeof(double));
  NOTE(smaller);
  int n = smaller ? 4 : 16;
  if (smaller) block = smaller;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += block[i] * x;
  free(block);
  return sum;
}

static double *grown_elsewhere(double *block, int from, int to, double x) {
  double *larger = (double *)realloc(block, to * sizeof(double));
  NOTE(larger);
  if (!larger) return NULL;
  for (int i = from; i < to; i++) larger[i] = x * i;
  return larger;
}

static double growing_elsewhere(double x) {
  double *block = grown_elsewhere(NULL, 0, 3, x);
  if (!block) return x;
  double *larger = grown_elsewhere(block, 3, 40, x * x);
  int n = larger ? 40 : 3;
  block = larger ? larger : block;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += block[i];
  free(block);
  return sum;
}

struct record {
  double number;
  double *row;
  int count;
};

// Pointers and numbers side by side, in blocks that grow.
static double growing_records(double x) {
  struct record *records = NULL;
  int used = 0;
  for (; used < 5; used++) {
    struct record *larger = (struct record *)realloc(records, (used + 1) * sizeof *records);
    NOTE(larger);
    if (!larger) break;
    records = larger;
    double *row = (double *)malloc((used + 1) * sizeof(double));
    NOTE(row);
    if (!row) break;
    for (int i = 0; i <= used; i++) row[i] = x * (i + 1);
    records[used] = (struct record){x * x * used, row, used + 1};
  }
  double sum = 0;
  for (int i = 0; i < used; i++) {
    for (int j = 0; j < records[i].count; j++) sum += records[i].row[j] * records[i].number;
    free(records[i].row);
  }
  free(records);
  return sum;
}

// -- tapes ----------------------------------------------------------------------------------------

static double unknown_count(double x) {
  double y = x;
  for (int left = rounds_of(40); left; left = next(left)) y = y * (left % 3 ? 1.01 : x) + 0.5;
  return y * x;
}

static double nested_loops(double x) {
  double sum = 0, y = x;
  for (int i = rounds_of(7); i; i = next(i)) {
    double z = x;
    for (int j = rounds_of(i % 2 ? 3 : 20); j; j = next(j)) {
      z = z * (j % 2 ? 0.5 : x) + 0.25 * y;
      sum += z * (j % 2 ? x : 1);
    }
    y = y * 0.9 + x;
  }
  return sum;
}

struct node {
  double value;
  struct node *next;
};

static double linked_list(double x) {
  struct node *first = NULL;
  double y = x;
  for (int left = rounds_of(9); left; left = next(left)) {
    struct node *made = (struct node *)malloc(sizeof *made);
    NOTE(made);
    if (!made) break;
    made->value = y * x;
    made->next = first;
    first = made;
    y += 2;
  }
  double sum = x;
  while (first) {
    struct node *next = first->next;
    sum += first->value * x;
    free(first);
    first = next;
  }
  return sum;
}

static double rows(double x) {
  int n = 6, used = 0;
  double **table = (double **)calloc(n, sizeof *table);
  NOTE(table);
  if (!table) return 7 * x;
  for (; used < n; used++) {
    table[used] = (double *)malloc((used + 1) * sizeof(double));
    NOTE(table[used]);
    if (!table[used]) break;
    for (int j = 0; j <= used; j++) table[used][j] = used ? table[used - 1][0] + x : x * x;
  }
  double sum = 0;
  for (int i = 0; i < used; i++)
    for (int j = 0; j <= i; j++) sum += table[i][j] * x;
  for (int i = 0; i < used; i++) free(table[i]);
  free(table);
  return sum;
}

__attribute__((noinline)) static double halves(double *row, int n, double x) {
  if (n < 2) return row[0] * x;
  double *half = (double *)malloc((n / 2) * sizeof(double));
  NOTE(half);
  if (!half) return row[1] * 2;
  for (int i = 0; i < n / 2; i++) half[i] = row[i] + row[n - 1 - i] * 0.5;
  double sum = halves(half, n / 2, x) + half[0];
  free(half);
  return sum;
}

static double recursion(double x) {
  double row[16];
  for (int i = 0; i < 16; i++) row[i] = x * x + i * x;
  return halves(row, 16, x);
}

// -- memory of the caller -------------------------------------------------------------------------

static double fill(struct held *held, double x) {
  double *larger = (double *)realloc(held->block, 8 * sizeof(double));
  NOTE(larger);
  if (larger) {
    held->block = larger;
    for (int i = held->count; i < 8; i++) larger[i] = x * i;
    held->count = 8;
  }
  double sum = 0;
  for (int i = 0; i < held->count; i++) sum += held->block[i] * x;
  return sum;
}

extern void *__libc_malloc(size_t);
extern void __libc_free(void *);

static struct held two(double first, double second) {
  double *block = (double *)__libc_malloc(2 * sizeof(double));
  block[0] = first, block[1] = second;
  return (struct held){block, 2};
}

static double of_the_caller(double x) {
  struct held held = two(1, 2);
  double result = fill(&held, x);
  __libc_free(held.block);
  return result;
}

#define CASES(ROW)                                                                              \
  ROW(by_malloc) ROW(by_calloc) ROW(by_aligned_alloc) ROW(by_memalign) ROW(by_realloc)          \
  ROW(by_reallocarray) ROW(by_posix_memalign) ROW(at_a_place_in_use) ROW(at_one_place_directly) \
  ROW(growing) ROW(growing_arrays) ROW(shrinking) ROW(growing_elsewhere) ROW(growing_records)   \
  ROW(unknown_count) ROW(nested_loops) ROW(linked_list) ROW(rows) ROW(recursion)

#ifdef REFERENCE
#define ROW(name) {#name, name},
const struct program references[] = {CASES(ROW) ROW(of_the_caller){0}};
#else

// -- modes ----------------------------------------------------------------------------------------

#define REVERSE(name) \
  static double name##_reverse(double x) { return __enzyme_autodiff((void *)name, x); }
#define FORWARD(name)                                         \
  static double name##_forward(double x) {                    \
    return __enzyme_fwddiff((void *)name, enzyme_dup, x, 1.0); \
  }

struct three {
  double one, two, three;
};
struct three __enzyme_fwddiff_wide(void *, ...), __enzyme_autodiff_wide(void *, ...);
// All lanes take part in the answer.
#define WIDE(name)                                                                            \
  static double name##_wide(double x) {                                                       \
    struct three d = __enzyme_fwddiff_wide((void *)name, enzyme_width, 3, enzyme_dup, x, 1.0, \
                                           2.0, 4.0);                                         \
    return d.two == 2 * d.one && d.three == 4 * d.one ? d.one : NAN;                          \
  }

struct taped {
  void *tape;
  double result;
};
struct taped __enzyme_augmentfwd_taped(void *, ...);
double __enzyme_reverse(void *, ...);
#define SPLIT(name)                                                               \
  static double name##_split(double x) {                                          \
    struct taped taped = __enzyme_augmentfwd_taped((void *)name, enzyme_out, x);  \
    return __enzyme_reverse((void *)name, enzyme_out, x, 1.0, taped.tape);        \
  }


#define NESTED(name)                                                                  \
  static double name##_forward_reverse(double x) {                                    \
    return __enzyme_fwddiff((void *)name##_reverse, enzyme_dup, x, 1.0);              \
  }                                                                                   \
  static double name##_forward_forward(double x) {                                    \
    return __enzyme_fwddiff((void *)name##_forward, enzyme_dup, x, 1.0);              \
  }                                                                                   \
  static double name##_reverse_forward(double x) {                                    \
    return __enzyme_autodiff((void *)name##_forward, x);                              \
  }

CASES(REVERSE)
CASES(FORWARD)
#ifdef TWICE
CASES(NESTED)
#define ROW(name)                                         \
  {#name " forward of reverse", name##_forward_reverse, 2},     \
      {#name " forward of forward", name##_forward_forward, 2}, \
      {#name " reverse of forward", name##_reverse_forward, 2},
const struct program derivatives[] = {CASES(ROW){0}};
#else
CASES(WIDE)
CASES(SPLIT)

static double of_the_caller_reverse(double x) {
  struct held held = two(1, 2), shadows = two(0, 0);
  double result = __enzyme_autodiff((void *)fill, enzyme_dup, &held, &shadows, enzyme_out, x);
  __libc_free(held.block);
  __libc_free(shadows.block);
  return result;
}

#define ROW(name)                                                               \
  {#name " reverse", name##_reverse, 1}, {#name " forward", name##_forward, 1}, \
      {#name " wide", name##_wide, 1}, {#name " split", name##_split, 1},
const struct program derivatives[] = {
    CASES(ROW){"of_the_caller reverse", of_the_caller_reverse, 1}, {0}};
#endif
#endif
