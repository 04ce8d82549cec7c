// Numbers are told as the integers that their bits are: as those of pairs are.
// launch 1 32
// x: float in 32
// y: float out 32

static __device__ void body(const float *x, float *y) {
  float v = x[threadIdx.x] * x[threadIdx.x];
  int bits = __shfl_down_sync(0xffffffffu, __builtin_bit_cast(int, v), 1);
  y[threadIdx.x] = __builtin_bit_cast(float, bits) * v;
}
