// Arrays inside structs inside arrays, and a struct that is filled field by field.
#include "check.h"

struct layer {
  int inputs, outputs;
  double weights[3][3], bias[3];
};
struct network {
  char name[5];
  struct layer layers[2];
  double result[3];
};

static void apply(const struct layer *l, const double *in, double *out) {
  for (int o = 0; o < l->outputs; o++) {
    double sum = l->bias[o];
    for (int i = 0; i < l->inputs; i++) sum += l->weights[o][i] * in[i];
    out[o] = tanh(sum);
  }
}

static void run(const double *x, double *y) {
  struct network n = {"ab", {{2, 3, {{0}}, {0}}, {3, 1, {{0}}, {0}}}, {0}};
  double hidden[3];
  for (int i = 0; i < 3; i++) {
    n.layers[0].weights[i][0] = x[i];
    n.layers[0].weights[i][1] = x[i] * x[i + 1];
    n.layers[0].bias[i] = x[4 + i];
    n.layers[1].weights[0][i] = x[7 + i];
  }
  n.layers[1].bias[0] = 0.5;
  apply(&n.layers[0], x, hidden);
  apply(&n.layers[1], hidden, n.result);
  y[0] = n.result[0];
  y[1] = n.result[1] + hidden[2] * n.layers[1].inputs;
}

int main(void) {
  CHECK_MAP(run, ((double[]){0.3, -0.2, 0.5, 0.1, 0.05, -0.15, 0.25, 0.7, -0.6, 0.9}), 10, 2, NULL);
  return checked();
}
