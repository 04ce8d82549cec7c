// Structs passed by value: in pieces, in memory, with integers inside, at width 1 and width 4.
#include "check.h"

struct point {
  double x, y;
};
struct body {
  struct point at, speed;
  double mass;
  int id;
};
struct tagged {
  int tag;
  double value;
};

static double distance(struct point p, struct point q) { return hypot(p.x - q.x, p.y - q.y); }

static double energy(struct body b) {
  return b.mass * (b.speed.x * b.speed.x + b.speed.y * b.speed.y) / 2 +
         b.mass * 9.81 * b.at.y * b.id;
}

static double choose(struct tagged t) { return t.tag ? t.value * t.value : -t.value; }

int main(void) {
  struct point p = {1, 2}, q = {4, -2}, dp = {1, 0}, dq = {0.5, 2};
  CHECK_DERIVATIVE(
      "distance", __enzyme_fwddiff_double((void *)distance, enzyme_dup, p, dp, enzyme_dup, q, dq),
      (-3 * (1 - 0.5) + 4 * (0 - 2)) / 5,
      DIFFERENCE(t, 0.0,
                 distance((struct point){1 + t, 2}, (struct point){4 + t / 2, -2 + 2 * t})));
  CHECK_GOT("one of them",
            __enzyme_fwddiff_double((void *)distance, enzyme_const, p, enzyme_dup, q, dq),
            (3 * 0.5 - 4 * 2) / 5.0, BY_FORMULA);
  struct lanes all = __enzyme_fwddiff_lanes((void *)distance, enzyme_width, WIDTH, enzyme_dup, p,
                                            dp, dq, dp, dp, enzyme_const, q);
  CHECK_GOT("width 4", all.of[0], -3 / 5.0, BY_FORMULA);
  CHECK_GOT("width 4", all.of[1], (-3 * 0.5 + 4 * 2) / 5.0, BY_FORMULA);
  struct body b = {{0, 3}, {1, -2}, 1.5, 2}, db = {{0, 1}, {2, 0}, 0.25, 2};
  double formula = 0.25 * 5 / 2 + 1.5 * 2 + 9.81 * 2 * (0.25 * 3 + 1.5 * 1);
  CHECK_GOT("in memory", __enzyme_fwddiff_double((void *)energy, enzyme_dup, b, db), formula,
            BY_FORMULA);
  struct tagged t = {1, 3}, dt = {1, 2};
  CHECK_GOT("beside an integer", __enzyme_fwddiff_double((void *)choose, enzyme_dup, t, dt), 12,
            BY_FORMULA);
  t.tag = dt.tag = 0;
  CHECK_GOT("beside an integer", __enzyme_fwddiff_double((void *)choose, enzyme_dup, t, dt), -2,
            BY_FORMULA);
  return checked();
}
