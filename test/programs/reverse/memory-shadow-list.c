// A list of the caller's, with a shadow list of the same structure; the function changes it.
#include "reverse.h"

#include <stdlib.h>

struct node {
  int weight;
  double value;
  struct node *next;
};

static double total(struct node *list) {
  double sum = 0;
  for (struct node *n = list; n; n = n->next) {
    sum += n->weight * n->value * n->value;
    if (n->next) n->next->value += sum * 0.5;
  }
  return sum;
}

static struct node *list_of(const double *v, const int *weights, int n) {
  struct node *list = NULL;
  while (n-- > 0) {
    struct node *front = malloc(sizeof *front);
    *front = (struct node){weights[n], v ? v[n] : 0, list};
    list = front;
  }
  return list;
}

static void drop(struct node *list) {
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
}

static const int WEIGHTS[] = {2, 1, 3, -1, 2};

static double loss(const double *x) {
  struct node *list = list_of(x, WEIGHTS, 5);
  double sum = total(list);
  drop(list);
  return sum;
}

int main(void) {
  double x[] = {0.4, 0.7, -0.8, 0.2, 0.5}, at[5];
  CHECK_GRADIENT(loss, x, 5, NULL);
  struct node *list = list_of(x, WEIGHTS, 5), *shadow = list_of(NULL, WEIGHTS, 5), *n = shadow;
  REQUEST(__enzyme_autodiff_double((void *)total, enzyme_dup, list, shadow));
  for (int i = 0; i < 5; i++, n = n->next) {
    memcpy(at, x, sizeof x);
    double wanted = DIFFERENCE(t, x[i], (at[i] = t, loss(at)));
    CHECK_GOT("shadow list", n->value, wanted, BY_DIFFERENCES);
    CHECK_GOT("what is no number", n->weight, WEIGHTS[i], 0);
  }
  drop(list), drop(shadow);
  return checked();
}
