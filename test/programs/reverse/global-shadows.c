// Global variables whose shadows the program declares, or asks for: seeds forward, sums backward.
#include "reverse.h"

void *__enzyme_shadow(void *, int, int);

struct pair {
  double a, b;
};
struct pair __enzyme_fwddiff_pair(void *, ...);

/* declared */
static double rate = 3, drate;
static double table[3] = {1, 2, 3}, dtable[3];
static struct mixed {
  int count;
  double at[2];
} state = {2, {0.5, 0.25}}, dstate;
static double *place = table, *dplace = dtable;
static double wide = 2, dwide[2];
__attribute__((used)) static void *__enzyme_shadow_global_rate[] = {&rate, &drate};
__attribute__((used)) static void *__enzyme_shadow_global_table[] = {table, dtable};
__attribute__((used)) static void *__enzyme_shadow_global_state[] = {&state, &dstate};
__attribute__((used)) static void *__enzyme_shadow_global_place[] = {&place, &dplace};
__attribute__((used)) static void *__enzyme_shadow_global_wide[] = {&wide, dwide};

static double declared(double x) {
  double y = rate * x * x;
  for (int i = 0; i < 3; i++) y += table[i] * table[i];
  return y + state.at[1] * state.count * x + place[2];
}

static double overwritten(double x) {
  double before = rate;
  rate = x * x;
  return before * rate;
}

static double widely(double x) { return wide * wide * x; }

static void check_declared(void) {
  drate = 1;
  CHECK_GOT("seed", __enzyme_fwddiff_double((void *)declared, enzyme_dup, 2.0, 0.0), 4, 0);
  drate = 0, dtable[1] = 1;
  CHECK_GOT("seed of an element",
            __enzyme_fwddiff_double((void *)declared, enzyme_dup, 2.0, 1.0), 4 + 12.5, 0);
  dtable[1] = 0, dtable[2] = 1;
  CHECK_GOT("seed behind a pointer",
            __enzyme_fwddiff_double((void *)declared, enzyme_dup, 2.0, 0.0), 7, 0);
  memset(dtable, 0, sizeof dtable), drate = 10;
  CHECK_GOT("by x", __enzyme_autodiff_double((void *)declared, enzyme_out, 2.0), 12.5, 0);
  CHECK_GOT("added", drate, 10 + 4, 0);
  CHECK_GOT("by an element", dtable[0], 2, 0);
  CHECK_GOT("by two ways", dtable[2], 6 + 1, 0);
  CHECK_GOT("by a member", dstate.at[1], 4, 0);
  CHECK_GOT("by another member", dstate.at[0], 0, 0);
  rate = 3, drate = 5;
  CHECK_GOT("by x", __enzyme_autodiff_double((void *)overwritten, enzyme_out, 2.0),
            2 * 2.0 * (3 + 5), 0);
  CHECK_GOT("by what was overwritten", drate, 4, 0);
  dwide[0] = 1, dwide[1] = -1;
  struct pair r = __enzyme_fwddiff_pair((void *)widely, enzyme_width, 2, enzyme_dup, 3.0, 0.0, 1.0);
  CHECK_GOT("two directions", r.a, 12, 0);
  CHECK_GOT("two directions", r.b, 4 - 12, 0);
}

/* asked for */
static double scale = 3;
static double numbers[3] = {1, 2, 3};
static _Thread_local double local = 2;
static double *pointer = numbers;

static double asked(double x) {
  static double calls = 4;
  double y = scale * x * x + calls * calls;
  for (int i = 0; i < 3; i++) y += numbers[i] * numbers[i];
  return y + pointer[2] + local * x;
}

static double *shadow_of(double *what) { return __enzyme_shadow(what, 1, 0); }

static void check_asked(int index) {
  double *dscale = __enzyme_shadow(&scale, 1, 0), *dlocal = shadow_of(&local);
  double *element = shadow_of(&numbers[index]);
  CHECK_GOT("fresh", *dscale + *dlocal + *element, 0, 0);
  *dscale = 1;
  CHECK_GOT("seed", __enzyme_fwddiff_double((void *)asked, enzyme_dup, 2.0, 0.0), 4, 0);
  CHECK_GOT("stays", *dscale, 1, 0);
  *dscale = 0, element[-1] = 1;
  CHECK_GOT("seed of an element",
            __enzyme_fwddiff_double((void *)asked, enzyme_dup, 2.0, 1.0), 4 + 12 + 2, 0);
  element[-1] = 0, element[0] = 1, *dlocal = 1;
  CHECK_GOT("seeds", __enzyme_fwddiff_double((void *)asked, enzyme_dup, 2.0, 0.0), 7 + 2, 0);
  *dscale = 10, *element = 0, *dlocal = 0;
  CHECK_GOT("by x", __enzyme_autodiff_double((void *)asked, enzyme_out, 2.0), 14, 0);
  CHECK_GOT("added", *dscale, 14, 0);
  CHECK_GOT("of this thread", *dlocal, 2, 0);
  CHECK_GOT("by an element", element[-2], 2, 0);
  CHECK_GOT("by two ways", element[0], 6 + 1, 0);
  for (int i = 0; i < 2; i++) *(double *)__enzyme_shadow(&scale, 2, i) = i + 1;
  struct pair r = __enzyme_fwddiff_pair((void *)asked, enzyme_width, 2, enzyme_dup, 2.0, 1.0, 0.0);
  CHECK_GOT("two directions", r.a, 14 + 4, 0);
  CHECK_GOT("two directions", r.b, 8, 0);
  CHECK_GOT("apart by width", *dscale, 14, 0);
}

int main(void) {
  check_declared();
  check_asked(2);
  return checked();
}
