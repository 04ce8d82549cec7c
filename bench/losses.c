/* Losses as people write them in C, for bench/python_jax.py and bench/python_losses.py. */
#include <math.h>

/* The negative log-likelihood of a mixture of Gaussians with diagonal precisions. */
double gmm(const double *x, const double *weight, const double *mean, const double *scale, int n,
           int k, int d) {
  double total = 0, largest = 0, norm = 0, precision[1024];
  for (int j = 0; j < k; j++) norm += exp(weight[j]);
  for (int j = 0; j < k * d; j++) precision[j] = exp(scale[j]);
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < k; j++) {
      double log_density = weight[j];
      for (int l = 0; l < d; l++) {
        const double z = (x[i * d + l] - mean[j * d + l]) * precision[j * d + l];
        log_density += scale[j * d + l] - 0.5 * z * z;
      }
      if (j == 0) largest = log_density;
      sum = log_density > largest ? sum * exp(largest - log_density) + 1
                                  : sum + exp(log_density - largest);
      if (log_density > largest) largest = log_density;
    }
    total -= largest + log(sum);
  }
  return total / n + log(norm);
}

/* One LSTM cell over a sequence of vectors: the sum of squares of its last state. */
double lstm(const double *x, const double *w, const double *u, const double *b, int steps, int m) {
  double h[64] = {0}, c[64] = {0}, gate[256];
  for (int t = 0; t < steps; t++) {
    for (int r = 0; r < 4 * m; r++) {
      double sum = b[r];
      for (int l = 0; l < m; l++) sum += w[r * m + l] * x[t * m + l] + u[r * m + l] * h[l];
      gate[r] = r < 3 * m ? 1 / (1 + exp(-sum)) : tanh(sum);
    }
    for (int l = 0; l < m; l++) {
      c[l] = gate[m + l] * c[l] + gate[l] * gate[3 * m + l];
      h[l] = gate[2 * m + l] * tanh(c[l]);
    }
  }
  double loss = 0;
  for (int l = 0; l < m; l++) loss += h[l] * h[l];
  return loss;
}

/* Lotka and Volterra's equations by Runge and Kutta's method: the last state. */
static void slope(const double *p, double a, double b, double *da, double *db) {
  *da = p[0] * a - p[1] * a * b;
  *db = p[2] * a * b - p[3] * b;
}
double ode(const double *p, const double *start, int steps, double dt) {
  double a = start[0], b = start[1];
  for (int t = 0; t < steps; t++) {
    double a1, b1, a2, b2, a3, b3, a4, b4;
    slope(p, a, b, &a1, &b1);
    slope(p, a + dt / 2 * a1, b + dt / 2 * b1, &a2, &b2);
    slope(p, a + dt / 2 * a2, b + dt / 2 * b2, &a3, &b3);
    slope(p, a + dt * a3, b + dt * b3, &a4, &b4);
    a += dt / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
    b += dt / 6 * (b1 + 2 * b2 + 2 * b3 + b4);
  }
  return a * a + b * b;
}

/* Heat that spreads over a square whose edges are cold, for some steps: the energy that is left. */
double stencil(const double *restrict start, const double *restrict rate, double *restrict now,
               double *restrict next, int m, int steps) {
  for (int i = 0; i < m * m; i++) now[i] = next[i] = start[i];
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < m - 1; i++)
      for (int j = 1; j < m - 1; j++) {
        const int at = i * m + j;
        next[at] = now[at] + rate[at] * (now[at - 1] + now[at + 1] + now[at - m] + now[at + m] -
                                         4 * now[at]);
      }
    for (int i = 0; i < m * m; i++) now[i] = next[i];
  }
  double energy = 0;
  for (int i = 0; i < m * m; i++) energy += now[i] * now[i];
  return energy;
}
double energy(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * sin(x[i]);
  return sum;
}
