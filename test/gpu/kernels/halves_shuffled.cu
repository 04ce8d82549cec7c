// Halves are told as the integers that their bits are, packed and alone.
// halves
// launch 1 32
// x: float in 32
// y: float out 32

static __device__ void body(const float *x, float *y) {
  float v = x[threadIdx.x];
  _Float16 half = v + x[3];
  unsigned short small = __builtin_bit_cast(unsigned short, half);
  small = __shfl_xor_sync(0xffffffffu, small, 5);
  typedef _Float16 two __attribute__((vector_size(4)));
  two pair = {(_Float16)(v * 2), half};
  pair = __builtin_bit_cast(two, __shfl_up_sync(0xffffffffu, __builtin_bit_cast(int, pair), 3));
  y[threadIdx.x] = (float)__builtin_bit_cast(_Float16, small) * 3 + pair[0] * pair[1];
}
