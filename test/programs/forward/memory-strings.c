// Strings and integers in between: parsing a formula's text, counting, comparing, formatting.
#include "check.h"

#include <ctype.h>
#include <stdlib.h>

static double polynomial(const char *text, double x) {
  /* such as "3x2-x+0.5" */
  double sum = 0;
  while (*text) {
    double sign = 1, coefficient = 1;
    int power = 0;
    if (*text == '+' || *text == '-') sign = *text++ == '-' ? -1 : 1;
    if (isdigit((unsigned char)*text)) {
      char *end;
      coefficient = strtod(text, &end);
      text = end;
    }
    if (*text == 'x') {
      text++;
      power = isdigit((unsigned char)*text) ? *text++ - '0' : 1;
    }
    double term = sign * coefficient;
    while (power--) term *= x;
    sum += term;
  }
  return sum;
}

static double f(double x) {
  char name[32];
  const char *const words[] = {"x", "2x3-x", "x2+4x-7.5", "12"};
  double sum = 0;
  for (int i = 0; i < 4; i++) {
    snprintf(name, sizeof name, "%s#%d", words[i], i);
    if (strchr(name, '2') && strncmp(name, "12", 2) != 0)
      sum += (double)strlen(name) * polynomial(words[i], x);
  }
  return sum + atoi("42");
}

int main(void) {
  for (double x = -1; x < 2; x += 0.6) CHECK_SCALAR(f, x, 7 * (6 * x * x - 1) + 11 * (2 * x + 4));
  return checked();
}
