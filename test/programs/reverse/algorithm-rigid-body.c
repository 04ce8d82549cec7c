// A spinning body: Euler's equations, a unit quaternion for where it points, energy and momentum.
#include "reverse.h"

struct quaternion {
  double w, x, y, z;
};
struct body {
  struct quaternion q;
  double spin[3];
};

static struct quaternion times(struct quaternion a, struct quaternion b) {
  return (struct quaternion){a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
                             a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
                             a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
                             a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}

static void normalise(struct quaternion *q) {
  double r = 1 / sqrt(q->w * q->w + q->x * q->x + q->y * q->y + q->z * q->z);
  q->w *= r, q->x *= r, q->y *= r, q->z *= r;
}

static void step(struct body *b, const double *inertia, double h) {
  double change[3];
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, k = (i + 2) % 3;
    change[i] = (inertia[j] - inertia[k]) / inertia[i] * b->spin[j] * b->spin[k];
  }
  for (int i = 0; i < 3; i++) b->spin[i] += h * change[i];
  struct quaternion turn = {0, b->spin[0], b->spin[1], b->spin[2]}, d = times(b->q, turn);
  b->q.w += h / 2 * d.w, b->q.x += h / 2 * d.x, b->q.y += h / 2 * d.y, b->q.z += h / 2 * d.z;
  normalise(&b->q);
}

static void tumble(const double *x, double *y) {
  struct body b = {{1, 0.1, 0, x[6]}, {x[3], x[4], x[5]}};
  normalise(&b.q);
  for (int i = 0; i < 15; i++) step(&b, x, 0.05);
  struct quaternion conjugate = {b.q.w, -b.q.x, -b.q.y, -b.q.z};
  struct quaternion up = times(times(b.q, (struct quaternion){0, 0, 0, 1}), conjugate);
  y[0] = up.x, y[1] = up.y, y[2] = up.z, y[3] = 0;
  for (int i = 0; i < 3; i++) y[3] += x[i] * b.spin[i] * b.spin[i] / 2;
}

int main(void) {
  CHECK_ADJOINT_MAP(tumble, ((double[]){1, 1.7, 2.4, 0.4, 1.5, -0.3, 0.2}), 7, 4, NULL);
  return checked();
}
