// Loops of so few rounds that they are unrolled: nests, tapes of callees, a break, several calls.
#include "reverse.h"

static void cross(const double *a, const double *b, double *c) {
  for (int i = 0; i < 3; i++) c[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
}

static void turned(const double *axis, const double *point, double *out) {
  double length = 0, unit[3], side[3], along = 0;
  for (int i = 0; i < 3; i++) length += axis[i] * axis[i];
  length = sqrt(length);
  for (int i = 0; i < 3; i++) unit[i] = axis[i] / length;
  cross(unit, point, side);
  for (int i = 0; i < 3; i++) along += unit[i] * point[i];
  for (int i = 0; i < 3; i++)
    out[i] = point[i] * cos(length) + side[i] * sin(length) + unit[i] * along * (1 - cos(length));
}

static void multiplied(double a[3][3], double b[3][3]) {
  for (int i = 0; i < 3; i++) {
    double row[3] = {0};
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 3; k++) row[j] += a[i][k] * b[k][j];
    for (int j = 0; j < 3; j++) a[i][j] = row[j] / (1 + row[j] * row[j]);
  }
}

static void all(const double *x, double *y) {
  double points[5][3], matrix[3][3], other[3][3];
  for (int p = 0; p < 5; p++)
    for (int i = 0; i < 3; i++) points[p][i] = x[3 + (p + i) % 6] * (1 + 0.1 * p);
  for (int p = 0; p < 5; p++) turned(x, points[p], points[p]);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) matrix[i][j] = points[i][j], other[i][j] = points[j][i] + x[i + j];
  for (int round = 0; round < 2; round++) multiplied(matrix, other);
  for (int i = 0; i < 3; i++) {
    y[i] = points[3][i] * points[4][i];
    for (int j = 0; j < 3; j++) {
      y[i] += matrix[i][j] * sin(y[i]);
      if (y[i] > 0.4) break;
    }
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, -0.7, 1.1, -0.2, 0.9, 0.3, 0.6, -0.5, 0.8}), 9, 3, NULL);
  return checked();
}
