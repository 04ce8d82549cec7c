__device__ double pair(double x, double y);
static __device__ double scale = 0.125;

__device__ void energy(const double *x, double *e, double a, int n, int i) {
  double sum = 0;
  for (int k = 1; k < 4; k++) sum += a * pair(x[i], x[(i + k) % n]);
  e[i] = scale * sum * sum;
}
