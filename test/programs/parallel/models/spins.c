// A lattice of angles by Metropolis' rule, red and black, each thread with a generator of its own.
#include <stdint.h>

#include "models.h"

enum { N = 6, SIDE = 6, SWEEPS = 4 };

static uint64_t state;
static double spare;
#pragma omp threadprivate(state, spare)

static double uniform(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (state >> 11) * 0x1p-53;
}

static double energy_at(double s[SIDE][SIDE], int i, int j, double angle, const double *x) {
  const int up = (i + SIDE - 1) % SIDE, down = (i + 1) % SIDE;
  const int left = (j + SIDE - 1) % SIDE, right = (j + 1) % SIDE;
  return -x[0] * (cos(angle - s[up][j]) + cos(angle - s[down][j])) -
         x[1] * (cos(angle - s[i][left]) + cos(angle - s[i][right])) - x[2] * cos(angle);
}

static double magnetisation(const double *x) {
  double s[SIDE][SIDE], along = 0, across = 0, energy = 0;
  int accepted = 0;
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++) s[i][j] = x[3] * sin(i + 2.0 * j);
#pragma omp parallel reduction(+ : accepted)
  for (int t = 0; t < SWEEPS; t++)
    for (int colour = 0; colour < 2; colour++)
#pragma omp for schedule(dynamic)
      for (int i = 0; i < SIDE; i++) {
        state = 97 * i + 1009 * t + 31 * colour;
        for (int warm = 0; warm < 4; warm++) uniform();
        spare = x[4] * (uniform() - 0.5);
        for (int j = (i + colour) % 2; j < SIDE; j += 2) {
          const double angle = s[i][j] + spare + x[5] * (uniform() - 0.5);
          const double rise = energy_at(s, i, j, angle, x) - energy_at(s, i, j, s[i][j], x);
          if (uniform() < exp(-rise)) {
            s[i][j] = angle;
            accepted++;
          }
          spare = 0.5 * spare + 0.01 * s[i][j];
        }
      }
#pragma omp parallel for collapse(2) reduction(+ : along, across, energy)
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++) {
      along += cos(s[i][j]), across += sin(s[i][j]);
      energy += energy_at(s, i, j, s[i][j], x) / 2;
    }
  return along * along + across * across + energy * accepted / (SWEEPS * SIDE * SIDE);
}

int main(void) {
  MODEL(magnetisation, N, 0.5, 0.2);
  return done();
}
