// Split mode: structs with pointers that are passed by value, and several lanes at once.
#include "reverse.h"
#include <stdlib.h>

struct slice {
  double *data;
  long start, count;
};
struct taped {
  void *tape;
  double result;
};
struct slopes {
  double of[3];
};
ENZYME_AUGMENTFWD(struct taped, taped);
ENZYME_REVERSE(struct slopes, slopes);

/* The copy is changed. */
static double shrinking(struct slice s) {
  double sum = 0;
  for (; s.count > 0; s.start++, s.count--) {
    sum += s.data[s.start] * sum + s.data[s.start];
    s.data[s.start] = sum;
  }
  return sum;
}

static double mixed(const double *x, long n, double scale) {
  double sum = 1;
  while (n--) sum *= sin(x[n] * scale) + 2;
  return sum;
}

static __attribute__((noinline)) double inner(struct slice s, const double *x) {
  s.data[s.start] *= x[0];
  return s.data[s.start] * x[1];
}

static double passed_on(double *x) {
  struct slice s = {x, 1, 2};
  return inner(s, x) + inner(s, x + 1);
}

static void with_shadows(void) {
  double x[5] = {1, 0.5, -2, 0.25, 3}, dx[5] = {0}, once[5] = {0};
  double y[5] = {1, 0.5, -2, 0.25, 3};
  struct slice s = {x, 1, 3}, ds = {dx, 1, 3}, t = {y, 1, 3}, dt = {once, 1, 3};
  struct taped made = {0, 0};
  REQUEST(__enzyme_autodiff_void((void *)shrinking, enzyme_dup, t, dt));
  REQUEST(made = __enzyme_augmentfwd_taped((void *)shrinking, enzyme_dup, s, ds));
  CHECK_GOT("shrinking", made.result, y[3], BY_FORMULA);
  for (int k = 0; k < 3; k++) {
    memset(dx, 0, sizeof dx);
    for (int i = 0; i < 5; i++) x[i] = NAN;
    if (k < 2)
      REQUEST(__enzyme_reverse_void((void *)shrinking, enzyme_nofree, enzyme_dup, s, ds, 1.0,
                                    made.tape));
    else
      REQUEST(__enzyme_reverse_void((void *)shrinking, enzyme_dup, s, ds, 1.0, made.tape));
    for (int i = 0; i < 5; i++) CHECK_GOT("by a slice", dx[i], once[i], BY_FORMULA);
  }
}

static void with_lanes(void) {
  double x[3] = {0.5, 1.5, -1}, dx[3][3] = {{0}}, once[3] = {0}, slope = 0;
  struct slopes got = {{0}};
  void *tape = NULL;
  REQUEST(slope = __enzyme_autodiff_double((void *)mixed, enzyme_dup, x, once, 3l, enzyme_out, 0.8));
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)mixed, enzyme_noret, enzyme_width, 3, enzyme_dup,
                                          x, dx[0], dx[1], dx[2], 3l, enzyme_out, 0.8));
  for (int i = 0; i < 3; i++) x[i] = NAN;
  REQUEST(got = __enzyme_reverse_slopes((void *)mixed, enzyme_width, 3, enzyme_dup, x, dx[0], dx[1],
                                        dx[2], 3l, enzyme_out, 0.8, 1.0, -2.0, 0.5, tape));
  const double seeds[] = {1, -2, 0.5};
  for (int l = 0; l < 3; l++) {
    CHECK_GOT("a lane by scale", got.of[l], seeds[l] * slope, BY_FORMULA);
    for (int i = 0; i < 3; i++) CHECK_GOT("a lane", dx[l][i], seeds[l] * once[i], BY_FORMULA);
  }
}

static void strided(void) {
  double x[3] = {0.5, 1.5, -1}, dx[2][3] = {{0}}, once[3] = {0};
  void *tape = NULL;
  REQUEST(__enzyme_autodiff_void((void *)mixed, enzyme_dup, x, once, 3l, enzyme_const, 0.8));
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)mixed, enzyme_noret, enzyme_width, 2, enzyme_dupv,
                                          sizeof *dx, x, dx, 3l, enzyme_const, 0.8));
  REQUEST(__enzyme_reverse_void((void *)mixed, enzyme_width, 2, enzyme_dupv, sizeof *dx, x, dx, 3l,
                                enzyme_const, 0.8, 1.0, 3.0, tape));
  for (int i = 0; i < 3; i++) {
    CHECK_GOT("one row", dx[0][i], once[i], BY_FORMULA);
    CHECK_GOT("the other row", dx[1][i], 3 * once[i], BY_FORMULA);
  }
}

static void passed_inside(void) {
  double x[4] = {0.5, 1.5, -1, 2}, dx[4] = {0}, once[4] = {0};
  double y[4] = {0.5, 1.5, -1, 2};
  void *tape = NULL;
  REQUEST(__enzyme_autodiff_void((void *)passed_on, enzyme_dup, y, once));
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)passed_on, enzyme_noret, enzyme_dup, x, dx));
  for (int i = 0; i < 4; i++) x[i] = NAN;
  for (int k = 1; k < 3; k++) {
    memset(dx, 0, sizeof dx);
    REQUEST(__enzyme_reverse_void((void *)passed_on, enzyme_nofree, enzyme_dup, x, dx, 1.0 * k,
                                  tape));
    for (int i = 0; i < 4; i++) CHECK_GOT("inside", dx[i], k * once[i], BY_FORMULA);
  }
  memset(dx, 0, sizeof dx);
  REQUEST(__enzyme_reverse_void((void *)passed_on, enzyme_dup, x, dx, 1.0, tape));
  for (int i = 0; i < 4; i++) CHECK_GOT("the last inside", dx[i], once[i], BY_FORMULA);
}

int main(void) {
  with_shadows();
  with_lanes();
  strided();
  passed_inside();
  return checked();
}
