// The function to differentiate is found through locals, casts, helpers and constant pointers.
#include "check.h"

typedef double real_function(double);

static double cube(double x) { return x * x * x; }
static real_function *the_cube(void) { return cube; }
static void *itself(void *f) { return f; }
static real_function *const named = cube;

static double by_local(double x) {
  real_function *f = cube;
  return __enzyme_fwddiff_double((void *)f, enzyme_dup, x, 1.0);
}

static double by_void_pointer(double x) {
  void *f = (void *)cube;
  double slope = __enzyme_fwddiff_double(f, enzyme_dup, x, 1.0);
  return slope;
}

static double by_helper(double x) {
  return __enzyme_fwddiff_double((void *)the_cube(), enzyme_dup, x, 1.0);
}
static double by_identity(double x) {
  return __enzyme_fwddiff_double(itself((void *)cube), enzyme_dup, x, 1.0);
}
static double by_constant(double x) {
  return __enzyme_fwddiff_double((void *)named, enzyme_dup, x, 1.0);
}
static double by_address(double x) {
  return __enzyme_fwddiff_double((void *)&cube, enzyme_dup, x, 1.0);
}
static double by_integer(double x) {
  return __enzyme_fwddiff_double((void *)(unsigned long)cube, enzyme_dup, x, 1.0);
}

int main(void) {
  double x = 1.5;
  CHECK_DERIVATIVE("local", by_local(x), 3 * x * x, DIFFERENCE(t, x, cube(t)));
  CHECK_GOT("void pointer", by_void_pointer(x), 3 * x * x, BY_FORMULA);
  CHECK_GOT("helper", by_helper(x), 3 * x * x, BY_FORMULA);
  CHECK_GOT("identity", by_identity(x), 3 * x * x, BY_FORMULA);
  CHECK_GOT("constant", by_constant(x), 3 * x * x, BY_FORMULA);
  CHECK_GOT("address", by_address(x), 3 * x * x, BY_FORMULA);
  CHECK_GOT("integer", by_integer(x), 3 * x * x, BY_FORMULA);
  CHECK_SCALAR(cube, -0.5, 0.75);
  return checked();
}
