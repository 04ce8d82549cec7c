// Callbacks with a context behind void *: numbers, arrays, contexts that change.
#include "reverse.h"

struct line {
  double slope, offset;
  int calls;
};

static double on_line(double t, void *context) {
  struct line *line = context;
  line->calls++;
  line->offset += t * 0.125;
  return line->slope * t + line->offset;
}

static double product(double t, void *context) {
  double *factors = context;
  return factors[0] * t + factors[1] * t * t;
}

static double none(double t, void *context) { return context ? 0 : t * t; }

__attribute__((noinline)) static double simpson(double (*f)(double, void *), void *context,
                                                double from, double to, int n) {
  double h = (to - from) / n, sum = 0;
  for (int i = 0; i < n; i++) {
    double a = from + i * h;
    sum += f(a, context) + 4 * f(a + h / 2, context) + f(a + h, context);
  }
  return sum * h / 6;
}

static void for_each(double *v, int n, void (*f)(double *, void *), void *context) {
  for (int i = 0; i < n; i++) f(&v[i], context);
}

static void accumulate(double *v, void *sum) { *v *= *(double *)sum += *v; }

static void all(const double *x, double *y) {
  struct line line = {x[0], x[1], 0};
  double factors[] = {x[1], x[0] * x[1]}, v[4] = {x[0], x[1], x[2], 1}, sum = x[2];
  y[0] = simpson(on_line, &line, 0, x[2], 4);
  y[1] = simpson(on_line, &line, x[0], 1, 2) + line.offset * line.calls;
  y[2] = simpson(product, factors, x[0], x[1], 3);
  y[3] = simpson(none, NULL, x[0], x[1], 3);
  for_each(v, 4, accumulate, &sum);
  memcpy(y + 4, v, sizeof v);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, 1.7}), 3, 8, NULL);
  return checked();
}
