// Planets under gravity: a symplectic integrator on arrays of structs, and the energy at the end.
#include "check.h"

enum { BODIES = 3 };

struct body {
  double at[3], speed[3], mass;
};

static void kick(struct body *b, double h) {
  for (int i = 0; i < BODIES; i++)
    for (int j = i + 1; j < BODIES; j++) {
      double d[3], square = 0.01;
      for (int k = 0; k < 3; k++) d[k] = b[i].at[k] - b[j].at[k], square += d[k] * d[k];
      double pull = h / (square * sqrt(square));
      for (int k = 0; k < 3; k++) {
        b[i].speed[k] -= d[k] * b[j].mass * pull;
        b[j].speed[k] += d[k] * b[i].mass * pull;
      }
    }
}

static double energy(const struct body *b) {
  double sum = 0;
  for (const struct body *p = b; p < b + BODIES; p++) {
    for (int k = 0; k < 3; k++) sum += p->mass * p->speed[k] * p->speed[k] / 2;
    for (const struct body *q = p + 1; q < b + BODIES; q++)
      sum -= p->mass * q->mass /
             sqrt(pow(p->at[0] - q->at[0], 2) + pow(p->at[1] - q->at[1], 2) + 0.01);
  }
  return sum;
}

static void simulate(const double *x, double *y) {
  struct body b[BODIES] = {
      {{0}, {0}, 3}, {{1, 0, 0.1}, {0, 1.5, 0}, 0.5}, {{0, -2, 0}, {1.2, 0, x[0]}, x[1]}};
  for (int k = 0; k < 3; k++) b[1].at[k] += x[2 + k], b[2].speed[k] += x[4] * x[k];
  for (int step = 0; step < 12; step++) {
    kick(b, 0.02);
    for (int i = 0; i < BODIES; i++)
      for (int k = 0; k < 3; k++) b[i].at[k] += 0.02 * b[i].speed[k];
  }
  for (int i = 0; i < BODIES; i++) y[i] = b[i].at[i] + b[i].speed[(i + 1) % 3];
  y[3] = energy(b);
}

int main(void) {
  CHECK_MAP(simulate, ((double[]){0.2, 0.7, 0.1, -0.15, 0.05}), 5, 4, NULL);
  return checked();
}
