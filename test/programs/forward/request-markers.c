// Markers decide which arguments take part: every mixture of const and dup gives its own share.
#include "check.h"

static double mixed(double a, const double *b, int n, double c) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += sin(a * b[i]) * exp(c * i);
  return sum;
}

static double share_of_a(double a, const double *b, int n, double c) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += b[i] * cos(a * b[i]) * exp(c * i);
  return sum;
}

static double share_of_b(double a, const double *b, const double *db, int n, double c) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a * db[i] * cos(a * b[i]) * exp(c * i);
  return sum;
}

static double share_of_c(double a, const double *b, int n, double c) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += i * sin(a * b[i]) * exp(c * i);
  return sum;
}

int main(void) {
  double a = 0.7, b[] = {0.5, -1.25, 2, 0.1}, db[] = {1, 0.5, -0.25, 3}, c = -0.3;
  double of_a = share_of_a(a, b, 4, c), of_b = share_of_b(a, b, db, 4, c),
         of_c = share_of_c(a, b, 4, c);
  void *f = (void *)mixed;
  CHECK_NEAR("a", of_a, DIFFERENCE(t, a, mixed(t, b, 4, c)), BY_DIFFERENCES);
  CHECK_NEAR("c", of_c, DIFFERENCE(t, c, mixed(a, b, 4, t)), BY_DIFFERENCES);
  CHECK_GOT("a",
            __enzyme_fwddiff_double(f, enzyme_dup, a, 1.0, enzyme_const, b, enzyme_const, 4,
                                    enzyme_const, c),
            of_a, BY_FORMULA);
  CHECK_GOT("b", __enzyme_fwddiff_double(f, enzyme_const, a, enzyme_dup, b, db, 4, enzyme_const, c),
            of_b, BY_FORMULA);
  CHECK_GOT("c",
            __enzyme_fwddiff_double(f, enzyme_const, a, enzyme_const, b, enzyme_const, 4,
                                    enzyme_dup, c, 1.0),
            of_c, BY_FORMULA);
  CHECK_GOT("all", __enzyme_fwddiff_double(f, a, 2.0, enzyme_dup, b, db, enzyme_const, 4, c, -1.0),
            2 * of_a + of_b - of_c, BY_FORMULA);
  CHECK_GOT("none",
            __enzyme_fwddiff_double(f, enzyme_const, a, enzyme_const, b, 4, enzyme_const, c), 0,
            BY_FORMULA);
  struct lanes all =
      __enzyme_fwddiff_lanes(f, enzyme_width, WIDTH, enzyme_dup, a, 1.0, 0.0, 0.0, 2.0,
                             enzyme_const, b, enzyme_const, 4, enzyme_dup, c, 0.0, 1.0, -1.0, 1.0);
  double wanted[] = {of_a, of_c, -of_c, 2 * of_a + of_c};
  for (int i = 0; i < WIDTH; i++) CHECK_GOT("width 4", all.of[i], wanted[i], BY_FORMULA);
  return checked();
}
