// All arguments are constant, and the request is declared to return a number.
// way: mark as enzyme_const only what takes no part => s/enzyme_const, //
// says: declare the request to return what the note says
#include "advice.h"
static double f(double x) { return x * x * x; }
int main(void) {
  same(__enzyme_autodiff_double((void *)f, enzyme_const, 2.0), 12);
  return done();
}
