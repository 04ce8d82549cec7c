// Trees of malloc'd nodes: built by recursion, evaluated, simplified in place and freed.
#include "check.h"

#include <stdlib.h>

enum kind { NUMBER, SUM, PRODUCT, SINE };
struct node {
  enum kind kind;
  union {
    double number;
    struct node *children[2];
  };
};

static struct node *number(double x) {
  struct node *n = malloc(sizeof *n);
  n->kind = NUMBER;
  n->number = x;
  return n;
}

static struct node *join(enum kind kind, struct node *a, struct node *b) {
  struct node *n = malloc(sizeof *n);
  n->kind = kind;
  n->children[0] = a;
  n->children[1] = b;
  return n;
}

static struct node *build(const double *x, int n, int depth) {
  if (n == 1) return number(x[0]);
  enum kind kind = depth % 2 ? SUM : PRODUCT;
  struct node *left = build(x, n / 2, depth + 1);
  return join(kind, depth == 1 ? join(SINE, left, NULL) : left,
              build(x + n / 2, n - n / 2, depth + 1));
}

static double evaluate(const struct node *n) {
  switch (n->kind) {
    case NUMBER: return n->number;
    case SUM: return evaluate(n->children[0]) + evaluate(n->children[1]);
    case PRODUCT: return evaluate(n->children[0]) * evaluate(n->children[1]);
    case SINE: return sin(evaluate(n->children[0]));
  }
  return 0;
}

static void collapse(struct node *n) {
  if (n->kind == NUMBER) return;
  double value = evaluate(n);
  for (int i = 0; i < 2; i++)
    if (n->children[i]) collapse(n->children[i]), free(n->children[i]);
  n->kind = NUMBER;
  n->number = value;
}

static void all(const double *x, double *y) {
  struct node *n = build(x, 4, 0);
  y[0] = evaluate(n);
  collapse(n->children[0]);
  y[1] = n->children[0]->number * evaluate(n);
  collapse(n);
  free(n);
}

static void formula(const double *x, const double *dx, double *dy) {
  double a = sin(x[0]) + x[1], b = sin(x[2]) + x[3], da = cos(x[0]) * dx[0] + dx[1],
         db = cos(x[2]) * dx[2] + dx[3];
  dy[0] = da * b + a * db;
  dy[1] = 2 * a * da * b + a * a * db;
}

int main(void) {
  CHECK_MAP(all, ((double[]){1, -0.5, 0.5, 0.8}), 4, 2, formula);
  return checked();
}
