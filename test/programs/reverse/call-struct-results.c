// Calls that return structs: in registers, with integers beside numbers, and large ones by memory.
#include "reverse.h"

struct pair {
  double a, b;
};
struct counted {
  int n;
  float f;
  double value;
};
struct matrix {
  double at[3][3];
};

__attribute__((noinline)) static struct pair turned(struct pair p, double angle) {
  return (struct pair){p.a * cos(angle) - p.b * sin(angle), p.a * sin(angle) + p.b * cos(angle)};
}

__attribute__((noinline)) static struct counted halved(double x) {
  struct counted c = {0, 1, x};
  while (c.value > 1) c.value /= 2, c.n++, c.f *= 1.5f;
  return c;
}

__attribute__((noinline)) static struct matrix product(struct matrix a, const struct matrix *b) {
  struct matrix c = {{{0}}};
  for (int i = 0; i < 9; i++)
    for (int k = 0; k < 3; k++) c.at[i / 3][i % 3] += a.at[i / 3][k] * b->at[k][i % 3];
  return c;
}

static void all(const double *x, double *y) {
  struct pair p = {x[0], x[1]};
  for (int i = 0; i < 3; i++) p = turned(p, x[i] * p.a);
  y[0] = p.a, y[1] = p.b;
  struct counted c = halved(x[2] * 9);
  y[2] = c.value * c.n + c.f;
  struct matrix m;
  memcpy(m.at, x, sizeof m);
  for (int i = 0; i < 2; i++) m = product(m, &m);
  memcpy(y + 3, m.at, sizeof m);
  y[12] = product(m, &m).at[1][2] * turned(p, 1).b;
}

int main(void) {
  double x[] = {0.4, -0.7, 0.65, 0.3, 0.6, -0.2, 0.5, 0.8, 0.1};
  CHECK_ADJOINT_MAP(all, x, 9, 13, NULL);
  return checked();
}
