extern __constant__ double strength[4];
static __device__ double mine(double x) { return x / (1 + x * x); }

__device__ double force(const double *x, int i, int n) {
  double sum = 0;
  for (int k = 1; k < 4; k++) sum += strength[k] * mine(x[(i + k) % n] * x[i]);
  return sum;
}
