// Mutual recursion: a parser and evaluator of expressions whose variables are active.
#include "check.h"

struct reader {
  const char *at;
  const double *variables;
};

static double sum(struct reader *r);

static double factor(struct reader *r) {
  char c = *r->at++;
  if (c == '(') {
    double value = sum(r);
    r->at++;
    return value;
  }
  if (c == '-') return -factor(r);
  if (c >= '0' && c <= '9') return c - '0';
  return r->variables[c - 'a'];
}

static double product(struct reader *r) {
  double value = factor(r);
  while (*r->at == '*' || *r->at == '/')
    if (*r->at++ == '*') value *= factor(r);
    else value /= factor(r);
  return value;
}

static double sum(struct reader *r) {
  double value = product(r);
  while (*r->at == '+') r->at++, value += product(r);
  return value;
}

static void all(const double *x, double *y) {
  static const char *const texts[] = {"a*(b+3)/c", "-a*a+2*(c+b*(a+-c))", "7", "((a))/(b*b)+c"};
  for (int i = 0; i < 4; i++) {
    struct reader r = {texts[i], x};
    y[i] = sum(&r);
  }
}

static void formula(const double *x, const double *dx, double *dy) {
  double a = x[0], b = x[1], c = x[2], da = dx[0], db = dx[1], dc = dx[2];
  dy[0] = da * (b + 3) / c + a * db / c - a * (b + 3) / (c * c) * dc;
  dy[1] = -2 * a * da + 2 * (dc + db * (a - c) + b * (da - dc));
  dy[2] = 0;
  dy[3] = da / (b * b) - 2 * a / (b * b * b) * db + dc;
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.1, -2.3, 0.6}), 3, 4, formula);
  return checked();
}
