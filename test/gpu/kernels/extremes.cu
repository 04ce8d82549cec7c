// The largest and the least number of a block by atomics: as exchanges and by bits, of several numbers of each
// thread, of some threads, of parts of a block, in rounds.
// launch 2 64
// x: double in 256
// f: double in 128
// y: double out 128

static __device__ long long __llAtomicMin(long long *p, long long v) {
  return __nvvm_atom_min_gen_ll(p, v);
}
static __device__ void largest(double *to, double v) {
  long long *p = (long long *)to, there = 0, seen;
  do {
    seen = there;
    there = atomicCAS(p, seen, __double_as_longlong(fmax(v, __longlong_as_double(seen))));
  } while (seen != there);
}
static __device__ void least(double *to, double v) {
  long long *p = (long long *)to, there = 0, seen;
  do {
    seen = there;
    double now = __longlong_as_double(seen);
    there = atomicCAS(p, seen, __double_as_longlong(v < now ? v : now));
  } while (seen != there);
}

static __device__ void body(const double *x, const double *f, double *y) {
  __shared__ double most[4], small;
  __shared__ double bits;
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  double v = x[i] * x[i + 128], kept = 0;
  if (t == 0)
    bits = 40;
  for (int k = 0; k < 2; k++) {
    if (t < 4)
      most[t] = t == 3 ? 2 * v : 0;
    if (t == 0)
      small = 9;
    __syncthreads();
    double *mine = &most[t % 4];
    for (int j = 0; j < 2; j++)
      largest(mine, sin(v) + x[i + 64 * j] * (k + 1));
    if (t % 3 == k)
      least(&small, v * x[i]);
    __llAtomicMin((long long *)&bits, __double_as_longlong(f[i] * f[127 - i]));
    __syncthreads();
    v = v * 0.5 + most[(t + 1) % 4] * small;
    kept += bits * bits;
    __syncthreads();
  }
  y[i] = v + kept * 0.01;
}
