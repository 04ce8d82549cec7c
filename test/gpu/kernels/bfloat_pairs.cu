// Packed numbers of bfloat16: sums by atomicAdd, products with sums, and the larger of two.
// bfloats
// sm_90
// launch 1 32
// x: float in 32
// y: float out 32

#include <cuda_bf16.h>

static __device__ void body(const float *x, float *y) {
  __shared__ __nv_bfloat162 s[32], sum[8];
  __nv_bfloat162 two = __floats2bfloat162_rn(2, 2);
  int i = threadIdx.x;
  s[i] = __floats2bfloat162_rn(x[i], x[31 - i]);
  if (i < 8)
    sum[i] = __floats2bfloat162_rn(0, 1);
  __syncthreads();
  atomicAdd(&sum[i % 8], __hmul2(s[i], s[i / 2]));
  __syncthreads();
  __nv_bfloat162 v = __hfma2(s[i], s[i ^ 3], __hmax2(s[i], __hadd2(s[i ^ 9], two)));
  y[i] = __low2float(v) - __high2float(v) + __low2float(sum[i / 4]) * 2 + __high2float(sum[i / 4]);
}
