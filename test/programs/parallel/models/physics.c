// Physics with OpenMP: gas in moving zones, bodies, waves, heat, molecules, light, oscillators.
#include "models.h"

enum { N = 12 };

// Zones of gas that nodes bound and move with: pressure and viscosity push the nodes.
static double hydrodynamics(const double *x) {
  double place[N + 1], speed[N + 1], energy[N], mass[N], push[N];
  for (int i = 0; i <= N; i++) place[i] = i, speed[i] = 0;
  for (int i = 0; i < N; i++) energy[i] = x[i], mass[i] = 1 + 0.1 * (i % 3);
  for (int step = 0; step < 4; step++) {
    double dt = 0.2;
#pragma omp parallel
    {
#pragma omp for reduction(min : dt)
      for (int i = 0; i < N; i++) {
        const double width = place[i + 1] - place[i], density = mass[i] / width;
        const double pressure = 0.4 * density * energy[i], jump = speed[i + 1] - speed[i];
        const double sound = sqrt(1.4 * pressure / density);
        push[i] = pressure + (jump < 0 ? density * jump * (jump - sound) : 0);
        dt = fmin(dt, 0.3 * width / sound);
      }
#pragma omp for
      for (int i = 1; i < N; i++)
        speed[i] += dt * 2 * (push[i - 1] - push[i]) / (mass[i - 1] + mass[i]);
#pragma omp for
      for (int i = 0; i <= N; i++) place[i] += dt * speed[i];
#pragma omp for
      for (int i = 0; i < N; i++) energy[i] -= dt * push[i] * (speed[i + 1] - speed[i]) / mass[i];
    }
  }
  double total = 0;
#pragma omp parallel for reduction(+ : total)
  for (int i = 0; i < N; i++) total += energy[i] * energy[i] * (place[i + 1] - place[i]);
  return total;
}

// Bodies that pull each other, each pair once.
static double gravity(const double *x) {
  double p[N], v[N / 2 * 2], pull[N];
  for (int i = 0; i < N; i++) p[i] = x[i] * (i % 2 ? 1 : 1 + i), v[i] = 0.1 * i;
  for (int step = 0; step < 3; step++) {
    memset(pull, 0, sizeof pull);
#pragma omp parallel for schedule(dynamic, 1) reduction(+ : pull[:N])
    for (int i = 0; i < N / 2; i++)
      for (int j = 0; j < i; j++) {
        const double a = p[2 * i] - p[2 * j], b = p[2 * i + 1] - p[2 * j + 1];
        const double force = 0.1 / pow(a * a + b * b + 0.2, 1.5);
        pull[2 * i] -= force * a, pull[2 * i + 1] -= force * b;
        pull[2 * j] += force * a, pull[2 * j + 1] += force * b;
      }
#pragma omp parallel for simd
    for (int i = 0; i < N; i++) v[i] += 0.2 * pull[i], p[i] += 0.2 * v[i];
  }
  return p[0] * p[3] + v[1] * v[2] + p[N - 1];
}

enum { EDGE = 6 };

// Heat in a plate whose material the inputs are.
static double heat(const double *x) {
  double t[2][EDGE * EDGE];
  for (int i = 0; i < EDGE * EDGE; i++) t[0][i] = t[1][i] = i % 7 == 3;
#pragma omp parallel
  for (int step = 0; step < 5; step++) {
    const double *old = t[step % 2];
    double *new = t[1 - step % 2];
#pragma omp for collapse(2) schedule(static, 2)
    for (int i = 1; i < EDGE - 1; i++)
      for (int j = 1; j < EDGE - 1; j++) {
        const int at = i * EDGE + j;
        new[at] = old[at] + 0.2 * x[at % N] * (old[at - 1] + old[at + 1] - 4 * old[at] +
                                                old[at - EDGE] + old[at + EDGE]);
      }
  }
  double sum = 0;
  for (int i = 0; i < EDGE * EDGE; i++) sum += t[1][i] * t[1][i] * (1 + i % 3);
  return sum;
}

// A wave through rock of unknown speeds: how far what receivers hear is from what was recorded.
static double waves(const double *x) {
  double before[N + 2] = {0}, now[N + 2] = {0}, next[N + 2] = {0}, misfit = 0;
  for (int step = 0; step < 10; step++) {
#pragma omp parallel for
    for (int i = 1; i <= N; i++)
      next[i] = 2 * now[i] - before[i] +
                0.2 * x[i - 1] * x[i - 1] * (now[i - 1] - 2 * now[i] + now[i + 1]);
    next[3] += sin(0.6 * step);
#pragma omp parallel for reduction(+ : misfit) schedule(static, 1)
    for (int i = 2; i <= N; i += 3) misfit += pow(next[i] - 0.1 * i * step, 2);
#pragma omp parallel for
    for (int i = 1; i <= N; i++) before[i] = now[i], now[i] = next[i];
  }
  return misfit / 100;
}

