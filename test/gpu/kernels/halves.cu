// Halves, alone and packed, in arithmetic and in sums.
// halves
// launch 1 32
// x: float in 32
// y: float out 32

#include <cuda_fp16.h>

static __device__ void body(const float *x, float *y) {
  __shared__ __half s[32];
  __shared__ __half sum[4];
  __shared__ __half2 both[4];
  int i = threadIdx.x;
  s[i] = __float2half(x[i]);
  if (i < 4)
    sum[i] = __float2half(0);
  if (i < 4)
    both[i] = __halves2half2(__float2half(0), __float2half(1));
  __syncthreads();
  __half v = __hfma(s[31 - i], s[i], s[i ^ 5]);
  __half2 pair = __hmul2(__halves2half2(s[i], s[i ^ 3]), __halves2half2(s[i ^ 3], s[i ^ 7]));
  pair = __shfl_xor_sync(0xffffffffu, pair, 9);
  atomicAdd(&sum[i % 4], __hmul(s[i], s[i / 4]));
  atomicAdd(&both[i % 4], __hsub2(pair, __halves2half2(s[i ^ 1], s[i])));
  __syncthreads();
  float all = __half2float(sum[i / 8]) + __half2float(__high2half(both[i % 4]));
  y[i] = __half2float(__hadd(v, __low2half(pair))) + all;
}
