// Structs by value: in registers, by memory, changed by the callee, with pointers inside.
#include "reverse.h"

struct point {
  double x, y;
};
struct body {
  int id;
  struct point at, speed;
  double mass;
};
struct view {
  double *data;
  int n;
};

__attribute__((noinline)) static double distance(struct point a, struct point b) {
  return hypot(a.x - b.x, a.y - b.y);
}

__attribute__((noinline)) static double kinetic(struct body b, double scale) {
  b.speed.x *= scale;
  b.at.x += b.speed.x;
  return b.mass * (b.speed.x * b.speed.x + b.speed.y * b.speed.y) / 2 + b.id * b.at.x;
}

__attribute__((noinline)) static double total(struct view v) {
  double sum = 0;
  while (v.n-- > 0) sum += *v.data, *v.data++ *= sum;
  return sum;
}

static void all(const double *x, double *y) {
  struct body b = {3, {x[0], x[1]}, {x[2], x[3]}, x[4]};
  y[0] = distance(b.at, b.speed);
  y[1] = kinetic(b, x[0]);
  b.mass = y[1];
  y[2] = kinetic(b, y[0]) * b.at.x;
  double v[5];
  memcpy(v, x, sizeof v);
  y[3] = total((struct view){v, 5}) * total((struct view){v + 1, 3});
  memcpy(y + 4, v, sizeof v);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2, 0.5}), 5, 9, NULL);
  return checked();
}
