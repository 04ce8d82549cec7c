// A number goes through text, which keeps no derivative.
// way: hand on the numbers themselves => s/atof(text)/x/
#include "advice.h"
static double f(double x) {
  char text[64];
  snprintf(text, sizeof text, "%.17g", x);
  return atof(text) * x;
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 3.0), 6);
  return done();
}
