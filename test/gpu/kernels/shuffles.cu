// All shuffles, in whole warps and in parts of them, with lanes beyond the end.
// launch 1 64
// x: double in 64
// lane: int 64 below 32
// y: double out 64

static __device__ void body(const double *x, const int *lane, double *y) {
  int i = threadIdx.x;
  double v = x[i] * x[i];
  double a = __shfl_sync(0xffffffffu, v, lane[i]);
  double b = __shfl_up_sync(0xffffffffu, v * a, 3, 8);
  double c = __shfl_down_sync(0xffffffffu, b + v, 5, 16);
  double d = __shfl_xor_sync(0xffffffffu, sin(c), 6, 4);
  double e = 0;
  if (i % 32 < 12)
    e = __shfl_down_sync(0xfffu, d * d, 2, 4);
  y[i] = a * b + c * d + e;
}
