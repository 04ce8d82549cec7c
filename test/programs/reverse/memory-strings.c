// Strings beside numbers: keys that choose, names that are pointed to, formulas that are parsed.
#include "reverse.h"

#include <stdlib.h>

struct variable {
  const char *name;
  double value;
};

static double *find(struct variable *all, int n, const char *name) {
  for (int i = 0; i < n; i++)
    if (!strcmp(all[i].name, name)) return &all[i].value;
  return NULL;
}

/* expression: term {+ term}; term: factor {* factor}; factor: number, name or (expression) */
struct parser {
  const char *at;
  struct variable *variables;
  int n;
};

static double expression(struct parser *p);

static double number(struct parser *p) {
  char *end;
  double value = strtod(p->at, &end);
  p->at = end;
  return value;
}

static double factor(struct parser *p) {
  if (*p->at == '(') {
    p->at++;
    double value = expression(p);
    p->at++;
    return value;
  }
  if (*p->at >= '0' && *p->at <= '9') return number(p);
  char name[8] = "";
  size_t length = strspn(p->at, "abcdefghijklmnopqrstuvwxyz");
  strncat(name, p->at, length);
  p->at += length;
  return *find(p->variables, p->n, name);
}

static double term(struct parser *p) {
  double value = factor(p);
  while (*p->at == '*') p->at++, value *= factor(p);
  return value;
}

static double expression(struct parser *p) {
  double value = term(p);
  while (*p->at == '+') p->at++, value += term(p);
  return value;
}

static void all(const double *x, double *y) {
  static const char *const names[] = {"a", "beta", "c"};
  struct variable variables[3];
  for (int i = 0; i < 3; i++) variables[i] = (struct variable){names[i], x[i]};
  struct parser p = {"a*(beta+2.5*c)*c+a*a*beta", variables, 3};
  y[0] = expression(&p);
  *find(variables, 3, "beta") *= y[0];
  p.at = "beta+beta*c";
  y[1] = expression(&p);
  y[2] = find(variables, 3, "d") ? 1 : x[2];
}

static void formula(const double *x, const double *dx, double *dy) {
  double a = x[0], b = x[1], c = x[2];
  double y0 = a * (b + 2.5 * c) * c + a * a * b;
  dy[0] =
      ((b + 2.5 * c) * c + 2 * a * b) * dx[0] + (a * c + a * a) * dx[1] + a * (b + 5 * c) * dx[2];
  dy[1] = (dx[1] * y0 + b * dy[0]) * (1 + c) + b * y0 * dx[2];
  dy[2] = dx[2];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875}), 3, 3, formula);
  return checked();
}
