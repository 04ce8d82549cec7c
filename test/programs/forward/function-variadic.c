// Variadic functions of our own that only report: doubles, integers and strings are passed on.
#include "check.h"

#include <stdarg.h>

static int complaints;

static void complain(const char *format, ...) {
  char text[64];
  va_list arguments;
  va_start(arguments, format);
  complaints += vsnprintf(text, sizeof text, format, arguments) > 0;
  va_end(arguments);
}

static double f(double x) {
  double y = x * x;
  if (y > 1) complain("%s is large: %d\n", "y", (int)y);
  complain("x is %f, y is %f", x, y);
  return y * exp(x);
}

int main(void) {
  for (double x = -1.5; x < 2; x += 0.8) CHECK_SCALAR(f, x, (2 * x + x * x) * exp(x));
  CHECK_NEAR("complaints", complaints > 0, 1, 0);
  return checked();
}
