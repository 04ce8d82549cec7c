// A shadow list some of whose nodes are the primal's: inactive nodes among active ones.
#include "reverse.h"

struct node {
  double value;
  struct node *next;
};

static double chain(struct node *list, double x) {
  double sum = x;
  for (struct node *n = list; n; n = n->next) {
    sum = sum * n->value + n->value * n->value;
    if (n->next && n->next->value > 0) sum += 0.5 * n->next->value;
  }
  return sum;
}

static double chain_of(const double *v) {
  struct node nodes[4];
  for (int i = 0; i < 4; i++) nodes[i] = (struct node){v[i], i < 3 ? &nodes[i + 1] : NULL};
  return chain(nodes, 0.75);
}

int main(void) {
  static const double V[] = {1.5, -0.5, 2, 0.25};
  CHECK_GRADIENT(chain_of, V, 4, NULL);
  for (int pattern = 0; pattern < 16; pattern++) {
    struct node nodes[4], shadows[4] = {{0, NULL}}, *shadow = NULL;
    double got = 0, v[4];
    for (int i = 3; i >= 0; i--) {
      nodes[i] = (struct node){V[i], i < 3 ? &nodes[i + 1] : NULL};
      if (pattern >> i & 1) shadow = &nodes[i];
      else shadows[i].next = shadow, shadow = &shadows[i];
    }
    REQUEST(
        got = __enzyme_autodiff_double((void *)chain, enzyme_dup, nodes, shadow, enzyme_out, 0.75));
    CHECK_GOT("by value", got, 1.5 * -0.5 * 2 * 0.25, BY_FORMULA);
    int shared = 0;
    for (int i = 0; i < 4; i++) {
      /* Behind a node that is its own shadow there are only such. */
      shared |= pattern >> i & 1;
      memcpy(v, V, sizeof v);
      double wanted = shared ? 0 : DIFFERENCE_WITHIN(0x1p-6, t, V[i], (v[i] = t, chain_of(v)));
      CHECK_GOT("node", shadows[i].value, wanted, BY_DIFFERENCES);
      CHECK_NEAR("primal", nodes[i].value, V[i], 0);
    }
  }
  return checked();
}
