// Numbers of bfloat16 are read by many threads, and summed up.
// bfloats
// sm_90
// launch 1 32
// x: float in 32
// y: float out 32

#include <cuda_bf16.h>

static __device__ void body(const float *x, float *y) {
  __shared__ __nv_bfloat16 s[32];
  __shared__ __nv_bfloat16 sum[8];
  int i = threadIdx.x;
  s[i] = __float2bfloat16(x[i]);
  if (i < 8)
    sum[i] = __float2bfloat16(0);
  __syncthreads();
  atomicAdd(&sum[i % 8], __hmul(s[i], s[i / 2]));
  __syncthreads();
  y[i] = __bfloat162float(__hmul(s[i], s[3])) + __bfloat162float(sum[i / 4]);
}