// Molecules with lists of who is near, made anew in each step.
static double molecules(const double *x) {
  double p[N], v[N] = {0};
  for (int i = 0; i < N; i++) p[i] = 1.2 * i + 0.1 * x[i];
  double energy = 0;
  for (int step = 0; step < 3; step++) {
    int near[N][4], count[N];
    double force[N];
#pragma omp parallel
    {
#pragma omp for
      for (int i = 0; i < N; i++) {
        count[i] = 0;
        for (int j = 0; j < N; j++)
          if (i != j && fabs(p[i] - p[j]) < 2.9 && count[i] < 4) near[i][count[i]++] = j;
      }
#pragma omp for schedule(guided)
      for (int i = 0; i < N; i++) {
        force[i] = 0;
        for (int k = 0; k < count[i]; k++) {
          const double r = p[i] - p[near[i][k]], s = 1 / (r * r), c = s * s * s;
          force[i] += 24 * (2 * c * c - c) * r * s;
        }
      }
#pragma omp for reduction(+ : energy)
      for (int i = 0; i < N; i++) {
        v[i] += 0.01 * force[i];
        p[i] += 0.01 * v[i];
        energy += v[i] * v[i] + 0.1 * p[i];
      }
    }
  }
  return energy;
}

// Light through layers: each ray sums what it meets; a critical section puts the rays together.
static double light(const double *x) {
  double picture[4] = {0}, brightest = 1;
#pragma omp parallel for schedule(dynamic)
  for (int ray = 0; ray < 9; ray++) {
    double left = 1, seen = 0;
    for (int layer = 0; layer < N; layer++) {
      const double density = x[layer] * (1 + 0.1 * ((ray + layer) % 4));
      seen += left * density * cos(ray + 0.1 * layer);
      left *= exp(-0.2 * density);
    }
#pragma omp critical(picture)
    {
      picture[ray % 4] += seen;
      brightest *= 1 + 0.1 * seen * left;
    }
  }
  return picture[0] * picture[1] + picture[2] - picture[3] + brightest;
}

static void turn(const double *angle, const double *own, double *rate) {
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    rate[i] = own[i];
    for (int j = 0; j < N; j++) rate[i] += 0.3 / N * sin(angle[j] - angle[i]);
  }
}

// Oscillators that draw each other along, by Runge and Kutta.
static double oscillators(const double *x) {
  double angle[N], shifted[N], rates[4][N];
  for (int i = 0; i < N; i++) angle[i] = 0.4 * i;
  for (int step = 0; step < 2; step++) {
    turn(angle, x, rates[0]);
    for (int stage = 1; stage < 4; stage++) {
      const double h = stage == 3 ? 0.3 : 0.15;
#pragma omp parallel for
      for (int i = 0; i < N; i++) shifted[i] = angle[i] + h * rates[stage - 1][i];
      turn(shifted, x, rates[stage]);
    }
#pragma omp parallel for
    for (int i = 0; i < N; i++)
      angle[i] += 0.3 / 6 * (rates[0][i] + 2 * rates[1][i] + 2 * rates[2][i] + rates[3][i]);
  }
  double a = 0, b = 0;
#pragma omp parallel for reduction(+ : a, b)
  for (int i = 0; i < N; i++) a += cos(angle[i]), b += sin(angle[i]);
  return sqrt(a * a + b * b);
}

// Shallow water over an unknown ground, by Lax and Friedrichs.
static double water(const double *x) {
  double h[N], q[N], flux[2][N + 1];
  for (int i = 0; i < N; i++) h[i] = x[i], q[i] = 0.1;
#pragma omp parallel
  for (int step = 0; step < 4; step++) {
#pragma omp for
    for (int i = 0; i <= N; i++) {
      const int a = (i + N - 1) % N, b = i % N;
      flux[0][i] = (q[a] + q[b]) / 2 - (h[b] - h[a]);
      flux[1][i] = (q[a] * q[a] / h[a] + h[a] * h[a] / 2 + q[b] * q[b] / h[b] + h[b] * h[b] / 2) / 2 -
                   (q[b] - q[a]);
    }
#pragma omp for
    for (int i = 0; i < N; i++) {
      h[i] -= 0.1 * (flux[0][i + 1] - flux[0][i]);
      q[i] -= 0.1 * (flux[1][i + 1] - flux[1][i]);
    }
  }
  double sum = 0;
  for (int i = 0; i < N; i++) sum += h[i] * h[i] * (1 + i % 3) + q[i];
  return sum;
}

static unsigned long next_of(unsigned long *state) {
  *state = *state * 6364136223846793005ul + 1442695040888963407ul;
  return *state >> 33;
}

// What an option is worth: paths with random numbers of their own, by Monte Carlo.
static double option(const double *x) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum) schedule(dynamic, 2)
  for (int path = 0; path < 24; path++) {
    unsigned long state = 1 + 977ul * path;
    double price = 1 + x[0], mean = 0;
    for (int step = 0; step < N; step++) {
      const double draw = (double)next_of(&state) / (1ul << 31) - 0.5;
      price *= exp(0.02 * x[step] + 0.3 * x[(step + 1) % N] * draw);
      mean += price / N;
    }
    sum += log(1 + exp(3 * (mean - 1.5))) / 24;
  }
  return sum;
}

int main(void) {
  MODEL(hydrodynamics, N, 0.8, 0.07);
  MODEL(gravity, N, 0.5, 0.11);
  MODEL(heat, N, 0.4, 0.03);
  MODEL(waves, N, 0.6, 0.04);
  MODEL(molecules, N, 0.2, 0.05);
  MODEL(light, N, 0.3, 0.06);
  MODEL(oscillators, N, 0.1, 0.08);
  MODEL(water, N, 1.1, 0.03);
  MODEL(option, N, 0.2, 0.04);
  return done();
}
