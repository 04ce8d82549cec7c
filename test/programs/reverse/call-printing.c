// Printing of active numbers: variadic functions that only look at them, once in the whole run.
#include "reverse.h"

#include <stdarg.h>

static char said[400];
static int length;

static void say(const char *format, ...) {
  if (length > 300) length = 0;
  va_list list;
  va_start(list, format);
  length += vsnprintf(said + length, sizeof said - length, format, list);
  va_end(list);
}

static double cube(double x) {
  double y = x * x;
  fprintf(stderr, "%s", "");
  char text[40];
  snprintf(text, sizeof text, "%.2f", y);
  say("[%d %s %.3f]", (int)strlen(text), text, y * x);
  return y * x;
}

static double both(double x) {
  double sum = 0;
  for (int i = 0; i < 2; i++) sum += cube(x + i);
  return sum;
}

int main(void) {
  CHECK_ADJOINT_SCALAR(both, 1.5, 3 * 1.5 * 1.5 + 3 * 2.5 * 2.5);
  length = 0;
  said[0] = 0;
  double slope = 0;
  REQUEST(slope = __enzyme_autodiff_double((void *)both, enzyme_out, 0.5));
  CHECK_GOT("slope", slope, 3 * 0.25 + 3 * 2.25, BY_FORMULA);
  CHECK_GOT("said once", strcmp(said, "[4 0.25 0.125][4 2.25 3.375]"), 0, 0);
  return checked();
}
