// A gated recurrent unit that reads two sequences of different lengths with the same weights.
#include "reverse.h"

enum { N = 3, WEIGHTS = 3 * N * (N + 2) };

static void linear(const double *w, double in, const double *state, double *out) {
  for (int i = 0; i < N; i++, w += N + 2) {
    out[i] = w[0] + w[1] * in;
    for (int j = 0; j < N; j++) out[i] += w[2 + j] * state[j];
  }
}

static void step(const double *w, double in, double *h) {
  double update[N], reset[N], candidate[N], faded[N];
  linear(w, in, h, update);
  linear(w + N * (N + 2), in, h, reset);
  for (int i = 0; i < N; i++) faded[i] = h[i] / (1 + exp(-reset[i]));
  linear(w + 2 * N * (N + 2), in, faded, candidate);
  for (int i = 0; i < N; i++) {
    double z = 1 / (1 + exp(-update[i]));
    h[i] += z * (tanh(candidate[i]) - h[i]);
  }
}

static void read_all(const double *x, double *y) {
  static const double words[2][5] = {{0.3, -0.5, 1}, {1, 0.2, -0.4, 0.6, -1}};
  static const int lengths[] = {3, 5};
  for (int s = 0; s < 2; s++) {
    double h[N] = {0.1, 0, -0.1};
    for (int t = 0; t < lengths[s]; t++) step(x, words[s][t], h);
    memcpy(y + N * s, h, sizeof h);
  }
}

int main(void) {
  double x[WEIGHTS];
  for (int i = 0; i < WEIGHTS; i++) x[i] = cos(i * i + 1);
  CHECK_ADJOINT_MAP(read_all, x, WEIGHTS, 2 * N, NULL);
  return checked();
}
