// Functions that return structs in registers: each number has the seed 1, integers have none.
#include "reverse.h"

struct pair {
  double a, b;
};
struct counted {
  double value;
  long count;
};
struct floats {
  float of[3];
};
ENZYME_AUTODIFF(struct pair, pair);

static struct pair turned(double r, double angle) {
  return (struct pair){r * cos(angle), r * sin(angle)};
}

static struct counted halved(double x) {
  struct counted c = {x * x, 0};
  while (c.value > 1) c.value /= 2, c.count++;
  return c;
}

static struct floats powers(const float *x) { return (struct floats){{*x, *x * *x, *x * *x * *x}}; }

static struct pair swapped(const double *v, int n) {
  struct pair p = {v[0], v[1]};
  for (int i = 0; i < n; i++) p = (struct pair){p.b * v[0], p.a + v[1]};
  return p;
}

static double sum_swapped(const double *v) {
  struct pair p = swapped(v, 4);
  return p.a + p.b;
}

int main(void) {
  double r = 2.5, a = 0.75, slope = 0;
  struct pair got = {0, 0};
  REQUEST(got = __enzyme_autodiff_pair((void *)turned, enzyme_out, r, enzyme_out, a));
  CHECK_DERIVATIVE("r", got.a, cos(a) + sin(a), DIFFERENCE(t, r, turned(t, a).a + turned(t, a).b));
  CHECK_DERIVATIVE("angle", got.b, r * (cos(a) - sin(a)),
                   DIFFERENCE(t, a, turned(r, t).a + turned(r, t).b));
  REQUEST(slope = __enzyme_autodiff_double((void *)halved, enzyme_active_return, enzyme_out, 3.0));
  CHECK_DERIVATIVE("beside an integer", slope, 6.0 / 16, DIFFERENCE(t, 3.0, halved(t).value));
  float x = 1.5f, dx = 0;
  REQUEST(__enzyme_autodiff_void((void *)powers, enzyme_dup, &x, &dx));
  CHECK_GOT("floats", dx, 1 + 2 * 1.5 + 3 * 1.5 * 1.5, FLT_EPSILON);
  double v[] = {0.5, 1.25}, dv[2] = {0}, moved[2];
  REQUEST(__enzyme_autodiff_void((void *)swapped, enzyme_dup, v, dv, 4));
  for (int i = 0; i < 2; i++) {
    memcpy(moved, v, sizeof v);
    CHECK_GOT("from memory", dv[i], DIFFERENCE(t, v[i], (moved[i] = t, sum_swapped(moved))),
              BY_DIFFERENCES);
  }
  return checked();
}
