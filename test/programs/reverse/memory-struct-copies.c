// Structs of pointers, integers, numbers and padding, copied by assignment, memcpy and in arrays.
#include "reverse.h"

#include <stdlib.h>

struct particle {
  char name[3];
  short charge;
  double at[2];
  float mass;
  const struct particle *bound;
  int *hits;
  double energy;
};

__attribute__((noinline)) static void swap(struct particle *a, struct particle *b) {
  struct particle t = *a;
  *a = *b, *b = t;
}

static void interact(struct particle *p, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) {
      double dx = p[i].at[0] - p[j].at[0], dy = p[i].at[1] - p[j].at[1];
      p[i].energy += p[i].charge * p[j].charge / (dx * dx + dy * dy + 1) + p[i].mass * dx;
      p[j].at[1] += 0.1 * p[i].energy;
      ++*p[i].hits;
    }
}

static void all(const double *x, double *y) {
  int hits[4] = {0};
  struct particle p[4], saved[4], *heap = malloc(sizeof p);
  for (int i = 0; i < 4; i++)
    p[i] = (struct particle){"ab",     2 * i - 3,  {x[i], x[i + 1]}, 0.5f * i, i ? &p[i - 1] : NULL,
                             &hits[i], x[i] * x[i]};
  memcpy(saved, p, sizeof p);
  interact(p, 4);
  swap(&p[0], &p[2]), swap(&p[1], &p[1]);
  memcpy(heap, p, sizeof p);
  heap[3] = saved[1];
  interact(heap, 4);
  for (int i = 0; i < 4; i++) {
    y[i] = heap[i].energy * hits[i] + p[i].at[1];
    y[4 + i] = heap[i].bound ? heap[i].bound->energy * heap[i].at[1] : saved[i].energy;
  }
  free(heap);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2, 0.5}), 5, 8, NULL);
  return checked();
}
