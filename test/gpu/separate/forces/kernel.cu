__device__ double force(const double *x, int i, int n);
static __device__ double mine(double x) { return 0.25 * x; }

__global__ void pull(double *y, const double *x, double by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = mine(x[i]) + 0.1 * by * force(x, i, n);
}

template <typename T> __global__ void add(T *y, const T *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += x[i] * x[(i + 1) % n];
}
static __global__ void scale(double *x, double by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = by * x[i] * x[i] + 0.1;
}
void pulled(double *d, double *e, double a, int n) {
  pull<<<3, 8>>>(d, e, 0.5, n);
  scale<<<3, 8>>>(d, a, n);
  add<<<3, 8>>>(d, e, n);
}
