// Packed halves: what is computed with both of a pair at once.
// halves
// launch 1 32
// x: float in 32
// y: float out 32

#include <cuda_fp16.h>

static __device__ void body(const float *x, float *y) {
  __shared__ __half2 s[32];
  int i = threadIdx.x;
  s[i] = __floats2half2_rn(x[i], x[31 - i]);
  __syncthreads();
  __half2 two = __floats2half2_rn(2, 2), v = __hfma2(s[i], s[i ^ 3], __hneg2(s[31 - i]));
  __half2 most = __hmax2(__hadd2(s[i ^ 7], two), __lowhigh2highlow(s[i]));
  __half2 least = __hmin2(most, s[i ^ 5]), more = __hgt2(__hadd2(s[i], two), s[i ^ 1]);
  float2 both = __half22float2(__hsub2(__hmul2(v, more), __hadd2(most, least)));
  __half2 part = __hmul2_sat(s[i ^ 2], __floats2half2_rn(0.25f, 0.5f));
  part = __hadd2(part, __hadd2_sat(two, s[i ^ 4]));
  y[i] = __low2float(part) + both.x - 2 * both.y + (__hbgt2(__hadd2(s[i ^ 1], two), s[i]) ? __high2float(v) : 0) +
         __low2float(__half2half2(__low2half(s[5])));
}
