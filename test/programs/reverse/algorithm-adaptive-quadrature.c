// Adaptive quadrature with a work list instead of recursion; the list grows by realloc.
#include "reverse.h"

#include <stdlib.h>

struct panel {
  double from, to;
};

static double f(double t, double p) { return exp(-p * t * t) * cos(3 * t); }

static double rule(struct panel q, double p) {
  double h = q.to - q.from;
  return h / 6 * (f(q.from, p) + 4 * f(q.from + h / 2, p) + f(q.to, p));
}

static double integrate(double a, double b, double p, double tolerance) {
  int count = 1, room = 2;
  struct panel *list = malloc(room * sizeof *list);
  double sum = 0;
  list[0] = (struct panel){a, b};
  while (count) {
    struct panel q = list[--count], left = {q.from, (q.from + q.to) / 2}, right = {left.to, q.to};
    double coarse = rule(q, p), fine = rule(left, p) + rule(right, p);
    if (fabs(fine - coarse) < tolerance) {
      sum += fine;
      continue;
    }
    if (count + 2 > room) list = realloc(list, (room *= 2) * sizeof *list);
    list[count++] = right;
    list[count++] = left;
  }
  free(list);
  return sum;
}

static double integral(const double *x) { return integrate(x[0], x[1], x[2], 1e-4); }

int main(void) {
  CHECK_GRADIENT_WITHIN(0x1p-13, integral, ((double[]){-0.3, 1.9, 0.7}), 3, NULL);
  return checked();
}
