// Structs of numbers by value as enzyme_out: in two registers, in one, and beside plain numbers.
#include "reverse.h"

struct point {
  double x, y;
};
struct small {
  float a, b;
};
struct gradient {
  struct point p;
  double k;
  struct point q;
};
ENZYME_AUTODIFF(struct gradient, gradient);
ENZYME_AUTODIFF(struct point, point);
ENZYME_AUTODIFF(struct small, small);

static double spring(struct point p, double k, struct point q) {
  double r = hypot(p.x - q.x, p.y - q.y);
  p.x *= k;
  return k * (r - 1) * (r - 1) + p.x * p.y;
}

static float product(struct small s) { return s.a * s.b * s.b; }

int main(void) {
  struct point p = {1, 2}, q = {4, -2}, point = {0, 0};
  struct gradient g = {{0, 0}, 0, {0, 0}};
  REQUEST(g = __enzyme_autodiff_gradient((void *)spring, enzyme_out, p, enzyme_out, 0.5, enzyme_out,
                                         q));
  /* r = 5, d r / d p = (-3, 4) / 5 */
  CHECK_DERIVATIVE("p.x", g.p.x, 2 * 0.5 * 4 * -0.6 + 0.5 * 2,
                   DIFFERENCE(t, 1.0, spring((struct point){t, 2}, 0.5, q)));
  CHECK_DERIVATIVE("p.y", g.p.y, 2 * 0.5 * 4 * 0.8 + 0.5,
                   DIFFERENCE(t, 2.0, spring((struct point){1, t}, 0.5, q)));
  CHECK_DERIVATIVE("k", g.k, 16 + 2, DIFFERENCE(t, 0.5, spring(p, t, q)));
  CHECK_GOT("q.x", g.q.x, 2 * 0.5 * 4 * 0.6, BY_FORMULA);
  CHECK_GOT("q.y", g.q.y, -2 * 0.5 * 4 * 0.8, BY_FORMULA);
  REQUEST(point = __enzyme_autodiff_point((void *)spring, enzyme_const, p, enzyme_const, 0.5,
                                          enzyme_out, q));
  CHECK_GOT("one of them", point.x, 2 * 0.5 * 4 * 0.6, BY_FORMULA);
  struct small s = {1.5f, -2}, ds = {0, 0};
  REQUEST(ds = __enzyme_autodiff_small((void *)product, enzyme_out, s));
  CHECK_GOT("floats", ds.a, 4, 0);
  CHECK_GOT("floats", ds.b, 2 * 1.5 * -2, 0);
  return checked();
}
