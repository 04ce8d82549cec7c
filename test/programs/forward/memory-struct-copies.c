// Structs copied, passed and returned by value, with pointers and integers inside.
#include "check.h"

struct vector {
  double x, y, z;
};
struct ray {
  struct vector from, along;
  const double *strength;
  int bounces;
};

static struct vector add(struct vector a, struct vector b) {
  return (struct vector){a.x + b.x, a.y + b.y, a.z + b.z};
}
static struct vector scale(double s, struct vector a) {
  return (struct vector){s * a.x, s * a.y, s * a.z};
}
static double dot(struct vector a, struct vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

static struct ray reflect(struct ray r, struct vector normal) {
  struct ray after = r;
  after.from = add(r.from, scale(*r.strength, r.along));
  after.along = add(r.along, scale(-2 * dot(r.along, normal), normal));
  after.bounces++;
  return after;
}

static void all(const double *x, double *y) {
  struct ray path[3];
  path[0] = (struct ray){{x[0], x[1], 0}, {1, x[2], -x[0]}, &x[3], 0};
  struct vector n = scale(1 / sqrt(x[1] * x[1] + 2), (struct vector){x[1], 1, 1});
  for (int i = 1; i < 3; i++) path[i] = reflect(path[i - 1], n);
  struct ray last = path[2];
  y[0] = dot(last.from, last.along), y[1] = last.from.z, y[2] = last.along.y * last.bounces;
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.4, 1.2, -0.8, 0.6}), 4, 3, NULL);
  return checked();
}
