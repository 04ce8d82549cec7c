// A long short-term memory cell over a sequence, its state in a struct that is changed in place.
#include "reverse.h"

enum { CELLS = 2, ROUNDS = 6, GATES = 4, WEIGHTS = GATES * CELLS * 4 };

struct cell {
  double memory[CELLS], out[CELLS];
};

static double sigmoid(double v) { return 1 / (1 + exp(-v)); }

static double gate(const double *w, const struct cell *c, double in) {
  double sum = w[0] + w[1] * in;
  for (int i = 0; i < CELLS; i++) sum += w[2 + i] * c->out[i];
  return sum;
}

static void step(struct cell *c, const double *w, double in) {
  struct cell before = *c;
  for (int i = 0; i < CELLS; i++, w += GATES * 4) {
    double forget = sigmoid(gate(w, &before, in)), take = sigmoid(gate(w + 4, &before, in));
    double show = sigmoid(gate(w + 8, &before, in)), what = tanh(gate(w + 12, &before, in));
    c->memory[i] = forget * c->memory[i] + take * what;
    c->out[i] = show * tanh(c->memory[i]);
  }
}

static double loss(const double *w) {
  static const double series[ROUNDS + 1] = {0.1, 0.5, 0.8, 0.4, -0.2, -0.7, -0.3};
  struct cell c = {{0}, {0}};
  double sum = 0;
  for (int t = 0; t < ROUNDS; t++) {
    step(&c, w, series[t]);
    sum += pow(c.out[0] - c.out[1] - series[t + 1], 2);
  }
  return sum;
}

int main(void) {
  double x[WEIGHTS];
  for (int i = 0; i < WEIGHTS; i++) x[i] = sin(i * i + 1);
  CHECK_GRADIENT(loss, x, WEIGHTS, NULL);
  return checked();
}
