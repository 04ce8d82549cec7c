// Loops along linked lists: the pointer is carried, the count is unknown, nodes are overwritten.
#include "reverse.h"

struct node {
  double value;
  struct node *next;
};

static double walk(struct node *list) {
  double sum = 0;
  for (struct node *n = list; n; n = n->next) {
    sum += n->value * n->value;
    n->value = sum;
    for (struct node *m = list; m != n; m = m->next) sum += 0.1 * m->value * n->value;
  }
  return sum;
}

/* Every second node is taken out; the rest keep the order. */
static struct node *thinned(struct node *list) {
  for (struct node *n = list; n && n->next; n = n->next) {
    n->value *= n->next->value;
    n->next = n->next->next;
  }
  return list;
}

static void all(const double *x, double *y) {
  struct node nodes[6];
  for (int i = 0; i < 6; i++) nodes[i] = (struct node){x[i], i < 5 ? &nodes[i + 1] : NULL};
  y[0] = walk(nodes);
  y[1] = walk(thinned(nodes));
  struct node *reversed = NULL;
  for (struct node *n = nodes, *next; n; n = next) next = n->next, n->next = reversed, reversed = n;
  y[2] = walk(reversed);
  y[3] = nodes[1].value + reversed->value;
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, -0.7, 1.3, 0.2, 0.9, -0.3}), 6, 4, NULL);
  return checked();
}
