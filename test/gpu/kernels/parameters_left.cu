// Some threads are done before the others wait for each other: none may wait for the block's end.
// launch 2 64
// x: double in 128
// p: double in 2
// y: double out 128

static __device__ void body(const double *__restrict__ x, const double *__restrict__ p,
                            double *__restrict__ y) {
  __shared__ double s[32];
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  y[i] = x[i];
  if (t >= 32)
    return;
  s[t] = p[0] * x[i];
  __syncthreads();
  y[i] = s[31 - t] * p[1];
}
