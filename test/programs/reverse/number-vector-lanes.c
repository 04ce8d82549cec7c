// Lanes of vectors: by constant and computed index, shuffled, converted, in structs.
#include "reverse.h"

typedef double two __attribute__((vector_size(16)));
typedef double four __attribute__((vector_size(32)));
typedef float four_floats __attribute__((vector_size(16)));

struct body {
  int id;
  two at, speed;
};

__attribute__((noinline)) static four turned(four v, int by) {
  four w = v;
  for (int i = 0; i < 4; i++) w[(i + by) & 3] = v[i] * v[by & 3];
  return w;
}

static void move(struct body *b, double step) {
  b->at += b->speed * step;
  b->speed = __builtin_shufflevector(b->speed, b->at, 1, 2) * b->at[b->id & 1];
}

static void all(const double *x, double *y) {
  four v = {x[0], x[1], x[2], x[3]};
  for (int i = 0; i < 4; i++) {
    v[i] *= v[(i + 1) & 3];
    v = __builtin_shufflevector(v, turned(v, i), 0, 5, 2, 7);
  }
  two low = __builtin_shufflevector(v, v, 0, 1), high = __builtin_shufflevector(v, v, 3, 2);
  memcpy(y, &v, sizeof v);
  struct body b = {3, low, high};
  for (int i = 0; i < 3; i++) move(&b, x[i]), b.id++;
  y[4] = b.at[0] * b.speed[1];
  y[5] = b.at[1] + b.speed[0];
  four_floats f = {0.5f, 1.5f, -2, 0.25f};
  v = __builtin_convertvector(f, four) * v;
  y[6] = v[1] * v[3];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.25}), 4, 7, NULL);
  return checked();
}
