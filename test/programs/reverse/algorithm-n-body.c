// Planets under gravity by velocity Verlet, in arrays of structs; momentum and energy at the end.
#include "reverse.h"

enum { BODIES = 3 };

struct body {
  double at[2], speed[2], pull[2], mass;
};

static double attract(struct body *b) {
  double energy = 0;
  for (int i = 0; i < BODIES; i++) b[i].pull[0] = b[i].pull[1] = 0;
  for (int i = 0; i < BODIES; i++)
    for (int j = 0; j < i; j++) {
      double d[2] = {b[i].at[0] - b[j].at[0], b[i].at[1] - b[j].at[1]};
      double r = sqrt(d[0] * d[0] + d[1] * d[1] + 0.01);
      for (int k = 0; k < 2; k++) {
        b[i].pull[k] -= b[j].mass * d[k] / (r * r * r);
        b[j].pull[k] += b[i].mass * d[k] / (r * r * r);
      }
      energy -= b[i].mass * b[j].mass / r;
    }
  return energy;
}

static double simulate(struct body *b, double h, int steps) {
  double energy = attract(b);
  while (steps--) {
    for (struct body *p = b; p < b + BODIES; p++)
      for (int k = 0; k < 2; k++) {
        p->speed[k] += h / 2 * p->pull[k];
        p->at[k] += h * p->speed[k];
      }
    energy = attract(b);
    for (struct body *p = b; p < b + BODIES; p++)
      for (int k = 0; k < 2; k++) p->speed[k] += h / 2 * p->pull[k];
  }
  for (struct body *p = b; p < b + BODIES; p++)
    energy += p->mass * (p->speed[0] * p->speed[0] + p->speed[1] * p->speed[1]) / 2;
  return energy;
}

static void all(const double *x, double *y) {
  struct body b[BODIES] = {{.mass = 3}, {.mass = x[0]}, {.mass = x[1]}};
  b[1].at[0] = x[2], b[1].speed[1] = x[3];
  b[2].at[1] = x[4], b[2].speed[0] = x[5];
  y[0] = simulate(b, x[6], 15);
  y[1] = b[1].at[0] * b[2].at[1] - b[1].at[1] * b[2].at[0];
  y[2] = b[0].mass * b[0].speed[0] + b[1].mass * b[1].speed[0];
}

int main(void) {
  double x[] = {0.5, 0.4, 1.1, 1.6, -1.8, 1.2, 0.03};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-7, all, x, 7, 3, NULL);
  return checked();
}
