// Some sweeps of a relaxation in shared memory, nonlinear.
// launch 2 32
// x: double inout 64

static __device__ void body(double *x) {
  __shared__ double s[34];
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  s[t + 1] = x[i];
  if (t == 0)
    s[0] = s[33] = 0.5;
  __syncthreads();
  for (int k = 0; k < 5; k++) {
    double v = s[t] * s[t + 2] * 0.25 + s[t + 1] * 0.5;
    __syncthreads();
    s[t + 1] = v;
    __syncthreads();
  }
  x[i] = s[t + 1];
}
