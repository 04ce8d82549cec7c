// A request is declared to return float.
// says: mark as enzyme_const only what
// way: ^declare it to return the tangent: double __enzyme_fwddiff_mine\(void \*, \.\.\.\);$ => s/float __enzyme/double __enzyme/
// way: declare the request to return what the note says => s/float __enzyme/double __enzyme/
#include "advice.h"
static double f(double x) { return x * x * x; }
float __enzyme_fwddiff_mine(void *, ...);
int main(void) {
  same(__enzyme_fwddiff_mine((void *)f, 3.0, 1.0), 27);
  return done();
}
