// One kind of vector, of structs in one place and of integers in another.
#include "reverse.h"

#include <stdlib.h>

enum { N = 6 };

struct vector {
  char *at;
  size_t count, room, size;
};

struct entry {
  int id;
  double value;
  char mark;
};

static __attribute__((noinline)) void push(struct vector *v, const void *one) {
  if (v->count == v->room) {
    v->room = v->room ? 2 * v->room : 2;
    v->at = realloc(v->at, v->room * v->size);
  }
  memcpy(v->at + v->count++ * v->size, one, v->size);
}

static __attribute__((noinline)) void *get(const struct vector *v, size_t i) {
  return v->at + i * v->size;
}

static double all(const double *x) {
  struct vector entries = {.size = sizeof(struct entry)}, order = {.size = sizeof(int)};
  double sum = 0;
  for (int i = 0; i < N; i++) {
    int from_behind = N - 1 - i;
    push(&entries, &(struct entry){i, x[i], 'c'}), push(&order, &from_behind);
  }
  for (int i = 0; i < N; i++) {
    const struct entry *e = get(&entries, *(int *)get(&order, i));
    sum += e->value * e->value * (i + 1) + e->id;
  }
  free(entries.at), free(order.at);
  return sum;
}

int main(void) {
  static const double at[N] = {1.25, 0.75, 2.5, 1.5, -0.6, 0.35};
  CHECK_GRADIENT(all, at, N, NULL);
  return checked();
}
