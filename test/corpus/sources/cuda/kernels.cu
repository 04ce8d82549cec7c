// CUDA device code with the toolkit's own headers and device library where they are.
// corpus-compilers: clang-22
// corpus-flags: --cuda-device-only --cuda-gpu-arch=sm_80 --cuda-path=%CUDA% -Wno-unknown-cuda-version -I%OWN%/cuda/stubs -I%CUDA%/include/cccl
// corpus-variant: full
// corpus-variant: fast -ffast-math -fcuda-flush-denormals-to-zero
// corpus-variant: rdc -fgpu-rdc -std=c++20
#include <cooperative_groups.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <math.h>
#include <stdio.h>
__constant__ double coefficients[4] = {1.0, 0.5, -0.25, 0.125};
__device__ int counter;
__device__ float managed[8];
extern __shared__ double dynamic_shared[];
__device__ __noinline__ double polynomial(double x) {
  double r = 0;
#pragma unroll
  for (int i = 3; i >= 0; --i) r = fma(r, x, coefficients[i]);
  return r + sin(x) * exp(-x) + pow(x, 1.5) + erf(x) + tgamma(x);
}
__global__ void __launch_bounds__(256, 2) transform(const double *__restrict__ in, double *__restrict__ out, int n) {
  __shared__ double tile[32][33];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  tile[threadIdx.x & 31][threadIdx.y] = __ldg(in + i);
  __syncthreads();
  out[i] = polynomial(tile[threadIdx.y][threadIdx.x & 31]) + dynamic_shared[threadIdx.x];
  atomicAdd(&counter, 1);
  atomicAdd(out, 1.0);
  if (i == 0) printf("%d %f\n", counter, out[0]);
}
__global__ void reduce(const float *in, float *out, int n) {
  float v = in[threadIdx.x];
  for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
  unsigned active = __ballot_sync(__activemask(), v > 0);
  if (threadIdx.x == 0) atomicMax(reinterpret_cast<int *>(out), __float_as_int(v) + __popc(active));
  float old = atomicCAS((unsigned *)out, 1u, 2u) + atomicExch(managed, v);
  out[n] = sqrtf(old) + rsqrtf(v) + __sinf(v) + fminf(v, old);
  __threadfence_system();
}
template <class T, int N> struct Matrix {
  T data[N][N];
  __device__ T trace() const {
    T t = 0;
    for (int i = 0; i < N; ++i) t += data[i][i];
    return t;
  }
};
__global__ void generic(Matrix<double, 4> *m, Matrix<float, 3> byvalue, __half2 *h, double *out) {
  out[0] = m->trace() + byvalue.trace();
  h[0] = __hfma2(h[0], h[1], h[2]);
  auto block = cooperative_groups::this_thread_block();
  block.sync();
  auto f = [=] __device__(double x) { return x * out[0]; };
  out[1] = f(2.0);
}
