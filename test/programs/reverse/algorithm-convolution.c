// A convolutional layer with stride and borders, max pooling, and a soft cross entropy.
#include "reverse.h"

enum { SIZE = 6, KERNEL = 3, CHANNELS = 2, POOLED = 3 };

static double at(const double *image, int i, int j) {
  return i < 0 || j < 0 || i >= SIZE || j >= SIZE ? 0 : image[i * SIZE + j];
}

static void convolve(const double *image, const double *kernel, double out[SIZE][SIZE]) {
  for (int i = 0; i < SIZE; i++)
    for (int j = 0; j < SIZE; j++) {
      out[i][j] = 0;
      for (int a = 0; a < KERNEL; a++)
        for (int b = 0; b < KERNEL; b++)
          out[i][j] += kernel[a * KERNEL + b] * at(image, i + a - 1, j + b - 1);
    }
}

static void pool(double in[SIZE][SIZE], double out[POOLED][POOLED]) {
  for (int i = 0; i < POOLED; i++)
    for (int j = 0; j < POOLED; j++) {
      double top = -INFINITY;
      for (int a = 0; a < 4; a++) {
        double v = in[2 * i + a / 2][2 * j + a % 2];
        if (v > top) top = v;
      }
      out[i][j] = top > 0 ? top : 0;
    }
}

static double loss(const double *x) {
  double image[SIZE * SIZE], maps[SIZE][SIZE], pooled[POOLED][POOLED], scores[CHANNELS];
  for (int i = 0; i < SIZE * SIZE; i++) image[i] = cos(i * i + 1);
  for (int c = 0; c < CHANNELS; c++) {
    convolve(image, x + c * KERNEL * KERNEL, maps);
    pool(maps, pooled);
    scores[c] = x[CHANNELS * KERNEL * KERNEL + c];
    for (int i = 0; i < POOLED * POOLED; i++) scores[c] += pooled[i / POOLED][i % POOLED] / 4;
  }
  return log(exp(scores[0]) + exp(scores[1])) - scores[1];
}

int main(void) {
  double x[CHANNELS * (KERNEL * KERNEL + 1)];
  for (int i = 0; i < CHANNELS * (KERNEL * KERNEL + 1); i++) x[i] = sin(3 * i + 1);
  CHECK_GRADIENT_WITHIN(0x1p-10, loss, x, CHANNELS * (KERNEL * KERNEL + 1), NULL);
  return checked();
}
