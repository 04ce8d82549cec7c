// Globals nobody writes active values to: parameters set by main, tables of structs with pointers.
#include "check.h"

struct material {
  const char *name;
  const double *curve;
  int points;
  double density;
};

static const double steel[] = {1, 0.9, 0.7}, wood[] = {0.5, 0.2};
static const struct material materials[] = {{"steel", steel, 3, 7.8}, {"wood", wood, 2, 0.6}};
static double gravity, offset[2];
int verbose;

static double load(const struct material *m, double height) {
  double value = 0;
  for (int i = m->points; i-- > 0;) value = value * height + m->curve[i];
  if (verbose) printf("%s: %g\n", m->name, value);
  return value * m->density * gravity + offset[m->name[0] == 'w'];
}

static double total(double height) {
  return load(&materials[0], height) + load(&materials[1], 2 * height);
}

int main(void) {
  gravity = 9.81;
  offset[1] = 3;
  for (double h = 0.5; h < 3; h += 0.7)
    CHECK_SCALAR(total, h, 9.81 * (7.8 * (0.9 + 1.4 * h) + 0.6 * 0.4));
  gravity = 1.62, verbose = 1;
  CHECK_SCALAR(total, 1, 1.62 * (7.8 * 2.3 + 0.24));
  return checked();
}
