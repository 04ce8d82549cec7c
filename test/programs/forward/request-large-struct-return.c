// Functions that return large structs through memory: tangents, and the primal in front of them.
#include "check.h"

struct matrix {
  double at[2][2], trace;
  int turns;
};
struct with_primal {
  struct matrix primal, tangent;
};
struct matrices {
  struct matrix of[WIDTH];
};
ENZYME_FWDDIFF(struct matrix, matrix);
ENZYME_FWDDIFF(struct with_primal, with_primal);
ENZYME_FWDDIFF(struct matrices, matrices);

static struct matrix rotation(double angle) {
  struct matrix m = {{{cos(angle), -sin(angle)}, {sin(angle), cos(angle)}}, 0, (int)(angle / 6.28)};
  m.trace = m.at[0][0] + m.at[1][1];
  return m;
}

static void check(const char *what, struct matrix got, double angle, double factor) {
  (void)what;
  CHECK_GOT(what, got.at[0][0], -factor * sin(angle), BY_FORMULA);
  CHECK_GOT(what, got.at[0][1], -factor * cos(angle), BY_FORMULA);
  CHECK_GOT(what, got.at[1][0], factor * cos(angle), BY_FORMULA);
  CHECK_GOT(what, got.trace, -2 * factor * sin(angle), BY_FORMULA);
}

int main(void) {
  double angle = 7.3;
  CHECK_NEAR("references", -2 * sin(angle), DIFFERENCE(t, angle, rotation(t).trace),
             BY_DIFFERENCES);
  check("tangent", __enzyme_fwddiff_matrix((void *)rotation, enzyme_dup, angle, 1.0), angle, 1);
  struct with_primal both =
      __enzyme_fwddiff_with_primal((void *)rotation, enzyme_primal_return, enzyme_dup, angle, 2.0);
  check("with primal", both.tangent, angle, 2);
  CHECK_GOT("primal", both.primal.trace, 2 * cos(angle), BY_FORMULA);
  CHECK_GOT("primal", both.primal.turns, 1, 0);
  struct matrices all = __enzyme_fwddiff_matrices((void *)rotation, enzyme_width, WIDTH, enzyme_dup,
                                                  angle, 1.0, -1.0, 0.5, 0.0);
  for (int i = 0; i < WIDTH; i++) check("width 4", all.of[i], angle, (double[]){1, -1, 0.5, 0}[i]);
  return checked();
}
