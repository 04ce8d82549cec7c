/* The loss of a network of dense layers over samples: tanh between layers, softmax at the end. */
#include "speed.h"

void dense(int n, int m, const double *weights, const double *in, double *out) {
  const double *bias = weights + n * m;
  for (int i = 0; i < m; i++) {
    double sum = bias[i];
    for (int j = 0; j < n; j++) sum += weights[i * n + j] * in[j];
    out[i] = sum;
  }
}

double loss_of(int n, const double *scores, int label) {
  double top = scores[0], sum = 0;
  for (int i = 1; i < n; i++)
    if (scores[i] > top) top = scores[i];
  for (int i = 0; i < n; i++) sum += exp(scores[i] - top);
  return top + log(sum) - scores[label];
}

double network(int layers, const int *sizes, const double *weights, int samples,
               const double *images, const int *labels) {
  int widest = 0;
  for (int l = 0; l <= layers; l++)
    if (sizes[l] > widest) widest = sizes[l];
  double *in = malloc(widest * sizeof(double)), *out = malloc(widest * sizeof(double)), loss = 0;
  for (int s = 0; s < samples; s++) {
    const double *w = weights;
    for (int i = 0; i < sizes[0]; i++) in[i] = images[s * sizes[0] + i];
    for (int l = 0; l < layers; l++) {
      int n = sizes[l], m = sizes[l + 1];
      dense(n, m, w, in, out);
      if (l + 1 < layers)
        for (int i = 0; i < m; i++) out[i] = tanh(out[i]);
      double *other = in;
      in = out;
      out = other;
      w += (n + 1) * m;
    }
    loss += loss_of(sizes[layers], in, labels[s]);
  }
  free(in), free(out);
  return loss / samples;
}

/* -- by hand ---------------------------------------------------------------------------------- */

static void dense_back(int n, int m, const double *restrict weights, double *restrict dweights,
                       const double *restrict in, double *restrict din,
                       const double *restrict dout) {
  for (int j = 0; j < n; j++) din[j] = 0;
  for (int i = 0; i < m; i++) {
    double d = dout[i];
    dweights[n * m + i] += d;
    for (int j = 0; j < n; j++) {
      dweights[i * n + j] += d * in[j];
      din[j] += d * weights[i * n + j];
    }
  }
}

static void network_hand(int layers, const int *sizes, const double *weights, double *dweights,
                         int samples, const double *images, const int *labels) {
  int total = 0, count = 0;
  for (int l = 0; l < layers; l++) total += sizes[l + 1], count += (sizes[l] + 1) * sizes[l + 1];
  total += sizes[0];
  double *acts = malloc(2 * total * sizeof(double)), *dacts = acts + total;
  for (int s = 0; s < samples; s++) {
    const double *w = weights;
    double *a = acts, *da = dacts, *dw = dweights, sum = 0, top;
    memcpy(a, images + s * sizes[0], sizes[0] * sizeof(double));
    for (int l = 0; l < layers; l++) {
      int n = sizes[l], m = sizes[l + 1];
      dense(n, m, w, a, a + n);
      a += n, da += n, w += (n + 1) * m, dw += (n + 1) * m;
      if (l + 1 < layers)
        for (int i = 0; i < m; i++) a[i] = tanh(a[i]);
    }
    int classes = sizes[layers];
    top = a[0];
    for (int i = 1; i < classes; i++)
      if (a[i] > top) top = a[i];
    for (int i = 0; i < classes; i++) sum += da[i] = exp(a[i] - top);
    for (int i = 0; i < classes; i++) da[i] = (da[i] / sum - (i == labels[s])) / samples;
    for (int l = layers - 1; l >= 0; l--) {
      int n = sizes[l], m = sizes[l + 1];
      a -= n, da -= n, w -= (n + 1) * m, dw -= (n + 1) * m;
      dense_back(n, m, w, dw, a, da, da + n);
      if (l)
        for (int i = 0; i < n; i++) da[i] *= 1 - a[i] * a[i];
    }
  }
  free(acts);
}

/* -- the program ------------------------------------------------------------------------------ */

static int layers, samples, sizes[4], *labels;
static double *images;

static void prepare(void) {
  int widths[4] = {64, 96, 96, 10};
  layers = unknown(3), samples = unknown(32);
  for (int l = 0; l <= layers; l++) sizes[l] = unknown(widths[l]);
  for (int l = 0; l < layers; l++) inputs += (sizes[l] + 1) * sizes[l + 1];
  images = doubles(samples * sizes[0]), labels = malloc(samples * sizeof *labels);
  for (int i = 0; i < samples * sizes[0]; i++) images[i] = between(0, 1);
  for (int s = 0; s < samples; s++) labels[s] = s % sizes[layers];
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-0.2, 0.2);
}
static double primal(const double *x) { return network(layers, sizes, x, samples, images, labels); }
static void ours(const double *x, double *dx) {
  GRADIENT((void *)network, enzyme_const, layers, enzyme_const, sizes, enzyme_dup, x, dx,
           enzyme_const, samples, enzyme_const, images, enzyme_const, labels);
}
static void by_hand(const double *x, double *dx) {
  network_hand(layers, sizes, x, dx, samples, images, labels);
}
