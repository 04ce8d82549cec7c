// The function is found through casts, variables, helpers and tables that are known in the end.
#include "reverse.h"

typedef double unary(double);

static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }

static unary *const table[] = {square, cube};

static void *itself(void *f) { return f; }
static void *the_cube(void) { return (void *)cube; }

int main(void) {
  double x = 1.5, got[5] = {0};
  unary *f = square;
  void *g = (void *)f;
  REQUEST(got[0] = __enzyme_autodiff_double((void *)f, enzyme_out, x));
  REQUEST(got[1] = __enzyme_autodiff_double(g, x));
  REQUEST(got[2] = __enzyme_autodiff_double(itself((void *)cube), enzyme_out, x));
  REQUEST(got[3] = __enzyme_autodiff_double(the_cube(), enzyme_out, x));
  REQUEST(got[4] = __enzyme_autodiff_double((void *)table[1], enzyme_out, x));
  (void)itself, (void)the_cube, (void)g, (void)table;
  for (int i = 0; i < 5; i++)
    CHECK_DERIVATIVE("found", got[i], i < 2 ? 2 * x : 3 * x * x,
                     DIFFERENCE(t, x, i < 2 ? square(t) : cube(t)));
  return checked();
}
