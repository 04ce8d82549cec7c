// A picture blurred along rows and columns in place, its edges (Sobel), and their strength.
#include "reverse.h"

enum { SIZE = 6 };

static int inside(int i) { return i < 0 ? 0 : i >= SIZE ? SIZE - 1 : i; }

static void blur(double *line, int stride, double width) {
  double copy[SIZE], weights[3], total = 0;
  for (int k = -1; k <= 1; k++) total += weights[k + 1] = exp(-k * k / (2 * width * width));
  for (int i = 0; i < SIZE; i++) copy[i] = line[i * stride];
  for (int i = 0; i < SIZE; i++) {
    double sum = 0;
    for (int k = -1; k <= 1; k++) sum += weights[k + 1] * copy[inside(i + k)];
    line[i * stride] = sum / total;
  }
}

static double edge(double p[SIZE][SIZE], int i, int j) {
  static const int sobel[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
  double u = 0, v = 0;
  for (int a = 0; a < 3; a++)
    for (int b = 0; b < 3; b++) {
      double at = p[i + a - 1][j + b - 1];
      u += sobel[a][b] * at;
      v += sobel[b][a] * at;
    }
  return sqrt(u * u + v * v + 1e-2);
}

static void filters(const double *x, double *y) {
  double p[SIZE][SIZE];
  memcpy(p, x, sizeof p);
  for (int i = 0; i < SIZE; i++) blur(p[i], 1, x[SIZE * SIZE]);
  for (int j = 0; j < SIZE; j++) blur(&p[0][j], SIZE, 1);
  for (int i = 1; i < SIZE - 1; i++)
    for (int j = 1; j < SIZE - 1; j++) *y++ = edge(p, i, j);
}

int main(void) {
  double x[SIZE * SIZE + 1];
  for (int i = 0; i < SIZE * SIZE; i++) x[i] = cos(i * i);
  x[SIZE * SIZE] = 0.8;
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, filters, x, SIZE * SIZE + 1, 16, NULL);
  return checked();
}
