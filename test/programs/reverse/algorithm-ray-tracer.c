// A ray tracer for spheres: the nearest hit, shading, and reflections up to a depth.
#include "reverse.h"

struct vector {
  double x, y, z;
};
struct sphere {
  struct vector centre;
  double radius, mirror;
};

static struct vector along(struct vector a, double t, struct vector b) {
  return (struct vector){a.x + t * b.x, a.y + t * b.y, a.z + t * b.z};
}
static double dot(struct vector a, struct vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static struct vector unit(struct vector a) {
  double r = 1 / sqrt(dot(a, a));
  return (struct vector){a.x * r, a.y * r, a.z * r};
}

static int hit(const struct sphere *s, struct vector from, struct vector to, double *t) {
  struct vector d = along(from, -1, s->centre);
  double b = dot(d, to), inside = b * b - dot(d, d) + s->radius * s->radius;
  if (inside < 0) return 0;
  *t = -b - sqrt(inside);
  return *t > 1e-4;
}

static double trace(const struct sphere *s, int n, struct vector from, struct vector to,
                    int depth) {
  const struct sphere *nearest = NULL;
  double best = INFINITY, t;
  for (int i = 0; i < n; i++)
    if (hit(s + i, from, to, &t) && t < best) best = t, nearest = s + i;
  if (!nearest) return 0.2 + 0.1 * to.y;
  struct vector at = along(from, best, to), normal = unit(along(at, -1, nearest->centre));
  double light = fmax(dot(normal, unit((struct vector){1, 2, -1.5})), 0);
  if (depth == 0) return light;
  double bounced = trace(s, n, at, along(to, -2 * dot(normal, to), normal), depth - 1);
  return (1 - nearest->mirror) * light + nearest->mirror * bounced;
}

static void picture(const double *x, double *y) {
  struct sphere s[] = {{{x[0], x[1], 5}, x[2], x[3]}, {{1.6, 0.2, 4 + x[0]}, 0.9, 0.4}};
  for (int i = 0; i < 4; i++) {
    struct vector to = {0.5 * (i % 2) - 0.1, 0.1 + 0.25 * (i / 2), 2};
    y[i] = trace(s, 2, (struct vector){0, 0, 0}, unit(to), 2);
  }
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-8, picture, ((double[]){-0.3, 0.1, 1.1, 0.6}), 4, 4, NULL);
  return checked();
}
