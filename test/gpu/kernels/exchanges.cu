// Sums as they are written without an instruction for them: exchanged until nobody came in between.
// launch 3 32
// x: double in 96
// bin: int 96 below 5
// out: double inout 5
// less: double inout 3

static __device__ double add(double *to, double v) {
  long long *p = (long long *)to, there = 0, seen;
  do {
    seen = there;
    there = atomicCAS(p, seen, __double_as_longlong(v + __longlong_as_double(seen)));
  } while (seen != there);
  return __longlong_as_double(there);
}
static __device__ void subtract(double *to, double v) {
  for (long long *p = (long long *)to, there = 0;;) {
    long long now = atomicCAS(p, there, __double_as_longlong(__longlong_as_double(there) - v));
    if (now == there) break;
    there = now;
  }
}
static __device__ void body(const double *x, const int *bin, double *out, double *less) {
  __shared__ double sum[1];
  int i = blockIdx.x * 32 + threadIdx.x;
  if (threadIdx.x == 0) sum[0] = 0;
  __syncthreads();
  add(&out[bin[i]], x[i] * x[i] * x[i]);
  add(sum, sin(x[i]));
  subtract(sum, x[i] * x[i]);
  __syncthreads();
  if (threadIdx.x == 0) subtract(&less[blockIdx.x], 2 * sum[0]);
}
