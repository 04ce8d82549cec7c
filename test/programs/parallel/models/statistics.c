// Statistics with OpenMP: filters, mixtures, chains, processes, densities, samples, groups.
#include "models.h"

enum { N = 10 };

// An ensemble whose members are moved by a model and drawn to what is observed.
static double kalman(const double *x) {
  enum { MEMBERS = 7, STATE = 4 };
  double e[MEMBERS][STATE], mean[STATE], gain[STATE];
  for (int m = 0; m < MEMBERS; m++)
    for (int i = 0; i < STATE; i++) e[m][i] = x[i] + 0.2 * sin(3 * m + i);
  double misfit = 0;
  for (int cycle = 0; cycle < 3; cycle++) {
#pragma omp parallel for
    for (int m = 0; m < MEMBERS; m++) {
      double now[STATE];
      for (int i = 0; i < STATE; i++)
        now[i] = e[m][i] + 0.1 * (e[m][(i + 1) % STATE] * x[4 + i] - e[m][i] * e[m][i]);
      for (int i = 0; i < STATE; i++) e[m][i] = now[i];
    }
    double variance = 0;
#pragma omp parallel
    {
#pragma omp for
      for (int i = 0; i < STATE; i++) {
        mean[i] = 0;
        for (int m = 0; m < MEMBERS; m++) mean[i] += e[m][i] / MEMBERS;
      }
#pragma omp for reduction(+ : variance)
      for (int m = 0; m < MEMBERS; m++) variance += pow(e[m][0] - mean[0], 2) / (MEMBERS - 1);
#pragma omp for
      for (int i = 0; i < STATE; i++) {
        gain[i] = 0;
        for (int m = 0; m < MEMBERS; m++)
          gain[i] += (e[m][i] - mean[i]) * (e[m][0] - mean[0]) / (MEMBERS - 1);
        gain[i] /= variance + 0.1 + x[8] * x[8];
      }
#pragma omp for reduction(+ : misfit)
      for (int m = 0; m < MEMBERS; m++) {
        const double off = 0.8 + 0.05 * cycle + 0.1 * cos(m) * x[9] - e[m][0];
        misfit += off * off;
        for (int i = 0; i < STATE; i++) e[m][i] += gain[i] * off;
      }
    }
  }
  return misfit;
}

// Two normal distributions, fitted by expectation and maximisation.
static double mixture(const double *x) {
  double mean[2] = {0.2, 1.1}, spread[2] = {0.5, 0.6}, share[2] = {0.5, 0.5}, likelihood = 0;
  for (int t = 0; t < 3; t++) {
    double weight[2] = {0}, first[2] = {0}, second[2] = {0};
    likelihood = 0;
#pragma omp parallel for reduction(+ : weight, first, second, likelihood)
    for (int i = 0; i < N; i++) {
      double p[2];
      for (int k = 0; k < 2; k++) {
        const double z = (x[i] - mean[k]) / spread[k];
        p[k] = share[k] / spread[k] * exp(-z * z / 2);
      }
      likelihood += log(p[0] + p[1]);
      for (int k = 0; k < 2; k++) {
        const double part = p[k] / (p[0] + p[1]);
        weight[k] += part, first[k] += part * x[i], second[k] += part * x[i] * x[i];
      }
    }
    for (int k = 0; k < 2; k++) {
      mean[k] = first[k] / weight[k];
      spread[k] = sqrt(second[k] / weight[k] - mean[k] * mean[k] + 0.01);
      share[k] = weight[k] / N;
    }
  }
  return likelihood + mean[0] * spread[1];
}

// The likelihood of a chain whose states nobody sees.
static double chain(const double *x) {
  enum { STATES = 4, STEPS = 6 };
  double alpha[2][STATES], sum = 0;
  for (int s = 0; s < STATES; s++) alpha[0][s] = exp(0.1 * x[s]);
#pragma omp parallel
  for (int t = 0; t < STEPS; t++) {
    const double *old = alpha[t % 2];
    double *new = alpha[1 - t % 2];
#pragma omp for
    for (int s = 0; s < STATES; s++) {
      double from = 0;
      for (int r = 0; r < STATES; r++) from += old[r] * exp(-x[4 + (r + s) % 4] * abs(r - s));
      new[s] = from * exp(-pow(s - x[8] * t - x[9], 2) / 8);
    }
#pragma omp single
    sum += log(new[0] + new[1] + new[2] + new[3]);
  }
  return sum;
}

