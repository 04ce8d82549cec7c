// Looks numbers up in a table, and interpolates: as Monte Carlo transport does.
// launch 2 64
// e: double in 128
// table: double in 40
// y: double out 128

static __device__ void body(const double *e, const double *table, double *y) {
  int i = blockIdx.x * 64 + threadIdx.x;
  double at = (e[i] - 0.4) * 30;
  int low = (int)at;
  double f = at - low;
  y[i] = (1 - f) * table[low] + f * table[low + 1] * e[i];
}
