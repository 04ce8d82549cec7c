// A small tridiagonal system for each thread, in local arrays.
// launch 1 32
// d: double in 256
// b: double in 256
// x: double out 256

static __device__ void body(const double *d, const double *b, double *x) {
  int i = threadIdx.x;
  double c[8], g[8];
  c[0] = 0.5 / (d[i * 8] + 2);
  g[0] = b[i * 8] / (d[i * 8] + 2);
  for (int k = 1; k < 8; k++) {
    double m = d[i * 8 + k] + 2 - 0.5 * c[k - 1];
    c[k] = 0.5 / m;
    g[k] = (b[i * 8 + k] - 0.5 * g[k - 1]) / m;
  }
  x[i * 8 + 7] = g[7];
  for (int k = 6; k >= 0; k--)
    x[i * 8 + k] = g[k] - c[k] * x[i * 8 + k + 1];
}
