// Functions that return small structs in registers, and requests that return such structs.
#include "check.h"

struct complex {
  double re, im;
};
struct both {
  struct complex primal, tangent;
};
struct complexes {
  struct complex of[WIDTH];
};
struct counted {
  double value;
  long count;
};
ENZYME_FWDDIFF(struct complex, complex);
ENZYME_FWDDIFF(struct both, both);
ENZYME_FWDDIFF(struct complexes, complexes);
ENZYME_FWDDIFF(struct counted, counted);

static struct complex turn(double r, double angle) {
  return (struct complex){r * cos(angle), r * sin(angle)};
}

static struct counted halved(double x) {
  struct counted c = {x * x, 0};
  while (c.value > 1) c.value /= 2, c.count++;
  return c;
}

int main(void) {
  double r = 2.5, a = 0.7;
  void *f = (void *)turn;
  struct complex d = __enzyme_fwddiff_complex(f, enzyme_dup, r, 1.0, enzyme_const, a);
  CHECK_DERIVATIVE("re", d.re, cos(a), DIFFERENCE(t, r, turn(t, a).re));
  CHECK_DERIVATIVE("im", d.im, sin(a), DIFFERENCE(t, r, turn(t, a).im));
  struct both b =
      __enzyme_fwddiff_both(f, enzyme_primal_return, enzyme_const, r, enzyme_dup, a, 1.0);
  CHECK_GOT("primal", b.primal.re, r * cos(a), BY_FORMULA);
  CHECK_GOT("primal", b.primal.im, r * sin(a), BY_FORMULA);
  CHECK_DERIVATIVE("re by angle", b.tangent.re, -r * sin(a), DIFFERENCE(t, a, turn(r, t).re));
  CHECK_DERIVATIVE("im by angle", b.tangent.im, r * cos(a), DIFFERENCE(t, a, turn(r, t).im));
  struct complexes all = __enzyme_fwddiff_complexes(f, enzyme_width, WIDTH, enzyme_dup, r, 1.0, 0.0,
                                                    2.0, -1.0, enzyme_dup, a, 0.0, 1.0, 1.0, 3.0);
  for (int i = 0; i < WIDTH; i++) {
    double dr = (double[]){1, 0, 2, -1}[i], da = (double[]){0, 1, 1, 3}[i];
    CHECK_GOT("width 4", all.of[i].re, dr * cos(a) - da * r * sin(a), BY_FORMULA);
    CHECK_GOT("width 4", all.of[i].im, dr * sin(a) + da * r * cos(a), BY_FORMULA);
  }
  struct counted c = __enzyme_fwddiff_counted((void *)halved, enzyme_dup, 3.0, 1.0);
  CHECK_DERIVATIVE("beside an integer", c.value, 6.0 / 16, DIFFERENCE(t, 3.0, halved(t).value));
  return checked();
}
