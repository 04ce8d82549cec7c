// Numbers that travel as characters: through calls, in lists, vectors and odd places.
#include "reverse.h"

#include <stdlib.h>

enum { N = 6 };

static __attribute__((noinline)) void put(void *to, const void *from, size_t size) {
  memcpy(to, from, size);
}

static double handed_on(const double *x) {
  char b[8 * N], c[8 * N];
  double o[N], sum = 0;
  put(b, x, sizeof b), put(c, b, sizeof c), put(o, c, sizeof o);
  for (int i = 0; i < N; i++) sum += o[i] * o[i];
  return sum;
}

struct link {
  struct link *next;
  char data[];
};

static double in_a_list(const double *x) {
  struct link *first = NULL;
  double sum = 0, d;
  for (int i = 0; i < N; i++) {
    struct link *made = malloc(sizeof *made + sizeof *x);
    memcpy(made->data, x + i, sizeof *x);
    made->next = first, first = made;
  }
  for (int k = 1; first; k++) {
    struct link *next = first->next;
    memcpy(&d, first->data, sizeof d);
    sum += k * d * d;
    free(first), first = next;
  }
  return sum;
}

struct odd {
  int kind;
  char buffer[16];
};

static double behind_an_integer(const double *x) {
  struct odd a[N], b[N];
  double o[N], sum = 0;
  for (int i = 0; i < N; i++) a[i].kind = i, memcpy(a[i].buffer + 4, x + i, sizeof *x);
  for (int i = 0; i < N; i++) b[i] = a[N - 1 - i];
  for (int i = 0; i < N; i++) memcpy(o + i, b[i].buffer + 4, sizeof *o);
  for (int i = 0; i < N; i++) sum += o[i] * o[i] * (i + 1);
  return sum;
}

struct vector {
  char *at;
  size_t count, room, size;
};

static __attribute__((noinline)) void push(struct vector *v, const void *one) {
  if (v->count == v->room) {
    v->room = v->room ? 2 * v->room : 2;
    v->at = realloc(v->at, v->room * v->size);
  }
  memcpy(v->at + v->count++ * v->size, one, v->size);
}

static __attribute__((noinline)) void get(const struct vector *v, size_t i, void *one) {
  memcpy(one, v->at + i * v->size, v->size);
}

static double in_a_vector(const double *x) {
  struct vector v = {.size = sizeof *x};
  double sum = 0, d;
  for (int i = 0; i < N; i++) push(&v, x + i);
  for (int i = 0; i < N; i++) get(&v, i, &d), sum += d * d * x[0];
  free(v.at);
  return sum;
}

int main(void) {
  static const double at[N] = {1.25, 0.75, 2.5, 1.5, -0.6, 0.35};
  CHECK_GRADIENT(handed_on, at, N, NULL);
  CHECK_GRADIENT(in_a_list, at, N, NULL);
  CHECK_GRADIENT(behind_an_integer, at, N, NULL);
  CHECK_GRADIENT(in_a_vector, at, N, NULL);
  return checked();
}
