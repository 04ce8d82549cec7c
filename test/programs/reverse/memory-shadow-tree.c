// Trees: built and rotated in the function, and one of the caller's with a shadow tree.
#include "reverse.h"

#include <stdlib.h>

struct tree {
  struct tree *left, *right;
  double key, weight;
};

static struct tree *insert(struct tree *t, double key, double weight) {
  if (!t) {
    t = malloc(sizeof *t);
    *t = (struct tree){NULL, NULL, key, weight};
  } else if (key < t->key) t->left = insert(t->left, key, weight);
  else t->right = insert(t->right, key, weight * 1.25);
  return t;
}

static double fold(struct tree *t, double from_above) {
  if (!t) return from_above * from_above;
  double left = fold(t->left, from_above + t->weight);
  t->weight += left * 0.125;
  return left * 0.5 + fold(t->right, t->key * t->weight);
}

static struct tree *rotated(struct tree *t) {
  struct tree *r = t->right;
  if (!r) return t;
  t->right = r->left;
  r->left = t;
  r->weight *= t->weight;
  return r;
}

static void drop(struct tree *t) {
  if (!t) return;
  drop(t->left), drop(t->right);
  free(t);
}

static void all(const double *x, double *y) {
  struct tree *t = NULL;
  for (int i = 0; i < 6; i++) t = insert(t, x[i], x[(i + 1) % 6] * 0.5);
  y[0] = fold(t, x[0]);
  t = rotated(t);
  y[1] = fold(t, y[0] * 0.1);
  drop(t);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-5, all, ((double[]){0.4, 0.7, -0.8, 1.2, 0.5, -0.3}), 6, 2, NULL);
  struct tree leaf = {NULL, NULL, 0.5, 2}, root = {NULL, &leaf, 1.5, 3};
  struct tree dleaf = {0}, droot = {.right = &dleaf};
  REQUEST(__enzyme_autodiff_double((void *)fold, enzyme_dup, &root, &droot, enzyme_const, 1.0));
  /* left = (1 + w)^2, w' = w + left / 8, then the leaf from a = k w'; nodes return the rest. */
  double w = 3 + 16 / 8.0, a = 1.5 * w, left = (a + 2) * (a + 2), v = 2 + left / 8;
  double by_left = 0.5 + 2 * 0.5 * v * 0.5 / 8, by_a = by_left * 2 * (a + 2);
  CHECK_GOT("leaf's key", dleaf.key, 2 * 0.5 * v * v, BY_FORMULA);
  CHECK_GOT("leaf's weight", dleaf.weight, by_left * 2 * (a + 2) + 2 * 0.5 * v * 0.5, BY_FORMULA);
  CHECK_GOT("root's key", droot.key, by_a * w, BY_FORMULA);
  CHECK_GOT("root's weight", droot.weight, by_a * 1.5 * 2 + 0.5 * 8, BY_FORMULA);
  return checked();
}
