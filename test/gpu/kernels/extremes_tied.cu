// Two threads have said the largest number each, and the same: one of them gets the derivative.
// races, as both store it once more
// launch 2 64
// x: double in 128
// y: double out 128

static __device__ long long __llAtomicMax(long long *p, long long v) {
  return __nvvm_atom_max_gen_ll(p, v);
}
static __device__ void body(const double *x, double *y) {
  __shared__ double most;
  int t = threadIdx.x, first = blockIdx.x * 64;
  if (t == 0)
    most = 0;
  __syncthreads();
  __llAtomicMax((long long *)&most, __double_as_longlong(x[first + t] * x[first + 63 - t]));
  __syncthreads();
  y[first + t] = most * most * x[first + t];
}
