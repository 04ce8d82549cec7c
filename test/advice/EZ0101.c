// A marker is spelled wrongly.
// way: did you mean (enzyme_\w+)\?|nearest marker => s/enzyme_dupp/\1/
#include "advice.h"
extern int enzyme_dupp;
static double f(double x) { return x * x * x; }
int main(void) {
  same(__enzyme_fwddiff_double((void *)f, enzyme_dupp, 2.0, 1.0), slope(f, 2));
  return done();
}
