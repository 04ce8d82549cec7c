// Functions that call themselves: where a call's weight is known it is reversed where it is made.
#include "reverse.h"

enum { N = 9 };
#define APART __attribute__((noinline))

/* By the columns that are left of a matrix of three rows; the sign goes around. */
APART static double minor_of(const double *a, int row, unsigned used) {
  if (row == 3) return 1;
  double sum = 0, sign = 1;
  for (int column = 0; column < 3; column++) {
    if (used >> column & 1) continue;
    sum += sign * a[row * 3 + column] * minor_of(a, row + 1, used | 1u << column);
    sign = -sign;
  }
  return sum;
}

static double determinant(const double *x) { return minor_of(x, 0, 0); }

/* The weight of the outermost call is known only later: it is run once more. */
static double squared(const double *x) {
  double d = minor_of(x, 0, 0);
  return d * d + sin(d) * x[4];
}

/* Its bounds carry derivatives; where it stops depends on numbers. */
APART static double area(const double *p, double a, double b, double left, double right) {
  double middle = (a + b) / 2, at = exp(-p[0] * middle) * sin(p[1] * middle);
  if (b - a < 0.3 && fabs(at) < 2) return (b - a) * (left + 4 * at + right) / 6;
  return area(p, a, middle, left, at) + area(p, middle, b, at, right) / (1 + p[2] * p[2]);
}

static double between(const double *x) { return 2 - area(x, x[3], x[4] + 3, x[5], 1) * x[6]; }

/* Each result is multiplied by what comes later, as by Horner's rule. */
APART static double nested(const double *x, int depth) {
  double s = x[depth];
  if (depth == 0) return s * x[8];
  for (int i = 0; i < 2; i++) s = s * x[i + depth] + nested(x, depth - 1);
  return s;
}

static double nested_all(const double *x) { return nested(x, 4); }

/* Some results are dropped, some taken twice, some only where they are large. */
APART static double chosen(const double *x, int depth, double y) {
  if (depth <= 0) return y * x[1];
  double s = 0, below = chosen(x, depth - 1, y * x[2]);
  for (int i = 0; i < 3; i++) {
    s += chosen(x, depth - 1, x[i]);
    if (x[i] > 0.85) s = 0.5 * y;
  }
  if (below > 0.3) s += below;
  return s + below * x[3] - below;
}

static double chosen_all(const double *x) { return chosen(x, 3, x[0]); }

/* The weight is another one in each round, and not that of the last one. */
APART static double last_weight(const double *x, int depth) {
  double s = 0, w = 1;
  if (depth == 0) return x[0] * x[1];
  for (int i = 0; i < 3; i++) {
    w = x[i + depth];
    s += last_weight(x, depth - 1) * (i + 1);
  }
  return s * w;
}

static double last_weights(const double *x) { return last_weight(x, 4) * x[5]; }

/* What is narrower than a register is passed as the function wants it. */
APART static double narrow(const double *x, signed char depth, _Bool odd, unsigned short at) {
  if (depth <= 0) return x[at] * (odd ? 2 : 3);
  double first = x[depth] * narrow(x, depth - 1, !odd, at + 1);
  return first + (odd ? x[0] : x[1]) * narrow(x, depth - 2, depth & 1, at);
}

static double narrow_squared(const double *x) {
  double q = narrow(x, 5, 1, 2);
  return q * q;
}

/* What it reads is overwritten behind it. */
APART static double sum_from(double *room, int depth) {
  if (depth == 0) return room[0] * room[1];
  double s = room[depth] * sum_from(room, depth - 1);
  room[depth - 1] = s * 0.5;
  return s + sum_from(room, depth - 1);
}

static double overwritten(const double *x) {
  double room[N];
  memcpy(room, x, sizeof room);
  return sum_from(room, 3) + minor_of(room, 0, 0);
}

struct node {
  double value;
  const struct node *left, *right;
};

APART static double weighed(const struct node *tree, double weight) {
  if (!tree) return 0;
  double here = tree->value * tree->value * weight;
  return here + weighed(tree->left, weight * 0.5) + tree->value * weighed(tree->right, weight);
}

/* The nodes are the function's own. */
static double tree(const double *x) {
  struct node nodes[7];
  for (int i = 0; i < 7; i++) {
    struct node *left = 2 * i + 1 < 7 ? &nodes[2 * i + 1] : NULL, *right = left ? left + 1 : NULL;
    nodes[i] = (struct node){x[i], left, right};
  }
  return weighed(nodes, x[7]);
}

int main(void) {
  double x[N] = {0.8, -1.2, 0.6, 1.4, -0.7, 0.9, 1.1, -0.4, 0.5};
  CHECK_GRADIENT(determinant, x, N, NULL);
  CHECK_GRADIENT(squared, x, N, NULL);
  CHECK_GRADIENT_WITHIN(0.01, between, x, N, NULL);
  CHECK_GRADIENT(nested_all, x, N, NULL);
  CHECK_GRADIENT_WITHIN(0.01, chosen_all, x, N, NULL);
  CHECK_GRADIENT(last_weights, x, N, NULL);
  CHECK_GRADIENT(narrow_squared, x, N, NULL);
  CHECK_GRADIENT(overwritten, x, N, NULL);
  CHECK_GRADIENT(tree, x, N, NULL);
  return checked();
}
