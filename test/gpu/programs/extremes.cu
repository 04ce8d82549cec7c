// Maxima and minima of numbers in memory that blocks share: by bits and by exchanges, of all threads and of some, in
// rounds, in place, and of what an earlier launch has found; some of them stay what they were before.
// inputs 48
static __device__ long long __llAtomicMax(long long *p, long long v) {
  return __nvvm_atom_max_gen_ll(p, v);
}
static __device__ void largest(double *to, double v) {
  __llAtomicMax((long long *)to, __double_as_longlong(v));
}
static __device__ void least(double *to, double v) {
  long long *p = (long long *)to, there = 0, seen;
  do {
    seen = there;
    double now = __longlong_as_double(seen);
    there = atomicCAS(p, seen, __double_as_longlong(v < now ? v : now));
  } while (seen != there);
}
__global__ void found(double *x, double *most, double *small, double by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  x[i] = x[i] * (0.5 + 0.2 * by) + 0.3 * sin(x[i]);
  largest(most + i % 5, sin(x[i]) + x[i]);
  if (i % 3) least(small, x[i] * (1 + i % 4));
}
__global__ void in_rounds(const double *x, double *most, int n) {
  int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
    for (int k = 0; k < i % 3; k++) largest(&most[5 + k], x[i] * x[(i + k) % n]);
}
__global__ void used(double *x, const double *most, const double *small, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = x[i] * (1 + 0.1 * most[i % 8]) + small[0] * small[0];
}
double run(const double *x, int n, double a) {
  double *d, *most, *small, h[48], sum = 0;
  cudaMalloc(&d, n * sizeof *d);
  cudaMalloc(&most, 8 * sizeof *most);
  cudaMalloc(&small, sizeof *small);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  for (int k = 0; k < 8; k++) h[k] = k == 3 ? 9 * x[k] * x[k] + 9 : k == 7 ? x[2] : 0;
  cudaMemcpy(most, h, 8 * sizeof *most, cudaMemcpyHostToDevice);
  h[0] = 50 + x[0];
  cudaMemcpy(small, h, sizeof *small, cudaMemcpyHostToDevice);
  found<<<6, 8>>>(d, most, small, a, n);
  found<<<6, 8>>>(d, most, small, 0.9 * a, n);
  in_rounds<<<2, 8>>>(d, most, n);
  used<<<6, 8>>>(d, most, small, n);
  found<<<6, 8>>>(d, most, small, 0.5, n);
  used<<<6, 8>>>(d, most, small, n);
  cudaMemcpy(h, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) sum += h[i] * (1 + i % 5);
  cudaMemcpy(h, most, 8 * sizeof *most, cudaMemcpyDeviceToHost);
  for (int k = 0; k < 8; k++) sum += h[k] * h[k];
  cudaFree(d), cudaFree(most), cudaFree(small);
  return sum;
}
