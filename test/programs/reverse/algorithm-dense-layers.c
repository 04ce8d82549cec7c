// A network of dense layers in a table of descriptions, each with its own activation.
#include "reverse.h"

typedef double activation(double);

static double relu(double v) { return v > 0 ? v : 0.1 * v; }
static double swish(double v) { return v / (1 + exp(-v)); }
static double gelu(double v) { return v / 2 * (1 + erf(v / sqrt(2))); }

static const struct layer {
  int in, out;
  activation *f;
} layers[] = {{2, 4, tanh}, {4, 3, relu}, {3, 3, swish}, {3, 1, gelu}};
enum { WEIGHTS = 3 * 4 + 5 * 3 + 4 * 3 + 4 };

static void dense(const struct layer *l, const double *weights, const double *in, double *out) {
  for (int o = 0; o < l->out; o++) {
    double sum = *weights++;
    for (int i = 0; i < l->in; i++) sum += *weights++ * in[i];
    out[o] = l->f(sum);
  }
}

static double loss(const double *weights) {
  static const double samples[][3] = {{1, 0.5, 0.3}, {-0.5, 0.7, -0.2}, {0.25, -1, 0.8}};
  double sum = 0;
  for (int s = 0; s < 3; s++) {
    double a[4], b[4], *in = a, *out = b;
    const double *w = weights;
    memcpy(in, samples[s], 2 * sizeof *in);
    for (const struct layer *l = layers; l < layers + 4; l++) {
      dense(l, w, in, out);
      w += (l->in + 1) * l->out;
      double *t = in;
      in = out, out = t;
    }
    sum += pow(in[0] - samples[s][2], 2);
  }
  return sum;
}

int main(void) {
  double x[WEIGHTS];
  for (int i = 0; i < WEIGHTS; i++) x[i] = sin(i * i + 1);
  CHECK_GRADIENT_WITHIN(0x1p-9, loss, x, WEIGHTS, NULL);
  return checked();
}
