// printf, fprintf, snprintf and puts in the middle, with active numbers as arguments.
#include "check.h"

#include <stdlib.h>

static double progress(double x, char *log, size_t room) {
  double sum = x;
  int used = 0;
  for (int i = 1; i <= 3; i++) {
    double term = sum / (1 + i * x);
    used += snprintf(log + used, room - used, "%d:%.3f;", i, term);
    if (term > 1e6) fprintf(stderr, "large: %g %s %d\n", term, log, i);
    sum += term;
  }
  printf("x = %g, sum = %.12f\n", x, sum);
  puts(log);
  fflush(stdout);
  return sum;
}

static double f(double x) {
  char log[80];
  double sum = progress(x, log, sizeof log);
  return sum * (log[0] == '1' ? 1 : 0);
}

static double formula(double x) {
  double sum = x, d = 1;
  for (int i = 1; i <= 3; i++) {
    double q = 1 + i * x;
    d += (d - sum * i / q) / q;
    sum += sum / q;
  }
  return d;
}

int main(void) {
  CHECK_SCALAR(f, 0.8, formula(0.8));
  CHECK_SCALAR(f, 3.5, formula(3.5));
  return checked();
}
