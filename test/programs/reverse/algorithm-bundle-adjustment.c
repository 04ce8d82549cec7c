// Bundle adjustment: a point rotated (Rodrigues), projected and distorted into a camera's picture.
#include "reverse.h"

enum { CAMERA = 11, ROTATION = 0, CENTRE = 3, FOCAL = 6, MIDDLE = 7, DISTORTION = 9 };

static void cross(const double *a, const double *b, double *c) {
  c[0] = a[1] * b[2] - a[2] * b[1];
  c[1] = a[2] * b[0] - a[0] * b[2];
  c[2] = a[0] * b[1] - a[1] * b[0];
}

static void rotate(const double *r, const double *p, double *out) {
  double square = r[0] * r[0] + r[1] * r[1] + r[2] * r[2], turned[3];
  if (square > 1e-8) {
    double angle = sqrt(square), c = cos(angle), s = sin(angle), axis[3], along = 0;
    for (int i = 0; i < 3; i++) axis[i] = r[i] / angle, along += axis[i] * p[i];
    cross(axis, p, turned);
    for (int i = 0; i < 3; i++) out[i] = p[i] * c + turned[i] * s + axis[i] * along * (1 - c);
  } else {
    cross(r, p, turned);
    for (int i = 0; i < 3; i++) out[i] = p[i] + turned[i];
  }
}

static void project(const double *camera, const double *point, double *picture) {
  double moved_point[3], seen[3];
  for (int i = 0; i < 3; i++) moved_point[i] = point[i] - camera[CENTRE + i];
  rotate(camera + ROTATION, moved_point, seen);
  double u = seen[0] / seen[2], v = seen[1] / seen[2], square = u * u + v * v;
  double stretch = 1 + camera[DISTORTION] * square + camera[DISTORTION + 1] * square * square;
  picture[0] = camera[FOCAL] * stretch * u + camera[MIDDLE];
  picture[1] = camera[FOCAL] * stretch * v + camera[MIDDLE + 1];
}

static void residuals(const double *x, double *y) {
  static const double seen[2] = {0.2, 0.1};
  const double *weight = x + CAMERA + 3;
  project(x, x + CAMERA, y);
  for (int i = 0; i < 2; i++) y[i] = *weight * (y[i] - seen[i]);
  y[2] = 1 - *weight * *weight;
}

int main(void) {
  double x[] = {0.2, -0.3, 0.5, 0.1, 0.2, -0.4, 1.2, 0.05, -0.1, 0.1, -0.05, 0.7, 0.4, 3, 0.9};
  CHECK_ADJOINT_MAP(residuals, x, 15, 3, NULL);
  return checked();
}
