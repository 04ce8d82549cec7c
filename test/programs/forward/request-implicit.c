// Requests inside functions that are differentiated, through memory and called from two levels.
#include "check.h"

static void spring(const double *state, double k, double *force) {
  force[0] = -k * state[0] * state[0] * state[0];
  force[1] = k * state[0] * state[1];
}

/* The change of the force along the state's own direction. */
static double stiffness(const double *state, double k) {
  double force[2], along[2], direction[] = {state[0], state[1]};
  __enzyme_fwddiff_void((void *)spring, enzyme_dup, state, direction, enzyme_const, k,
                        enzyme_dupnoneed, force, along);
  return along[0] + along[1];
}

static double total(double scale, double k) {
  double state[] = {scale, 2 * scale};
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    sum += stiffness(state, k) * (i + 1);
    state[0] *= 0.5;
  }
  return sum;
}

static double by_hand(double s, double k) {
  double sum = 0, x = s, y = 2 * s;
  for (int i = 0; i < 3; i++, x /= 2) sum += (i + 1) * (-3 * k * x * x * x + 2 * k * x * y);
  return sum;
}

int main(void) {
  CHECK_GOT("total", total(1.5, 0.8), by_hand(1.5, 0.8), BY_FORMULA);
  double slope = __enzyme_fwddiff_double((void *)total, enzyme_dup, 1.5, 1.0, enzyme_const, 0.8);
  CHECK_GOT("by scale", slope, DIFFERENCE(t, 1.5, by_hand(t, 0.8)), BY_DIFFERENCES);
  slope = __enzyme_fwddiff_double((void *)total, enzyme_const, 1.5, enzyme_dup, 0.8, 1.0);
  CHECK_GOT("by k", slope, by_hand(1.5, 1), BY_FORMULA);
  struct lanes all = __enzyme_fwddiff_lanes((void *)total, enzyme_width, WIDTH, enzyme_const, 1.5,
                                            enzyme_dup, 0.8, 1.0, 2.0, 3.0, 4.0);
  for (int i = 0; i < WIDTH; i++)
    CHECK_GOT("width 4", all.of[i], (i + 1) * by_hand(1.5, 1), BY_FORMULA);
  return checked();
}
