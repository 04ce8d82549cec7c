// Power iteration with normalisation until it converges, and Jacobi's rotations.
#include "check.h"

enum { N = 3 };

static double power_iteration(const double *a) {
  double v[N] = {1, 0.5, 0.25}, value = 0;
  for (int step = 0; step < 300; step++) {
    double w[N] = {0}, norm = 0, before = value;
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) w[i] += a[i * N + j] * v[j];
    for (int i = 0; i < N; i++) norm += w[i] * w[i];
    value = sqrt(norm);
    for (int i = 0; i < N; i++) v[i] = w[i] / value;
    if (step > 100 && fabs(value - before) < 1e-15 * value) break;
  }
  return value;
}

static double jacobi(double a[N][N]) {
  for (int sweep = 0; sweep < 6; sweep++)
    for (int p = 0; p < N; p++)
      for (int q = p + 1; q < N; q++) {
        if (fabs(a[p][q]) < 1e-30) continue;
        double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        double t = copysign(1, theta) / (fabs(theta) + sqrt(theta * theta + 1)),
               c = 1 / sqrt(t * t + 1), s = t * c;
        for (int k = 0; k < N; k++) {
          double kp = a[k][p], kq = a[k][q];
          a[k][p] = c * kp - s * kq, a[k][q] = s * kp + c * kq;
        }
        for (int k = 0; k < N; k++) {
          double pk = a[p][k], qk = a[q][k];
          a[p][k] = c * pk - s * qk, a[q][k] = s * pk + c * qk;
        }
      }
  return fmax(a[0][0], fmax(a[1][1], a[2][2]));
}

static void all(const double *x, double *y) {
  double a[N][N] = {{4 + x[0], x[1], x[2]}, {x[1], 2, x[3]}, {x[2], x[3], 1 - x[0]}};
  y[0] = power_iteration(&a[0][0]);
  y[1] = jacobi(a);
}

static double determinant(const double *x, double z) {
  double a = 4 + x[0] - z, d = 2 - z, f = 1 - x[0] - z, b = x[1], c = x[2], e = x[3];
  return a * (d * f - e * e) - b * (b * f - e * c) + c * (b * e - d * c);
}

/* dz = -(dp/dx dx) / (dp/dz) for the characteristic polynomial p, whose slopes differences give
 * well. */
static void formula(const double *x, const double *dx, double *dy) {
  double y[2], moved[4];
  all(x, y);
  double z = y[1];
#define MOVED(t)                                                                          \
  (moved[0] = x[0] + t * dx[0], moved[1] = x[1] + t * dx[1], moved[2] = x[2] + t * dx[2], \
   moved[3] = x[3] + t * dx[3], moved)
  dy[0] = dy[1] =
      -(double)(DIFFERENCE(t, 0.0, determinant(MOVED(t), z)) / DIFFERENCE(t, z, determinant(x, t)));
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.5, 1, -0.7, 0.4}), 4, 2, formula);
  return checked();
}
