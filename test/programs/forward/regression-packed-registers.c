// Found by random programs: a float and an integer that share a register, structs without registers.
#include "check.h"

struct mixed {
  double d;
  float f;
  int n;
};
/* A float and an integer in one register. */
__attribute__((noinline)) static struct mixed mix(double x, int n) {
  return (struct mixed){x * x, (float)(0.5 * x), n};
}

static double unmixed(double x) {
  struct mixed m = mix(x, 5);
  return m.d * (m.n % 3) + m.f;
}

/* More structs than there are registers for. */
static double many(double a, struct mixed *s, struct mixed m, struct mixed n) {
  return a * s->d * m.d + n.d * n.n + m.f;
}

int main(void) {
  CHECK_GOT("unmixed", __enzyme_fwddiff_double((void *)unmixed, 0.75, 2.0), 2 * (2 * 0.75 * 2) + 1,
            BY_FORMULA);
  struct mixed m = {2, 1, 3}, dm = {1, 2, 3};
  double wanted = 2 * 2 * 2 + 3 * 1 * 2 + 3 * 2 * 1 + 3 + 2;
  CHECK_GOT("many", __enzyme_fwddiff_double((void *)many, 3.0, 2.0, &m, &dm, enzyme_dup, m, dm, enzyme_dup,
            m, dm), wanted, BY_FORMULA);
  struct lanes all = __enzyme_fwddiff_lanes((void *)many, enzyme_width, WIDTH, 3.0, 2.0, 2.0, 2.0, 2.0, &m,
            &dm, &dm, &dm, &dm, enzyme_dup, m, dm, dm, dm, dm, enzyme_dup, m, dm, dm, dm, dm);
  CHECK_GOT("many, width 4", all.of[3], wanted, BY_FORMULA);
  return checked();
}
