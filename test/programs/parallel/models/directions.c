// Heat in a plate by alternating directions: right-hand sides with collapse, lines solved by threads.
#include "models.h"

enum { N = 9, SIDE = 7, STEPS_IN_TIME = 3 };

// Thomas' algorithm along a line whose numbers are `stride` apart.
static void line(double *u, int stride, const double *k, double dt) {
  double upper[SIDE];
  for (int i = 0; i < SIDE; i++) {
    const double to_left = dt * k[i], to_right = dt * k[i + 1];
    double pivot = 1 + to_left + to_right;
    if (i) pivot -= to_left * upper[i - 1];
    upper[i] = to_right / pivot;
    u[i * stride] = (u[i * stride] + (i ? to_left * u[(i - 1) * stride] : 0)) / pivot;
  }
  for (int i = SIDE - 2; i >= 0; i--) u[i * stride] += upper[i] * u[(i + 1) * stride];
}

static double at(double u[SIDE][SIDE], int i, int j) {
  return i < 0 || j < 0 || i >= SIDE || j >= SIDE ? 0 : u[i][j];
}

static double plate(const double *x) {
  double u[SIDE][SIDE], half[SIDE][SIDE], k[SIDE + 1];
  const double dt = 0.05;
  for (int i = 0; i <= SIDE; i++) k[i] = 1 + x[i] * x[i];
#pragma omp parallel
  {
#pragma omp for collapse(2)
    for (int i = 0; i < SIDE; i++)
      for (int j = 0; j < SIDE; j++) u[i][j] = sin(x[(i * SIDE + j) % N]) + x[8] * i;
    for (int t = 0; t < STEPS_IN_TIME; t++) {
#pragma omp for collapse(2) schedule(static, 5)
      for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
          half[i][j] = u[i][j] + dt * (k[i + 1] * (at(u, i + 1, j) - u[i][j]) -
                                       k[i] * (u[i][j] - at(u, i - 1, j)));
#pragma omp for schedule(dynamic)
      for (int i = 0; i < SIDE; i++) line(half[i], 1, k, dt);
#pragma omp for collapse(2) nowait
      for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
          u[i][j] = half[i][j] + dt * (k[j + 1] * (at(half, i, j + 1) - half[i][j]) -
                                       k[j] * (half[i][j] - at(half, i, j - 1)));
#pragma omp barrier
#pragma omp for
      for (int j = 0; j < SIDE; j++) line(&u[0][j], SIDE, k, dt);
    }
  }
  double sum = 0, hottest = -1e9;
#pragma omp parallel for collapse(2) reduction(+ : sum) reduction(max : hottest)
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++) {
      sum += u[i][j] * u[i][j];
      hottest = fmax(hottest, u[i][j]);
    }
  return sum + hottest;
}

int main(void) {
  MODEL(plate, N, 0.3, 0.07);
  return done();
}
