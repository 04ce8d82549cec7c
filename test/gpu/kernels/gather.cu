// Numbers that other threads and blocks need, too, in any order and more than once.
// launch 2 64
// x: double in 40
// at: int 128 below 40
// y: double out 128
// only these blocks

static __device__ void body(const double *x, const int *at, double *y) {
  int i = blockIdx.x * 64 + threadIdx.x;
  double v = x[at[i]];
  y[i] = v * v * v + x[at[127 - i]];
}
