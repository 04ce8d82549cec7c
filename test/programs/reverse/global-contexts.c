// Contexts: private sets of shadows, two alive at once, made in loops, cleared, in two threads.
#include "reverse.h"

#include <pthread.h>
#include <stdlib.h>

void *__enzyme_context(int);
void *__enzyme_shadow(void *, void *, int);
void __enzyme_zero_shadows(void *);

static double scale = 3;
double numbers[3] = {1, 2, 3};
static _Thread_local double local = 2;
static double *pointer = numbers, *const pointers[] = {numbers + 1, &scale};
static double noted;

static double square(double x) { return x * x; }
static double (*const operation)(double) = square;
static double (*changing)(double) = square;

static double f(double x) {
  noted = x * scale;
  double y = noted * x;
  for (int i = 0; i < 3; i++) y += numbers[i] * numbers[i];
  return y + pointer[2] + local * x + *pointers[0] + operation(x) + changing(local);
}

static double df(void *context, double x, double dx) {
  return __enzyme_fwddiff_double((void *)f, enzyme_context, context, enzyme_dup, x, dx);
}

static double back(void *context, double x) {
  return __enzyme_autodiff_double((void *)f, enzyme_context, context, enzyme_out, x);
}

static void check_two(int index) {
  void *one = __enzyme_context(1), *other = __enzyme_context(1);
  double *dscale = __enzyme_shadow(one, &scale, 0), *dlocal = __enzyme_shadow(one, &local, 0);
  double *element = __enzyme_shadow(one, &numbers[index], 0);
  double *others = __enzyme_shadow(other, &scale, 0);
  CHECK_GOT("fresh", *dscale + *dlocal + *element + *others, 0, 0);
  *dscale = 1;
  CHECK_GOT("seed", df(one, 2, 0), 4, 0);
  CHECK_GOT("not in the other", df(other, 2, 0), 0, 0);
  *dscale = 0, element[-1] = 1;
  CHECK_GOT("seed of an element", df(one, 2, 1), 4 + 12 + 2 + 4 + 1, 0);
  element[-1] = 0, element[0] = 1, *dlocal = 1;
  CHECK_GOT("seeds", df(one, 2, 0), 6 + 1 + 2 + 4, 0);
  CHECK_GOT("without", __enzyme_fwddiff_double((void *)f, enzyme_dup, 2.0, 1.0), 18, 0);
  *dscale = 10, *element = 0, *dlocal = 0;
  CHECK_GOT("by x", back(one, 2), 18, 0);
  CHECK_GOT("by x in the other", back(other, 3), 18 + 8, 0);
  CHECK_GOT("added", *dscale, 14, 0);
  CHECK_GOT("in the other", *others, 9, 0);
  CHECK_GOT("of this thread", *dlocal, 2 + 4, 0);
  CHECK_GOT("by an element", element[-2], 2, 0);
  CHECK_GOT("by two ways", element[0], 7, 0);
  CHECK_GOT("by a table", element[-1], 5, 0);
  __enzyme_zero_shadows(one);
  CHECK_GOT("cleared", *dscale + element[0], 0, 0);
  CHECK_GOT("the other is not", *others, 9, 0);
  __enzyme_autodiff_double((void *)f, enzyme_out, 3.0);
  CHECK_GOT("no request without touches it", *dscale, 0, 0);
  free(one), free(other);
}

struct pair {
  double a, b;
};
struct pair __enzyme_fwddiff_pair(void *, ...);

static void check_in_a_loop(void) {
  for (int i = 0; i < 4; i++) {
    void *context = __enzyme_context(2);
    for (int lane = 0; lane < 2; lane++)
      *(double *)__enzyme_shadow(context, &scale, lane) = lane + i;
    struct pair r = __enzyme_fwddiff_pair((void *)f, enzyme_context, context, enzyme_width, 2,
                                          enzyme_dup, 2.0, 0.0, 1.0);
    CHECK_GOT("first", r.a, 4 * i, 0);
    CHECK_GOT("second", r.b, 4 * (i + 1) + 18, 0);
    free(context);
  }
}

/* Each thread works on an element of its own, and clears no other. */
static double work[2];
static double own(const double *x, int i) {
  work[i] = x[0] * numbers[i];
  return work[i] * work[i];
}

static int wrong[2];

static void *many(void *given) {
  int i = *(int *)given;
  double x = i + 2, dx;
  void *context = __enzyme_context(1);
  double *element = __enzyme_shadow(context, &numbers[i], 0);
  for (int n = 0; n < 2000; n++) {
    dx = *element = 0;
    __enzyme_autodiff_void((void *)own, enzyme_context, context, enzyme_dup, &x, &dx,
                           enzyme_const, i);
    wrong[i] += dx != 2 * x * numbers[i] * numbers[i] || *element != 2 * x * x * numbers[i];
  }
  free(context);
  return NULL;
}

static void check_threads(void) {
  pthread_t threads[2];
  int index[] = {0, 1};
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, many, &index[i]);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  CHECK_GOT("first thread", wrong[0], 0, 0);
  CHECK_GOT("second thread", wrong[1], 0, 0);
}

int main(void) {
  check_two(2);
  check_in_a_loop();
  check_threads();
  return checked();
}
