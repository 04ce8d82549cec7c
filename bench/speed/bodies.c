/* The energy of bodies that attract one another, after some steps. */
#include "speed.h"

struct body {
  double at[3], speed[3], mass;
};

static const double SOFT = 0.01;

void push(int n, struct body *bodies, double dt) {
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++) {
      struct body *a = bodies + i, *b = bodies + j;
      double apart[3], squared = SOFT;
      for (int k = 0; k < 3; k++) {
        apart[k] = a->at[k] - b->at[k];
        squared += apart[k] * apart[k];
      }
      double pull = dt / (squared * sqrt(squared));
      for (int k = 0; k < 3; k++) {
        a->speed[k] -= apart[k] * b->mass * pull;
        b->speed[k] += apart[k] * a->mass * pull;
      }
    }
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++) bodies[i].at[k] += dt * bodies[i].speed[k];
}

double energy(int n, const struct body *bodies) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    const struct body *a = bodies + i;
    for (int k = 0; k < 3; k++) sum += 0.5 * a->mass * a->speed[k] * a->speed[k];
    for (int j = i + 1; j < n; j++) {
      const struct body *b = bodies + j;
      double squared = SOFT;
      for (int k = 0; k < 3; k++) squared += (a->at[k] - b->at[k]) * (a->at[k] - b->at[k]);
      sum -= a->mass * b->mass / sqrt(squared);
    }
  }
  return sum;
}

double simulate(int n, const struct body *first, int steps, double dt) {
  struct body *bodies = malloc(n * sizeof *bodies);
  memcpy(bodies, first, n * sizeof *bodies);
  for (int step = 0; step < steps; step++) push(n, bodies, dt);
  double result = energy(n, bodies);
  free(bodies);
  return result;
}

/* -- by hand: a step needs no more than where the bodies were --------------------------------- */

static void energy_back(int n, const struct body *bodies, struct body *d) {
  for (int i = 0; i < n; i++) {
    const struct body *a = bodies + i;
    for (int k = 0; k < 3; k++) {
      d[i].mass += 0.5 * a->speed[k] * a->speed[k];
      d[i].speed[k] += a->mass * a->speed[k];
    }
    for (int j = i + 1; j < n; j++) {
      const struct body *b = bodies + j;
      double apart[3], squared = SOFT;
      for (int k = 0; k < 3; k++) {
        apart[k] = a->at[k] - b->at[k];
        squared += apart[k] * apart[k];
      }
      double inverse = 1 / sqrt(squared), back = a->mass * b->mass * inverse / squared;
      d[i].mass -= b->mass * inverse;
      d[j].mass -= a->mass * inverse;
      for (int k = 0; k < 3; k++) {
        d[i].at[k] += back * apart[k];
        d[j].at[k] -= back * apart[k];
      }
    }
  }
}

static void push_back(int n, const struct body *bodies, const double (*at)[3], struct body *d,
                      double dt) {
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++) d[i].speed[k] += dt * d[i].at[k];
  for (int i = n - 1; i >= 0; i--)
    for (int j = n - 1; j > i; j--) {
      struct body *da = d + i, *db = d + j;
      double apart[3], squared = SOFT, by_a = 0, by_b = 0, ma = bodies[i].mass, mb = bodies[j].mass;
      for (int k = 0; k < 3; k++) {
        apart[k] = at[i][k] - at[j][k];
        squared += apart[k] * apart[k];
        by_a += da->speed[k] * apart[k];
        by_b += db->speed[k] * apart[k];
      }
      double inverse = 1 / squared, pull = dt * inverse * sqrt(inverse);
      da->mass += pull * by_b;
      db->mass -= pull * by_a;
      double radial = -3 * pull * inverse * (ma * by_b - mb * by_a);
      for (int k = 0; k < 3; k++) {
        double back = pull * (ma * db->speed[k] - mb * da->speed[k]) + radial * apart[k];
        da->at[k] += back;
        db->at[k] -= back;
      }
    }
}

static void simulate_hand(int n, const struct body *first, struct body *d, int steps, double dt) {
  struct body *bodies = malloc(n * sizeof *bodies), *back = calloc(n, sizeof *back);
  double(*at)[3] = malloc((size_t)steps * n * sizeof *at);
  memcpy(bodies, first, n * sizeof *bodies);
  for (int step = 0; step < steps; step++) {
    for (int i = 0; i < n; i++) memcpy(at[step * n + i], bodies[i].at, sizeof *at);
    push(n, bodies, dt);
  }
  energy_back(n, bodies, back);
  for (int step = steps - 1; step >= 0; step--)
    push_back(n, bodies, (const double(*)[3])at + step * n, back, dt);
  for (int i = 0; i < 7 * n; i++) ((double *)d)[i] += ((double *)back)[i];
  free(bodies), free(back), free(at);
}

/* -- the program ------------------------------------------------------------------------------ */

static int n, steps;

static void prepare(void) { n = unknown(20), steps = unknown(100), inputs = 7 * n; }
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = i % 7 == 6 ? between(0.02, 0.05) : between(-1, 1);
}
static double primal(const double *x) { return simulate(n, (const struct body *)x, steps, 0.001); }
static void ours(const double *x, double *dx) {
  GRADIENT((void *)simulate, enzyme_const, n, enzyme_dup, x, dx, enzyme_const, steps, enzyme_const,
           0.001);
}
static void by_hand(const double *x, double *dx) {
  simulate_hand(n, (const struct body *)x, (struct body *)dx, steps, 0.001);
}
