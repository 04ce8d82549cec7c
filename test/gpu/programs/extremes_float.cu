// The same of floats, by their bits; several threads say one number, and one of them takes its derivative.
// inputs 24 float
static __device__ int __iAtomicMax(int *p, int v) { return __nvvm_atom_max_gen_i(p, v); }
static __device__ int __iAtomicMin(int *p, int v) { return __nvvm_atom_min_gen_i(p, v); }
__global__ void found(const float *x, float *most, float *least, float by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  __iAtomicMax((int *)most + i % 2, __float_as_int(x[i / 4 * 4] * by));
  __iAtomicMin((int *)least, __float_as_int(x[i] * x[i]));
}
double run(const double *x, int n, double a) {
  float *d, h[24], *most, *least;
  cudaMalloc(&d, n * sizeof *d);
  cudaMalloc(&most, 2 * sizeof *most);
  cudaMalloc(&least, sizeof *least);
  for (int i = 0; i < n; i++) h[i] = x[i];
  cudaMemcpy(d, h, n * sizeof *d, cudaMemcpyHostToDevice);
  cudaMemset(most, 0, 2 * sizeof *most);
  cudaMemcpy(least, d, sizeof *least, cudaMemcpyDeviceToDevice);
  found<<<3, 8>>>(d, most, least, a, n);
  cudaMemcpy(h, most, 2 * sizeof *h, cudaMemcpyDeviceToHost);
  cudaMemcpy(h + 2, least, sizeof *h, cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(most), cudaFree(least);
  return h[0] * h[1] + 3 * h[2];
}
