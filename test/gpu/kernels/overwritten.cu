// What other threads read, and compute once more in the reverse sweep, is overwritten behind it.
// launch 1 64
// x: double in 64
// y: double out 64
// overwritten x

static __device__ void body(const double *__restrict__ x, double *__restrict__ y) {
  int t = threadIdx.x;
  double sum = 0;
  for (int k = 0; k < 40; k++) {
    double v = x[(t + k) % 64];
    sum += v * v * v;
  }
  __syncthreads();
  y[t] = sum;
}
