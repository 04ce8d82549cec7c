// Structs with characters, flags and bit-fields beside numbers: on the heap, grown, sorted, listed.
#include "reverse.h"

#include <stdlib.h>

// In functions of their own nothing says, at -O0, that padding is nothing else.
#define INLINE static inline __attribute__((always_inline))

struct record {
  int id;
  double value;
  char tag[3];
  unsigned char small;
  float weight;
  _Bool used;
  short rank;
  unsigned kind : 3, count : 9;
};

struct table {
  struct record *at;
  size_t n, room;
};

struct node {
  struct node *next;
  struct record held;
};

INLINE void push(struct table *t, struct record r) {
  if (t->n == t->room) {
    t->room = t->room ? 2 * t->room : 1;
    t->at = realloc(t->at, t->room * sizeof *t->at);
  }
  t->at[t->n++] = r;
}

INLINE struct record take(struct table *t, size_t i) {
  struct record r = t->at[i];
  memmove(t->at + i, t->at + i + 1, (t->n - i - 1) * sizeof r);
  t->n--;
  return r;
}

INLINE void sort(struct record *at, size_t n) {
  for (size_t i = 1; i < n; i++)
    for (size_t j = i; j && at[j].value < at[j - 1].value; j--) {
      struct record t = at[j];
      at[j] = at[j - 1], at[j - 1] = t;
    }
}

INLINE double listed(const struct table *t) {
  struct node *list = NULL;
  double sum = 0;
  for (size_t i = 0; i < t->n; i++) {
    struct node *n = malloc(sizeof *n);
    n->held = t->at[i], n->next = list, list = n;
  }
  for (int place = 1; list; place++) {
    struct node *n = list;
    list = n->next;
    sum += place * n->held.value * n->held.value;
    free(n);
  }
  return sum;
}

static void all(const double *x, double *y) {
  struct table t = {0};
  for (int i = 0; i < 5; i++)
    push(&t, (struct record){i, x[i] * x[(i + 1) % 5], {'a', 'b', (char)i}, (unsigned char)(200 + i),
                             0.5f, i & 1, (short)(i * i), (unsigned)i, 7});
  sort(t.at, t.n);
  struct record r = take(&t, 1);
  y[0] = listed(&t);
  y[1] = r.value * x[r.id] * r.used + r.small;
  y[2] = t.at[0].value * (t.at[0].kind + t.at[0].count) + t.at[3].tag[2] * x[0];
  free(t.at);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.3, -0.6}), 5, 3, NULL);
  return checked();
}