// A process with a kernel: the likelihood of what was seen by the kernel's scales.
static double process(const double *x) {
  double k[N][N], y[N], sum = 0;
#pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < N; i++)
    for (int j = 0; j <= i; j++)
      k[i][j] = exp(-pow((i - j) * x[0], 2)) * x[1] * x[1] + (i == j) * (0.3 + x[2] * x[2]);
  for (int i = 0; i < N; i++) y[i] = x[i];
  for (int c = 0; c < N; c++) {
    k[c][c] = sqrt(k[c][c]);
    y[c] /= k[c][c];
    sum += log(k[c][c]) + y[c] * y[c] / 2;
#pragma omp parallel for
    for (int i = c + 1; i < N; i++) {
      k[i][c] /= k[c][c];
      y[i] -= k[i][c] * y[c];
    }
#pragma omp parallel for
    for (int i = c + 1; i < N; i++)
      for (int j = c + 1; j <= i; j++) k[i][j] -= k[i][c] * k[j][c];
  }
  return sum;
}

// Particles that are weighted by what is seen, and a number of them all.
static double particles(const double *x) {
  enum { COUNT = 16 };
  double place[COUNT], weight[COUNT], evidence = 0;
  for (int i = 0; i < COUNT; i++) place[i] = 0.1 * i - 0.7, weight[i] = 1;
  for (int t = 0; t < N; t++) {
    double total = 0, most = -1e300;
#pragma omp parallel for reduction(max : most)
    for (int i = 0; i < COUNT; i++) {
      place[i] = 0.9 * place[i] + 0.1 * x[(t + 1) % N] + 0.05 * sin(7 * i + t);
      weight[i] = log(weight[i]) - pow(place[i] - x[t], 2);
      most = fmax(most, weight[i]);
    }
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < COUNT; i++) {
      weight[i] = exp(weight[i] - most);
      total += weight[i];
    }
    evidence += log(total) + most;
#pragma omp parallel for simd
    for (int i = 0; i < COUNT; i++) weight[i] = weight[i] / total + 1e-3;
  }
  return evidence;
}

// A density by kernels, and the entropy of it.
static double density(const double *x) {
  double sum = 0;
#pragma omp parallel
  {
    double own = 0;
#pragma omp for schedule(static, 2) nowait
    for (int i = 0; i < N; i++) {
      double here = 0;
      for (int j = 0; j < N; j++) here += exp(-4 * pow(x[i] - x[j], 2)) / N;
      own += log(here);
    }
#pragma omp atomic
    sum += own;
  }
  return sum / N;
}

// Logistic regression, trained by descent: the loss after it, by the data.
static double regression(const double *x) {
  double w[2] = {0.1, -0.2}, loss = 0;
  for (int epoch = 0; epoch < 6; epoch++) {
    double g[2] = {0};
    loss = 0;
#pragma omp parallel for reduction(+ : g[:2], loss)
    for (int i = 0; i < N; i++) {
      const double y = i % 2, z = w[0] * x[i] + w[1], p = 1 / (1 + exp(-z));
      g[0] += (p - y) * x[i], g[1] += p - y;
      loss -= y * log(p) + (1 - y) * log(1 - p);
    }
    w[0] -= 0.3 * g[0], w[1] -= 0.3 * g[1];
  }
  return loss;
}

// Soft groups: means drawn to what is near them.
static double groups(const double *x) {
  double centre[3] = {0.3, 0.7, 1.2};
  for (int t = 0; t < 4; t++) {
    double sum[3] = {0}, count[3] = {0};
#pragma omp parallel sections
    {
#pragma omp section
      for (int i = 0; i < N; i++) {
        const double p = exp(-9 * pow(x[i] - centre[0], 2));
        sum[0] += p * x[i], count[0] += p;
      }
#pragma omp section
      for (int i = 0; i < N; i++) {
        const double p = exp(-9 * pow(x[i] - centre[1], 2));
        sum[1] += p * x[i], count[1] += p;
      }
#pragma omp section
      for (int i = 0; i < N; i++) {
        const double p = exp(-9 * pow(x[i] - centre[2], 2));
        sum[2] += p * x[i], count[2] += p;
      }
    }
    for (int k = 0; k < 3; k++) centre[k] = sum[k] / (count[k] + 1e-3);
  }
  return centre[0] * centre[1] + centre[2] * centre[2];
}

int main(void) {
  MODEL(kalman, N, 0.4, 0.05);
  MODEL(mixture, N, 0.1, 0.13);
  MODEL(chain, N, 0.2, 0.07);
  MODEL(process, N, 0.4, 0.06);
  MODEL(particles, N, 0.1, 0.05);
  MODEL(density, N, 0.2, 0.09);
  MODEL(regression, N, 0.2, 0.1);
  MODEL(groups, N, 0.2, 0.11);
  return done();
}
