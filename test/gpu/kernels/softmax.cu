// Softmax of the rows of a matrix, a block for each: its largest, its sum, the quotients.
// launch 3 64
// x: double in 192
// y: double out 192

static __device__ double largest(double v, double *s) {
  int t = threadIdx.x;
  s[t] = v;
  __syncthreads();
  for (int d = 32; d; d >>= 1) {
    if (t < d)
      s[t] = fmax(s[t], s[t + d]);
    __syncthreads();
  }
  double found = s[0];
  __syncthreads();
  return found;
}

static __device__ double summed(double v, double *s) {
  int t = threadIdx.x;
  s[t] = v;
  __syncthreads();
  for (int d = 32; d; d >>= 1) {
    if (t < d)
      s[t] += s[t + d];
    __syncthreads();
  }
  double found = s[0];
  __syncthreads();
  return found;
}

static __device__ void body(const double *x, double *y) {
  __shared__ double s[64];
  int i = blockIdx.x * 64 + threadIdx.x;
  double e = exp(x[i] - largest(x[i], s));
  y[i] = e / summed(e, s);
}
