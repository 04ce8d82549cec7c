// A list and a tree of the caller's, with shadow lists of the same shape, at width 1 and width 4.
#include "check.h"

struct link {
  double weight;
  struct link *next;
  float bias;
};
struct tree {
  struct tree *left, *right;
  double value;
};

static double walk(const struct link *l, double x) {
  for (; l; l = l->next) x = x * l->weight + l->bias;
  return x;
}

static double depth(struct tree *t) {
  if (!t) return 0;
  double l = depth(t->left), r = depth(t->right);
  t->value *= 2;
  return t->value + (l > r ? l : r);
}

int main(void) {
  struct link c = {3, NULL, 1}, b = {2, &c, 0.5f}, a = {-1, &b, 0.25f};
  struct link dc = {0, NULL, 1}, db = {1, &dc, 0}, da = {0.5, &db, 2};
  double x = 1.5;
  /* x1 = -x + 0.25; x2 = 2 x1 + 0.5; x3 = 3 x2 + 1 */
  double d1 = 0.5 * x + 2, d2 = (-x + 0.25) + 2 * d1, d3 = 3 * d2 + 1;
  CHECK_GOT("list", __enzyme_fwddiff_double((void *)walk, enzyme_dup, &a, &da, enzyme_const, x), d3,
            BY_FORMULA);
  CHECK_DERIVATIVE("x", __enzyme_fwddiff_double((void *)walk, enzyme_const, &a, enzyme_dup, x, 1.0),
                   -6.0, DIFFERENCE(t, x, walk(&a, t)));
  struct link zc = {0, NULL, 0}, zb = {0, &zc, 0}, za = {0, &zb, 0};
  struct lanes all = __enzyme_fwddiff_lanes((void *)walk, enzyme_width, WIDTH, enzyme_dup, &a, &da,
                                            &za, &da, &za, enzyme_dup, x, 0.0, 1.0, 1.0, -2.0);
  double wanted[] = {d3, -6, d3 - 6, 12};
  for (int i = 0; i < WIDTH; i++) CHECK_GOT("width 4", all.of[i], wanted[i], BY_FORMULA);
  struct tree l = {NULL, NULL, 1}, r = {NULL, NULL, 4}, top = {&l, &r, 2};
  struct tree dl = {NULL, NULL, 10}, dr = {NULL, NULL, 20}, dtop = {&dl, &dr, 30};
  CHECK_GOT("tree", __enzyme_fwddiff_double((void *)depth, enzyme_dup, &top, &dtop), 100,
            BY_FORMULA);
  CHECK_GOT("tree, written", dl.value, 20, BY_FORMULA);
  CHECK_GOT("tree, primal", r.value, 8, 0);
  return checked();
}
