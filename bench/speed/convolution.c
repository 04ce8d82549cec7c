/* A layer of a network: convolution by 3 times 3, what is over 0, the largest of 2 times 2; squares. */
#include "speed.h"

double layer(int from, int to, int size, const double *image, const double *kernels,
             const double *bias, const double *targets) {
  int inner = size - 2, half = inner / 2;
  double *map = malloc(inner * inner * sizeof(double)), loss = 0;
  for (int o = 0; o < to; o++) {
    for (int i = 0; i < inner; i++)
      for (int j = 0; j < inner; j++) {
        double sum = bias[o];
        for (int c = 0; c < from; c++)
          for (int a = 0; a < 3; a++)
            for (int b = 0; b < 3; b++)
              sum += kernels[((o * from + c) * 3 + a) * 3 + b] *
                     image[(c * size + i + a) * size + j + b];
        map[i * inner + j] = sum > 0 ? sum : 0;
      }
    for (int i = 0; i < half; i++)
      for (int j = 0; j < half; j++) {
        double largest = map[2 * i * inner + 2 * j];
        for (int a = 0; a < 2; a++)
          for (int b = 0; b < 2; b++) {
            double other = map[(2 * i + a) * inner + 2 * j + b];
            if (other > largest) largest = other;
          }
        double off = largest - targets[(o * half + i) * half + j];
        loss += 0.5 * off * off;
      }
  }
  free(map);
  return loss;
}

/* By hand: only the largest of four, and only if over 0, passes something back. */
static void layer_hand(int from, int to, int size, const double *restrict image,
                       double *restrict dimage, const double *restrict kernels,
                       double *restrict dkernels, const double *restrict bias,
                       double *restrict dbias, const double *restrict targets) {
  int inner = size - 2, half = inner / 2;
  for (int o = 0; o < to; o++)
    for (int i = 0; i < half; i++)
      for (int j = 0; j < half; j++) {
        double largest = 0;
        int row = -1, column = -1;
        for (int q = 0; q < 4; q++) {
          int y = 2 * i + q / 2, x = 2 * j + q % 2;
          double sum = bias[o];
          for (int c = 0; c < from; c++)
            for (int a = 0; a < 3; a++)
              for (int b = 0; b < 3; b++)
                sum += kernels[((o * from + c) * 3 + a) * 3 + b] *
                       image[(c * size + y + a) * size + x + b];
          if (sum > largest) largest = sum, row = y, column = x;
        }
        if (row < 0) continue;
        double back = largest - targets[(o * half + i) * half + j];
        dbias[o] += back;
        for (int c = 0; c < from; c++)
          for (int a = 0; a < 3; a++)
            for (int b = 0; b < 3; b++) {
              int k = ((o * from + c) * 3 + a) * 3 + b;
              int p = (c * size + row + a) * size + column + b;
              dkernels[k] += back * image[p];
              dimage[p] += back * kernels[k];
            }
      }
}

/* -- the program ------------------------------------------------------------------------------ */

static int from, to, size, kernels, bias;
static double *targets;

static void prepare(void) {
  from = unknown(8), to = unknown(16), size = unknown(32);
  kernels = from * size * size, bias = kernels + to * from * 9;
  inputs = bias + to;
  targets = doubles(to * size * size / 4);
  for (int i = 0; i < to * size * size / 4; i++) targets[i] = between(0, 1);
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-1, 1);
}
static double primal(const double *x) {
  return layer(from, to, size, x, x + kernels, x + bias, targets);
}
static void ours(const double *x, double *dx) {
  GRADIENT((void *)layer, enzyme_const, from, enzyme_const, to, enzyme_const, size, enzyme_dup, x,
           dx, enzyme_dup, x + kernels, dx + kernels, enzyme_dup, x + bias, dx + bias,
           enzyme_const, targets);
}
static void by_hand(const double *x, double *dx) {
  layer_hand(from, to, size, x, dx, x + kernels, dx + kernels, x + bias, dx + bias, targets);
}
