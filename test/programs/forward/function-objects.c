// Objects by hand: tables of function pointers, constructors on the heap, and a decorator.
#include "check.h"

#include <stdlib.h>

struct shape;
struct methods {
  double (*area)(const struct shape *);
  void (*scale)(struct shape *, double);
};
struct shape {
  const struct methods *methods;
  double a, b;
  struct shape *inner;
};

static double box_area(const struct shape *s) { return s->a * s->b; }
static void box_scale(struct shape *s, double by) { s->a *= by, s->b *= by; }
static double disc_area(const struct shape *s) { return 3 * s->a * s->a; }
static void disc_scale(struct shape *s, double by) { s->a *= by; }
static double frame_area(const struct shape *s) {
  return s->a * s->a - s->inner->methods->area(s->inner);
}
static void frame_scale(struct shape *s, double by) {
  s->a *= by;
  s->inner->methods->scale(s->inner, by * by);
}

static const struct methods box = {box_area, box_scale}, disc = {disc_area, disc_scale},
                            frame = {frame_area, frame_scale};

static struct shape *make(const struct methods *m, double a, double b, struct shape *inner) {
  struct shape *s = malloc(sizeof *s);
  *s = (struct shape){m, a, b, inner};
  return s;
}

static void all(const double *x, double *y) {
  struct shape *shapes[3] = {make(&box, x[0], x[1], NULL), make(&disc, x[1], 0, NULL), NULL};
  shapes[2] = make(&frame, 5, 0, make(&box, x[2], x[0], NULL));
  for (int i = 0; i < 3; i++) {
    shapes[i]->methods->scale(shapes[i], x[2]);
    y[i] = shapes[i]->methods->area(shapes[i]);
    free(shapes[i]->inner);
    free(shapes[i]);
  }
}

static void formula(const double *x, const double *dx, double *dy) {
  double a = x[0], b = x[1], c = x[2], da = dx[0], db = dx[1], dc = dx[2];
  dy[0] = da * b * c * c + a * db * c * c + 2 * a * b * c * dc;
  dy[1] = 6 * b * c * (db * c + b * dc);
  dy[2] = 50 * c * dc - da * pow(c, 5) - 5 * a * pow(c, 4) * dc;
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.9, 1.5, 0.7}), 3, 3, formula);
  return checked();
}
