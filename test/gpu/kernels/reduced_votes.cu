// Reductions and matches of integers over a warp decide what is computed.
// launch 1 64
// x: double in 64
// at: int 64 below 6
// y: double out 64

static __device__ void body(const double *x, const int *at, double *y) {
  int i = threadIdx.x;
  double v = x[i];
  int many = __reduce_add_sync(0xffffffffu, v > 1);
  unsigned most = __reduce_max_sync(0xffffffffu, (unsigned)at[i]);
  unsigned same = __match_any_sync(0xffffffffu, at[i]);
  if (__all_sync(0xffffffffu, v > 0))
    v *= many;
  y[i] = v * v * __builtin_popcount(same) + most * x[63 - i];
}
