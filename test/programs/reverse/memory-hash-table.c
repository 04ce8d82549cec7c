// A hash table with chains: insertion, accumulation under a key, growth that moves all entries.
#include "reverse.h"

#include <stdlib.h>

struct entry {
  struct entry *next;
  unsigned key;
  double value;
};
struct table {
  unsigned size, count;
  struct entry **buckets;
};

static void grow(struct table *t) {
  unsigned size = 2 * t->size;
  struct entry **buckets = calloc(size, sizeof *buckets);
  for (unsigned i = 0; i < t->size; i++)
    for (struct entry *e = t->buckets[i], *next; e; e = next) {
      next = e->next;
      e->next = buckets[e->key % size];
      buckets[e->key % size] = e;
    }
  free(t->buckets);
  t->buckets = buckets, t->size = size;
}

static double *at(struct table *t, unsigned key) {
  for (struct entry *e = t->buckets[key % t->size]; e; e = e->next)
    if (e->key == key) return &e->value;
  if (t->count == t->size) grow(t);
  struct entry *e = malloc(sizeof *e);
  *e = (struct entry){t->buckets[key % t->size], key, 0};
  t->buckets[key % t->size] = e;
  t->count++;
  return &e->value;
}

static void drop(struct table *t) {
  for (unsigned i = 0; i < t->size; i++)
    for (struct entry *e = t->buckets[i], *next; e; e = next) next = e->next, free(e);
  free(t->buckets);
}

static void all(const double *x, double *y) {
  struct table t = {2, 0, calloc(2, sizeof *t.buckets)};
  for (unsigned i = 0; i < 12; i++) {
    double *sum = at(&t, i * i % 7);
    *sum += x[i % 4] * *at(&t, i % 3) + x[(i + 1) % 4];
  }
  for (unsigned i = 0; i < 5; i++) y[i] = *at(&t, i) * *at(&t, 1);
  drop(&t);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.3}), 4, 5, NULL);
  return checked();
}
