// Objects with tables of methods: built, changed and called in loops, methods called from methods.
#include "reverse.h"

#include <stdlib.h>

struct shape;
struct methods {
  double (*area)(const struct shape *);
  void (*grow)(struct shape *, double);
};
struct shape {
  const struct methods *methods;
  double width;
  struct shape *inner;
};

static double disc_area(const struct shape *s) { return 3 * s->width * s->width; }
static void disc_grow(struct shape *s, double by) { s->width += by; }
static double frame_area(const struct shape *s) {
  double area = s->width * s->width;
  return s->inner ? area - s->inner->methods->area(s->inner) : area;
}
static void frame_grow(struct shape *s, double by) {
  s->width *= 1 + by;
  if (s->inner) s->inner->methods->grow(s->inner, by * s->width / 8);
}

static const struct methods disc = {disc_area, disc_grow}, frame = {frame_area, frame_grow};

static struct shape *shape(const struct methods *m, double width, struct shape *inner) {
  struct shape *s = malloc(sizeof *s);
  *s = (struct shape){m, width, inner};
  return s;
}

static void all(const double *x, double *y) {
  struct shape *small = shape(&disc, x[0], NULL), *middle = shape(&frame, x[1], small);
  struct shape *shapes[] = {small, middle, shape(&frame, x[2], middle)};
  for (int i = 0; i < 6; i++) {
    struct shape *s = shapes[i * i % 3];
    s->methods->grow(s, x[i % 3] / 4);
    y[i] = shapes[2]->methods->area(shapes[2]);
    if (i == 3) small->methods = &frame;
  }
  for (int i = 0; i < 3; i++) free(shapes[i]);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, 1.7}), 3, 6, NULL);
  return checked();
}
