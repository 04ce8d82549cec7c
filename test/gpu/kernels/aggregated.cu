// Lanes that happen to be there together add up first, and one of them adds: by masks of who is active.
// launch 1 64
// x: double in 64
// y: double inout 4
static __device__ void body(const double *x, double *y) {
  int t = threadIdx.x, lane = t % 32;
  if (x[t] > 0.8) {
    unsigned m = __nvvm_activemask();
    double v = x[t] * x[t], s = 0;
    for (int l = 0; l < 32; l++) { if (m >> l & 1) s += __shfl_sync(m, v, l); }
    if (lane == __builtin_ctz(m)) atomicAdd(&y[t / 32], s);
  }
}
