// Nested derivatives by one global variable: each in a context of its own, in every order of modes.
#include "reverse.h"

#include <stdlib.h>

void *__enzyme_context(int);
void *__enzyme_shadow(void *, void *, int);

static double k;

static double cube(double x) { return k * k * k * x * x; }

/* What `f` is by k, for each of the two modes: a definition of a function. */
#define FORWARD(name, f)                                                                         \
  static double name(double x) {                                                                 \
    void *context = __enzyme_context(1);                                                         \
    *(double *)__enzyme_shadow(context, &k, 0) = 1;                                              \
    double by_k = __enzyme_fwddiff_double((void *)f, enzyme_context, context, enzyme_const, x);  \
    free(context);                                                                               \
    return by_k;                                                                                 \
  }
#define BACKWARD(name, f)                                                                        \
  static double name(double x) {                                                                 \
    void *context = __enzyme_context(1);                                                         \
    __enzyme_autodiff_void((void *)f, enzyme_context, context, enzyme_const, x);                 \
    double by_k = *(double *)__enzyme_shadow(context, &k, 0);                                    \
    free(context);                                                                               \
    return by_k;                                                                                 \
  }

FORWARD(forward, cube)
BACKWARD(backward, cube)
FORWARD(forward_over_forward, forward)
FORWARD(forward_over_backward, backward)
BACKWARD(backward_over_forward, forward)
BACKWARD(backward_over_backward, backward)
FORWARD(three_times, forward_over_forward)

/* The variable is set from what the outer derivative is by: the inner one must not see that. */
static double set_and_forward(double t) {
  k = t;
  return forward(2);
}
static double set_and_backward(double t) {
  k = t;
  return backward(2);
}

#define CHECK_BY_T(what, f)                                                                      \
  do {                                                                                           \
    CHECK_GOT(what, __enzyme_fwddiff_double((void *)f, enzyme_dup, 3.0, 1.0), 72, BY_FORMULA);   \
    CHECK_GOT(what, __enzyme_autodiff_double((void *)f, enzyme_out, 3.0), 72, BY_FORMULA);       \
  } while (0)

int main(void) {
  const double first = 3 * 2.25 * 4, second = 6 * 1.5 * 4, third = 6 * 4;
  k = 1.5;
  CHECK_NEAR("reference", first, DIFFERENCE(t, 1.5, (k = t, cube(2))), BY_DIFFERENCES);
  k = 1.5;
  CHECK_GOT("forward", forward(2), first, BY_FORMULA);
  CHECK_GOT("backward", backward(2), first, BY_FORMULA);
  CHECK_GOT("forward over forward", forward_over_forward(2), second, BY_FORMULA);
  CHECK_GOT("forward over backward", forward_over_backward(2), second, BY_FORMULA);
  CHECK_GOT("backward over forward", backward_over_forward(2), second, BY_FORMULA);
  CHECK_GOT("backward over backward", backward_over_backward(2), second, BY_FORMULA);
  CHECK_GOT("three times", three_times(2), third, BY_FORMULA);
  CHECK_GOT("x, then k", __enzyme_fwddiff_double((void *)forward, enzyme_dup, 2.0, 1.0),
            3 * 2.25 * 4, BY_FORMULA);
  CHECK_BY_T("set, forward", set_and_forward);
  CHECK_BY_T("set, backward", set_and_backward);
  return checked();
}
