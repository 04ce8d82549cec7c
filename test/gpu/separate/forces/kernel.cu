__device__ double force(const double *x, int i, int n);
static __device__ double mine(double x) { return 0.25 * x; }

__global__ void pull(double *y, const double *x, double by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = mine(x[i]) + 0.1 * by * force(x, i, n);
}
