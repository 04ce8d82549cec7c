// A Fourier transform of rows, an exchange of each with each, and one of columns.
#define N 8
#include "check.h"
static void transform(const double *re, const double *im, double *to_re, double *to_im, int n) {
  for (int k = 0; k < n; k++) {
    to_re[k] = to_im[k] = 0;
    for (int j = 0; j < n; j++) {
      double angle = 2 * 3.141592653589793 * j * k / n, c = cos(angle), s = sin(angle);
      to_re[k] += re[j] * c + im[j] * s;
      to_im[k] += im[j] * c - re[j] * s;
    }
  }
}
static double f(const double *x, int n) {
  int m = 2 * size;
  double *row = calloc(8 * m, sizeof *row), *a = row, *b = a + m, *c = b + m, *d = c + m, *e = d + m, *g = e + m;
  for (int i = 0; i < m; i++) a[i] = x[i % n] * (1 + 0.1 * i), b[i] = x[(i + 3) % n] * x[0];
  transform(a, b, c, d, m);
  MPI_Alltoall(c, 2, MPI_DOUBLE, e, 2, MPI_DOUBLE, MPI_COMM_WORLD);
  MPI_Alltoall(d, 2, MPI_DOUBLE, g, 2, MPI_DOUBLE, MPI_COMM_WORLD);
  transform(e, g, a, b, m);
  double sum = 0;
  for (int i = 0; i < m; i++) sum += (a[i] * a[i] + b[i] * b[i]) * (1 + 0.3 * i + rank);
  free(row);
  return 1e-3 * sum;
}
