// An interpreter of expressions by recursive descent, straight from their text.
#include "reverse.h"

#include <ctype.h>
#include <stdlib.h>

struct reader {
  const char *at;
  const double *variables;
};

static double sum(struct reader *r);

static double constant(struct reader *r) {
  char *end;
  double value = strtod(r->at, &end);
  r->at = end;
  return value;
}

static double atom(struct reader *r) {
  if (*r->at == '(') {
    r->at++;
    double value = sum(r);
    r->at++;
    return value;
  }
  if (*r->at == '-') return r->at++, -atom(r);
  if (islower((unsigned char)*r->at)) return r->variables[*r->at++ - 'a'];
  if (!isupper((unsigned char)*r->at)) return constant(r);
  char function = *r->at++;
  double value = atom(r);
  return function == 'S' ? sin(value) : function == 'E' ? exp(value) : sqrt(value);
}

static double power(struct reader *r) {
  double base = atom(r);
  if (*r->at != '^') return base;
  r->at++;
  return pow(base, power(r));
}

static double product(struct reader *r) {
  double value = power(r);
  while (*r->at == '*' || *r->at == '/')
    if (*r->at++ == '*') value *= power(r);
    else value /= power(r);
  return value;
}

static double sum(struct reader *r) {
  double value = product(r);
  while (*r->at == '+' || *r->at == '-')
    if (*r->at++ == '+') value += product(r);
    else value -= product(r);
  return value;
}

static void all(const double *x, double *y) {
  static const char *const texts[] = {"a*b-2.5/c", "S(a+b*c)^2+E-b", "R(c+1)^a*(a-(b-c))"};
  for (int i = 0; i < 3; i++) {
    struct reader r = {texts[i], x};
    y[i] = sum(&r);
  }
}

static void formula(const double *x, const double *dx, double *dy) {
  double a = x[0], b = x[1], c = x[2], s = a + b * c, ds = dx[0] + dx[1] * c + b * dx[2];
  double p = pow(c + 1, a / 2), q = a - b + c;
  dy[0] = dx[0] * b + a * dx[1] + 2.5 * dx[2] / (c * c);
  dy[1] = sin(2 * s) * ds - exp(-b) * dx[1];
  dy[2] = p * (dx[0] * log(c + 1) / 2 + a / 2 * dx[2] / (c + 1)) * q +
          p * (dx[0] - dx[1] + dx[2]);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){1.3, 0.6, 0.8}), 3, 3, formula);
  return checked();
}
