// A context that is null, of another width, of another library, or in use by a request around this one.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O1 -DOTHER -fPIC -shared "%s" -o "%t.other.so"
// RUN: %enzyme-cc -O1 -g "%s" "%t.other.so" -o "%t"
// RUN: not "%t" 1 2>&1 | %FileCheck "%s" --check-prefix=NULL
// RUN: not "%t" 22 2>&1 | %FileCheck "%s" --check-prefix=WIDTH
// RUN: not "%t" 333 2>&1 | %FileCheck "%s" --check-prefix=FILE
// RUN: not "%t" 4444 2>&1 | %FileCheck "%s" --check-prefix=USE
// RUN: not "%t" 55555 2>&1 | %FileCheck "%s" --check-prefix=LANE
// RUN: "%t" 666666

// NULL: stops-the-program.c:[[# @LINE + 23]]:{{[0-9]+}}: the context is a null pointer
// WIDTH: the context is of another width than the request, which is of width 1
// FILE: the context was made in another library: make it in that of its requests
// USE: a request around this one uses the same context: give each its own
// LANE: the context has no such direction, counted from 0

#include <enzyme/enzyme.h>
#include <string.h>

void *__enzyme_context(int);
void *__enzyme_shadow_in(void *, void *, int);
void *made_elsewhere(void);

static double k = 2;
static void *context;

#ifdef OTHER
static double f(double x) { return x * k; }
double use(void) { return __enzyme_fwddiff_double((void *)f, enzyme_context, context, 1.0, 1.0); }
void *made_elsewhere(void) { return __enzyme_context(1); }
#else
static double f(double x) { return x * k; }
static double df(double x) {
  return __enzyme_fwddiff_double((void *)f, enzyme_context, context, x, 1.0);
}
static double shared(double x) {
  return __enzyme_fwddiff_double((void *)df, enzyme_context, context, x, 1.0);
}

int main(int count, char **given) {
  if (count < 2) return 1;
  size_t which = strlen(given[1]);
  if (which > 1) context = __enzyme_context(1);
  if (which == 2) context = __enzyme_context(2);
  if (which == 3) context = made_elsewhere();
  if (which == 4) return shared(1) > 5;
  if (which == 5) *(double *)__enzyme_shadow_in(context, &k, count) = 1;
  if (which == 6) *(double *)__enzyme_shadow_in(context, &k, 0) = 1;
  return which == 6 ? df(3) != 5 : df(3) > 5;
}
#endif
