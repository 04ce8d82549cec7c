// A kernel that asks for the gradient of a function in another file, which calls one of a third.
// inputs 16 own

__device__ void energy(const double *x, double *e, double a, int n, int i);

#ifdef __CUDA_ARCH__
extern __device__ int enzyme_dup, enzyme_const, enzyme_out;
#endif
template <typename R, typename... T> __device__ R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> __device__ R __enzyme_fwddiff(void *, T...);

__global__ void primal(const double *x, double *e, double a, int n) {
  energy(x, e, a, n, blockIdx.x * blockDim.x + threadIdx.x);
}
__global__ void reverse(const double *x, double *dx, double *e, double *de, double a, double *da, int n) {
#ifdef __CUDA_ARCH__
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double by = __enzyme_autodiff<double>((void *)energy, enzyme_dup, x, dx, enzyme_dup, e, de, enzyme_out, a, enzyme_const, n,
                                        enzyme_const, i);
  atomicAdd(da, by);
#endif
}
__global__ void forward(const double *x, const double *dx, double *e, double *de, double a, double da, int n) {
#ifdef __CUDA_ARCH__
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __enzyme_fwddiff<void>((void *)energy, enzyme_dup, x, dx, enzyme_dup, e, de, enzyme_dup, a, da, enzyme_const, n, enzyme_const,
                         i);
#endif
}

static double *on_device(const double *from, int n) {
  double *d;
  cudaMalloc(&d, n * sizeof *d);
  if (from) cudaMemcpy(d, from, n * sizeof *d, cudaMemcpyHostToDevice);
  else cudaMemset(d, 0, n * sizeof *d);
  return d;
}
static double sum(double *d, int n) {
  double host[64], s = 0;
  cudaMemcpy(host, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) s += host[i];
  cudaFree(d);
  return s;
}

extern "C" double value(const double *x, int n, double a) {
  double *d = on_device(x, n), *e = on_device(0, n);
  primal<<<2, 8>>>(d, e, a, n);
  cudaFree(d);
  return sum(e, n);
}
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  double ones[64];
  for (int i = 0; i < n; i++) ones[i] = 1;
  double *d = on_device(x, n), *dd = on_device(dx, n), *e = on_device(0, n), *de = on_device(ones, n), *da = on_device(0, 1);
  reverse<<<2, 8>>>(d, dd, e, de, a, da, n);
  cudaMemcpy(dx, dd, n * sizeof *dx, cudaMemcpyDeviceToHost);
  cudaFree(d);
  cudaFree(dd);
  cudaFree(e);
  cudaFree(de);
  return sum(da, 1);
}
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  double *d = on_device(x, n), *dd = on_device(dx, n), *e = on_device(0, n), *de = on_device(0, n);
  forward<<<2, 8>>>(d, dd, e, de, a, da, n);
  cudaFree(d);
  cudaFree(dd);
  cudaFree(e);
  return sum(de, n);
}
