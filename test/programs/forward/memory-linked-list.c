// A linked list that the function builds, reverses, sums and frees.
#include "check.h"

#include <stdlib.h>

struct node {
  struct node *next;
  int index;
  double value;
};

static struct node *push(struct node *head, double value) {
  struct node *n = malloc(sizeof *n);
  n->next = head;
  n->index = head ? head->index + 1 : 0;
  n->value = value;
  return n;
}

static struct node *reversed(struct node *head) {
  struct node *done = NULL;
  while (head) {
    struct node *next = head->next;
    head->next = done;
    done = head;
    head = next;
  }
  return done;
}

static void all(const double *x, double *y) {
  struct node *list = NULL;
  for (int i = 0; i < 5; i++) list = push(list, x[i] * x[i]);
  y[0] = list->value;
  list = reversed(list);
  y[1] = list->value + list->next->value * list->next->index;
  y[2] = 0;
  while (list) {
    struct node *next = list->next;
    if (next) next->value += 0.5 * list->value;
    y[2] += list->value * (list->index + 1);
    free(list);
    list = next;
  }
}

static void formula(const double *x, const double *dx, double *dy) {
  double carried = 0;
  dy[0] = 2 * x[4] * dx[4];
  dy[1] = 2 * x[0] * dx[0] + 2 * x[1] * dx[1];
  dy[2] = 0;
  for (int i = 0; i < 5; i++) {
    carried = 2 * x[i] * dx[i] + carried / 2;
    dy[2] += carried * (i + 1);
  }
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.5, -1, 0.75, 2, -0.25}), 5, 3, formula);
  return checked();
}
