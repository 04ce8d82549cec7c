// A request of the header that returns another type.
// way: ^call __enzyme_fwddiff_double, which returns the tangent$|declare the request to return what the note says => s/fwddiff_float/fwddiff_double/
// says: mark as enzyme_const only what
#include "advice.h"
static double f(double x) { return x * x * x; }
int main(void) {
  same(__enzyme_fwddiff_float((void *)f, 3.0, 1.0), 27);
  return done();
}
