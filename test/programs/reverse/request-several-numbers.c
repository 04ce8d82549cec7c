// Many enzyme_out numbers: a struct of their derivatives in order, floats among doubles, by memory.
#include "reverse.h"

struct three {
  double of[3];
};
struct mixture {
  float a;
  double b;
  float c, d;
  double e;
};
ENZYME_AUTODIFF(struct three, three);
struct mixture __enzyme_autodiff_mixture(void *, int, float, int, double, int, float, int, float,
                                         int, double);

static double f(double a, double b, double c) { return a * b * b + sin(c) / a; }

static double g(float a, double b, float c, float d, double e) {
  return a * b + (double)c * c * d + e * e * a;
}

static double h(double a, double b, double c, double d, double e) {
  double v[] = {a, b, c, d, e}, sum = 0;
  for (int i = 0; i < 5; i++) sum += v[i] * v[(i * i) % 5] * (i + 1);
  return sum;
}

struct five {
  double of[5];
};
ENZYME_AUTODIFF(struct five, five);

int main(void) {
  double a = 0.75, b = -1.5, c = 2.25;
  struct three got = {{0}};
  REQUEST(got = __enzyme_autodiff_three((void *)f, enzyme_out, a, enzyme_out, b, enzyme_out, c));
  CHECK_DERIVATIVE("a", got.of[0], b * b - sin(c) / (a * a), DIFFERENCE(t, a, f(t, b, c)));
  CHECK_DERIVATIVE("b", got.of[1], 2 * a * b, DIFFERENCE(t, b, f(a, t, c)));
  CHECK_DERIVATIVE("c", got.of[2], cos(c) / a, DIFFERENCE(t, c, f(a, b, t)));
  struct mixture m = {0, 0, 0, 0, 0};
  REQUEST(m = __enzyme_autodiff_mixture((void *)g, enzyme_out, 0.5f, enzyme_out, 3, enzyme_out, 2,
                                        enzyme_out, 0.25f, enzyme_out, -1));
  CHECK_GOT("a", m.a, 3 + 1, 0);
  CHECK_GOT("b", m.b, 0.5, 0);
  CHECK_GOT("c", m.c, 2 * 2 * 0.25, 0);
  CHECK_GOT("d", m.d, 4, 0);
  CHECK_GOT("e", m.e, 2 * -1 * 0.5, 0);
  struct five five = {{0}};
  REQUEST(five = __enzyme_autodiff_five((void *)h, 1.0, 2.0, 3.0, 4.0, 5.0));
  /* aa + 2 bb + 3 ce + 4 de + 5 eb */
  double wanted[] = {2, 2 * 2 * 2 + 5 * 5, 3 * 5, 4 * 5, 3 * 3 + 4 * 4 + 5 * 2};
  for (int i = 0; i < 5; i++) CHECK_GOT("five", five.of[i], wanted[i], BY_FORMULA);
  CHECK_NEAR("references", wanted[4], DIFFERENCE(t, 5.0, h(1, 2, 3, 4, t)), BY_DIFFERENCES);
  return checked();
}
