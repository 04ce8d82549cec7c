// Jacobi's rotations of a symmetric matrix until its diagonal holds the eigenvalues, sorted.
#include "reverse.h"

enum { N = 3 };

static double beside(double a[N][N]) {
  return a[0][1] * a[0][1] + a[0][2] * a[0][2] + a[1][2] * a[1][2];
}

static void rotate(double a[N][N], int p, int q) {
  if (fabs(a[p][q]) < 1e-18) return;
  double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
  double t = copysign(1, theta) / (fabs(theta) + hypot(theta, 1)), c = 1 / hypot(t, 1), s = t * c;
  for (int k = 0; k < N; k++) {
    double kp = a[k][p], kq = a[k][q];
    a[k][p] = c * kp - s * kq, a[k][q] = s * kp + c * kq;
  }
  for (int k = 0; k < N; k++) {
    double pk = a[p][k], qk = a[q][k];
    a[p][k] = c * pk - s * qk, a[q][k] = s * pk + c * qk;
  }
}

static void eigenvalues(const double *x, double *y) {
  double a[N][N] = {{4 + x[0], x[1], x[2]}, {x[1], 2, x[3]}, {x[2], x[3], 1 - x[0]}};
  for (int sweep = 0; sweep < 10 && beside(a) > 1e-24; sweep++)
    for (int p = 0; p < N; p++)
      for (int q = p + 1; q < N; q++) rotate(a, p, q);
  for (int i = 0; i < N; i++) y[i] = a[i][i];
  for (int i = 1; i < N; i++)
    for (int j = i; j > 0 && y[j] < y[j - 1]; j--) {
      double t = y[j];
      y[j] = y[j - 1], y[j - 1] = t;
    }
}

/* The determinant, the sum of minors and the trace say what the eigenvalues are; by Newton. */
static void formula(const double *x, const double *dx, double *dy) {
  double y[N], a = 4 + x[0], b = 2, c = 1 - x[0], p = x[1], q = x[2], r = x[3];
  eigenvalues(x, y);
  for (int i = 0; i < N; i++) {
    double z = y[i], u = a - z, v = b - z, w = c - z;
    double slope = -(v * w - r * r) - (u * w - q * q) - (u * v - p * p);
    double change = dx[0] * (v * w - r * r) - dx[0] * (u * v - p * p) +
                    dx[1] * 2 * (q * r - p * w) + dx[2] * 2 * (p * r - q * v) +
                    dx[3] * 2 * (p * q - r * u);
    dy[i] = -change / slope;
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(eigenvalues, ((double[]){0.5, 1, -0.7, 0.4}), 4, N, formula);
  return checked();
}
