// Every mixture of enzyme_const, enzyme_dup and enzyme_out gives the same shares, and no others.
#include "reverse.h"

static double mixed(double a, const double *b, int n, double c, double *d) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    d[i] = d[i] * a + b[i];
    sum += sin(a * b[i]) * exp(c * d[i]);
  }
  return sum;
}

struct pair {
  double a, c;
};
ENZYME_AUTODIFF(struct pair, pair);

static const double A = 0.7, B[] = {0.5, -1.25, 2}, C = -0.3, D[] = {1, 0.25, -0.5};

static double at(int which, double t) {
  double b[3], d[3];
  memcpy(b, B, sizeof b), memcpy(d, D, sizeof d);
  if (which >= 2) (which < 5 ? b : d)[(which - 2) % 3] = t;
  return mixed(which == 0 ? t : A, b, 3, which == 1 ? t : C, d);
}

static double wanted(int which) {
  double x = which == 0 ? A : which == 1 ? C : which < 5 ? B[which - 2] : D[which - 5];
  return DIFFERENCE(t, x, at(which, t));
}

int main(void) {
  double b[3], d[3], db[3], dd[3], got = 0;
  struct pair both = {0, 0};
#define FRESH memcpy(b, B, sizeof b), memcpy(d, D, sizeof d), memset(db, 0, 24), memset(dd, 0, 24)
#define CHECK_SHARES(what, shadow, first) \
  for (int i = 0; i < 3; i++) CHECK_GOT(what, shadow[i], wanted(first + i), BY_DIFFERENCES)
  void *f = (void *)mixed;
  FRESH;
  REQUEST(both = __enzyme_autodiff_pair(f, enzyme_out, A, enzyme_dup, b, db, enzyme_const, 3,
                                        enzyme_out, C, enzyme_dup, d, dd));
  CHECK_GOT("a", both.a, wanted(0), BY_DIFFERENCES);
  CHECK_GOT("c", both.c, wanted(1), BY_DIFFERENCES);
  CHECK_SHARES("b", db, 2);
  CHECK_SHARES("d", dd, 5);
  FRESH;
  REQUEST(got = __enzyme_autodiff_double(f, enzyme_out, A, enzyme_const, b, 3, enzyme_const, C,
                                         enzyme_dup, d, dd));
  CHECK_GOT("a, b const", got, wanted(0), BY_DIFFERENCES);
  CHECK_SHARES("d, b const", dd, 5);
  FRESH;
  REQUEST(got = __enzyme_autodiff_double(f, enzyme_const, A, enzyme_dup, b, db, enzyme_const, 3, C,
                                         enzyme_dup, d, dd));
  CHECK_GOT("c, a const", got, wanted(1), BY_DIFFERENCES);
  CHECK_SHARES("b, a const", db, 2);
  FRESH;
  REQUEST(__enzyme_autodiff_void(f, enzyme_const, A, enzyme_const, b, 3, enzyme_const, C,
                                 enzyme_dup, d, dd));
  CHECK_SHARES("d alone", dd, 5);
  FRESH;
  REQUEST(__enzyme_autodiff_void(f, enzyme_const, A, enzyme_const, b, 3, enzyme_const, C,
                                 enzyme_const, d));
  for (int i = 0; i < 3; i++) CHECK_GOT("no shadow is touched", db[i] + dd[i], 0, 0);
  for (int i = 0; i < 3; i++) CHECK_GOT("the primal runs", d[i], D[i] * A + B[i], BY_FORMULA);
  CHECK_NEAR("references", wanted(2),
             A * cos(A * B[0]) * exp(C * (D[0] * A + B[0])) +
                 C * sin(A * B[0]) * exp(C * (D[0] * A + B[0])),
             BY_DIFFERENCES);
  return checked();
}
