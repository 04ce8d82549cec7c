// Several requests in one function, for different functions, arguments and widths.
#include "check.h"

static double area(double w, double h) { return w * h; }
static double girth(double w, double h) { return 2 * (w + h); }
static void both(double w, double h, double *out) {
  out[0] = area(w, h) / girth(w, h);
  out[1] = girth(w, h);
}

static double everything(double w, double h) {
  double by_w = __enzyme_fwddiff_double((void *)area, enzyme_dup, w, 1.0, enzyme_const, h);
  double by_h = __enzyme_fwddiff_double((void *)area, enzyme_const, w, enzyme_dup, h, 1.0);
  double again = __enzyme_fwddiff_double((void *)area, enzyme_dup, w, 1.0, enzyme_const, h);
  double out[2], dout[2], wide[WIDTH][2];
  __enzyme_fwddiff_void((void *)both, enzyme_dup, w, 1.0, enzyme_dup, h, 1.0, enzyme_dup, out,
                        dout);
  struct lanes l = __enzyme_fwddiff_lanes((void *)girth, enzyme_width, WIDTH, enzyme_dup, w, 1.0,
                                          0.0, 1.0, 2.0, enzyme_dup, h, 0.0, 1.0, 1.0, -1.0);
  __enzyme_fwddiff_void((void *)both, enzyme_width, WIDTH, enzyme_dup, w, 1.0, 2.0, 0.0, 1.0,
                        enzyme_dup, h, 1.0, 0.0, 1.0, -1.0, enzyme_dup, out, wide[0], wide[1],
                        wide[2], wide[3]);
  double slope = (w * w + h * h) / (2 * (w + h) * (w + h));
  CHECK_GOT("area by w", by_w, h, BY_FORMULA);
  CHECK_GOT("area by h", by_h, w, BY_FORMULA);
  CHECK_GOT("both", dout[0], slope, BY_FORMULA);
  CHECK_GOT("both", dout[1], 4, BY_FORMULA);
  CHECK_GOT("girth", l.of[0] + l.of[1] + l.of[2] + l.of[3], 2 + 2 + 4 + 2, BY_FORMULA);
  CHECK_GOT("both, width 4", wide[0][0], slope, BY_FORMULA);
  CHECK_GOT("both, width 4", wide[1][0], h * h / ((w + h) * (w + h)), BY_FORMULA);
  CHECK_GOT("both, width 4", wide[2][1], 2, BY_FORMULA);
  CHECK_GOT("both, width 4", wide[3][1], 0, BY_FORMULA);
  return by_w + by_h - again;
}

int main(void) {
  CHECK_NEAR("a reference", 3.0 * 3 / 25, DIFFERENCE(t, 2.0, area(t, 3) / girth(t, 3)) * 2,
             BY_DIFFERENCES);
  CHECK_GOT("all", everything(2, 3), 2, BY_FORMULA);
  CHECK_GOT("all", everything(0.5, 0.25), 0.5, BY_FORMULA);
  return checked();
}
