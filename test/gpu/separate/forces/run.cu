// Host code, the kernel it launches, the function that calls, and the variable that reads: each in a file of its own.
// inputs 24

template <typename T> __global__ void add(T *y, const T *x, int n) {  // in two files
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += x[i] * x[(i + 1) % n];
}
static __global__ void scale(double *x, double by, int n) {  // another one has the name elsewhere
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= by;
}
void pulled(double *e, double *d, double a, int n);
__global__ void pull(double *y, const double *x, double by, int n);
extern __constant__ double strength[4];

static double run(const double *x, int n, double a) {
  double *d, *e, host[64], table[4], sum = 0;
  for (int i = 0; i < 4; i++) table[i] = a * x[i] + i;
  cudaMemcpyToSymbol(strength, table, sizeof table);
  cudaMalloc(&d, n * sizeof *d);
  cudaMalloc(&e, n * sizeof *e);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  for (int k = 0; k < 3; k++) {
    pull<<<3, 8>>>(e, d, a + k, n);
    scale<<<3, 8>>>(e, 0.3 * a, n);
    add<<<3, 8>>>(d, e, n);
    pulled(d, e, a, n);
  }
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) sum += host[i] * host[i] * (1 + i % 3);
  cudaFree(d);
  cudaFree(e);
  return sum;
}
