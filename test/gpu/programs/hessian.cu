// Second derivatives: kernels that ask for tangents, and host code that carries the tangents of arrays
// itself. Its gradient is the product of a Hessian with a direction.
// inputs 24

template <typename... T> __device__ void __enzyme_fwddiff_cell(void *, T...);
#ifdef __CUDA_ARCH__
extern __device__ int enzyme_dup, enzyme_const;
#else
extern int enzyme_dup, enzyme_const;
#endif

__device__ void cell(const double *old, double *fresh, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    fresh[i] = a * old[i] * old[i] * old[i - 1] + 0.3 * (old[i - 1] + old[i + 1]);
  else if (i < n)
    fresh[i] = a * old[i] * old[i];
}
__global__ void tangents(const double *old, const double *dold, double *fresh, double *dfresh, double a, int n) {
  __enzyme_fwddiff_cell((void *)cell, enzyme_dup, old, dold, enzyme_dup, fresh, dfresh, enzyme_const, a, enzyme_const, n);
}

// The derivative of a sum of squares along a direction.
static double run(const double *x, int n, double a) {
  double *u, *du, *v, *dv, s = 0, *h = new double[n], *dh = new double[n];
  cudaMalloc(&u, n * sizeof *u), cudaMalloc(&du, n * sizeof *u);
  cudaMalloc(&v, n * sizeof *u), cudaMalloc(&dv, n * sizeof *u);
  for (int i = 0; i < n; i++) dh[i] = 1 + 0.25 * i - i % 3;
  cudaMemcpy(u, x, n * sizeof *u, cudaMemcpyHostToDevice);
  cudaMemcpy(du, dh, n * sizeof *u, cudaMemcpyHostToDevice);
  for (int step = 0; step < 3; step++) {
    tangents<<<(n + 7) / 8, 8>>>(u, du, v, dv, 0.2 * a / (step + 1), n);
    double *other = u, *dother = du;
    u = v, v = other, du = dv, dv = dother;
  }
  cudaMemcpy(h, u, n * sizeof *h, cudaMemcpyDeviceToHost);
  cudaMemcpy(dh, du, n * sizeof *h, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) s += 2 * h[i] * dh[i];
  cudaFree(u), cudaFree(v), cudaFree(du), cudaFree(dv);
  delete[] h, delete[] dh;
  return s;
}
