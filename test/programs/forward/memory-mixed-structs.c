// Arrays of structs that mix doubles, floats, integers, characters and pointers; copied whole.
#include "check.h"

struct particle {
  char name[3];
  short charge;
  float mass;
  double at[2];
  const struct particle *bound_to;
  int *hits;
  double energy;
};

static void all(const double *x, double *y) {
  int hits[3] = {0};
  struct particle p[3] = {{"e", -1, 0.5f, {x[0], x[1]}, NULL, &hits[0], 0},
                          {"p", 1, 4, {x[2], x[3]}, &p[0], &hits[1], 0},
                          {"n", 0, 4.25f, {x[1], x[2]}, &p[1], &hits[2], 1}};
  struct particle saved[3];
  memcpy(saved, p, sizeof p);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      if (i == j) continue;
      double r = hypot(p[i].at[0] - p[j].at[0], p[i].at[1] - p[j].at[1]);
      p[i].energy += p[i].charge * p[j].charge / r + p[i].mass * r;
      ++*p[i].hits;
    }
  for (int i = 0; i < 3; i++) {
    y[i] = p[i].energy * hits[i];
    if (p[i].bound_to) y[i] += p[i].bound_to->energy * p[i].bound_to->name[0];
  }
  p[1] = saved[1];
  y[3] = p[1].energy + p[1].at[0] * p[1].bound_to->at[1] + saved[2].energy;
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.2, 1.3, -0.9, 0.4}), 4, 4, NULL);
  return checked();
}
